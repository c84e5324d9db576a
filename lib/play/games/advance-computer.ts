import 'server-only'
import type { z } from 'zod'
import type { GameAnswer } from '../api/game'
import type { Call } from '../call'
import { notYourSeat } from '../http/problem'
import type { advanceRequest } from '../http/schemas'
import { advanced } from './advanced'
import { answerFor, seated, viewerOf } from './answer'
import { leadOnLater } from './lead-on'
import { transaction } from './transaction'

/**
 * Lets the computer, or the staff of who is led, play on until a person must act or the time for one request is over; for whoever
 * leaves the table, after the answer too.
 */
export async function advanceComputer(
  call: Call,
  body: z.output<typeof advanceRequest>,
): Promise<GameAnswer> {
  const after = await transaction(call, { id: body.id, body }, (table) => {
    if (table.seat.sides.length === 0 && !table.seat.creator)
      throw notYourSeat('Spectators do not move a game on.')
    return { appended: advanced(call, table) }
  })
  if (body.leaves) leadOnLater(call.services, after)
  const at = seated(after)
  return answerFor(at, viewerOf(at, undefined), body.since)
}
