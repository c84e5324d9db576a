import { controlAfter } from './control'
import { type AftermathFacts, aftermath } from './events/aftermath'
import { type Reducers, withTable } from './events/change'
import { type CombatFacts, combat } from './events/combat'
import { type CommandFacts, command } from './events/command'
import { type EndingFacts, ending } from './events/ending'
import { type HeadquartersFacts, headquarters } from './events/headquarters'
import { type MovementFacts, movement } from './events/movement'
import { type ReinforcementFacts, reinforcements } from './events/reinforcements'
import { type SequenceFacts, sequence } from './events/sequence'
import { type StandingFacts, standing } from './events/standing'
import { type SupplyFacts, supply } from './events/supply'
import { type SupportFacts, support } from './events/support'
import { type VictoryFacts, victory } from './events/victory'
import type { State } from './state'

/** Facts of the game. Each holds the faces that were thrown for it; none is ever rolled again. */
export interface Facts
  extends SequenceFacts,
    CommandFacts,
    MovementFacts,
    CombatFacts,
    AftermathFacts,
    StandingFacts,
    SupplyFacts,
    ReinforcementFacts,
    HeadquartersFacts,
    SupportFacts,
    EndingFacts,
    VictoryFacts {}

export type EventType = keyof Facts
export type Event = { [Type in EventType]: { type: Type } & Facts[Type] }[EventType]
export type EventOf<Type extends EventType> = { type: Type } & Facts[Type]

/** Every fact and its reducer; one without the other is a type error. */
export const reducers: Reducers<Facts> = {
  ...sequence,
  ...command,
  ...movement,
  ...combat,
  ...aftermath,
  ...standing,
  ...supply,
  ...reinforcements,
  ...headquarters,
  ...support,
  ...ending,
  ...victory,
}

/** The state after an event; knows no rule and throws no dice. */
export function evolve(state: State, event: Event): State {
  const next = (reducers[event.type] as (state: State, event: Event) => State)(state, event)
  if (next.table.counters === state.table.counters) return next
  return withTable(next, { control: controlAfter(state.table, event, next.table) })
}
