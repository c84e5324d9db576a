import { event, line, withCounters } from './change'

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
