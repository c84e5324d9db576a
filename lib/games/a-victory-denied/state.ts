import type { z } from 'zod'
import type {
  activationSchema,
  battleSchema,
  counterSchema,
  hiddenSchema,
  marchSchema,
  optionsSchema,
  positionSchema,
  stepSchema,
  tableSchema,
} from './state-schema'

// No schema is loaded here: a browser needs the names and types, and would pay for the whole of zod.

export const SIDES = ['german', 'soviet'] as const
export type Side = (typeof SIDES)[number]
export type Viewer = Side | 'spectator'
export const opponent = (side: Side): Side => (side === 'german' ? 'soviet' : 'german')

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
export type Counter = z.infer<typeof counterSchema>
export type March = z.infer<typeof marchSchema>
export type Activation = z.infer<typeof activationSchema>
export type Battle = z.infer<typeof battleSchema>
export type Step = z.infer<typeof stepSchema>
export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>
export type Options = z.infer<typeof optionsSchema>
export type Table = z.infer<typeof tableSchema>
export type Hidden = z.infer<typeof hiddenSchema>
export type State = z.infer<typeof positionSchema>

/** The step that is due, or undefined when the game is over. */
export const dueStep = (table: Table): Step | undefined => (table.result ? undefined : table.agenda.at(-1))

/** The due step if it has this name. */
export function dueOf<Name extends Step['step']>(table: Table, name: Name): StepOf<Name> | null {
  const due = dueStep(table)
  return due?.step === name ? (due as StepOf<Name>) : null
}

const gone: Counter = { at: 'gone', reduced: false, oos: false, isolated: false }

/** A counter's state; one that the position does not name is out of play. */
export const counterOf = (table: Table, id: CounterId): Counter => table.counters[id] ?? gone
