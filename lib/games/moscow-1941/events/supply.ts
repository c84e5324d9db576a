import { eliminated, event, line, placesOf, withTable } from './change'

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
    about: 'MOS-78: all units in this hex are supplied for the rest of the turn',
    fields: ({ airId, hexId }) => ({ air: airId, hex: hexId }),
    reduce: (state, { hex }) =>
      withTable(state, { resupplied: [...new Set([...state.table.resupplied, hex])].sort() }),
    tell: ({ air, hex }) => line('MOS 78', 'log-resupplied', { unit: air, hex }, [hex]),
  }),
}
