import { counterOf } from '../state'
import { event, line, list, withCounters } from './change'

/** 8.1 to 8.11: what comes with a turn, and where. */
export const reinforcements = {
  Arrived: event({
    about:
      '8.1: units come with the turn; those of the German side stand in their reserve areas at once (8.3, 8.5)',
    fields: ({ units }) => ({ soviet: units, north: units, south: units }),
    reduce: (state, { soviet, north, south }) =>
      withCounters(
        withCounters(withCounters(state, soviet, { at: 'arriving' }), north, { at: 'okhNorth' }),
        south,
        { at: 'okhSouth' },
      ),
    tell: ({ soviet, north, south }) =>
      line('PM 8.1', 'log-arrived', { soviet: soviet.length, german: north.length + south.length }),
  }),
  ReinforcementsPlaced: event({
    about: '8.7',
    fields: ({ units, hexId }) => ({ units, hex: hexId }),
    reduce: (state, { units, hex }) => withCounters(state, units, { at: hex }),
    tell: ({ units, hex }) => line('PM 8.7', 'log-placed', { units: list(units), hex }, [hex]),
  }),
  Reserved: event({
    about: '8.1: units that were not placed go to the reserve of the high command',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => withCounters(state, units, { at: 'rvgk' }),
    tell: ({ units }) => line('PM 8.1', 'log-reserved', { count: units.length }),
  }),
  GuardsFormed: event({
    about: '8.11: a Guards unit takes the place of another',
    fields: ({ counterId }) => ({ guard: counterId, unit: counterId }),
    reduce: (state, { guard, unit }) => {
      const { at } = counterOf(state.table, unit)
      return withCounters(withCounters(state, [guard], { at }), [unit], { at: 'gone', lost: 0 })
    },
    tell: ({ guard, unit }, _viewer, { table }) => {
      const { at } = counterOf(table, unit)
      return line('PM 8.11', 'log-guards', { guard, unit }, /\d/.test(at) ? [at] : undefined)
    },
  }),
  GuardsForfeited: event({
    about: '8.11: what is not made when it is due is never made',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => withCounters(state, units, { at: 'gone' }),
    tell: ({ units }) => line('PM 8.11', 'log-guards-forfeit', { units: list(units) }),
  }),
}
