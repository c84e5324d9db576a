import { event, line, list, withCounters } from './change'

/** 3.1: what is set up otherwise than by a plan. */
export const setUp = {
  UnitsStationed: event({
    about: '3.3, 3.4, 3.7: units are set up in another place',
    fields: ({ units, placeSchema }) => ({ units, from: placeSchema, to: placeSchema }),
    reduce: (state, { units, to }) => withCounters(state, units, { at: to }),
    tell: ({ units, to }) =>
      /\d/.test(to)
        ? line('PM 3.1', 'log-stationed', { units: list(units), hex: to }, [to])
        : line('PM 3.7', 'log-held-back', { units: list(units), box: to }),
  }),
}
