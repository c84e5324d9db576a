import { dice, event, line, withTable } from './change'

/** 13: artillery, rockets, bombers and Stukas. */
export const support = {
  ArtilleryRolled: event({
    about: '13.2',
    fields: ({ face, count }) => ({ face, attacks: count }),
    tell: ({ face, attacks }) => line('AVD 13.2', 'log-artillery', { face, attacks }, undefined, dice(face)),
    firm: true,
  }),
  StukaReturned: event({
    about: '13.3',
    reduce: (state) =>
      withTable(state, {
        stukas: { ready: state.table.stukas.ready + 1, used: state.table.stukas.used - 1 },
      }),
    tell: () => line('AVD 13.3', 'log-stuka-back'),
  }),
  SupportSpent: event({
    about: '13.2, 13.3',
    fields: ({ z, hexId }) => ({ kind: z.enum(['artillery', 'rocket', 'bomber']), target: hexId }),
    reduce: (state, { kind, target }) =>
      kind === 'bomber'
        ? withTable(state, { bomber: false })
        : withTable(state, {
            shelled: [...state.table.shelled, target],
            rocket: kind === 'rocket' ? false : state.table.rocket,
          }),
  }),
}
