import 'server-only'
import type { z } from 'zod'
import type { VersionAnswer } from '../api/game'
import type { Call } from '../call'
import { notYourSeat } from '../http/problem'
import type { versionQuery } from '../http/schemas'
import { present } from '../notices/tell-later'
import { openTable } from './open-game'
import { readView } from './read-view'
import { versionsFor } from './versions'

/** Milliseconds that a sender has to see to what is overdue, before those do who have the table open. */
const SENDERS = 60_000

/**
 * Whether anything has changed for a viewer: one command to the store, and no rule is asked. Where no sender comes round,
 * what is left to standing orders is decided by this, or somebody would sit before a table at which nothing happens. Who says
 * what he has seen is told in the same answer what has come since.
 */
export async function poll(
  call: Call,
  { as, seen, since }: z.output<typeof versionQuery>,
): Promise<VersionAnswer> {
  const read = await versionsFor(call)
  const isOverdue = read.lapse !== null && read.lapse + SENDERS <= call.services.now()
  if (isOverdue) await openTable(call)
  const { seat, versions, unread, here, hides, follows } = isOverdue ? await versionsFor(call) : read
  const viewer = as ?? seat.sides[0] ?? 'spectator'
  if (as !== undefined && !seat.sides.includes(as)) throw notYourSeat('This browser does not play that side.')
  const version = versions[viewer]!
  if (seen !== undefined && version > seen)
    return { viewer, version, unread, here, table: await readView(call, { as, since }, { tells: true }) }
  present(call, seat.sides, { hides, follows })
  return { viewer, version, unread, here }
}
