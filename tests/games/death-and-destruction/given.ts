import { game } from '@/lib/games/death-and-destruction'
import type { Event } from '@/lib/games/death-and-destruction/events'
import { type Order, on, rules } from '@/lib/games/death-and-destruction/ruleset'
import { schemasUnder } from '@/lib/games/death-and-destruction/schemas'
import {
  type CounterId,
  dueStep,
  type Place,
  type Side,
  type State,
  type WrittenStep,
} from '@/lib/games/death-and-destruction/state'
import { factsIn, givenIn, type OutcomeOf, playIn } from '../../support/given'

const { tableSchema } = schemasUnder(rules)
type Input = (typeof tableSchema)['_zod']['input']
type CounterInput = NonNullable<Input['counters']>[string]

/** A position as a test writes it: `code` is that of the turn, `units` short for counters. */
export interface Setting extends Omit<Input, 'counters' | 'agenda'> {
  agenda?: WrittenStep[]
  code?: number
  units?: Record<CounterId, Place | CounterInput>
  values?: Record<CounterId, string>
}

/** The row of a pool in which such a counter lies; `'2-3 lettered'`: one with letters in its name. */
export function row(unit: CounterId, value: string): number {
  const { rows } = rules.pools[rules.counters[unit]!.face!]
  const [printed, lettered] = value.split(' ')
  const found = rows.findIndex(
    (one) => `${one.attack}-${one.defence}` === printed && one.lettered === (lettered === 'lettered'),
  )
  if (found < 0) throw new Error(`no ${value} in the pool of ${unit}`)
  return found
}

/** The number of a turn by its code. */
export const turnOf = (code: number): number =>
  Array.from({ length: rules.turns }, (_, i) => i + 1).find((turn) => rules.codeOf(turn) === code)!

/** The position of a turn; it is the German's to move unless it says otherwise, on the whole map. */
export function position({ code = 211, units = {}, values = {}, ...rest }: Setting = {}): State {
  const counters = Object.fromEntries(
    Object.entries(units).map(([id, unit]) => [id, typeof unit === 'string' ? { at: unit } : unit]),
  )
  const hidden = {
    values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, row(id, value)])),
  }
  return game.readPosition({ table: { scenario: 'war', turn: turnOf(code), ...rest, counters }, hidden })
}

/** A turn that is about to begin. */
export const beginning = (setting: Setting): State =>
  position({ ...setting, agenda: [{ step: 'beginTurn' }] })

/** A Soviet unit that has been in battle: where it is, and what it is. */
export const tried = (unit: CounterId, at: Place, value: string): Record<CounterId, CounterInput> => ({
  [unit]: { at, tried: row(unit, value) },
})

/** Units that hold places of both sides, so that each has a front and sources. */
export const SOVIET = { acting: 'soviet' } as const
export const ASSAULT = { phase: 'assault' } as const
/** The phase of a side in which it replenishes its units. */
export const RESTORE = {
  agenda: [
    { step: 'assault', side: 'german' },
    { step: 'move', side: 'german' },
    { step: 'restore', side: 'german', begun: true },
  ] as WrittenStep[],
}
export const REPLENISH = {
  ...SOVIET,
  agenda: [
    { step: 'assault', side: 'soviet' },
    { step: 'move', side: 'soviet' },
    { step: 'replenish', side: 'soviet', begun: true },
  ] as WrittenStep[],
}

export type Outcome = OutcomeOf<State, Event>
export const given = givenIn<Side, State, Order, Event>(game)
export const play = playIn(given)
export const facts = factsIn<Event>()
export const at = (state: State) => on(state.table)
export const where = ({ table }: State, unit: CounterId) => table.counters[unit]?.at
export const dueNow = ({ table }: State) => dueStep(table)?.step
export const DONE: Order = { type: 'done' }

/** Dice for whatever is thrown on the way, where the numbers do not matter. */
export const ENOUGH: readonly number[] = Array.from({ length: 12 }, () => 3)

/** What a turn brings before anybody decides, with these numbers thrown; what the Soviet has to dig lies somewhere. */
export function begun(setting: Setting, dice: readonly number[] = ENOUGH): State {
  let { state } = given(beginning(setting)).when('german', DONE, dice).allows()
  while (dueNow(state) === 'lay') {
    const dig = game.legal(state, 'soviet').find(({ order }) => /digIn|fortifyArea/.test(order.type))
    const order = dig ? { ...dig.order, hex: dig.choose!.from[0]! } : DONE
    state = given(state).when('soviet', order, dice).allows().state
  }
  return state
}
