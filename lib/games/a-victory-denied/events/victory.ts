import { vpChit } from '../data/chits'
import type { CounterId, Hex, VpId } from '../state'
import { type Reducers, withHidden, without, withTable } from './change'

/** 3.4, 14.0, 16.2: VP chits and who holds them. */
export interface VictoryFacts {
  /** 3.4: the VP chits are dealt face down and Vitebsk's and Bobruysk's go to the German. */
  Dealt: { onMap: Record<Hex, VpId>; german: VpId[] }
  VpTaken: { hex: Hex; by: CounterId }
  VpReturned: { hex: Hex; by: CounterId; chit: VpId }
  VpEscaped: { chit: VpId }
}

const tally = (chits: { minor: number; major: number }, chit: VpId, by: 1 | -1) => {
  const kind = vpChit(chit)!.kind
  return { ...chits, [kind]: chits[kind] + by }
}

export const victory: Reducers<VictoryFacts> = {
  Dealt: (state, { onMap, german }) =>
    withTable(withHidden(state, { vpOnMap: onMap, vpGerman: german }), {
      vpOnMap: Object.fromEntries(Object.keys(onMap).map((at) => [at, 'down' as const])),
      vpGerman: german.reduce((chits, chit) => tally(chits, chit, 1), { minor: 0, major: 0 }),
    }),
  VpTaken: (state, { hex }) => {
    const chit = state.hidden.vpOnMap[hex]!
    const { [hex]: _hidden, ...vpOnMap } = state.hidden.vpOnMap
    const { [hex]: _open, ...faces } = state.table.vpOnMap
    return withTable(withHidden(state, { vpOnMap, vpGerman: [...state.hidden.vpGerman, chit] }), {
      vpOnMap: faces,
      vpGerman: tally(state.table.vpGerman, chit, 1),
    })
  },
  VpReturned: (state, { hex, chit }) =>
    withTable(
      withHidden(state, {
        vpGerman: without(state.hidden.vpGerman, chit),
        vpOnMap: { ...state.hidden.vpOnMap, [hex]: chit },
      }),
      {
        vpOnMap: { ...state.table.vpOnMap, [hex]: vpChit(chit)!.value },
        vpGerman: tally(state.table.vpGerman, chit, -1),
        vpDraws: state.table.vpDraws + 1,
      },
    ),
  VpEscaped: (state, { chit }) =>
    withTable(
      withHidden(state, {
        vpGerman: without(state.hidden.vpGerman, chit),
        vpSoviet: [...state.hidden.vpSoviet, chit],
      }),
      {
        vpGerman: tally(state.table.vpGerman, chit, -1),
        vpSoviet: tally(state.table.vpSoviet, chit, 1),
        vpDraws: state.table.vpDraws + 1,
      },
    ),
}
