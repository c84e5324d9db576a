import { type Execution, type RuleContext, recordsOf, type World } from '@/lib/wargame/ruleset'
import type { Event } from './events'
import type { Forms } from './forms'
import type { Rules } from './in-force'
import type { Own } from './knowledge'
import type { State, Step, Table } from './state'
import type { Word } from './words.en'

/** The types of this game. What is open is the table; what a side knows besides, and what nobody does, lies in the hidden half. */
export interface Avd extends World {
  state: State
  open: Table
  own: Own
  rules: Rules
  step(of: Step): void
  event(of: Event): void
  forms: Forms
  words: Word
}

/** An order being carried out. */
export type Run = Execution<Avd>
/** What judges an order. */
export type At = RuleContext<Avd>

export const { order, naming, plain, no } = recordsOf<Avd>()
