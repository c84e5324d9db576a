import 'server-only'
import type { z } from 'zod'
import { chatRecord, noteField } from '@/lib/seats/seat'
import { seatHash } from '@/lib/seats/tokens'
import type { NotesAnswer } from '../api/talk'
import type { Call } from '../call'
import { badRequest, notYourSeat } from '../http/problem'
import type { asQuery, notesRequest } from '../http/schemas'
import { readNote } from './chat-record'
import { openTable } from './open-game'

/** Whose notes: a player's own for the side he plays; at a hot seat each side has its own. */
async function placeOf(call: Call, as: string | undefined): Promise<{ record: string; field: string }> {
  const { seat, who } = await openTable(call)
  if (seat.sides.length === 0 || !who) throw notYourSeat('Only players keep notes at a table.')
  const side = as ?? seat.sides[0]!
  if (!seat.sides.includes(side)) throw notYourSeat('This browser does not play that side.')
  if (as === undefined && seat.sides.length > 1) throw badRequest('Say for which side.', 'as')
  return { record: chatRecord(call.game), field: noteField(side, seatHash(call.game, who.account)) }
}

/** What a player has noted for himself. */
export async function readNotes(call: Call, { as }: z.output<typeof asQuery>): Promise<NotesAnswer> {
  const { record, field } = await placeOf(call, as)
  const [text] = await call.services.store.fields(record, [field])
  return { ...readNote(text), kept: true }
}

/** Keeps notes, unless another device has changed them since they were read: then those are answered. */
export async function writeNotes(
  call: Call,
  { as, n, text }: z.output<typeof notesRequest>,
): Promise<NotesAnswer> {
  const { record, field } = await placeOf(call, as)
  const { store } = call.services
  const [before = null] = await store.fields(record, [field])
  const now = readNote(before)
  if (now.text === text) return { ...now, kept: true }
  if (now.n !== n) return { ...now, kept: false }
  const next = { text, n: n + 1 }
  const set = { [field]: JSON.stringify(next) }
  const kept = await store.setFields(record, { create: true, expect: { [field]: before }, set })
  if (kept) return { ...next, kept }
  const [after] = await store.fields(record, [field])
  return { ...readNote(after), kept }
}
