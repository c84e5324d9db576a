import { besides, event, line, withTable } from './change'
import { atGermanTurn, type Logistics } from './logistics-after'
import type { Side, State } from './state'

const withLogistics = <S extends State>(state: S, change: Partial<Logistics>): S =>
  withTable(state, { logistics: { ...state.table.logistics, ...change } })

/** 9.18 to 9.20: what begins with each German player turn. */
export const replacedInLogistics = {
  PlayerTurnBegan: besides<{ side: Side }>((after, { side }, { rules }) =>
    side === 'german'
      ? withLogistics(after, atGermanTurn(after.table.logistics, rules))
      : // 11.1: so many units go by sea in each Soviet player turn.
        withTable(after, { sea: { ...after.table.sea, used: 0, invaded: false, target: null } }),
  ),
}

/** 9.18 to 9.20: what the German decides about his supply. */
export const logisticsEvents = {
  PauseFiled: event({
    about: '9.19: the German has filed a pause, or taken it back, which he alone is told',
    fields: ({ z }) => ({ filed: z.boolean() }),
    reduce: (state, { filed }) => withLogistics(state, { planned: filed ? 'filed' : null }),
    tell: ({ filed }, viewer) =>
      viewer === 'german' ? line('PM 9.19', filed ? 'log-pause-filed' : 'log-pause-unfiled') : null,
  }),
  PauseDeclared: event({
    about: '9.19: for so many German player turns nobody attacks; then the line does not count any more',
    fields: ({ count }) => ({ turns: count }),
    reduce: (state) => withLogistics(state, { planned: 'declared' }),
    tell: ({ turns }) => line('PM 9.19', 'log-pause', { count: turns }),
  }),
  PauseBroken: event({
    about: '9.19: the pause is broken off, for nothing',
    reduce: (state) => withLogistics(state, { pause: 0 }),
    tell: () => line('PM 9.19', 'log-pause-broken'),
  }),
  SupplyConcentrated: event({
    about: '9.20: these units alone attack and move more than a hex in this player turn',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => withLogistics(state, { concentrated: [...units].sort(), aerial: [] }),
    tell: ({ units }) => line('PM 9.20', 'log-concentrated', { count: units.length }),
  }),
  SuppliedByAir: event({
    about: '9.18: these units in a hex are supplied by air',
    fields: ({ units, hexId }) => ({ hex: hexId, units }),
    reduce: (state, { units }) => withLogistics(state, { aerial: [...state.table.logistics.aerial, units] }),
    tell: ({ hex }) => line('PM 9.18', 'log-aerial', { hex }, [hex]),
  }),
  KeptByAir: event({
    about: '9.18: of a stack these units alone are supplied by air from now on',
    fields: ({ units, hexId }) => ({ hex: hexId, units }),
    reduce: (state, { units }) =>
      withLogistics(state, {
        aerial: state.table.logistics.aerial.map((all) => (all.includes(units[0]!) ? units : all)),
      }),
    tell: ({ hex }) => line('PM 9.18', 'log-aerial-kept', { hex }, [hex]),
  }),
}
