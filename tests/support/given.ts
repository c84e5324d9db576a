import { expect } from 'vitest'
import { type Cite, type Refusal, refused } from '@/lib/kernel/decision'
import { type Dice, listedDice } from '@/lib/kernel/dice/dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'

/** What comes of an order: the facts that follow and the position after them. */
export interface OutcomeOf<State, Event> {
  events: readonly Event[]
  state: State
}

/** Dice that are never thrown may be left out; a list is used up from the front. */
const diceOf = (dice: Dice | readonly number[]): Dice => ('roll' in dice ? dice : listedDice(dice))

/** Orders of a game before tests: `given(position).when('german', order).allows()` or `.refuses('AVD 8.2.1')`. */
export const givenIn =
  <Side extends string, State, Order extends AnyOrder, Event extends { type: string }>({
    decide,
    evolve,
  }: Pick<Game<Side, State, Order, Event>, 'decide' | 'evolve'>) =>
  (before: State) => ({
    when(side: Side, order: Order, dice: Dice | readonly number[] = []) {
      const decided = () => decide(before, { side, order, dice: diceOf(dice) })
      return {
        allows(): OutcomeOf<State, Event> {
          const decision = decided()
          if (refused(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`)
          return { events: decision.yes, state: decision.yes.reduce(evolve, before) }
        },
        refuses(cite: Cite): Refusal {
          const decision = decided()
          if (!refused(decision)) throw new Error(`allowed: ${JSON.stringify(decision.yes)}`)
          expect(decision.no).toBe(cite)
          return decision
        },
      }
    },
  })

/** A side's order, with the numbers that are thrown. */
export type TurnOf<Side, Order> = [side: Side, order: Order, dice?: readonly number[]]

/** Plays orders one after the other, each of which must be lawful: all facts and the last position. */
export const playIn =
  <Side extends string, State, Order extends AnyOrder, Event extends { type: string }>(
    given: ReturnType<typeof givenIn<Side, State, Order, Event>>,
  ) =>
  (before: State, ...turns: TurnOf<Side, Order>[]): OutcomeOf<State, Event> => {
    let state = before
    const events: Event[] = []
    for (const [side, order, dice] of turns) {
      const outcome = given(state).when(side, order, dice).allows()
      state = outcome.state
      events.push(...outcome.events)
    }
    return { events, state }
  }

/** Finds the facts of one kind. */
export const factsIn =
  <Event extends { type: string }>() =>
  <Type extends Event['type']>({ events }: { events: readonly Event[] }, type: Type) =>
    events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
