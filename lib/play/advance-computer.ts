import 'server-only'
import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Dealer } from '@/lib/kernel/fair-dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { decideOrder, type Growth, unchanged } from '@/lib/kernel/growth'
import type { Match } from '@/lib/kernel/match'
import { dueIn, legalFor, viewFor } from '@/lib/kernel/sight'
import { answerFor, seated, viewerOf } from './answer'
import type { GameAnswer } from './api'
import { change } from './change'
import { dealerOf } from './dealer'
import { stampFrom } from './desk'
import type { Call } from './handle'
import { notYourSeat } from './problem'
import type { advanceRequest } from './requests'

/** Milliseconds that the computer may think in one request, and orders that it may give. */
const PATIENCE = 300
const MOST_ORDERS = 100

/** Lets the computer play on until a person must act or the time for one request is over. */
export async function advanceComputer(
  call: Call,
  body: z.output<typeof advanceRequest>,
): Promise<GameAnswer> {
  const after = await change(call, { id: body.id, body }, (table) => {
    if (table.seat.sides.length === 0 && !table.seat.creator)
      throw notYourSeat('Spectators do not move a game on.')
    const { game, match } = table
    let growth = unchanged(match)
    if (!match.mix || !computerSide(game, match)) return { growth }
    const dealer = dealerOf(call, game, match, table.sealed)
    const end = call.desk.now() + PATIENCE
    for (let side = computerSide(game, match); side !== null; side = computerSide(game, growth.match)) {
      growth = playOne(call, game, growth, side, dealer)
      if (call.desk.now() >= end || growth.written.length >= MOST_ORDERS) break
    }
    return { growth }
  })
  const at = seated(after)
  return answerFor(at, viewerOf(at, undefined), body.since)
}

/** The computer's side that is to move; null while the game waits for any person, or for nobody. */
function computerSide(game: Game, match: Match): string | null {
  const awaited = dueIn(game, match)
  return awaited.every((side) => match.players[side] === 'computer') ? (awaited[0] ?? null) : null
}

/** One order of the computer player, who is shown what a person on his side would be shown and nothing else. */
function playOne(call: Call, game: Game, growth: Growth, side: string, dealer: Dealer): Growth {
  const { match } = growth
  const legal = legalFor(game, match, side)
  const chosen = game.computer(viewFor(game, match, side), legal, luckOf(call, match))
  // Should the computer player ever choose amiss, the game must not stand still for it.
  const plain = legal.filter(({ choose }) => !choose).map(({ order }) => order as AnyOrder)
  for (const order of [chosen, ...plain]) {
    const read = game.schemas.order.safeParse(order)
    if (!read.success) continue
    const done = decideOrder(game, growth, side, read.data, dealer, stampFrom(call.desk))
    if (!('no' in done)) return done
  }
  throw new Error('the computer player found no order')
}

/**
 * The computer's whims follow from the server's key and the place in the log, not from the keys of the dice. Without
 * a key the other player could work out which chits it chooses in secret.
 */
function luckOf({ desk }: Call, match: Match): () => number {
  const key = desk.key()
  let n = 0
  return () => {
    const place = `fieldpost/luck/1 ${match.game} ${match.head} ${n++}`
    return createHmac('sha256', key).update(place).digest().readUInt32BE(0) / 2 ** 32
  }
}
