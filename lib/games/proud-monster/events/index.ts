import { chronicleOf } from '@/lib/wargame/events'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { controlAfter, takenAfter } from '../control'
import type { Rules } from '../in-force'
import type { State } from '../state'
import { facts } from './change'
import { combat } from './combat'
import { movement } from './movement'
import { reinforcements } from './reinforcements'
import { sequence } from './sequence'
import { setUp } from './set-up'
import { victory } from './victory'

/** Facts of the game. Each holds the faces that were thrown for it; none is ever rolled again. */
export const events = {
  ...sequence,
  ...setUp,
  ...reinforcements,
  ...movement,
  ...combat,
  ...facts.standing,
  ...facts.anew,
  ...victory,
}

export type Event = TypeOf<typeof events>
export type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>

/** The front and the control of places go with the units. */
export const withHolders = facts.following<Event>((before, event, at) => ({
  control: controlAfter(before, event, at),
  taken: takenAfter(before, event, at),
}))

/** What happens to the facts of a game under these rules. */
export const chronicleUnder = (rules: Rules) => chronicleOf<State, Event, Rules>(rules, events, withHolders)
