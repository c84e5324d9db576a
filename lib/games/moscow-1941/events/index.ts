import { chronicleOf } from '@/lib/wargame/events'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { controlAfter, heldAfter } from '../control'
import type { Rules } from '../in-force'
import type { State } from '../state'
import { air } from './air'
import { facts } from './change'
import { combat } from './combat'
import { movement, supply } from './movement'
import { replacements } from './replacements'
import { sequence, victory } from './sequence'

/** Facts of the game. Each holds the faces that were thrown for it; none is ever rolled again. */
export const events = {
  ...sequence,
  ...replacements,
  ...air,
  ...movement,
  ...combat,
  ...supply,
  ...facts.standing,
  ...facts.anew,
  ...victory,
}

export type Event = TypeOf<typeof events>

/** The front and the holders of places go with the units. */
const withHolders = facts.following<Event>((before, event, at) => ({
  control: controlAfter(before, event, at),
  held: heldAfter(before, event, at),
}))

/** What happens to the facts of a game under these rules. */
export const chronicleUnder = (rules: Rules) => chronicleOf<State, Event, Rules>(rules, events, withHolders)
