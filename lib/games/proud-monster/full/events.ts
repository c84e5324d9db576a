import { chronicleOf } from '@/lib/wargame/events'
import { extend } from '@/lib/wargame/extend'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { events as beginner, withHolders } from '../events'
import { combatEvents, replacedInCombat } from './combat-events'
import { fogEvents, replaced } from './fog-events'
import type { Rules } from './in-force'
import type { State } from './state'

/** Facts of the whole game: those of the beginners, and what each chapter adds. */
export const events = extend(beginner, {
  replace: { ...replaced, ...replacedInCombat },
  add: { ...fogEvents, ...combatEvents },
})

export type Event = TypeOf<typeof events>

/** What happens to the facts of a game under the whole rules. */
export const chronicleUnder = (rules: Rules) =>
  chronicleOf<State, Event, Rules>(rules, events, withHolders as never)
