import { game } from '@/lib/games/proud-monster'
import type { Event } from '@/lib/games/proud-monster/events'
import type { Rules } from '@/lib/games/proud-monster/in-force'
import type { Order } from '@/lib/games/proud-monster/orders'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { schemasUnder } from '@/lib/games/proud-monster/schemas'
import { type CounterId, type Place, SIDES, type Side, type State } from '@/lib/games/proud-monster/state'
import { factsIn, givenIn, type OutcomeOf, playIn } from '../../support/given'

const { tableSchema } = schemasUnder(rules)

type Input = (typeof tableSchema)['_zod']['input']
type CounterInput = NonNullable<Input['counters']>[string]

/**
 * A position as a test writes it: `units` is short for counters, a place or all that is to be said of one. Values of untried
 * units are written as they are printed, `'2-3'`.
 */
export interface Setting extends Omit<Input, 'counters'> {
  units?: Record<CounterId, Place | CounterInput>
  values?: Record<CounterId, string>
}

/** The row of a pool in which such a counter lies. */
export function row(unit: CounterId, value: string): number {
  const { rows } = rules.pools[rules.counters[unit]!.face!]
  const found = rows.findIndex(({ attack, defence }) => `${attack}-${defence}` === value)
  if (found < 0) throw new Error(`no ${value} in the pool of ${unit}`)
  return found
}

/** The position of a turn; it is the German's to move unless it says otherwise, and on the whole map. */
export function position({ units = {}, values = {}, ...rest }: Setting = {}): State {
  const counters = Object.fromEntries(
    Object.entries(units).map(([id, unit]) => [id, typeof unit === 'string' ? { at: unit } : unit]),
  )
  const hidden = {
    values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, row(id, value)])),
  }
  return game.readPosition({ table: { scenario: 'campaign', turn: 2, ...rest, counters }, hidden })
}

/** A Soviet unit that has been in battle: where it is, and what it is. */
export const tried = (unit: CounterId, at: Place, value: string): Record<CounterId, CounterInput> => ({
  [unit]: { at, tried: row(unit, value) },
})

export const ASSAULT = { phase: 'assault' } as const
export const SOVIET = { acting: 'soviet' } as const

export type Outcome = OutcomeOf<State, Event>
/** `given(position).when('german', order).allows()` or `.refuses('PM 12.4')`; a list of dice is used up from the front. */
export const given = givenIn<Side, State, Order, Event>(game)
export const play = playIn(given)
export const facts = factsIn<Event>()

export const DONE: Order = { type: 'done' }
export const move = (units: CounterId | CounterId[], from: Place, ...path: string[]): Order => ({
  type: 'moveStack',
  from,
  units: Array.isArray(units) ? units : [units],
  path,
})
export const attack = (target: string, ...attackers: string[]): Order => ({
  type: 'declareAttack',
  target,
  attackers,
})
export const where = ({ table }: State, unit: CounterId) => table.counters[unit]?.at
export const dueNow = ({ table }: State) => table.agenda.at(-1)?.step

/** A position as questions of the rules are asked of it, under other rules where they are given. */
export const asked = (state: State, other: Partial<Rules> = {}) => ({
  rules: { ...rules, ...other },
  open: state.table,
})
export { SIDES }
