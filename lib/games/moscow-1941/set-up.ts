import type { Dice } from '@/lib/kernel/dice/dice'
import { PRACTICE } from '@/lib/kernel/game'
import { Run } from '@/lib/wargame/agenda'
import { begin } from '@/lib/wargame/define-game'
import type { RuleSet } from '@/lib/wargame/ruleset'
import { firstControl, firstHeld } from './control'
import type { Rules } from './in-force'
import { readPosition } from './position'
import { type Options, SCENARIO_IDS, type ScenarioId, type State } from './state'
import { stateSchemasUnder } from './state-schema'
import type { Moscow } from './world'

const TITLES: Readonly<Record<ScenarioId, string>> = {
  typhoon: 'Typhoon, October 1941 (three turns, ours)',
  basic: 'The basic game, October and November 1941 (six turns)',
  whole: 'The whole game, October 1941 to January 1942 (ten turns)',
}
export const SCENARIOS = SCENARIO_IDS.map((id) => ({ id, title: TITLES[id] }))

/** The table as both sides set up (MOS-82, MOS-83). */
function firstTable(rules: Rules, scenario: ScenarioId, options: Options): State {
  const { table, hidden } = stateSchemasUnder(rules).positionSchema.parse({
    table: {
      options,
      scenario,
      phase: 'replacements',
      counters: Object.fromEntries(
        Object.values(rules.counters).map(({ id, hex }) => [id, { at: hex ?? 'track' }]),
      ),
      air: Object.fromEntries(Object.values(rules.air).map(({ id, base }) => [id, { base }])),
      agenda: [],
    },
  })
  const controlled = { ...table, control: firstControl({ rules, open: table }) }
  return { table: { ...controlled, held: firstHeld({ rules, open: controlled }) }, hidden }
}

/** A new game up to its first choice; practice begins where it is told to. */
export function setUp(ruleset: RuleSet<Moscow>, scenario: string, options: unknown, dice: Dice) {
  const { rules } = ruleset
  if (scenario === PRACTICE) {
    const state = readPosition(rules, options)
    return { start: state, events: [], state }
  }
  const start = firstTable(
    rules,
    scenario as ScenarioId,
    stateSchemasUnder(rules).optionsSchema.parse(options ?? {}),
  )
  const run = new Run(ruleset, start, dice)
  run.push({ step: 'beginTurn' })
  begin(ruleset, run)
  return { start, state: run.state, events: run.events }
}
