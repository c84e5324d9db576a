import { pointsLeft } from '../rules/12-movement'
import { isSiege } from './call-up'
import { isHedgehog } from './hedgehogs'
import { leftWithout } from './logistics'
import { assaultCost, isSpent } from './mobile'
import type { Order } from './orders'
import { stockLeft } from './restore'
import { shipsLeft } from './sea'
import type { Situation } from './situation'

/** What an order costs, by its name, with what fills its gaps. */
export interface OrderCost {
  readonly what: string
  readonly params?: Readonly<Record<string, number>>
}

type Costs = {
  readonly [Type in Order['type']]?: (
    at: Situation,
    order: Extract<Order, { type: Type }>,
  ) => OrderCost | null
}
const COSTS: Costs = {
  // 8.21: the first of three costs a point.
  callUp: (at, { unit }) =>
    !isSiege(at, unit) && at.open.called % at.rules.securityGroup === 0 ? { what: 'point' } : null,
  replaceStep: (at) => ({ what: 'stock', params: { n: stockLeft(at) - 1 } }),
  refitDivision: () => ({ what: 'rests' }),
  supplyByAir: ({ rules, open }) => ({
    what: 'counters',
    params: { n: rules.aerialCounters - open.logistics.aerial.length - 1 },
  }),
  // 9.18: it stays with them alone, or goes with who leaves the hex first.
  keepByAir: (at, { units }) => ({ what: 'without', params: { n: leftWithout(at, units) } }),
  moveStack(at, { units }) {
    const n = leftWithout(at, units)
    return n > 0 ? { what: 'behind', params: { n } } : null
  },
  concentrateSupply: () => ({ what: 'halts' }),
  changeHedgehog: (at, { hex }) => (isHedgehog(at, hex) ? null : { what: 'holds' }),
  sailUnits: (at, { from, units }) => ships(at, from, units),
  invadeCoast: (at, { hex, units }) => ships(at, hex, units),
  mobileAssault(at, { from, target, units }) {
    // 15.12: cavalry is spent by it.
    if (units.some((unit) => isSpent(at, unit))) return { what: 'spent' }
    const each = units.map((unit) => {
      const cost = assaultCost(at, unit, from, target)
      return { cost, left: pointsLeft(at, unit) - cost }
    })
    return { what: 'points', params: each.reduce((a, b) => (b.left < a.left ? b : a)) }
  },
  assaultAgain: ({ rules }) => ({ what: 'again', params: { cost: rules.firstTurnPrice } }),
}

/** Who may sail yet. */
const ships = (at: Situation, from: string, units: readonly string[]): OrderCost => ({
  what: 'ships',
  params: { n: shipsLeft(at, from) - units.length },
})

/** What an order costs besides a move and an attack; null: nothing that has to be said. */
export const orderCost = (at: Situation, order: { readonly type: string }): OrderCost | null =>
  (COSTS[order.type as Order['type']] as ((at: Situation, order: unknown) => OrderCost | null) | undefined)?.(
    at,
    order,
  ) ?? null
