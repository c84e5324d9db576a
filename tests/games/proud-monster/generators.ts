import { formsUnder } from '@/lib/games/proud-monster/forms'
import { board } from '@/lib/games/proud-monster/geometry'
import type { Rules } from '@/lib/games/proud-monster/in-force'
import type { Order } from '@/lib/games/proud-monster/orders'
import { overfull } from '@/lib/games/proud-monster/rules/06-stacking'
import { waysOf } from '@/lib/games/proud-monster/rules/12-movement'
import { counterOf, OKH, type State, type Table } from '@/lib/games/proud-monster/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { someOf } from '@/tests/support/game-suite/draw'
import { generatorsOf } from '@/tests/support/game-suite/generators'
import type { GameOf } from '@/tests/support/game-suite/suite'
import { pick } from '../../support/seeded'
import type { Proud } from './suite'

type Move = Extract<Order, { type: 'moveStack' }>
const isMove = (order: { type: string }): order is Move => order.type === 'moveStack'

/** How orders are drawn by the rules of a level. */
export function generatorsUnder(
  rules: Rules,
  game: GameOf<Proud>,
  orders: object,
  more: Readonly<Record<string, { one: readonly string[] }>> = {},
) {
  const on = (open: Table) => ({ rules, open })
  const base = generatorsOf<Proud>({
    ...{ game, board, orders, beyond: '9999N', units: Object.keys(rules.counters), forms: formsUnder(rules) },
    fields: {
      ...{ unit: 'unit', guard: 'unit', units: 'units', attackers: 'units' },
      ...{ path: 'path', target: 'hex', hex: 'hex', from: 'hex', to: { one: OKH } },
      ...more,
    },
    ways: {},
    attackers: (_state, from) => from,
  })

  /** A stack that goes somewhere: some of its units, and a way that they can go; null: they can go nowhere. */
  function moved(
    { table }: Pick<State, 'table'>,
    { order, choose }: LegalEntry,
    luck: () => number,
  ): Move | null {
    const { from, min, max } = choose!
    for (let tries = 0; tries < 6; tries += 1) {
      const units = someOf(from, min, tries < 3 ? max : 1, luck)
      const ways = [...waysOf(on(table), units).values()]
      if (ways.length > 0) return { ...order, units, path: [...pick(ways, luck)] } as unknown as Move
    }
    return null
  }

  /** A stack moves by two fields: which of its units, and where; all else is drawn as for any game. */
  const generators: typeof base = {
    ...base,
    completed: (seen, entry, luck) =>
      isMove(entry.order as Order)
        ? (moved(seen, entry, luck) ??
          // It stands where nobody gets away: an order that is refused.
          ({
            ...entry.order,
            units: [entry.choose!.from[0]!],
            path: [String(entry.order.from)],
          } as unknown as Move))
        : base.completed(seen, entry, luck),
    surely: (state, entry, luck) => {
      if (!isMove(entry.order as Order)) return base.surely(state, entry, luck)
      const order = moved(state, entry, luck)
      if (order) return order
      const [hex] = overfull(on(state.table), state.table.acting)
      return hex === undefined ? { type: 'done' } : { type: 'forfeitUnits', hex }
    },
    // Of a mixed stack only its cheapest ways are offered; a way may go round, or visit a hex twice.
    isListed: (state, legal, order) => {
      if (!isMove(order)) return base.isListed(state, legal, order)
      const entry = legal.find(
        ({ order: { type, from }, choose }) =>
          type === order.type &&
          from === order.from &&
          order.units.every((unit) => choose!.from.includes(unit)),
      )
      const isMixed = new Set(order.units.map((unit) => rules.counters[unit]!.mech)).size > 1
      const isCircle = order.path.at(-1) === counterOf(state.table, order.units[0]!).at
      return (
        entry !== undefined &&
        (isMixed || isCircle || waysOf(on(state.table), order.units).has(order.path.at(-1)!))
      )
    },
  }
  return generators
}
