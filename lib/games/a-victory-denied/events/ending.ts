import type { CounterId, Side, VpId } from '../state'
import { boxed, type Reducers, withTable } from './change'

/** 14 to 16: the Minsk Pocket, the Hitler Directive and the end of the game. */
export interface EndingFacts {
  Released: { unit: CounterId; chit: boolean }
  EscapeRolled: { face: number; modifier: number; points: number; escapees: number; takesVp: boolean }
  PocketClosed: { units: CounterId[] }
  DirectiveRolled: { face: number; result: 'moscow' | 'distracted' | 'choice' }
  DirectiveSet: { directive: 'moscow' | 'distracted'; chosen: boolean }
  Withdrawn: { unit: CounterId }
  GameEnded: {
    winner: Side | 'draw'
    cite: string
    key: string
    german: number | null
    soviet: number | null
    values: Record<VpId, number>
  }
}

export const ending: Reducers<EndingFacts> = {
  Released: (state) => state,
  EscapeRolled: (state, { escapees }) => withTable(state, { escapeBonus: escapees > 0 }),
  PocketClosed: (state, { units }) => boxed(state, units, 'gone'),
  DirectiveRolled: (state) => state,
  DirectiveSet: (state, { directive, chosen }) => withTable(state, { directive, guderiansChoice: chosen }),
  Withdrawn: (state, { unit }) => boxed(state, [unit], 'gone'),
  GameEnded: (state, { winner, cite, key, german, soviet, values }) =>
    withTable(state, { result: { winner, cite, key, german, soviet }, values }),
}
