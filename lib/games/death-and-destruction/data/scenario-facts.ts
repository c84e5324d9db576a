import type { ScenarioFacts } from '@/lib/games/proud-monster/data/scenarios'
import type { Front } from './fronts'

/** What is known of a scenario before anything has happened. */
export interface Scenario extends ScenarioFacts {
  /** true: a stretch of the front alone, to which nothing comes of the order of battle, steps and withdrawals of the whole. */
  readonly isPart: boolean
  /** true: the German is surprised, and neither moves nor attacks in his first player turn. Ours. */
  readonly isSurprise: boolean
  /** Aircraft of both sides that fly there; null: all of the turn (10). */
  readonly flown: readonly string[] | null
  /** Steps that units have lost before it begins. */
  readonly worn: Readonly<Record<string, number>>
  /** What of the map is German already where it begins in the midst of the war: places, and forts that are destroyed; and what is dug. */
  readonly held?: {
    readonly caucasus: boolean
    readonly taken: readonly string[]
    readonly destroyed: readonly string[]
    readonly works?: Front['works']
  }
  /** What is checked: points at most with which the German loses, and at least with which he wins (4.1, 16.5). */
  readonly checks: readonly { readonly turn: number; readonly loses: number; readonly wins: number }[]
}
