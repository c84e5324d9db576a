import 'server-only'
import type { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import { asOffered, checkpointOfLine, checkpointsIn, returnTo } from '@/lib/kernel/log/checkpoints'
import { type Appended, settle, unchanged } from '@/lib/kernel/log/commands'
import { otherSide } from '@/lib/kernel/log/match'
import type { Affair } from '@/lib/kernel/negotiation/affair'
import { countsFrom } from '@/lib/kernel/time/timing'
import { seatField, storedSeat } from '@/lib/seats/seat'
import { outagesSince } from '@/lib/store/outages'
import type { GameAnswer } from '../api/game'
import type { Call } from '../call'
import { refusedBy, stale } from '../http/problem'
import type { affairRequest } from '../http/schemas'
import { vacated } from '../seats/reseat'
import { stampFrom } from '../services'
import { answerFor, fullAnswerFor, seated, sideOf } from './answer'
import { openSeed } from './seed-vault'
import type { SeatedTable } from './table'
import { transaction } from './transaction'
import { wholeLog } from './whole-log'

type Body = z.output<typeof affairRequest>

const noMoment: Refusal = { no: 'FP 6', because: { key: 'table.no.noMoment', params: {} } }

/**
 * A player settles something beside the rules. To go back to an earlier moment the whole log is read and folded, which
 * no order ever needs; the state of that moment then stands in the log itself.
 */
export async function settleAffair(call: Call, body: Body): Promise<GameAnswer> {
  const after = await transaction(call, { id: body.id, body }, async (table) => {
    const at = seated(table)
    const side = sideOf(at, body.side)
    if (table.match.versions[side] !== body.seen) throw stale(await fullAnswerFor(call, at, side, body.since))
    const appended = await settled(call, at, side, body.affair)
    // Whose seat the computer has now plays there no more, and sees no more than who watches.
    const given = Object.keys(appended.match.players).find(
      (one) => appended.match.players[one] === 'computer' && table.match.players[one] === 'person',
    )
    if (!given) return { appended }
    const left = await vacated(call, table.links, given)
    const own = table.who && storedSeat(left.set[seatField(call.game, table.who.account)])
    return { appended, ...left, ...(own ? { seat: own } : {}) }
  })
  const at = seated(after)
  const [side] = at.seat.sides
  // At a hot seat the computer may have the side now for which this was said: he looks on as the other.
  if (side && body.side && !at.seat.sides.includes(body.side)) return fullAnswerFor(call, at, side)
  return answerFor(at, sideOf(at, body.side), body.since)
}

async function settled(
  call: Call,
  table: SeatedTable,
  side: string,
  asked: Body['affair'],
): Promise<Appended> {
  const { game, match } = table
  const { head } = match
  const seed = match.mix ? openSeed(call.services.key(), match.game, table.sealed ?? '') : ''
  const carry = (appended: Appended, by: string, affair: Affair): Appended => {
    const done = settle(game, appended, by, affair, seed, () => stampFrom(call.services))
    if ('no' in done) throw refusedBy(game, done)
    return done
  }
  const appended = carry(unchanged(match), side, await affairOf(call, { ...table, head }, side, asked))
  // At a hot seat one person agrees with himself, and the computer always agrees to go back.
  const other = otherSide(game, side)
  const agrees = table.seat.sides.includes(other) || match.players[other] === 'computer'
  if (asked.type !== 'offer' || !agrees) return appended
  const accept = { type: 'accept', what: asked.what } as const
  return carry(appended, other, await affairOf(call, { ...table, match: appended.match, head }, side, accept))
}

/** What was asked for, with what only the server knows. */
async function affairOf(
  call: Call,
  { head, ...table }: SeatedTable & { head: number },
  side: string,
  asked: Body['affair'],
): Promise<Affair> {
  const { game, match } = table
  const moments = async () => checkpointsIn(game, await wholeLog(call, head))
  switch (asked.type) {
    case 'claim':
    case 'lead':
      return { type: asked.type, outages: await outages(call, table, side) }
    case 'replace':
      return { type: 'replace', what: asked.what, outages: await outages(call, table, side) }
    case 'offer': {
      if (asked.what !== 'takeBack') return { type: 'offer', what: asked.what }
      const moment = checkpointOfLine(await moments(), side, asked.line)
      if (!moment) throw refusedBy(game, noMoment)
      return { type: 'offer', what: 'takeBack', moment: asOffered(moment) }
    }
    case 'accept': {
      if (asked.what !== 'takeBack') return { type: 'accept', what: asked.what }
      const offered = match.settled.offers.find(({ what }) => what === 'takeBack')?.moment
      const moment = (await moments()).find(({ n }) => n === offered?.n)
      if (!moment) throw refusedBy(game, noMoment)
      return { type: 'accept', what: 'takeBack', ...returnTo(match, moment) }
    }
    default:
      return asked
  }
}

/** Outages since the other side's hand-offs that still matter began. */
async function outages(call: Call, { game, match }: SeatedTable, side: string) {
  const other = otherSide(game, side)
  const from = match.timing ? countsFrom(match.timing, other) : (match.silent[other] ?? Infinity)
  return Number.isFinite(from) ? outagesSince(call.services, from) : []
}
