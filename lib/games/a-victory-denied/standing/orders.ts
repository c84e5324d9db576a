import type { z } from 'zod'
import type { Side, State } from '../state'
import { type Choice, type IN_PHASES, type Kind, kindOf, offTurn } from './kinds'
import type { Mode, standingSchema } from './schema'

// Names and types of standing orders; a browser loads these and no schema.

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
/** Who is marked out of supply first, in order of weight. */
export const MARK_WISHES = ['motorized', 'strongest', 'near', 'supplied'] as const
/** Where reinforcements are placed, in order of weight. */
export const PLACE_WISHES = ['rear', 'front', 'city', 'woods', 'alone'] as const
/** Who is given up for another front first, in order of weight. */
export const WITHDRAW_WISHES = ['weakest', 'reduced', 'rear'] as const

/** As they were filed: those of old name no phases. */
export type Filed = z.infer<typeof standingSchema>
export type StandingOrders = Omit<Filed, Kind> & Required<Pick<Filed, Kind>>
export type TrumpCase = (typeof TRUMPED)[number]
export type LossWish = (typeof LOSS_WISHES)[number]
export type RetreatWish = (typeof RETREAT_WISHES)[number]
export type HqWish = (typeof HQ_WISHES)[number]
export type MarkWish = (typeof MARK_WISHES)[number]
export type PlaceWish = (typeof PLACE_WISHES)[number]
export type WithdrawWish = (typeof WITHDRAW_WISHES)[number]

/** What holds in phases where nothing was filed of them: everybody is asked. */
const PHASES: Pick<StandingOrders, (typeof IN_PHASES)[number]> = {
  mark: { mode: 'ask', order: ['motorized', 'strongest', 'near'] },
  hqs: { mode: 'ask', idle: true },
  disband: { mode: 'ask' },
  arrivals: { mode: 'ask', hqs: true, chits: true, order: ['rear'] },
  release: { mode: 'ask' },
  directive: { mode: 'ask', choose: 'moscow' },
  withdraw: { mode: 'ask', order: ['weakest'] },
}

/** Orders with all that their player has not spoken of. */
export const whole = (filed: Filed): StandingOrders => ({ ...PHASES, ...filed })

/** What holds where nothing was filed, as the options of the game have it for this side. */
export const usualOrders = (mode: Mode): StandingOrders => ({
  version: 1,
  trump: { mode, chits: [], fewerThan: null },
  stuka: { mode, from: '2-1', worth: [...WORTH], keep: 1 },
  losses: { mode, order: ['airDefenceLast', 'onFoot', 'weakest', 'reduced'], spareInVictoryHex: false },
  airDefence: { mode, pays: 'full' },
  retreat: { mode, order: [] },
  relocate: { mode, order: ['commands'] },
  ...PHASES,
})

/** How a choice may be left to them: not at all, after some hours, at once. */
export const MODES = ['ask', 'wait', 'auto'] as const
/** Hours that a player is offered to be waited for. */
export const HOURS = [2, 4, 8, 12, 24, 48, 72] as const
export const hoursOf = ({ hours = 24 }: Pick<Filed, 'hours'>): number => hours

/** The due choice of a side that does not act, if its orders decide it after a while. */
export function leftToOrders(state: State, side: Side): Choice | null {
  const due = offTurn(state.table)
  return due?.side === side && ordersInForce(state, side)[kindOf(due)].mode === 'wait' ? due : null
}

/** For how many milliseconds that choice waits for its player; null: no such choice is due. */
export const patienceOf = (state: State, side: Side): number | null =>
  leftToOrders(state, side) && hoursOf(ordersInForce(state, side)) * 3_600_000

/** The orders of a side that count now: in a battle those that stood when it began. */
export function ordersInForce({ table, hidden }: State, side: Side): StandingOrders {
  const filed = (table.battle ? hidden.standingInBattle : hidden.standing)?.[side]
  return filed ? whole(filed) : usualOrders(table.options.offTurn[side])
}
