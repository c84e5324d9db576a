import { eliminated, event, line, placesOf, withCounters, withTable } from './change'

/** MOS-25, 26, 45, 57: operational movement. */
export const movement = {
  UnitMoved: event({
    about: 'MOS-57',
    fields: ({ counterId, placeSchema, path, count }) => ({
      unit: counterId,
      from: placeSchema,
      path,
      left: count.describe('halves of a movement factor left'),
    }),
    reduce: (state, { unit, path, left }) =>
      withCounters(state, [unit], { at: path.at(-1)!, moved: true, left }),
    tell: ({ unit, from, path }) => line('MOS 57', 'log-moved', { unit, hex: path.at(-1)! }, [from, ...path]),
  }),
}

/** MOS-76 to 78: isolation, and supply from the air. */
export const supply = {
  IsolatedLost: event({
    about: 'MOS-77',
    fields: ({ counterId }) => ({ unit: counterId }),
    reduce: (state, { unit }) => eliminated(state, [unit]),
    tell: ({ unit }, _viewer, { table }) =>
      line('MOS 77', 'log-isolated-lost', { unit }, placesOf(table, [unit])),
  }),
  Resupplied: event({
    about: 'MOS-78: all units in this hex now are supplied for the rest of the turn',
    fields: ({ airId, hexId }) => ({ air: airId, hex: hexId }),
    reduce: (state, { hex }) => {
      const { counters, resupplied } = state.table
      const there = Object.keys(counters).filter((unit) => counters[unit]!.at === hex)
      return withTable(state, { resupplied: [...new Set([...resupplied, ...there])].sort() })
    },
    tell: ({ air, hex }) => line('MOS 78', 'log-resupplied', { unit: air, hex }, [hex]),
  }),
}
