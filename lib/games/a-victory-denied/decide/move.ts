import { COUNTERS } from '../data/counters'
import { enterHexes } from '../flow/enter-hex'
import { no } from '../no'
import { judgeMove, reach } from '../rules/08-movement'
import type { CounterId, Hex, Table } from '../state'
import type { OrderRule } from './order-rule'

/** Units and HQs of the activation that may begin to move or go on (8.1.1). */
export function movers(table: Table): CounterId[] {
  const { activation } = table
  if (!activation) return []
  return [...activation.units, ...activation.hqs].filter(
    (unit) => !activation.moved.includes(unit) || activation.march?.unit === unit,
  )
}

/** Hexes where one order may bring each of them. */
export const moves = (table: Table): { unit: CounterId; to: Hex[] }[] =>
  movers(table)
    .map((unit) => ({ unit, to: [...reach(table, unit).keys()] }))
    .filter(({ to }) => to.length > 0)

export const moveUnit: OrderRule<'moveUnit'> = {
  cite: 'AVD 4.1.2',
  steps: ['move'],
  check: ({ table }, side, { unit, path }) => {
    const { activation } = table
    if (COUNTERS[unit]?.side !== side) return no('AVD 7.0', 'not-your-unit', { unit })
    if (!activation || ![...activation.units, ...activation.hqs].includes(unit))
      return no('AVD 7.0', 'not-active', { unit })
    if (!movers(table).includes(unit)) return no('AVD 8.1.1', 'moved-already', { unit })
    const judged = judgeMove(table, unit, path)
    return 'no' in judged ? judged : null
  },
  carryOut: (run, { unit, path }) => {
    const judged = judgeMove(run.table, unit, path)
    if ('no' in judged) throw new Error('an unlawful move was carried out')
    const { normal, road, halted } = judged
    const from = run.table.counters[unit]!.at
    // The chits of the hexes change hands in the order of the path; the last hex may hold a lone HQ.
    const entered = enterHexes(run, unit, path)
    run.add({ type: 'UnitMoved', unit, from, path: entered, normal, road, halted })
  },
  list: ({ table }) =>
    moves(table).map(({ unit, to }) => ({
      order: { type: 'moveUnit', unit },
      choose: { field: 'path', from: to, min: 1, max: 40 },
    })),
}
