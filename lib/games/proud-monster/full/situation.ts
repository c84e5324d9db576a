import type { Situation as Asked } from '@/lib/wargame/ruleset'
import type { Situation as BeginnerSituation } from '../situation'
import type { Rules } from './in-force'
import type { Table } from './state'

/** What every question of the whole rules is asked of. */
export type Situation = Asked<Rules, Table>

/** What a rule is asked of that stands in a table of the beginners' rules: at this level it is always the whole. */
export const whole = (at: BeginnerSituation): Situation => at as unknown as Situation

/** The same where all rules are in force; null at the beginner's level. */
export const wholeOf = (at: BeginnerSituation): Situation | null =>
  at.rules.level === 'full' ? whole(at) : null

/** What is asked where all rules are in force, and nothing at the beginner's level. */
export const ofWhole =
  <Of, More extends unknown[]>(ask: (at: Situation, ...more: More) => readonly Of[]) =>
  (at: BeginnerSituation, ...more: More): readonly Of[] =>
    wholeOf(at) ? ask(whole(at), ...more) : []
