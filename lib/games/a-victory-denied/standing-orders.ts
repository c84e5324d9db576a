import type { z } from 'zod'
import type { Mode, standingSchema } from './standing-schema'
import { dueStep, type Side, type State, type Step, type StepOf, type Table } from './state'

// Names and types of standing orders; a browser loads these and no schema.

/** Decisions that may fall on the player who is not acting, each by the step of the agenda that asks for it. */
export const KINDS = ['trump', 'stuka', 'losses', 'airDefence', 'retreat', 'relocate'] as const
export type Kind = (typeof KINDS)[number]
export const isKind = (step: Step['step']): step is Kind => (KINDS as readonly string[]).includes(step)

/** The due choice, if it falls on a side that is not acting. */
export function offTurn(table: Table): StepOf<Kind> | null {
  const due = dueStep(table)
  const acting = table.activation?.side ?? table.battle?.side
  return due && isKind(due.step) && 'side' in due && due.side !== acting ? (due as StepOf<Kind>) : null
}

/** What can ever fall on a side. */
export const KINDS_OF: Readonly<Record<Side, readonly Kind[]>> = {
  german: ['trump', 'stuka', 'losses', 'retreat', 'relocate'],
  soviet: ['losses', 'airDefence', 'retreat', 'relocate'],
}

/** Chits in whose place Guderian is played. */
export const TRUMPED = ['firstArmy', 'supply', 'reinforcement'] as const
/** What an attacked hex must be worth a Stuka for; one of those that are named is enough. */
export const WORTH = ['victoryHex', 'motorized'] as const
/** Whom losses fall on first, in order of weight. */
export const LOSS_WISHES = ['airDefenceLast', 'onFoot', 'weakest', 'reduced', 'full', 'motorized'] as const
/** Where a retreat leads, in order of weight. */
export const RETREAT_WISHES = ['together', 'command', 'apart', 'city', 'woods'] as const
/** Where an HQ goes, in order of weight. */
export const HQ_WISHES = ['commands', 'front', 'rear'] as const

export type StandingOrders = z.infer<typeof standingSchema>
export type TrumpCase = (typeof TRUMPED)[number]
export type LossWish = (typeof LOSS_WISHES)[number]
export type RetreatWish = (typeof RETREAT_WISHES)[number]
export type HqWish = (typeof HQ_WISHES)[number]

/** What holds where nothing was filed, as the options of the game have it for this side. */
export const usualOrders = (mode: Mode): StandingOrders => ({
  version: 1,
  trump: { mode, chits: [], fewerThan: null },
  stuka: { mode, from: '2-1', worth: [...WORTH], keep: 1 },
  losses: { mode, order: ['airDefenceLast', 'onFoot', 'weakest', 'reduced'], spareInVictoryHex: false },
  airDefence: { mode, pays: 'full' },
  retreat: { mode, order: [] },
  relocate: { mode, order: ['commands'] },
})

/** How a choice may be left to them: not at all, after some hours, at once. */
export const MODES = ['ask', 'wait', 'auto'] as const
/** Hours that a player is offered to be waited for. */
export const HOURS = [2, 4, 8, 12, 24, 48, 72] as const
export const hoursOf = ({ hours = 24 }: StandingOrders): number => hours

/** The due choice of a side that does not act, if its orders decide it after a while. */
export function leftToOrders(state: State, side: Side): StepOf<Kind> | null {
  const due = offTurn(state.table)
  return due?.side === side && ordersInForce(state, side)[due.step].mode === 'wait' ? due : null
}

/** For how many milliseconds that choice waits for its player; null: no such choice is due. */
export const patienceOf = (state: State, side: Side): number | null =>
  leftToOrders(state, side) && hoursOf(ordersInForce(state, side)) * 3_600_000

/** The orders of a side that count now: in a battle those that stood when it began. */
export function ordersInForce({ table, hidden }: State, side: Side): StandingOrders {
  const filed = table.battle ? hidden.standingInBattle : hidden.standing
  return filed?.[side] ?? usualOrders(table.options.offTurn[side])
}
