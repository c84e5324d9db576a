import { event, line, withPart, withTable } from './change'

/** 9: supply. */
export const supply = {
  LineGone: event({
    about: '9.1: the line of attenuated supply does not count any more',
    reduce: (state) => withPart(state, 'logistics', { free: true }),
    // Where a scenario begins later that is nothing new.
    tell: (_facts, _viewer, { table }, { lineGone }) =>
      table.turn === lineGone ? line('DD 9.1', 'log-line-gone') : null,
  }),
  Airlifted: event({
    about: '9.5: units in a hex and around it are supplied from the air as they defend themselves',
    fields: ({ hexId }) => ({ hex: hexId }),
    reduce: (state, { hex }) =>
      withPart(withTable(state, { airlift: hex }), 'offensives', { airlifted: state.table.turn }),
    tell: ({ hex }) => line('DD 9.5', 'log-aerial', { hex }, [hex]),
  }),
  MarkerLaid: event({
    about: '9.8: a marker of offensive supply is laid, which its owner alone is told',
    fields: ({ hexId, count }) => ({ hex: hexId, range: count }),
    reduce: (state, { hex, range }) =>
      withTable(state, {
        markers: [...state.table.markers, { hex, range, shown: false }].sort((a, b) =>
          a.hex < b.hex ? -1 : 1,
        ),
      }),
    tell: ({ hex, range }, viewer) =>
      viewer === 'soviet' ? line('DD 9.8', 'log-marker', { hex, range }, [hex]) : null,
  }),
  MarkerLifted: event({
    about: '9.8: a marker is taken back, which its owner alone is told',
    fields: ({ hexId }) => ({ hex: hexId }),
    reduce: (state, { hex }) =>
      withTable(state, { markers: state.table.markers.filter((one) => one.hex !== hex) }),
    tell: ({ hex }, viewer) =>
      viewer === 'soviet' ? line('DD 9.8', 'log-marker-lifted', { hex }, [hex]) : null,
  }),
  MarkersLie: event({
    about: '9.8: where markers lie now, face down',
    fields: ({ hexes }) => ({ hexes }),
    reduce: (state) =>
      withTable(state, { markers: state.table.markers.map((one) => ({ ...one, shown: false })) }),
    tell: ({ hexes }) => line('DD 9.8', 'log-markers', { count: hexes.length }, hexes),
  }),
  MarkerShown: event({
    about: '9.8: a marker begins to supply an attack and is turned up',
    fields: ({ hexId, count }) => ({ hex: hexId, range: count }),
    reduce: (state, { hex }) =>
      withTable(state, {
        markers: state.table.markers.map((one) => (one.hex === hex ? { ...one, shown: true } : one)),
      }),
    tell: ({ hex, range }) => line('DD 9.8', 'log-marker-shown', { hex, range }, [hex]),
    firm: true,
  }),
}
