import type { FiledOf, StandingOrdersOf } from '@/lib/wargame/standing-rules'
import type { DIRECTIVES } from '../names'

// Names of what may be wished, as orders, schema and the table's editor know them.

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

type OneOf<Names extends readonly string[]> = Names[number]

/** What may be wished of choices in the other side's activation, by kind. */
export interface BattleWishes {
  trump: { chits: OneOf<typeof TRUMPED>[]; fewerThan: number | null }
  stuka: { from: string; worth: OneOf<typeof WORTH>[]; keep: number }
  losses: { order: OneOf<typeof LOSS_WISHES>[]; spareInVictoryHex: boolean }
  airDefence: { pays: 'full' | 'reduced' }
  retreat: { order: OneOf<typeof RETREAT_WISHES>[] }
  relocate: { order: OneOf<typeof HQ_WISHES>[] }
}
/** The same of phases in which nobody acts. */
export interface PhaseWishes {
  mark: { order: OneOf<typeof MARK_WISHES>[] }
  hqs: { idle: boolean }
  disband: object
  arrivals: { hqs: boolean; chits: boolean; order: OneOf<typeof PLACE_WISHES>[] }
  release: object
  directive: { choose: OneOf<typeof DIRECTIVES> }
  withdraw: { order: OneOf<typeof WITHDRAW_WISHES>[] }
}

export type StandingOrders = StandingOrdersOf<BattleWishes & PhaseWishes>
export type Filed = FiledOf<BattleWishes, PhaseWishes>
