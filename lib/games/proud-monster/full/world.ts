import { extending } from '@/lib/wargame/extend-records'
import { type Execution, type RuleContext, recordsOf, type World } from '@/lib/wargame/ruleset'
import type { Forms } from '../forms'
import type { Word } from '../words.en'
import type { Event } from './events'
import type { Rules } from './in-force'
import type { State, Step, Table } from './state'

/** The types of the game under the whole of its rules: all that beginners have, and more. */
export interface Whole extends World {
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
export type Run = Execution<Whole>
/** What judges an order. */
export type At = RuleContext<Whole>

export const { order, naming, plain, no } = recordsOf<Whole>()
/** How records of the beginners are told otherwise. */
export const { barred, hindered } = extending<Whole>()
