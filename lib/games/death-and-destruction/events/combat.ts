import { battlefield, dice, event, line, list, withPart, withTable } from './change'

/** 14, 15: battles, forts and the counter fire of Leningrad. */
export const combat = {
  BarrageFired: event({
    about: '14.7: Soviet artillery fires before the assault; each hit shifts the odds a column to the left',
    fields: ({ units, z, face, count }) => ({ units, faces: z.array(face), hits: count }),
    reduce: (state, { hits }) => withTable(state, { barrage: hits }),
    tell: ({ units, faces, hits }, _viewer, { table }) =>
      line('DD 14.7', 'log-barrage', { units: list(units), hits }, battlefield(table), dice(...faces)),
    firm: true,
  }),
  FortsRepaired: event({
    about: '14.9: forts that the Soviet has again are as they were',
    fields: ({ hexes }) => ({ hexes }),
    reduce: (state, { hexes }) =>
      withPart(state, 'forts', {
        destroyed: state.table.forts.destroyed.filter((hex) => !hexes.includes(hex)),
      }),
    tell: ({ hexes }) => line('DD 14.9', 'log-repaired', { count: hexes.length }, hexes),
  }),
  CounterFireCame: event({
    about: '15.10: the Counter Fire Corps stands in Leningrad',
    reduce: (state) => withTable(state, { counterFire: true }),
    tell: () => line('DD 15.10', 'log-counter-fire'),
  }),
}
