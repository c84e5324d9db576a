import { formsUnder } from '@/lib/games/proud-monster/forms'
import type { Rules } from '@/lib/games/proud-monster/in-force'
import type { Order } from '@/lib/games/proud-monster/orders'
import { stationsOf } from '@/lib/games/proud-monster/rules/03-set-up'
import { overfull } from '@/lib/games/proud-monster/rules/06-stacking'
import { waysOf } from '@/lib/games/proud-monster/rules/12-movement'
import { counterOf, OKH, type State, type Table } from '@/lib/games/proud-monster/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { someOf } from '@/tests/support/game-suite/draw'
import { generatorsOf } from '@/tests/support/game-suite/generators'
import type { GameOf } from '@/tests/support/game-suite/suite'
import { pick } from '../../support/seeded'
import type { Proud } from './suite'

/** Orders that name some units of a stack, and then where those go. */
type Sending = Extract<Order, { type: 'moveStack' | 'stationUnits' }>
const isMove = (order: Order): order is Extract<Sending, { path: unknown }> => order.type === 'moveStack'
const isSending = (order: Order): order is Sending => isMove(order) || order.type === 'stationUnits'

/** How orders are drawn by the rules of a level. */
export function generatorsUnder(
  rules: Rules,
  game: GameOf<Proud>,
  orders: object,
  more: Readonly<Record<string, { one: readonly string[] }>> = {},
) {
  const { board } = rules
  const on = (open: Table) => ({ rules, open })
  const base = generatorsOf<Proud>({
    ...{
      game,
      board,
      orders,
      beyond: '9999N',
      units: Object.keys(rules.counters),
      forms: formsUnder(rules),
    },
    fields: {
      ...{ unit: 'unit', guard: 'unit', units: 'units', attackers: 'units' },
      ...{ path: 'path', target: 'hex', hex: 'hex', from: 'hex', to: { one: OKH } },
      ...more,
    },
    ways: {},
    attackers: (_state, from) => from,
  })

  /** Where units may go by an order of a type, each as what is still open in it. */
  const goals: {
    [Type in Sending['type']]: (table: Table, units: readonly string[]) => Partial<Sending>[]
  } = {
    moveStack: (table, units) => [...waysOf(on(table), units).values()].map((path) => ({ path: [...path] })),
    stationUnits: (table, units) =>
      stationsOf(on(table), rules.counters[units[0]!]!.side, units).map((to) => ({ to })),
  }

  /** Some units of a stack that go somewhere; null: they can go nowhere. */
  function sent(
    { table }: Pick<State, 'table'>,
    { order, choose }: LegalEntry,
    luck: () => number,
  ): Sending | null {
    const { from, min, max } = choose!
    for (let tries = 0; tries < 6; tries += 1) {
      const units = someOf(from, min, tries < 3 ? max : 1, luck)
      const there = goals[order.type as Sending['type']](table, units)
      if (there.length > 0) return { ...order, units, ...pick(there, luck) } as unknown as Sending
    }
    return null
  }

  /** One that is offered for this entry; it may ask more of those who go together than of each. */
  const likely: NonNullable<typeof base.surely> = (state, entry, luck) => {
    if (!isSending(entry.order as Order)) return base.surely(state, entry, luck)
    const order = sent(state, entry, luck)
    if (order) return order
    const [hex] = overfull(on(state.table), state.table.acting)
    return hex === undefined ? { type: 'done' } : { type: 'forfeitUnits', hex }
  }

  /** Such an order has two open fields; all else is drawn as for any game. */
  const generators: typeof base = {
    ...base,
    completed: (seen, entry, luck) => {
      const { order, choose } = entry
      if (!isSending(order as Order)) return base.completed(seen, entry, luck)
      // They stand where nobody gets away: an order that is refused.
      const nowhere = isMove(order as Order) ? { path: [order.from] } : { to: order.from }
      return sent(seen, entry, luck) ?? ({ ...order, units: [choose!.from[0]!], ...nowhere } as never)
    },
    // Not every choice of units is lawful, as of a stack or of those who attack together.
    surely: (state, entry, luck) => {
      const side = game.awaits(state)[0]!
      const isLawful = (order: Order) => game.check(state, side, order) === null
      for (let tries = 0; tries < 8; tries += 1) {
        const order = likely(state, entry, luck)
        if (isLawful(order)) return order
      }
      const { order, choose } = entry
      const sets = choose ? [choose.from, ...choose.from.map((one) => [one])] : []
      const all = sets.map((units) => ({ ...order, [choose!.field]: [...units] }) as unknown as Order)
      return all.find(isLawful) ?? likely(state, entry, luck)
    },
    mutated: (state, order, luck) => {
      const other = base.mutated(state, order, luck)
      // To a reserve area leads an order of its own.
      const isBeside = other.type === 'stationUnits' && !board.has(other.to)
      return isBeside ? { ...other, to: pick(board.hexes, luck) } : other
    },
    // Of a mixed stack only its cheapest ways are offered; a way may go round, or visit a hex twice.
    isListed: (state, legal, order) => {
      if (!isSending(order)) return base.isListed(state, legal, order)
      const entry = legal.find(
        ({ order: { type, from }, choose }) =>
          type === order.type &&
          from === order.from &&
          order.units.every((unit) => choose!.from.includes(unit)),
      )
      if (!entry) return false
      if (!isMove(order))
        return goals
          .stationUnits(state.table, order.units)
          .some((goal) => 'to' in goal && goal.to === order.to)
      const isMixed = new Set(order.units.map((unit) => rules.counters[unit]!.mech)).size > 1
      const isCircle = order.path.at(-1) === counterOf(state.table, order.units[0]!).at
      return isMixed || isCircle || waysOf(on(state.table), order.units).has(order.path.at(-1)!)
    },
  }
  return generators
}
