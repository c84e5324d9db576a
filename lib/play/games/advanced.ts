import 'server-only'
import { createHmac } from 'node:crypto'
import type { Dealer } from '@/lib/kernel/dice/fair-dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { type Appended, decideOrder, unchanged } from '@/lib/kernel/log/commands'
import type { Match } from '@/lib/kernel/log/match'
import { decideLed } from '@/lib/kernel/log/on-behalf'
import { withPasses } from '@/lib/kernel/log/passed'
import { dueIn, isLed, legalFor, viewFor } from '@/lib/kernel/log/projection'
import type { Call } from '../call'
import { stampFrom } from '../services'
import { dealerOf } from './dealer'
import type { Table } from './table'

/**
 * Milliseconds after which the computer begins no other order in one request, and orders that it may give: the plan of a
 * phase alone takes two thirds of the second that a request should last at most.
 */
export const PATIENCE = 200
const MOST_ORDERS = 100

/** What the computer, or a staff that leads, does in one request. */
export function advanced(
  call: Call,
  { game, match, sealed }: Pick<Table, 'game' | 'match' | 'sealed'>,
): Appended {
  let appended = unchanged(match)
  if (!match.mix || !actingSide(game, match)) return appended
  const dealer = dealerOf(call, game, match, sealed)
  const end = call.services.now() + PATIENCE
  const isOver = () => call.services.now() >= end
  const stamp = () => stampFrom(call.services)
  for (let side = actingSide(game, match); side !== null; side = actingSide(game, appended.match)) {
    const before = appended.match
    const done = isLed(game, before, side)
      ? decideLed(game, appended, side, { dealer, stamp, isOver })
      : playOne(call, game, appended, side, dealer)
    appended = withPasses(game, before, done, stamp)
    if (isOver() || appended.written.length >= MOST_ORDERS) break
  }
  return appended
}

/** The side that is to move of the computer, or of who is led; null while the game waits for any person, or for nobody. */
function actingSide(game: Game, match: Match): string | null {
  const awaited = dueIn(game, match)
  const isActedFor = (side: string) => match.players[side] === 'computer' || isLed(game, match, side)
  return awaited.every(isActedFor) ? (awaited[0] ?? null) : null
}

/** true: the game waits for no person, but for the computer, or for the staff of who is led. */
export const goesOnAlone = (game: Game, match: Match): boolean =>
  match.mix !== null && actingSide(game, match) !== null

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
