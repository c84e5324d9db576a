import type { Dice } from '@/lib/kernel/dice/dice'
import { PRACTICE } from '@/lib/kernel/game'
import { Run } from '@/lib/wargame/agenda'
import { begin } from '@/lib/wargame/define-game'
import { firstControl, firstHeld } from './control'
import { on, rules } from './in-force'
import { readKept } from './position'
import { ruleset } from './ruleset'
import { type Options, SCENARIO_IDS, type ScenarioId, type State } from './state'
import { optionsSchema, positionSchema } from './state-schema'

const TITLES: Readonly<Record<ScenarioId, string>> = {
  typhoon: 'Typhoon, October 1941 (three turns, ours)',
  basic: 'The basic game, October and November 1941 (six turns)',
  whole: 'The whole game, October 1941 to January 1942 (ten turns)',
}
export const SCENARIOS = SCENARIO_IDS.map((id) => ({ id, title: TITLES[id] }))

/** The table as both sides set up (MOS-82, MOS-83). */
export function firstTable(scenario: ScenarioId, options: Options): State {
  const { table, hidden } = positionSchema.parse({
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
  const controlled = { ...table, control: firstControl(on(table)) }
  return { table: { ...controlled, held: firstHeld(on(controlled)) }, hidden }
}

/** A new game up to its first choice; practice begins where it is told to. */
export function setUp(scenario: string, options: unknown, dice: Dice) {
  if (scenario === PRACTICE) {
    const state = readKept(options)
    return { start: state, events: [], state }
  }
  const start = firstTable(scenario as ScenarioId, optionsSchema.parse(options ?? {}))
  const run = new Run(ruleset, start, dice)
  run.push({ step: 'beginTurn' })
  begin(ruleset, run)
  return { start, state: run.state, events: run.events }
}
