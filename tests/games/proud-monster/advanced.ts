import { game as both } from '@/lib/games/proud-monster/full'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { seeded, seededDice } from '../../support/seeded'

type Scenario = 'campaign' | 'campaign-full'

/** The hex six columns to the east of another; null: there is none on land. */
function eastOf(hex: string): string | null {
  const east = `${Number(hex.slice(0, 2)) + 6}${hex.slice(2)}`
  return rules.board.has(hex) && rules.board.has(east) && rules.isLand(east) ? east : null
}

/** A campaign in which the German side has left the border, with all of turn 2 beside the map and a side about to move. */
export function advanced(scenario: Scenario, side: Side): State {
  const options = both.schemas.options.parse({})
  const { state } = both.setUp(scenario, options, seededDice(seeded('reserves'), []))
  const all = Object.entries(state.table.counters)
  const isTaken = (hex: string) => rules.board.has(hex) && Number(hex.slice(0, 2)) < 30
  const counters = all.map(([unit, counter]) => {
    const { turn, side: of, nation } = rules.counters[unit]!
    const { at } = counter
    const box = rules.southern.includes(nation) ? 'okhSouth' : 'okhNorth'
    const onMap = rules.board.has(at)
    if (of === 'soviet') return [unit, isTaken(at) ? { ...counter, at: 'dead' } : counter]
    if (onMap) return [unit, { ...counter, at: eastOf(at) ?? 'gone' }]
    return [unit, turn === 2 && at === 'track' ? { ...counter, at: box } : counter]
  })
  const agenda = [...state.table.agenda.slice(0, -1), { step: 'move', side }]
  const table = { ...state.table, counters: Object.fromEntries(counters), acting: side, turn: 2, agenda }
  return { ...state, table } as State
}
