import { battlefield, dice, event, line } from './change'

/** 9.6: the throw of Germans in attenuated supply. */
export const supplyEvents = {
  SupplyThrown: event({
    about: '9.6, 17.10: by how many columns attenuated supply shifts the odds to the left',
    fields: ({ face, count }) => ({ face, added: count, columns: count }),
    tell: ({ face, added, columns }, _viewer, { table }) =>
      line('PM 9.6', 'log-supply', { face, added, columns }, battlefield(table), dice(face)),
    firm: true,
  }),
}
