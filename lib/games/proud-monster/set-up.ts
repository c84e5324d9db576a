import { withHolders } from './control'
import type { Rules } from './in-force'
import { schemasUnder } from './schemas'
import { type Counter, FACES, SCENARIO_IDS, type ScenarioId, type State } from './state'
import type { StateSchemas } from './state-schema'
import { drawn } from './untried'
import type { Run } from './world'

const TITLES: Readonly<Record<ScenarioId, string>> = {
  riga: 'Road to Riga, June and July 1941 (beginner rules, two turns, ours)',
  'smolensk-beginner': 'Highway to Smolensk, July 1941 (beginner rules, two turns, ours)',
  'crimea-beginner': 'Crimea 1941, October and November (beginner rules, three turns, ours)',
  campaign: 'The whole campaign with the beginner rules (twelve turns)',
  smolensk: 'Highway to Smolensk, July 1941 (all rules, two turns, ours)',
  crimea: 'Crimea 1941, October and November (all rules, three turns, ours)',
  'campaign-full': 'The whole campaign with all rules (twelve turns)',
}
/** Scenarios that are played by these rules. */
export const scenariosOf = ({ level, scenarios }: Rules) =>
  SCENARIO_IDS.filter((id) => scenarios[id].level === level).map((id) => ({ id, title: TITLES[id] }))

/** Untried units of a pool, in the order in which they are given out. */
const pool = (rules: Rules, face: (typeof FACES)[number]) =>
  Object.values(rules.counters)
    .filter((counter) => counter.face === face)
    .map(({ id }) => id)
    .sort()

/** The table as both sides set up (3.1 to 3.8), by the plans that are chosen, before anything is drawn. */
export function firstTable(
  rules: Rules,
  scenario: string,
  chosen: unknown = {},
  { optionsSchema, positionSchema }: Pick<StateSchemas, 'optionsSchema' | 'positionSchema'> = schemasUnder(
    rules,
  ),
): State {
  const options = optionsSchema.parse(chosen)
  const { firstTurn: turn, setUp, arrivals, guards } = rules.scenarios[scenario as ScenarioId]
  const german = setUp.german(options.germanPlan)
  const soviet = setUp.soviet(options.sovietPlan)
  const counters: Record<string, Pick<Counter, 'at'>> = {}
  for (const [unit, at] of Object.entries(german)) counters[unit] = { at }
  for (const face of FACES) {
    const units = pool(rules, face)[Symbol.iterator]()
    const put = (count: number, at: string) => {
      for (let n = 0; n < count; n += 1) {
        const unit = units.next().value
        if (unit === undefined) throw new Error(`${scenario}: too few of ${face}`)
        counters[unit] = { at }
      }
    }
    for (const [hex, faces] of Object.entries(soviet)) put(faces[face] ?? 0, hex)
    for (const faces of Object.values(arrivals)) put(faces[face] ?? 0, 'track')
  }
  for (const guard of guards) counters[guard] = { at: 'guards' }
  const { table, hidden } = positionSchema.parse({
    table: { options, scenario, turn, phase: 'reinforcement', acting: 'soviet', counters, agenda: [] },
  })
  return { table: withHolders(rules, table), hidden }
}

/** 3.2: what lies under untried units is drawn; then the first turn begins. */
export function begin(run: Run): void {
  for (const values of Object.values(drawn(run.rules, run.state, run.dice)))
    if (Object.keys(values).length > 0) run.emit({ type: 'PoolDrawn', values })
  run.push({ step: 'beginTurn' })
}
