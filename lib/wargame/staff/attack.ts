import type { Post } from '../gathered'
import type { StaffFacts } from './facts'

/**
 * What a unit gives up where it goes to an attack, the lightest first: nobody else may hold what it leaves. `thin`, `ring`: a
 * hex that shuts enemies off from their supply, with others left in it and without.
 */
export const GIVEN = ['nothing', 'reserve', 'thin', 'hole', 'ring', 'place'] as const
export type Given = (typeof GIVEN)[number]

/** The column of an attack at the worst and at the best, by what everybody knows: so it is told to both sides alike. */
export interface Reach {
  readonly least: number
  readonly most: number
  /** At the very worst, with as many defenders as there may be where nobody sees them; absent: as `least`. */
  readonly worst?: number
}

/** What a game says of attacks that its units could make, of what their owner sees. */
export interface AttackFacts {
  readonly staff: StaffFacts
  /** Hexes that may be attacked. */
  readonly targets: readonly string[]
  /** An attack is made if it promises more than this. */
  readonly least: number
  /** What is taken from the worth of an attack for each hex that is given up. */
  readonly prices: Readonly<Record<Given, number>>
  /** true: a unit may attack this turn. */
  mayFight(unit: string): boolean
  /** true: some may attack together, each of whom may; absent: all may. */
  mayJoin?(units: readonly string[]): boolean
  /** What a unit counts out of a hex against another; 0: it cannot attack from there. */
  counts(unit: string, from: string, target: string): number
  /** true: a hex is taken only where no other counts as much. */
  isLast(from: string, target: string): boolean
  /** `isWhole`: with the very worst, which takes longer to say. */
  reach(target: string, posts: readonly Post[], isWhole?: boolean): Reach
  /** The same by what everybody knows alone, as it is told, where a staff weighs it by what it supposes besides; absent: as `reach`. */
  told?(target: string, posts: readonly Post[]): Reach
  /** From this column on an attack is not left unmade, and what that is called. */
  readonly good: { readonly column: number; readonly text: string }
  /** Nobody needs more than this column at the worst. */
  readonly top: number
  /** What an attack promises, less what it costs, in points of the game's count. */
  worth(target: string, posts: readonly Post[]): number
}

/** An attack by some units, each out of a hex where it stands or to which it goes before. */
export interface Attack {
  readonly target: string
  readonly posts: readonly Post[]
  readonly reach: Reach
  /** What each of its units gives up. */
  readonly given: ReadonlyMap<string, Given>
  /** The worth of it, less the price of what is given up. */
  readonly value: number
}

/** What is thought of an attack on a hex; null: it is not worth making. */
export interface Thought {
  readonly target: string
  readonly attack: Attack | null
  /** It is made whatever is thought of later, by these at least; those that are come in the order of what they promise. */
  readonly isSure?: true
}

/** All that can be done against a hex. */
export interface Plan {
  readonly target: string
  /** All who could take part, who gives up least first, and of those who counts most. */
  readonly posts: readonly Post[]
  readonly given: ReadonlyMap<string, Given>
  /** The least units for each column that can be reached, from the first column on. */
  readonly columns: readonly Attack[]
}

/** The column of an attack at the very worst. */
export const worstOf = ({ least, worst = least }: Reach): number => worst

/** One attack is more than another at the worst, or else at the best, or else at the very worst. */
export const rise = (a: Reach, b: Reach): number =>
  a.least - b.least || a.most - b.most || worstOf(a) - worstOf(b)

/** Attacks in the order of what they promise, the first hex first among equals. */
export const byValue = (attacks: readonly Attack[]): Attack[] =>
  [...attacks].sort((a, b) => b.value - a.value || (a.target < b.target ? -1 : 1))
