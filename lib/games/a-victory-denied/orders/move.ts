import { listEach, MOST_HEXES } from '@/lib/wargame/listing'
import { judgeMove, reach } from '../rules/08-movement'
import type { CounterId, Table } from '../state'
import { enterHexes } from '../steps/enter-hex'
import { no, order } from '../world'

/** Units and HQs of the activation that may begin to move or go on (8.1.1). */
export function movers(table: Table): CounterId[] {
  const { activation } = table
  if (!activation) return []
  return [...activation.units, ...activation.hqs].filter(
    (unit) => !activation.moved.includes(unit) || activation.march?.unit === unit,
  )
}

export const moveUnit = order({
  cite: 'AVD 4.1.2',
  about: '8.1: the unit may be moved on until another begins',
  fields: ({ counterId, anyPath }) => ({ unit: counterId, path: anyPath }),
  steps: ['move'],
  check: (at, { unit, path }) => {
    const { activation } = at.open
    if (at.rules.counters[unit]?.side !== at.side) return no('AVD 7.0', 'not-your-unit', { unit })
    if (!activation || ![...activation.units, ...activation.hqs].includes(unit))
      return no('AVD 7.0', 'not-active', { unit })
    if (!movers(at.open).includes(unit)) return no('AVD 8.1.1', 'moved-already', { unit })
    const judged = judgeMove(at, unit, path)
    return 'no' in judged ? judged : null
  },
  apply: (run, { unit, path }) => {
    const judged = judgeMove(run, unit, path)
    if ('no' in judged) throw new Error('an unlawful move was carried out')
    const { normal, road, halted } = judged
    const from = run.open.counters[unit]!.at
    // The chits of the hexes change hands in the order of the path; the last hex may hold a lone HQ.
    const entered = enterHexes(run, unit, path)
    run.emit({ type: 'UnitMoved', unit, from, path: entered, normal, road, halted })
  },
  list: (at) => listEach('unit', movers(at.open), 'path', (unit) => reach(at, unit).keys(), MOST_HEXES),
})
