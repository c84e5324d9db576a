import {
  dispersed,
  eliminated,
  event,
  line,
  list,
  placesOf,
  withAir,
  withCounters,
  withTable,
} from './change'

/** MOS-46, 64 to 67, 86: the replacement phase. */
export const replacements = {
  Supplemented: event({
    about: 'MOS-42, 64, 66, 86: what the turn brings and takes',
    fields: ({ z, units, count, airId }) => ({
      units: units.describe('reinforcements that wait for a place now'),
      points: count.describe('replacement points that are added'),
      paras: units.describe('parachute corps on the base of the bombers'),
      leaving: z.array(airId).describe('air units that leave for good'),
    }),
    reduce: (state, { units, points, paras, leaving }) =>
      withTable(
        leaving.reduce(
          (left, air) => withAir(left, air, { state: 'off' }),
          withCounters(state, units, { at: 'arriving' }),
        ),
        { points: state.table.points + points, onBase: paras },
      ),
    tell: ({ units, points, leaving }) => {
      const gaps = { units: list(units), points, air: list(leaving) }
      if (leaving.length > 0) return line('MOS 86', 'log-supplemented-leaving', gaps)
      if (units.length > 0) return line('MOS 66', 'log-supplemented', gaps)
      return points > 0 ? line('MOS 64', 'log-points', gaps) : null
    },
  }),
  Replaced: event({
    about: 'MOS-64, MOS-65',
    fields: ({ counterId, hexId, count }) => ({
      unit: counterId,
      hex: hexId,
      points: count.describe('what it has cost'),
    }),
    reduce: (state, { unit, hex, points }) =>
      withTable(withCounters(state, [unit], { at: hex, state: 'fresh' }), {
        points: state.table.points - points,
      }),
    tell: ({ unit, hex, points }) => line('MOS 64', 'log-replaced', { unit, hex, points }, [hex]),
  }),
  Reinforced: event({
    about: 'MOS-66',
    fields: ({ counterId, hexId }) => ({ unit: counterId, hex: hexId }),
    reduce: (state, { unit, hex }) => withCounters(state, [unit], { at: hex, state: 'fresh' }),
    tell: ({ unit, hex }) => line('MOS 66', 'log-reinforced', { unit, hex }, [hex]),
  }),
  RailMoved: event({
    about: 'MOS-46',
    fields: ({ counterId, placeSchema, path }) => ({ unit: counterId, from: placeSchema, path }),
    reduce: (state, { unit, path }) => dispersed(withCounters(state, [unit], { at: path.at(-1)! }), [unit]),
    tell: ({ unit, from, path }) =>
      line('MOS 46', 'log-railed', { unit, hex: path.at(-1)! }, [from, ...path]),
  }),
  Removed: event({
    about: 'MOS-67',
    fields: ({ counterId }) => ({ unit: counterId }),
    reduce: (state, { unit }) => eliminated(state, [unit]),
    tell: ({ unit }, _viewer, { table }) => line('MOS 67', 'log-removed', { unit }, placesOf(table, [unit])),
  }),
}
