import { dice, event, line, withTable } from './change'

/** 4: how the war goes on. */
export const victory = {
  OilRolled: event({
    about: '4.7: a die for each oil centre that the German holds',
    fields: ({ hexes, z, face }) => ({ hexes, faces: z.array(face) }),
    tell: ({ hexes, faces }) => line('DD 4.7', 'log-oil', { count: hexes.length }, hexes, dice(...faces)),
    firm: true,
  }),
  Forgiven: event({
    about:
      '4.3: the game goes on after a check that would have ended it: 1 in favour of the German in the last check, or -1',
    fields: ({ count }) => ({ by: count }),
    reduce: (state, { by }) => withTable(state, { forgiven: state.table.forgiven + by }),
    tell: ({ by }) => line('DD 4.3', by > 0 ? 'log-forgiven' : 'log-forgiven-against'),
  }),
}
