import type { events as beginner } from '../events'
import type { State } from './state'

/** 9.16: how many come into Leningrad in a turn is counted. */
export const countedEntries = (
  base: typeof beginner.ReinforcementsPlaced,
): typeof beginner.ReinforcementsPlaced => ({
  ...base,
  reduce: (state, facts, rules) => {
    const after = base.reduce!(state, facts, rules)
    const { leningrad } = rules as unknown as { leningrad: string }
    if (facts.hex !== leningrad) return after
    const { table } = after as unknown as State
    return {
      ...after,
      table: { ...table, lakeEntries: table.lakeEntries + facts.units.length },
    } as unknown as typeof after
  },
})

/** 9.16, 11.3: and anew in the next turn. */
export const newEntries = (base: typeof beginner.TurnBegan): typeof beginner.TurnBegan => ({
  ...base,
  reduce: (state, ...more) => {
    const after = base.reduce!(state, ...more)
    const { sea } = after.table as unknown as State['table']
    return { ...after, table: { ...after.table, lakeEntries: 0, sea: { ...sea, fresh: [] } } } as typeof after
  },
})
