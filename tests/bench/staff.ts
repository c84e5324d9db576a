import { game } from '@/lib/games/proud-monster'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { staffFacts } from '@/lib/games/proud-monster/staff'
import { SIDES } from '@/lib/wargame/ruleset'
import { ordered } from '@/lib/wargame/staff/line'
import type { LineTask } from '@/lib/wargame/staff/papers'
import { seeded, seededDice } from '../support/seeded'
import { atMost, type Figure, median } from './figure'

const UNITS = 60
const LINE_MS = 150
const TIMES = 5
const TASKS: readonly LineTask[] = [
  { verb: 'hold' },
  { verb: 'follow' },
  { verb: 'river' },
  { verb: 'shift', slot: 0, hexes: 1 },
]

/** How long it takes to man a line of the largest game by sixty units: the slowest of what a line can be told, of either side. */
export function staffFigures(): Figure[] {
  const { state } = game.setUp('campaign', game.schemas.options.parse({}), seededDice(seeded('staff'), []))
  const times = SIDES.flatMap((side) => {
    const agenda = [...state.table.agenda.slice(0, -1), { step: 'move' as const, side }]
    const open = { ...state.table, acting: side, turn: 2, agenda }
    return TASKS.map((task) => {
      const once = () => {
        // Nothing is known from before.
        const facts = staffFacts({ rules, open: { ...open, counters: { ...open.counters } } }, side)
        const units = facts.units.filter((unit) => facts.fresh.has(unit)).slice(0, UNITS)
        const began = performance.now()
        ordered(facts, units, { task, marks: [], each: 2 })
        return performance.now() - began
      }
      return median(Array.from({ length: TIMES }, once))
    })
  })
  return [atMost(`Line of ${UNITS} units, manned`, Math.max(...times), 'ms', LINE_MS)]
}
