import { expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Event, EventType } from '@/lib/games/a-victory-denied/events'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { dueStep, type Side, type State } from '@/lib/games/a-victory-denied/state'
import { refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice/dice'

type Placed = string | { at: string; reduced?: boolean; oos?: boolean; isolated?: boolean }
type Units = Record<string, Placed>

/** A position as a stranger writes it; `units` is short for counters. Turn 2, for turn 1 has rules of its own. */
export function position(
  { units = {}, ...table }: { units?: Units } & Record<string, unknown>,
  hidden: Record<string, unknown> = {},
): State {
  const counters = Object.fromEntries(
    Object.entries(units).map(([id, placed]) => [id, typeof placed === 'string' ? { at: placed } : placed]),
  )
  return game.readPosition({ table: { turn: 2, ...table, counters }, hidden })
}

/** An activation of these counters, in its movement segment. */
export const active = (side: Side, ...ids: string[]) => ({
  activation: {
    chit: side === 'german' ? 'G-2PG' : 'S-20A',
    side,
    hqs: ids.filter((id) => id.includes('-HQ-')),
    units: ids.filter((id) => !id.includes('-HQ-')),
  },
})

/** An activation of these counters, in its combat segment. */
export const fighting = (side: Side, ...ids: string[]) => ({
  ...active(side, ...ids),
  agenda: [{ step: 'fight', side }],
})

export const NO_STUKAS = { stukas: { ready: 0, used: 3 } }

export interface After {
  events: readonly Event[]
  state: State
}

/** The order is lawful: what happens. */
export function yes(state: State, side: Side, order: Order, ...dice: number[]): After {
  const decision = game.decide(state, { side, order, dice: listedDice(dice) })
  if (refused(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`)
  return { events: decision.yes, state: decision.yes.reduce(game.evolve, state) }
}

/** The number printed in the rules; some cites add a letter to tell parts of a rule apart. */
const printed = (cite: string) => cite.replace(/[a-z]$/, '')

/** The order is refused: by which rule. */
export function no(state: State, side: Side, order: Order): string {
  const decision = game.decide(state, { side, order, dice: listedDice([]) })
  if (!refused(decision)) throw new Error(`allowed: ${JSON.stringify(decision.yes)}`)
  return printed(decision.no)
}

/** Several orders one after the other. */
export const all = (state: State, ...orders: [Side, Order, ...number[]][]): After =>
  orders.reduce<After>(
    (before, [side, order, ...dice]) => {
      const { events, state } = yes(before.state, side, order, ...dice)
      return { events: [...before.events, ...events], state }
    },
    { events: [], state },
  )

export const move = (unit: string, ...path: string[]): Order => ({ type: 'moveUnit', unit, path })
export const attack = (target: string, ...attackers: string[]): Order => ({
  type: 'declareAttack',
  target,
  attackers,
})
export const retreat = (unit: string, ...path: string[]): Order => ({ type: 'retreatUnit', unit, path })
export const advance = (unit: string, ...path: string[]): Order => ({ type: 'advanceUnit', unit, path })
export const loss = (unit: string): Order => ({ type: 'takeLoss', unit })
export const done: Order = { type: 'done' }

export const at = ({ state }: { state: State }, id: string) => state.table.counters[id]?.at ?? 'gone'
export const counter = ({ state }: { state: State }, id: string) => state.table.counters[id]
export const due = ({ state }: { state: State }) => dueStep(state.table)?.step ?? 'over'
export const winner = ({ state }: { state: State }) => state.table.result?.winner ?? null
export const find = <Type extends EventType>({ events }: After, type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)

/** Column and result of the last throw. */
export function thrown(after: After): [string, string] {
  const die = find(after, 'DieThrown').at(-1)
  if (!die) throw new Error(`no die: ${JSON.stringify(after.events)}`)
  return [COLUMNS[die.column]!, die.result]
}
export const COLUMNS = ['1-1', '1.5-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1', '10+-1']

/** The value of an answer; a refusal's cite where the rules forbid what is asked. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of a value depends on the question
export function ask(state: State, question: Record<string, unknown>): any {
  const answer = game.ask(state, 'german', question)
  return 'no' in answer ? printed(answer.no) : answer.value
}
export const mp = (state: State, unit: string, ...path: string[]) => {
  const value = ask(state, { ask: 'movementCost', unit, path })
  return typeof value === 'string' ? value : value.mp
}
export const odds = (state: State, target: string, attackers: string[], more = {}) => {
  const value = ask(state, { ask: 'odds', target, attackers, ...more })
  return typeof value === 'string'
    ? value
    : [value.attack, value.defence, value.possible ? value.column : 'no']
}
export const same = (one: readonly string[], other: readonly string[]) =>
  expect([...one].sort()).toEqual([...other].sort())
