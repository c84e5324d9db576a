import { without } from '@/lib/wargame/pools'
import type { Rules } from '../in-force'
import type { Table, VpId } from '../state'
import { event, line, withHidden, withTable } from './change'

const tally = ({ vpChit }: Rules, chits: Table['vpGerman'], chit: VpId, by: 1 | -1) => {
  const kind = vpChit(chit)!.kind
  return { ...chits, [kind]: chits[kind] + by }
}

/** 3.4, 14.0, 16.2: VP chits and who holds them. */
export const victory = {
  Dealt: event({
    about: 'the VP chits are dealt (3.4)',
    fields: ({ z, hexId, vpId }) => ({ onMap: z.record(hexId, vpId), german: z.array(vpId) }),
    reduce: (state, { onMap, german }, rules) =>
      withTable(withHidden(state, { vpOnMap: onMap, vpGerman: german }), {
        vpOnMap: Object.fromEntries(Object.keys(onMap).map((at) => [at, 'down' as const])),
        vpGerman: german.reduce((chits, chit) => tally(rules, chits, chit, 1), { minor: 0, major: 0 }),
      }),
    firm: true,
  }),
  VpTaken: event({
    about: '16.2',
    fields: ({ hexId, counterId }) => ({ hex: hexId, by: counterId }),
    reduce: (state, { hex }, rules) => {
      const chit = state.hidden.vpOnMap[hex]!
      const { [hex]: _hidden, ...vpOnMap } = state.hidden.vpOnMap
      const { [hex]: _open, ...faces } = state.table.vpOnMap
      return withTable(withHidden(state, { vpOnMap, vpGerman: [...state.hidden.vpGerman, chit] }), {
        vpOnMap: faces,
        vpGerman: tally(rules, state.table.vpGerman, chit, 1),
      })
    },
    tell: ({ hex, by }) => line('AVD 16.2', 'log-vp-taken', { unit: by, name: hex }, [hex]),
  }),
  VpReturned: event({
    about: '16.2, face up',
    fields: ({ hexId, counterId, vpId }) => ({ hex: hexId, by: counterId, chit: vpId }),
    reduce: (state, { hex, chit }, rules) =>
      withTable(
        withHidden(state, {
          vpGerman: without(state.hidden.vpGerman, [chit]),
          vpOnMap: { ...state.hidden.vpOnMap, [hex]: chit },
        }),
        {
          vpOnMap: { ...state.table.vpOnMap, [hex]: rules.vpChit(chit)!.value },
          vpGerman: tally(rules, state.table.vpGerman, chit, -1),
          vpDraws: state.table.vpDraws + 1,
        },
      ),
    tell: ({ hex, by, chit }, _viewer, _before, { vpChit }) =>
      line('AVD 16.2', 'log-vp-returned', { unit: by, name: hex, value: vpChit(chit)!.value }, [hex]),
    firm: true,
  }),
  VpEscaped: event({
    about: '14.0: the Soviet takes this VP chit',
    fields: ({ vpId }) => ({ chit: vpId }),
    reduce: (state, { chit }, rules) =>
      withTable(
        withHidden(state, {
          vpGerman: without(state.hidden.vpGerman, [chit]),
          vpSoviet: [...state.hidden.vpSoviet, chit],
        }),
        {
          vpGerman: tally(rules, state.table.vpGerman, chit, -1),
          vpSoviet: tally(rules, state.table.vpSoviet, chit, 1),
          vpDraws: state.table.vpDraws + 1,
        },
      ),
    firm: true,
  }),
}
