import type { z } from 'zod'
import { dueStep, type Side, type State, type Step, type StepOf, type Table } from '../state'
import type { Mode, standingSchema } from './schema'

// Names and types of standing orders; a browser loads these and no schema.

/** Decisions that may fall on a player in the other side's activation, and those of phases in which nobody acts. */
export const IN_BATTLE = ['trump', 'stuka', 'losses', 'airDefence', 'retreat', 'relocate'] as const
export const IN_PHASES = ['mark', 'hqs', 'disband', 'arrivals', 'release', 'directive', 'withdraw'] as const
export const KINDS = [...IN_BATTLE, ...IN_PHASES] as const
export type Kind = (typeof KINDS)[number]

/** The steps of the agenda that ask for each. */
const STEPS = {
  ...{ trump: ['trump'], stuka: ['stuka'], losses: ['losses'], airDefence: ['airDefence'] },
  ...{ retreat: ['retreat'], relocate: ['relocate'] },
  ...{ mark: ['mark'], hqs: ['hqs'], disband: ['disband'] },
  ...{ arrivals: ['reserve', 'pvo', 'drawn', 'escape'], release: ['release'] },
  ...{ directive: ['directive'], withdraw: ['withdraw'] },
} as const satisfies Record<Kind, readonly Step['step'][]>
type Asks = (typeof STEPS)[Kind][number]

/** A choice that may be left to standing orders. */
export type Choice = StepOf<Asks>
const kinds = new Map<string, Kind>(KINDS.flatMap((kind) => STEPS[kind].map((step) => [step, kind])))
export const kindOf = ({ step }: Choice): Kind => kinds.get(step)!

/** The due choice, if it falls on a side that is not acting. */
export function offTurn(table: Table): Choice | null {
  const due = dueStep(table)
  const acting = table.activation?.side ?? table.battle?.side
  return due && kinds.has(due.step) && 'side' in due && due.side !== acting ? (due as Choice) : null
}

/** true: the due choice belongs to a phase in which nobody acts. */
export function inPhase(table: Table): boolean {
  const due = offTurn(table)
  return due !== null && (IN_PHASES as readonly string[]).includes(kindOf(due))
}

/** What can ever fall on a side. */
export const KINDS_OF: Readonly<Record<Side, readonly Kind[]>> = {
  german: ['trump', 'stuka', 'losses', 'retreat', 'relocate', 'hqs', 'release', 'directive', 'withdraw'],
  soviet: ['losses', 'airDefence', 'retreat', 'relocate', 'mark', 'hqs', 'disband', 'arrivals'],
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
