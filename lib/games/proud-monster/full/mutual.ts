import type { Table } from './state'

// 8.1, A-PM-29: in the Mutual Reinforcement Phase neither side sees what the other does. The Soviet files first, as the last
// thing of his sitting; the German as the first of his; then both are opened. So nobody waits for it.

/** What the German still sees of the Soviet units that were placed or formed in this phase, and of what follows from it. */
export type Mutual = NonNullable<Table['mutual']>

/** The table before these units are placed, or formed, in the phase: they are kept as they were (8.1). */
export function keptBefore(before: Table, now: Table, units: readonly string[]): Table {
  if (before.phase !== 'reinforcement') return now
  const { counters, control, taken } = before
  const known = before.mutual ?? { counters: {}, control, taken }
  const kept = { ...known.counters }
  for (const unit of units) kept[unit] ??= counters[unit]!
  return { ...now, mutual: { ...known, counters: kept } }
}

/** The table as it is seen by others than the Soviet, as long as the phase is not opened (8.1). */
export const beforeOpening = (table: Table): Table =>
  table.mutual === null
    ? table
    : {
        ...table,
        counters: { ...table.counters, ...table.mutual.counters },
        ...{ control: table.mutual.control, taken: table.mutual.taken, mutual: null },
      }
