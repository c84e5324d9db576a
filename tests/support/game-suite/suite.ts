import type { AnyOrder, Game, LegalEntry } from '@/lib/kernel/game'
import type { Ledger } from '@/lib/kernel/ledger'
import type { SittingRule } from './sittings'

/** What a suite is called: its game, and the level that it plays. */
export const nameOf = ({ game, level }: { game: { id: string }; level?: string }): string =>
  level ? `${game.id}/${level}` : game.id

/** The types of a game, by name. */
export interface Kinds {
  side: string
  state: unknown
  order: AnyOrder
  event: { type: string }
  view: unknown
}

export type GameOf<G extends Kinds> = Game<G['side'], G['state'], G['order'], G['event'], G['view']>

/**
 * What the suites for any game must be told of one: how its orders are drawn, and what holds in each of its positions.
 * All that is drawn follows from `luck`.
 */
export interface GameSuite<G extends Kinds = Kinds> {
  game: GameOf<G>
  /** The level of its rules that is played, where a game has several; absent: the first. */
  level?: string
  /** The scenarios that random games are of. Absent: all. */
  played?: readonly string[]
  /** What is wrong with a position, in words; empty where nothing is. */
  faults: (state: G['state']) => string[]
  /** A position as it is after it was written down and read again. Absent: the same. */
  read?: (state: G['state']) => G['state']
  /** What is due in a position, by name; of each name samples are taken. */
  due: (state: G['state']) => string
  /** Any order of a domain. */
  completed: (state: G['state'], entry: LegalEntry, luck: () => number) => G['order']
  /** An order of a domain that must be lawful. Absent: all are. */
  surely?: (state: G['state'], entry: LegalEntry, luck: () => number) => G['order']
  /** The order with what may be added to it. Absent: nothing may. */
  varied?: (order: G['order'], luck: () => number) => G['order']
  /** The order with something about it changed; it may be lawful still. */
  mutated: (state: G['state'], order: G['order'], luck: () => number) => G['order']
  /** Any order that the schema knows. */
  anyOrder: (luck: () => number) => G['order']
  /** true: the list of legal orders holds this one, or a domain of which it is a member. */
  isListed: (state: G['state'], legal: readonly LegalEntry[], order: G['order']) => boolean
  /** Share of unlawful tries, changed and drawn, that are refused, at least; the rest happen to be lawful. */
  refused: number
  /** The type of the order that ends a segment: random play gives it rarely. */
  finish: string
  /** Kinds of positions that a few random games come to, at least. */
  kindsOfPositions: number
  /** Types of orders whose choice nobody may guess; the computer draws them. */
  secretOrders: readonly string[]
  /** What tells how a game stands, by name: strengths, places held. Absent: nothing. */
  measures?: (state: G['state']) => Readonly<Record<string, number>>
  /** Endings, by the keys of their sentences, that come before the last turn because somebody left open what ends the game. */
  sudden?: readonly string[]
  /** How often it goes from one player to the other at most. Absent: no book says so. */
  sittings?: SittingRule<G['state']>
  /** Absent: the game has no ledger of rules. */
  book?: { prefix: string; rules: Ledger }
}
