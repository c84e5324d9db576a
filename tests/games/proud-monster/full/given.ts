import { full } from '@/lib/games/proud-monster/full'
import type { Event } from '@/lib/games/proud-monster/full/events'
import type { Rules } from '@/lib/games/proud-monster/full/in-force'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import { schemasUnder } from '@/lib/games/proud-monster/full/schemas'
import type { CounterId, Place, Side, State } from '@/lib/games/proud-monster/full/state'
import { factsIn, givenIn, type OutcomeOf, playIn } from '../../../support/given'
import { row } from '../given'

export { ASSAULT, DONE, dueNow, SOVIET, tried, where } from '../given'

const { tableSchema } = schemasUnder(rules)
type Input = (typeof tableSchema)['_zod']['input']
type CounterInput = NonNullable<Input['counters']>[string]

/** A position under the whole rules as a test writes it: as one of the beginners. */
export interface Setting extends Omit<Input, 'counters'> {
  units?: Record<CounterId, Place | CounterInput>
  values?: Record<CounterId, string>
}

/** The position of a turn; it is the German's to move unless it says otherwise, and on the whole map. */
export function position({ units = {}, values = {}, ...rest }: Setting = {}): State {
  const counters = Object.fromEntries(
    Object.entries(units).map(([id, unit]) => [id, typeof unit === 'string' ? { at: unit } : unit]),
  )
  const hidden = {
    values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, row(id, value)])),
  }
  return full.readPosition({ table: { scenario: 'campaign-full', turn: 2, ...rest, counters }, hidden })
}

export type Outcome = OutcomeOf<State, Event>
export const given = givenIn<Side, State, Order, Event>(full)
export const play = playIn(given)
export const facts = factsIn<Event>()

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

/** A position as questions of the rules are asked of it, under other rules where they are given. */
export const asked = (state: State, other: Partial<Rules> = {}) => ({
  rules: { ...rules, ...other },
  open: state.table,
})
