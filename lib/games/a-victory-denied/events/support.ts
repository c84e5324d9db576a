import type { Hex } from '../state'
import { type Reducers, withTable } from './change'

/** 13: artillery, rockets, bombers and Stukas. */
export interface SupportFacts {
  ArtilleryRolled: { face: number; attacks: number }
  StukaReturned: object
  SupportSpent: { kind: 'artillery' | 'rocket' | 'bomber'; target: Hex }
}

export const support: Reducers<SupportFacts> = {
  ArtilleryRolled: (state) => state,
  StukaReturned: (state) =>
    withTable(state, {
      stukas: { ready: state.table.stukas.ready + 1, used: state.table.stukas.used - 1 },
    }),
  SupportSpent: (state, { kind, target }) =>
    kind === 'bomber'
      ? withTable(state, { bomber: false })
      : withTable(state, {
          shelled: [...state.table.shelled, target],
          rocket: kind === 'rocket' ? false : state.table.rocket,
        }),
}
