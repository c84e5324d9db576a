import { game } from '@/lib/games/moscow-1941'
import { firstHeld } from '@/lib/games/moscow-1941/control'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import type { Event } from '@/lib/games/moscow-1941/events'
import { type Rules, rules } from '@/lib/games/moscow-1941/in-force'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { schemasUnder } from '@/lib/games/moscow-1941/schemas'
import { on } from '@/lib/games/moscow-1941/situation'
import type { AirId, CounterId, Place, Side, State, Step, Table } from '@/lib/games/moscow-1941/state'
import { factsIn, givenIn, type OutcomeOf, playIn } from '../../support/given'

const { hiddenSchema, tableSchema } = schemasUnder(rules)

type Input = (typeof tableSchema)['_zod']['input']
type CounterInput = NonNullable<Input['counters']>[string]
type AirInput = NonNullable<Input['air']>[string]

/** A table as a test writes it: `units` is short for counters, a place or all that is to be said of the counter. */
export interface Setting extends Omit<Input, 'counters' | 'air'> {
  units?: Record<CounterId, Place | CounterInput>
  air?: Record<AirId, AirInput>
}

/** Beneath the steps of a test: the game waits for an order, so that it goes on to nothing else. */
export const REST: Step = { step: 'move', side: 'soviet' }

/** These steps are to be done, the first named first; then the game rests. */
export const due = (...steps: Step[]): Pick<Setting, 'agenda'> => ({ agenda: [REST, ...steps.reverse()] })

/** A table with these units and nothing else on it; air units have their bases. Places are held as units stand. */
export function table({ units = {}, air = {}, ...rest }: Setting = {}): Table {
  const counters = Object.fromEntries(
    Object.entries(units).map(([id, unit]) => {
      if (!COUNTERS[id]) throw new Error(`no counter ${id}`)
      return [id, typeof unit === 'string' ? { at: unit } : unit]
    }),
  )
  const flying = Object.fromEntries(
    Object.entries(air).map(([id, unit]) => [id, { base: AIR[id]!.base, ...unit }]),
  )
  const open = tableSchema.parse({ ...due(), ...rest, counters, air: flying })
  return rest.held ? open : { ...open, held: { ...firstHeld(on(open)) } }
}

/** A whole position; nothing has been filed. */
export const state = (setting: Setting = {}): State => ({
  table: table(setting),
  hidden: hiddenSchema.parse({}),
})

export type Outcome = OutcomeOf<State, Event>

/** `given(position).when('german', order).allows()` or `.refuses('MOS 45')`; a list of dice is used up from the front. */
export const given = givenIn<Side, State, Order, Event>(game)

export const play = playIn(given)
export const facts = factsIn<Event>()

export const DONE: Order = { type: 'done' }

/** A position of turn 1, where the Germans attack in the prepared phase; nobody is asked to forbid a retreat. */
export function position({ units = {}, options, ...rest }: Setting = {}): State {
  const counters = Object.fromEntries(
    Object.entries(units).map(([id, unit]) => [id, typeof unit === 'string' ? { at: unit } : unit]),
  )
  return game.readPosition({
    table: { scenario: 'whole', ...rest, counters, options: { noRetreat: 'none', ...options } },
  })
}

/** The operational phase of a side: its units move, or attack if `step` says so. */
export const operational = (
  side: Side,
  step: 'move' | 'attack' = 'move',
): Pick<Setting, 'phase' | 'acting' | 'agenda'> => ({
  phase: 'operational',
  acting: side,
  agenda: [
    { step: 'isolate', side },
    ...(step === 'move' ? [{ step: 'attack', side } satisfies Step] : []),
    { step, side },
  ],
})

/** The prepared attacks of the Soviet. */
export const SOVIET: Pick<Setting, 'acting'> = { acting: 'soviet' }

/** Turns by their weather. */
export const GOOD = 1
export const MUD = 2
export const FROST = 5
export const SNOW = 7

export const attack = (target: string, ...attackers: string[]): Order => ({
  type: 'declareAttack',
  target,
  attackers,
})
export const move = (unit: string, ...path: string[]): Order => ({ type: 'moveUnit', unit, path })
export const where = ({ table }: State, unit: CounterId) => table.counters[unit]?.at
export const stateOf = ({ table }: State, unit: CounterId) => table.counters[unit]?.state
export const dueNow = ({ table }: State) => table.agenda.at(-1)?.step

/** A position as questions of the rules are asked of it, under other rules where they are given. */
export const asked = (state: State, other: Partial<Rules> = {}) => ({
  rules: { ...rules, ...other },
  open: state.table,
})

/** All dice that a table of results has, 1 first, in a column by its name. */
export const column = (name: string) => rules.columns.indexOf(name)
