import { event, line, list, withCounters, withTable } from './change'
import { unseen } from './fog-events'
import type { Rules } from './in-force'
import { sealed } from './mutual-events'
import { type CounterId, counterOf, type Place, type State } from './state'

/** Facts of units of which others are told no more than they see, or see after it (14.7). */
const ofUnits = unseen(event, 'units')
const unitsCome = unseen(event, 'units', ['after'])

const withSea = <S extends State>(state: S, change: Partial<State['table']['sea']>): S =>
  withTable(state, { sea: { ...state.table.sea, ...change } })

/** Units that have gone by sea to some place: they go and fight no more in this player turn (11.2). */
function sailed<S extends State>(
  state: S,
  units: readonly CounterId[],
  to: Place,
  fought: boolean,
  { counters: facts, seaWeight }: Rules,
): S {
  const counters = { ...state.table.counters }
  for (const unit of units) {
    const counter = counterOf(state.table, unit)
    counters[unit] = { ...counter, at: to, from: counter.at, left: 0, fought }
  }
  return withSea(withTable(state, { counters }), {
    used: units.reduce((sum, unit) => sum + seaWeight(facts[unit]!), state.table.sea.used),
  })
}

/** 11: the Black Sea. */
export const seaEvents = {
  Sailed: ofUnits({
    about: '11.2: units go by sea to a port or the box, and do nothing else in this player turn',
    fields: ({ units, placeSchema }) => ({ units, to: placeSchema }),
    reduce: (state, { units, to }, rules) => sailed(state, units, to, true, rules),
    tell: ({ units, to }) =>
      /\d/.test(to)
        ? line('PM 11.2', 'log-sailed', { units: list(units), hex: to }, [to])
        : line('PM 11.2', 'log-sailed-box', { units: list(units), box: to }),
  }),
  Boarded: sealed(
    unitsCome({
      about: '11.3: units that arrive, or come out of the reserve, enter the box of the southern ports',
      fields: ({ units }) => ({ units }),
      reduce: (state, { units }) =>
        withSea(withCounters(state, units, { at: 'southPorts' }), {
          fresh: [...state.table.sea.fresh, ...units].sort(),
        }),
      tell: ({ units }) => line('PM 11.3', 'log-boarded', { units: list(units) }),
    }),
    ['units'],
  ),
  Invaded: unitsCome({
    about: '11.4: units land on the coast, or lie off it and assault the enemy there first of all',
    fields: ({ units, hexId, placeSchema }) => ({ units, hex: hexId, to: placeSchema }),
    reduce: (state, { units, hex, to }, rules) =>
      withSea(sailed(state, units, to, to === hex, rules), {
        invaded: true,
        target: to === hex ? null : hex,
      }),
    tell: ({ units, hex }) => line('PM 11.4', 'log-invaded', { units: list(units), hex }, [hex]),
  }),
  InvadersLanded: ofUnits({
    about: '11.4: invaders come ashore',
    fields: ({ units, hexId }) => ({ units, hex: hexId }),
    reduce: (state, { units, hex }) => withCounters(state, units, { at: hex, fought: true }),
    tell: ({ units, hex }) => line('PM 11.4', 'log-landed', { units: list(units), hex }, [hex]),
  }),
  InvadersLost: event({
    about: '11.4: invaders who have not come ashore are lost',
    // Absent in games that were played before it was noted.
    fields: ({ units, hexId }) => ({ units, hex: hexId.optional() }),
    reduce: (state, { units }) =>
      withCounters(state, units, { at: 'dead', lost: 0, from: null, left: null, fought: false }),
    tell: ({ units, hex }, _viewer, { table }) => {
      const off = hex ?? table.sea.target
      return line('PM 11.4', 'log-invaders-lost', { units: list(units) }, off ? [off] : [])
    },
  }),
}
