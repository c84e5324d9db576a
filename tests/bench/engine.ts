import type { Dealer } from '@/lib/kernel/dice/fair-dice'
import { decideBundle, decideOrder, unchanged } from '@/lib/kernel/log/commands'
import type { Match } from '@/lib/kernel/log/match'
import { legalFor, viewFor } from '@/lib/kernel/log/projection'
import { packSnapshot } from '@/lib/store/snapshot'
import { beside, bigToy } from '../support/big-toy'
import { SEED, stamps, ToyMatch } from '../support/toy-match'
import { atMost, type Figure, median } from './figure'

const LARGE = 900
const SMALL = 100
const ORDERS = 40
const ROUNDS = 9
const BUNDLE = 64
const ORDER_MS = 10
const BUNDLE_MS = 150
const SNAPSHOT_KB = 120

interface Begun {
  match: Match
  dealer: Dealer
  stamp: () => { time: string; salt: string }
}

function begun(counters: number): Begun {
  const stamp = stamps()
  const facts = { play: 'big', scenario: 'whole', options: { counters } }
  const { match, dealer } = new ToyMatch(stamp, SEED, facts, bigToy)
  return { match, dealer, stamp }
}

/** Moves of so many units by one hex each. */
const moves = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / 20) * 2 + 2
    return { type: 'move', unit: `red-division-${n * 2}`, to: beside(row * 54 + (n % 20) + 2)[0]! }
  })

/** What an order costs that is decided, carried out, appended, and told to its player with all that he may do next. */
function ordersIn({ match, dealer, stamp }: Begun): number[] {
  let now = match
  return moves(ORDERS).map((order) => {
    const began = performance.now()
    const done = decideOrder(bigToy, unchanged(now), 'red', order, dealer, stamp())
    if ('no' in done) throw new Error(`refused: ${done.no}`)
    now = done.match
    viewFor(bigToy, now, 'red')
    legalFor(bigToy, now, 'red')
    return performance.now() - began
  })
}

/** The same, and the CPU that all of it takes: what else the machine does makes both longer, but no CPU. */
function measured(game: Begun): { orders: number[]; cpu: number } {
  const before = process.cpuUsage()
  const orders = ordersIn(game)
  return { orders, cpu: process.cpuUsage(before).user }
}

function bundleIn({ match, dealer, stamp }: Begun): number {
  const began = performance.now()
  const { appended, stood } = decideBundle(bigToy, unchanged(match), 'red', moves(BUNDLE), dealer, stamp)
  if (stood !== BUNDLE) throw new Error(`only ${stood} orders stood`)
  viewFor(bigToy, appended.match, 'red')
  legalFor(bigToy, appended.match, 'red')
  return performance.now() - began
}

/** What the engine takes for a game of 900 counters on 2,700 hexes, as any game of that size does. */
export function engineFigures(): Figure[] {
  ordersIn(begun(SMALL))
  ordersIn(begun(LARGE))
  // In turns, so that what the machine does besides is the same for both.
  const times = Array.from(
    { length: ROUNDS },
    () => [measured(begun(SMALL)), measured(begun(LARGE))] as const,
  )
  const longer = median(times.map(([few, many]) => many.cpu / few.cpu))
  const large = median(times.flatMap(([, many]) => many.orders))
  const bundles = Array.from({ length: 5 }, () => bundleIn(begun(LARGE)))
  const snapshot = packSnapshot(begun(LARGE).match).length
  return [
    atMost('an order among 900 counters, engine alone', large, 'ms', ORDER_MS),
    atMost('an order among 900 counters and among 100: longer by', longer, 'x', LARGE / SMALL),
    atMost('a bundle of 64 orders among 900 counters, engine alone', median(bundles), 'ms', BUNDLE_MS),
    atMost('snapshot of a game of 900 counters', snapshot / 1000, 'kB', SNAPSHOT_KB),
  ]
}
