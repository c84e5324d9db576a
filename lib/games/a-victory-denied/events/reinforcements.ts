import { boxed, dice, event, fresh, line, withCounters, withTable } from './change'

/** 11: who arrives. */
export const reinforcements = {
  ReinforcementBegan: event({
    about: '11.0',
    reduce: (state) => withTable(state, { escapeBonus: false, starHexes: [] }),
  }),
  Reinforced: event({
    about: '11.1.1, 11.1.3',
    fields: ({ counterId, hexId, boxSchema, count }) => ({
      unit: counterId,
      at: hexId,
      from: boxSchema,
      cost: count.describe('reinforcement points'),
    }),
    reduce: (state, { unit, at }, { counters }) => {
      const star = counters[unit]!.colour === 'star'
      const next = withCounters(state, [unit], { at, ...fresh })
      return star ? withTable(next, { starHexes: [...state.table.starHexes, at] }) : next
    },
    tell: ({ unit, at }) => line('AVD 11.1.1', 'log-reinforced', { unit, hex: at }, [at]),
  }),
  NotPlaced: event({
    about: 'no lawful hex',
    fields: ({ counterId, boxSchema }) => ({ unit: counterId, to: boxSchema }),
    reduce: (state, { unit, to }) => boxed(state, [unit], to),
    tell: ({ unit }) => line('AVD 11.1.1', 'log-not-placed', { unit }),
  }),
  EliteArrived: event({
    about: 'drawn to be placed (11.1.1)',
    fields: ({ counterId }) => ({ unit: counterId }),
    tell: ({ unit }) => line('AVD 11.1.1', 'log-arrived', { unit }),
    firm: true,
  }),
  StarsJoined: event({
    about: '11.3',
    fields: ({ face, units }) => ({ face, units }),
    reduce: (state, { units }) => boxed(state, units, 'reserve'),
    tell: ({ face, units }) =>
      line('AVD 11.3', 'log-stars', { face, units: units.length }, undefined, dice(face)),
    firm: true,
  }),
  UnitsStaged: event({
    about: 'they wait at their entry hexes (11.1.2)',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => boxed(state, units, 'staging'),
    tell: ({ units }) => line('AVD 11.1.2', 'log-staged', { units: units.length }),
  }),
}
