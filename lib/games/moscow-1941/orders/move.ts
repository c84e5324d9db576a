import { listEach, MOST_HEXES } from '@/lib/wargame/listing'
import { judgeMove, leftAfter, movers, reach } from '../rules/movement'
import { overrunBases } from '../steps/air'
import { order } from '../world'

export const moveUnit = order({
  cite: 'MOS 56',
  about: 'MOS-57: the one operational move of a unit in a turn',
  fields: ({ counterId, anyPath }) => ({ unit: counterId, path: anyPath }),
  steps: ['move'],
  check: (at, { unit, path }) => judgeMove(at, at.side, unit, path),
  apply: (run, { unit, path }) => {
    const from = run.open.counters[unit]!.at
    run.emit({ type: 'UnitMoved', unit, from, path, left: leftAfter(run, unit, path)! })
    overrunBases(run, run.rules.counters[unit]!.side, path)
  },
  list: (at) => listEach('unit', movers(at), 'path', (unit) => reach(at, unit).keys(), MOST_HEXES),
})
