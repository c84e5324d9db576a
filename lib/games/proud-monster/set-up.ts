import { withHolders } from './control'
import type { Rules } from './in-force'
import { germansIn, placing } from './placing'
import { schemasUnder } from './schemas'
import { counterOf, SCENARIO_IDS, type ScenarioId, type State, type Table } from './state'
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
  const places = placing(rules, scenario as ScenarioId, options)
  const counters = Object.fromEntries([...places].map(([unit, at]) => [unit, { at }]))
  const turn = rules.scenarios[scenario as ScenarioId].firstTurn
  const { table, hidden } = positionSchema.parse({
    table: { options, scenario, turn, phase: 'reinforcement', acting: 'soviet', counters, agenda: [] },
  })
  const whole = withHolders(rules, table)
  if (!isArranged(rules, whole)) return { table: whole, hidden }
  // 3.7: the German side is set up when the Soviet has done.
  const waiting = Object.keys(germansIn(whole, setUpOf(rules, whole).german(options.germanPlan)))
  const off = waiting.map((unit) => [unit, { ...counterOf(whole, unit), at: 'okhNorth' as const }])
  return { table: { ...whole, counters: { ...whole.counters, ...Object.fromEntries(off) } }, hidden }
}

const setUpOf = ({ scenarios }: Rules, { scenario }: Pick<Table, 'scenario'>) => scenarios[scenario].setUp

/** true: each side changes the plan by which it begins. */
const isArranged = ({ scenarios }: Rules, { scenario, options }: Table): boolean =>
  scenarios[scenario].mayArrange && options.setUp === 'own'

/** 3.1, 3.2: what lies under untried units is drawn; then players change their set-ups if they wish, and the first turn begins. */
export function begin(run: Run): void {
  for (const values of Object.values(drawn(run.rules, run.state, run.dice)))
    if (Object.keys(values).length > 0) run.emit({ type: 'PoolDrawn', values })
  if (isArranged(run.rules, run.open))
    run.push(
      { step: 'setUp', side: 'soviet' },
      { step: 'layOut' },
      { step: 'setUp', side: 'german' },
      { step: 'beginTurn' },
    )
  else run.push({ step: 'beginTurn' })
}
