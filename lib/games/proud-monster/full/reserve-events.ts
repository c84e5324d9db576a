import { besides, withTable } from './change'

/** 9.16: how many come into Leningrad in a turn is counted. */
export const countedEntries = besides<{ hex: string; units: readonly string[] }>(
  (after, { hex, units }, { rules, open }) =>
    hex === rules.leningrad ? withTable(after, { lakeEntries: open.lakeEntries + units.length }) : after,
)

/** 9.16, 11.3: and anew in the next turn. */
export const newEntries = besides((after) =>
  withTable(after, { lakeEntries: 0, sea: { ...after.table.sea, fresh: [] } }),
)
