import { counterOf, HAND, type Place, type State } from '../state'
import { event, line, list, withCounters, withTable } from './change'

/** Units in the places that are said of each. */
const withEach = <S extends State>(state: S, places: Readonly<Record<string, Place>>): S => {
  const placed = Object.entries(places).map(([unit, at]) => [unit, { ...counterOf(state.table, unit), at }])
  return withTable(state, { counters: { ...state.table.counters, ...Object.fromEntries(placed) } })
}

/** 3.1: what is set up once a game has begun. */
export const setUp = {
  GermansLaidOut: event({
    about: '3.7: the German side stands as its plan has it',
    fields: ({ byCounter, placeSchema }) => ({ places: byCounter(placeSchema) }),
    reduce: (state, { places }) => withEach(state, places),
    tell: () => line('PM 3.7', 'log-laid-out', {}),
  }),
  UnitsStationed: event({
    about: '3.3, 3.4, 3.7: units are set up in another place',
    fields: ({ units, placeSchema }) => ({ units, from: placeSchema, to: placeSchema }),
    reduce: (state, { units, to }) => withCounters(state, units, { at: to }),
    tell: ({ units, to }) =>
      /\d/.test(to)
        ? line('PM 3.1', 'log-stationed', { units: list(units), hex: to }, [to])
        : line('PM 3.7', 'log-held-back', { units: list(units), box: to }),
  }),
  UnitsTakenUp: event({
    about: '3.1: units that were set up are in hand, to be placed anew',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => withCounters(state, units, { at: HAND }),
    tell: ({ units }) => line('PM 3.1', 'log-taken-up', { n: units.length }),
  }),
  RestPlaced: event({
    about: '3.3, 3.4, 3.7: the rest of a set-up stands as its plan has it, as far as may be',
    fields: ({ byCounter, placeSchema }) => ({ places: byCounter(placeSchema) }),
    reduce: (state, { places }) => withEach(state, places),
    tell: ({ places }) => line('PM 3.1', 'log-rest-placed', { n: Object.keys(places).length }),
  }),
}
