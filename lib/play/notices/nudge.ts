import 'server-only'
import { awaitsFor, stageOf } from '@/lib/kernel/log/projection'
import { present } from '@/lib/kernel/negotiation/affair'
import { MATTERS } from '@/lib/notices/matters'
import { nudgedField, rowField, rowOf } from '@/lib/notices/row'
import type { NudgeAnswer } from '../api/notices'
import type { Call } from '../call'
import { openTable } from '../games/open-game'
import { notNow, notYourSeat } from '../http/problem'
import { tellLater } from './tell-later'

const DAY = 24 * 60 * 60_000

/**
 * Asks the other player to move on, once in 24 hours. Who waits is what the asker may know: if the other has made
 * his secret choice already, the answer is the same and nothing is sent.
 */
export async function nudge(call: Call): Promise<NudgeAnswer> {
  const { game, match, seat } = await openTable(call)
  const [mine, ...more] = seat.sides
  if (!mine || more.length > 0) throw notYourSeat('Only a player asks the other to move on.')
  const awaited = awaitsFor(game, match, mine)
  const [other] = awaited.filter((side) => side !== mine && present(match).includes(side))
  if (stageOf(game, match) !== 'play' || awaited.includes(mine) || !other) {
    throw notNow('The game does not wait for the other player.')
  }
  const { store, now } = call.services
  const names = [nudgedField(other), rowField('turn', other)]
  const [last = null, row] = await store.fields(match.game, names)
  const at = now()
  if (last !== null && at - Number(last) < DAY) throw notNow('You have asked in the last 24 hours.')
  const told = row
    ? rowOf(MATTERS.nudge.kind, other, { game: match.game, play: match.play }, String(at), at)
    : {}
  const expect = { [nudgedField(other)]: last, [rowField('turn', other)]: row ?? null }
  const set = { [nudgedField(other)]: String(at), ...told }
  if (await store.setFields(match.game, { expect, set, due: at })) tellLater(call.services, match.game)
  return { again: new Date(at + DAY).toISOString() }
}
