import type { z } from 'zod'
import { dueIn } from '@/lib/wargame/due'
import type { NamedSteps } from '@/lib/wargame/ruleset'
import type { Hex } from './geometry'
import type { StateSchemas } from './state-schema'
import type { Steps } from './steps'

// No schema is loaded here: a browser needs the names and types, and would pay for the whole of zod.

export { opponent, SIDES, type Side, type Viewer } from '@/lib/wargame/ruleset'

export type { Hex }
export type CounterId = string
export type AirId = string

/** Where a unit lies when it is not on a hex. */
export const BOXES = {
  track: 'on the turn track: it arrives later (MOS-66)',
  arriving: 'Soviet reinforcements that have arrived and wait for a place (MOS-66)',
  eliminated: 'lost; Soviet infantry armies may come back as replacements (MOS-64)',
} as const
export type Box = keyof typeof BOXES
export type Place = Hex | Box

/** fresh; spent: may neither move nor attack (MOS-12); dispersed: turned over besides, and worse off (MOS-13). */
export const UNIT_STATES = ['fresh', 'spent', 'dispersed'] as const
export type UnitState = (typeof UNIT_STATES)[number]

/** Where an air unit is in this phase, or why it is nowhere. */
export const AIR_STATES = {
  ready: 'on alert: it may fly a mission in this phase',
  flying: 'on its way to its target, where it may still be intercepted',
  flown: 'back from its mission of this phase',
  out: 'aborted or damaged: out until the turn `back`',
  off: 'not in play yet, or withdrawn',
  lost: 'lost for good',
} as const
export type AirState = keyof typeof AIR_STATES
/** What an air unit flies for: to strike a hex, to supply it, to drop a parachute corps there, to intercept. */
export const MISSIONS = ['strike', 'supply', 'drop', 'intercept'] as const
export type Mission = (typeof MISSIONS)[number]

/** Results of air combat (MOS-30 to 36): AAc and AAg throw back who bombs, D and S hit, EAX, Int and AA are of interceptions. */
export const AIR_RESULTS = ['D', 'S', '-', 'EAX', 'Int', 'AA', 'AAc', 'AAg'] as const
export type AirResult = (typeof AIR_RESULTS)[number]

export const PHASES = ['replacements', 'prepared', 'operational'] as const
export const SCENARIO_IDS = ['whole', 'basic', 'typhoon'] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

export type Counter = z.infer<StateSchemas['counterSchema']>
export type AirUnit = z.infer<StateSchemas['airSchema']>
export type Battle = z.infer<StateSchemas['battleSchema']>
export type Step = NamedSteps<Steps>
/** A step as a position may name it: what has a default may be left out. */
export type WrittenStep = { step: Step['step'] } & Readonly<Record<string, unknown>>
export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>
export type Options = z.infer<StateSchemas['optionsSchema']>
export type Table = z.infer<StateSchemas['tableSchema']>
export type Hidden = z.infer<StateSchemas['hiddenSchema']>
export type State = z.infer<StateSchemas['positionSchema']>

export const { dueStep, dueOf } = dueIn<Step>()

const nowhere: Counter = { at: 'track', state: 'fresh', moved: false, fought: false, left: null }

/** A unit's state; one that the position does not name is not in play. */
export const counterOf = (table: Table, id: CounterId): Counter => table.counters[id] ?? nowhere
