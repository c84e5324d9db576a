import type { GameSuite } from '../../support/game-suite/suite'
import { pick } from '../../support/seeded'
import {
  type ToyEvent,
  type ToyOrder,
  type ToySide,
  type ToyState,
  type ToyView,
  toy,
} from '../../support/toy-game'

/** The types of the toy, as the shared suites name them. */
export interface Toy {
  side: ToySide
  state: ToyState
  order: ToyOrder
  event: ToyEvent
  view: ToyView
}

/** Any number of any order's, also such as nobody may give. */
function anyOrder(luck: () => number): ToyOrder {
  const orders: readonly ToyOrder[] = [
    { type: 'choose', number: 1 + Math.floor(luck() * 9) },
    { type: 'step', pawn: pick(toy.sides, luck), by: luck() < 0.5 ? 1 : -1 },
    { type: 'dig' },
    { type: 'fight' },
    { type: 'done' },
  ]
  return pick(orders, luck)
}

/** The toy game before the suites for any game: what they prove of it, they prove of every game. */
export const toySuite: GameSuite<Toy> = {
  game: toy,
  faults: ({ table, hidden }) => [
    ...toy.sides.flatMap((side) => {
      const at = table.pawns[side]
      return at < 0 || at > 9 ? [`the ${side} pawn is at ${at}`] : []
    }),
    ...(hidden.treasure < 1 || hidden.treasure > 9 ? [`the treasure is at ${hidden.treasure}`] : []),
    ...(table.phase === 'over' && table.treasure !== hidden.treasure ? ['another treasure is shown'] : []),
  ],
  due: ({ table: { phase } }) => phase,
  completed: (_state, { order }) => toy.schemas.order.parse(order),
  mutated: (_state, order, luck) =>
    order.type === 'step' ? { ...order, pawn: pick(toy.sides, luck) } : anyOrder(luck),
  anyOrder,
  isListed: (_state, legal, order) =>
    legal.some((entry) => JSON.stringify(entry.order) === JSON.stringify(order)),
  refused: 0.6,
  finish: 'done',
  kindsOfPositions: 2,
  secretOrders: ['choose'],
}
