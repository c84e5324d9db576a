import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import type { Event } from '@/lib/games/a-victory-denied/events'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import type { CounterId, Side, State, Step } from '@/lib/games/a-victory-denied/state'
import { factsIn, playIn, type TurnOf } from '../../support/given'
import { given, type Setting } from './given'

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

export type Turn = TurnOf<Side, Order>
export const play = playIn(given)

/** The position after these orders. */
export const reached = (before: State, ...turns: Turn[]): State => play(before, ...turns).state

export const facts = factsIn<Event>()

export const DONE: Order = { type: 'done' }
export const where = ({ table }: State, unit: CounterId) => table.counters[unit]?.at ?? 'gone'
export const dueNow = ({ table }: State) => table.agenda.at(-1)
