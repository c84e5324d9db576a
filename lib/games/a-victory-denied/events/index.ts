import { chronicleOf } from '@/lib/wargame/events'
import type { TypeOf } from '@/lib/wargame/ruleset'
import { controlAfter } from '../control'
import type { Rules } from '../in-force'
import type { State } from '../state'
import { aftermath } from './aftermath'
import { facts } from './change'
import { combat } from './combat'
import { command } from './command'
import { ending } from './ending'
import { headquarters } from './headquarters'
import { movement } from './movement'
import { reinforcements } from './reinforcements'
import { sequence } from './sequence'
import { supply } from './supply'
import { support } from './support'
import { victory } from './victory'

/** Facts of the game. Each holds the faces that were thrown for it; none is ever rolled again. */
export const events = {
  ...sequence,
  ...command,
  ...movement,
  ...combat,
  ...aftermath,
  ...facts.standing,
  ...facts.anew,
  ...supply,
  ...reinforcements,
  ...headquarters,
  ...support,
  ...ending,
  ...victory,
}

export type Event = TypeOf<typeof events>
export type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>

/** The front goes with the counters. */
const withFront = facts.following<Event>((before, event, at) => ({
  control: controlAfter(before, event, at),
}))

/** What happens to the facts of a game under these rules. */
export const chronicleUnder = (rules: Rules) => chronicleOf<State, Event, Rules>(rules, events, withFront)
