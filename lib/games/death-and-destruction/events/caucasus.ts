import type { State } from '../state'
import { event, line, list, unitsCome, withCounters, withPart, withTable } from './change'

/** A unit that has just come to its place. */
const idle = { from: null, left: null, fought: false } as const

/** 3: the map of the Caucasus. */
export const caucasus = {
  MapCalled: event({
    about: '3.2: the German side calls for Map C, which is joined',
    reduce: (state) => withTable(state, { caucasus: true }),
    tell: () => line('DD 3.2', 'log-map-called'),
    // Whether anybody was sent early is learnt by it.
    firm: true,
  }),
  SentEarly: event({
    about: '3.2: units go out of the reserve to Map C before it is joined, which their owner alone is told',
    fields: ({ units, count }) => ({ units, steps: count }),
    reduce: (state, { units, steps }) =>
      withPart(withCounters(state, units, { at: 'caucasus' }), 'reserve', {
        used: state.table.reserve.used + steps,
      }),
    tell: ({ units }, viewer) =>
      viewer === 'soviet' ? line('DD 3.2', 'log-sent-early', { units: list(units) }) : null,
  }),
  Deployed: unitsCome({
    about: '3.2: units that were sent early, or were in the box of the southern ports, stand on Map C',
    fields: ({ units, hexId }) => ({ units, hex: hexId }),
    reduce: (state, { units, hex }) => withCounters(state, units, { at: hex, ...idle }),
    tell: ({ units, hex }) => line('DD 3.2', 'log-deployed', { units: list(units), hex }, [hex]),
  }),
  MapPutAway: event({
    about: '3.13: Map C is put away: Soviet units go to the box of the southern ports, or into the reserve',
    fields: ({ units }) => ({ ports: units, reserve: units }),
    reduce: (state, { ports, reserve }, { isOnMapC }) => {
      const cleared = withCounters(withCounters(state, ports, { at: 'southPorts', ...idle }), reserve, {
        at: 'rvgk',
        ...idle,
      })
      const { taken, markers, air } = state.table
      const gone = new Set([...ports, ...reserve])
      return withTable(cleared, {
        ...{ caucasus: false, shelved: true, taken: taken.filter((hex) => !isOnMapC(hex)) },
        markers: markers.filter(({ hex }) => !isOnMapC(hex)),
        air: Object.fromEntries(Object.entries(air).filter(([, unit]) => !gone.has(unit))),
      })
    },
    tell: () => line('DD 3.13', 'log-map-away'),
    // Units that the German does not see change their place.
    firm: true,
  }),
}

/** What a change of the Black Sea makes of a state, upon the Caspian (3.4). */
export function uponCaspian<S extends State>(state: S, change: (state: S) => S): S {
  const { sea, caspian } = state.table
  const after = change({ ...state, table: { ...state.table, sea: caspian } })
  return { ...after, table: { ...after.table, sea, caspian: after.table.sea } }
}
