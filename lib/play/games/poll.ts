import 'server-only'
import type { z } from 'zod'
import type { VersionAnswer } from '../api/game'
import type { Call } from '../call'
import { notYourSeat } from '../http/problem'
import type { asQuery } from '../http/schemas'
import { present } from '../notices/tell-later'
import { openTable } from './open-game'
import { versionsFor } from './versions'

/** Milliseconds that a sender has to see to what is overdue, before those do who have the table open. */
const SENDERS = 60_000

/**
 * Whether anything has changed for a viewer: one command to the store, and no rule is asked. Where no sender comes round,
 * what is left to standing orders is decided by this, or somebody would sit before a table at which nothing happens.
 */
export async function poll(call: Call, { as }: z.output<typeof asQuery>): Promise<VersionAnswer> {
  const read = await versionsFor(call)
  const isOverdue = read.lapse !== null && read.lapse + SENDERS <= call.services.now()
  if (isOverdue) await openTable(call)
  const { seat, versions, unread, here, hides, follows } = isOverdue ? await versionsFor(call) : read
  const viewer = as ?? seat.sides[0] ?? 'spectator'
  if (as !== undefined && !seat.sides.includes(as)) throw notYourSeat('This browser does not play that side.')
  present(call, seat.sides, { hides, follows })
  return { viewer, version: versions[viewer]!, unread, here }
}
