import type { Forms } from '@/lib/games/proud-monster/forms'
import type { Run as WholeRun } from '@/lib/games/proud-monster/full/world'
import type { Word as ParentWord } from '@/lib/games/proud-monster/words.en'
import type { Run as BeginnersRun } from '@/lib/games/proud-monster/world'
import { type Execution, type RuleContext, recordsOf, type World } from '@/lib/wargame/ruleset'
import type { Event } from './events'
import type { Rules } from './in-force'
import type { State, Step, Table } from './state'
import type { Word } from './words.en'

/** The types of this game: all that its parent has, and more. */
export interface Late extends World {
  state: State
  open: Table
  own: object
  rules: Rules
  step(of: Step): void
  event(of: Event): void
  forms: Forms
  words: Word
}

/** An order being carried out. */
export type Run = Execution<Late>
/** The same for what the parent does with an order in both games. */
export const running = (run: Run): BeginnersRun & WholeRun => run as unknown as BeginnersRun & WholeRun
/** What judges an order. */
export type At = RuleContext<Late>

/** A word of this game where the type of the parent knows its own alone. */
export const word = (key: Word): ParentWord => key as unknown as ParentWord

export const { order, naming, plain, no } = recordsOf<Late>()
