import 'server-only'
import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Dealer } from '@/lib/kernel/dice/fair-dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { type Appended, decideOrder, unchanged } from '@/lib/kernel/log/commands'
import type { Match } from '@/lib/kernel/log/match'
import { decideLed } from '@/lib/kernel/log/on-behalf'
import { dueIn, isLed, legalFor, viewFor } from '@/lib/kernel/log/projection'
import type { GameAnswer } from '../api/game'
import type { Call } from '../call'
import { notYourSeat } from '../http/problem'
import type { advanceRequest } from '../http/schemas'
import { stampFrom } from '../services'
import { answerFor, seated, viewerOf } from './answer'
import { dealerOf } from './dealer'
import { transaction } from './transaction'

/** Milliseconds that the computer may think in one request, and orders that it may give. */
export const PATIENCE = 300
const MOST_ORDERS = 100

/** Lets the computer, or the staff of who is led, play on until a person must act or the time for one request is over. */
export async function advanceComputer(
  call: Call,
  body: z.output<typeof advanceRequest>,
): Promise<GameAnswer> {
  const after = await transaction(call, { id: body.id, body }, (table) => {
    if (table.seat.sides.length === 0 && !table.seat.creator)
      throw notYourSeat('Spectators do not move a game on.')
    const { game, match } = table
    let appended = unchanged(match)
    if (!match.mix || !actingSide(game, match)) return { appended }
    const dealer = dealerOf(call, game, match, table.sealed)
    const end = call.services.now() + PATIENCE
    const isOver = () => call.services.now() >= end
    for (let side = actingSide(game, match); side !== null; side = actingSide(game, appended.match)) {
      appended = isLed(game, appended.match, side)
        ? decideLed(game, appended, side, { dealer, stamp: () => stampFrom(call.services), isOver })
        : playOne(call, game, appended, side, dealer)
      if (isOver() || appended.written.length >= MOST_ORDERS) break
    }
    return { appended }
  })
  const at = seated(after)
  return answerFor(at, viewerOf(at, undefined), body.since)
}

/** The side that is to move of the computer, or of who is led; null while the game waits for any person, or for nobody. */
function actingSide(game: Game, match: Match): string | null {
  const awaited = dueIn(game, match)
  const isActedFor = (side: string) => match.players[side] === 'computer' || isLed(game, match, side)
  return awaited.every(isActedFor) ? (awaited[0] ?? null) : null
}

/** One order of the computer player, who is shown what a person on his side would be shown and nothing else. */
function playOne(call: Call, game: Game, appended: Appended, side: string, dealer: Dealer): Appended {
  const { match } = appended
  const legal = legalFor(game, match, side)
  const chosen = game.computer(viewFor(game, match, side), legal, luckOf(call, match))
  // Should the computer player ever choose amiss, the game must not stand still for it.
  const plain = legal.filter(({ choose }) => !choose).map(({ order }) => order as AnyOrder)
  for (const order of [chosen, ...plain]) {
    const read = game.schemas.order.safeParse(order)
    if (!read.success) continue
    const done = decideOrder(game, appended, side, read.data, dealer, stampFrom(call.services))
    if (!('no' in done)) return done
  }
  throw new Error('the computer player found no order')
}

/**
 * The computer's whims follow from the server's key and the place in the log, not from the keys of the dice. Without
 * a key the other player could work out which chits it chooses in secret.
 */
function luckOf({ services }: Call, match: Match): () => number {
  const key = services.key()
  let n = 0
  return () => {
    const place = `fieldpost/luck/1 ${match.game} ${match.head} ${n++}`
    return createHmac('sha256', key).update(place).digest().readUInt32BE(0) / 2 ** 32
  }
}
