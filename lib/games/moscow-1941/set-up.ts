import { withHolders } from './control'
import type { Rules } from './in-force'
import { schemasUnder } from './schemas'
import { SCENARIO_IDS, type ScenarioId, type State } from './state'

const TITLES: Readonly<Record<ScenarioId, string>> = {
  typhoon: 'Typhoon, October 1941 (three turns, ours)',
  basic: 'The basic game, October and November 1941 (six turns)',
  whole: 'The whole game, October 1941 to January 1942 (ten turns)',
}
export const SCENARIOS = SCENARIO_IDS.map((id) => ({ id, title: TITLES[id] }))

/** The table as both sides set up (MOS-82, MOS-83). */
export function firstTable(rules: Rules, scenario: string, options: unknown = {}): State {
  const { table, hidden } = schemasUnder(rules).positionSchema.parse({
    table: {
      ...{ options, scenario, phase: 'replacements', agenda: [] },
      counters: Object.fromEntries(
        Object.values(rules.counters).map(({ id, hex }) => [id, { at: hex ?? 'track' }]),
      ),
      air: Object.fromEntries(Object.values(rules.air).map(({ id, base }) => [id, { base }])),
    },
  })
  return { table: withHolders(rules, table), hidden }
}
