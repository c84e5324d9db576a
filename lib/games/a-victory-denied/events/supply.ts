import { boxed, event, line, list, placesOf, withCounters } from './change'

/** 10: what the Supply chit brings. */
export const supply = {
  MarksCleared: event({
    about: '10.1: all Out of Supply marks come off',
    reduce: (state) => {
      const marked = Object.keys(state.table.counters).filter((id) => state.table.counters[id]!.oos)
      return withCounters(state, marked, { oos: false })
    },
    tell: () => line('AVD 10.1.1', 'log-marks-cleared'),
  }),
  MarkedOutOfSupply: event({
    about: '10.1.2',
    fields: ({ counterId }) => ({ unit: counterId }),
    reduce: (state, { unit }) => withCounters(state, [unit], { oos: true }),
    tell: ({ unit }, _viewer, { table }) =>
      line('AVD 10.1.2', 'log-marked', { unit }, [table.counters[unit]!.at]),
  }),
  IsolationJudged: event({
    about: '10.2',
    fields: ({ units }) => ({ isolated: units, freed: units }),
    reduce: (state, { isolated, freed }) =>
      withCounters(withCounters(state, freed, { isolated: false }), isolated, { isolated: true }),
    tell: ({ isolated, freed }, _viewer, { table }) => {
      const at = placesOf(table, [...isolated, ...freed])
      if (isolated.length > 0 && freed.length > 0)
        return line('AVD 10.2.3', 'log-isolation', { isolated: list(isolated), freed: list(freed) }, at)
      if (isolated.length > 0) return line('AVD 10.2.3', 'log-isolated', { units: list(isolated) }, at)
      return freed.length > 0 ? line('AVD 10.2.3', 'log-freed', { units: list(freed) }, at) : null
    },
  }),
  Disbanded: event({
    about: '10.5',
    fields: ({ counterId, boxSchema }) => ({ unit: counterId, to: boxSchema }),
    reduce: (state, { unit, to }) => boxed(state, [unit], to),
    tell: ({ unit }, _viewer, { table }) =>
      line('AVD 10.5', 'log-disbanded', { unit }, placesOf(table, [unit])),
  }),
}
