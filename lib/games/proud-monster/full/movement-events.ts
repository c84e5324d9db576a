import type { z as Zod } from 'zod'
import { changed } from '@/lib/wargame/counters'
import type { events as beginner } from '../events'
import type { Forms } from '../forms'
import { besides, withTable } from './change'
import type { State } from './state'

type Short = Readonly<Record<string, 'attenuated' | 'out'>> | undefined

/** The field of a fact: who of those that begin to move by it is not in full supply (9.8). */
export const shortField = ({ z, byCounter }: Pick<Forms, 'byCounter'> & { z: typeof Zod }) =>
  byCounter(z.enum(['attenuated', 'out']))
    .optional()
    .describe('how those are supplied that begin to move and are not in full supply (9.8)')

/** How some units were supplied as they began to move (9.8, 15.4). */
export const withShort = <S extends State>(state: S, short: Short): S =>
  short
    ? withTable(state, {
        counters: changed(
          state.table.counters,
          Object.entries(short).map(([unit, began]) => [unit, { ...state.table.counters[unit]!, began }]),
        ),
      })
    : state

/** 9.8, 15.4: facts of movement keep how units were supplied as they began. */
export const keptSupply = {
  StackMoved: (base: typeof beginner.StackMoved) =>
    ({
      ...base,
      fields: (of: Parameters<NonNullable<typeof base.fields>>[0]) => ({
        ...base.fields!(of),
        short: shortField(of),
      }),
      reduce: (state: never, facts: never, rules: never) =>
        withShort(base.reduce!(state, facts, rules) as unknown as State, (facts as { short?: Short }).short),
    }) as unknown as typeof base,
  MovementEnded: besides((after) =>
    withTable(after, {
      counters: Object.fromEntries(
        Object.entries(after.table.counters).map(([unit, counter]) => [
          unit,
          counter.began === null ? counter : { ...counter, began: null },
        ]),
      ),
    }),
  ),
}
