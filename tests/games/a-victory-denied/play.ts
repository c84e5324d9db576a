import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import type { Event, EventOf, EventType } from '@/lib/games/a-victory-denied/events'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import type { CounterId, Side, State, Step } from '@/lib/games/a-victory-denied/state'
import { given, type Outcome, type Setting } from './given'

/** Beneath the steps of a test: it waits for an order, so that the game draws no chit and ends no turn. */
export const REST: Step = { step: 'disband', side: 'soviet' }

/** These steps are to be done, the first named first; then the game rests. */
export const due = (...steps: Step[]): Pick<Setting, 'agenda'> => ({ agenda: [REST, ...steps.reverse()] })

/** An activation whose combat segment is due. */
export const fight = (side: Side, ids: readonly CounterId[], chit?: string) =>
  activation(side, ids, chit, { step: 'fight', side })

/** An activation whose movement segment is due. */
export const march = (side: Side, ids: readonly CounterId[], chit?: string) =>
  activation(side, ids, chit, { step: 'move', side }, { step: 'fight', side })

function activation(side: Side, ids: readonly CounterId[], chit: string | undefined, ...steps: Step[]) {
  return {
    ...due(...steps, { step: 'endActivation' }),
    activations: 1,
    activation: {
      number: 1,
      chit: chit ?? (side === 'german' ? 'G-2PG' : 'S-20A'),
      side,
      hqs: ids.filter((id) => COUNTERS[id]!.hq),
      units: ids.filter((id) => !COUNTERS[id]!.hq),
    },
  } satisfies Partial<Setting>
}

export type Turn = [side: Side, order: Order, dice?: number[]]

/** Plays orders one after the other, each of which must be lawful: all facts and the last position. */
export async function play(before: State, ...turns: Turn[]): Promise<Outcome> {
  let state = before
  const events: Event[] = []
  for (const [side, order, dice] of turns) {
    const outcome = await given(state).when(side, order, dice).allows()
    state = outcome.state
    events.push(...outcome.events)
  }
  return { events, state }
}

/** The position after these orders. */
export const reached = async (before: State, ...turns: Turn[]): Promise<State> =>
  (await play(before, ...turns)).state

/** The facts of one kind. */
export const facts = <Type extends EventType>(
  { events }: Pick<Outcome, 'events'>,
  type: Type,
): EventOf<Type>[] => events.filter((event): event is Event & EventOf<Type> => event.type === type)

export const DONE: Order = { type: 'done' }
export const where = ({ table }: State, unit: CounterId) => table.counters[unit]?.at ?? 'gone'
export const dueNow = ({ table }: State) => table.agenda.at(-1)
