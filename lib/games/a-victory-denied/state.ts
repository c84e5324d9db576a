import type { z } from 'zod'
import { dueIn } from '@/lib/wargame/due'
import type { NamedSteps } from '@/lib/wargame/ruleset'
import type { StateSchemas } from './state-schema'
import type { Steps } from './steps'

// No schema is loaded here: a browser needs the names and types, and would pay for the whole of zod.

export { opponent, SIDES, type Side, type Viewer } from '@/lib/wargame/ruleset'

/** A hex by its printed number: XX (rows, south to north) then YY (columns, west to east). */
export type Hex = string
export type CounterId = string
export type ChitId = string
export type VpId = string

/** Where a counter lies when it is not on a hex. */
export const BOXES = {
  pocket: 'Minsk Pocket: units of either side that are still in it (3.9)',
  reserve: 'Soviet reserve box (3.10)',
  timoshenko: 'Timoshenko reinforcement box (3.11)',
  elite: 'Soviet elite division cup (3.8)',
  stavka: 'Soviet * units in front of their owner (3.13)',
  track: 'on the turn track: the PVO of later turns and the Blue Division (3.8, 3.14)',
  staging: 'German reinforcements waiting off the map at their entry hex (3.14)',
  eliminated: 'eliminated German motorized units, worth victory points to the Soviet player (9.4.2)',
  gone: 'out of play for good, or not in this position',
} as const
export type Box = keyof typeof BOXES
export type Place = Hex | Box

export const DIRECTIVES = ['moscow', 'distracted'] as const

/** What changes about a counter; what is printed on it stands in data/counters.ts. */
export type Counter = z.infer<StateSchemas['counterSchema']>
export type March = z.infer<StateSchemas['marchSchema']>
export type Activation = z.infer<StateSchemas['activationSchema']>
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

const gone: Counter = { at: 'gone', reduced: false, oos: false, isolated: false }

/** A counter's state; one that the position does not name is out of play. */
export const counterOf = (table: Table, id: CounterId): Counter => table.counters[id] ?? gone
