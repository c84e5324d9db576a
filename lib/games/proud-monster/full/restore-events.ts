import { besides, dice, event, line, list, withCounters, withHidden, withTable } from './change'
import { unseen } from './fog-events'
import { counterOf } from './state'

/** 8.20: what was refitted may do as others once the player turn is over. */
export const endOfRefit = besides((after) => withTable(after, { refitting: [] }))

/** Of a unit that lies beneath others the other side hears nothing (14.7). */
const hidden = unseen(event, 'unit')
const unitComes = unseen(event, 'unit', ['after'])

/** 8.9 to 8.21, 14.41: what comes to units besides reinforcements, and is taken from them. */
export const restoreEvents = {
  BrigadesRolled: event({
    about: '8.9: two dice for the tank brigades of turn 3',
    fields: ({ z, face, count }) => ({ faces: z.array(face), less: count, count }),
    reduce: (state, { count }) => withTable(state, { brigades: state.table.brigades + count }),
    tell: ({ faces, less, count }) =>
      line('PM 8.9', 'log-brigades', { less, count }, undefined, dice(...faces)),
    firm: true,
  }),
  RiflesReturned: event({
    about: '8.13: some of the dead rifle divisions come back, shuffled face down',
    fields: ({ units, byCounter, count }) => ({ units, values: byCounter(count) }),
    reduce: (state, { units, values }) => {
      return withHidden(withCounters(state, units, { at: 'arriving', tried: null }), {
        values: { ...state.hidden.values, ...values },
      })
    },
    tell: ({ units }) => line('PM 8.13', 'log-rifles', { count: units.length }),
    firm: true,
  }),
  StepReplaced: hidden({
    about: '8.14: a division gets a step back',
    fields: ({ counterId, z }) => ({
      unit: counterId,
      rests: z.boolean().describe('true: it is supplied by air, and rests in this player turn (9.18)'),
    }),
    reduce: (state, { unit, rests }) => {
      const { logistics, replaced } = state.table
      const resting = rests ? [...logistics.resting, unit].sort() : logistics.resting
      return withTable(withCounters(state, [unit], { lost: counterOf(state.table, unit).lost - 1 }), {
        ...{ replaced: replaced + 1, logistics: { ...logistics, resting } },
      })
    },
    tell: ({ unit }) => line('PM 8.14', 'log-replaced', { unit }),
  }),
  Refitted: hidden({
    about: '8.20, 17.5: a division is refitted, and rests in this player turn',
    fields: ({ counterId, face, count }) => ({ unit: counterId, face, steps: count }),
    reduce: (state, { unit, steps }) =>
      withTable(withCounters(state, [unit], { lost: counterOf(state.table, unit).lost - steps }), {
        refitted: [...state.table.refitted, unit].sort(),
        refitting: [...state.table.refitting, unit].sort(),
      }),
    tell: ({ unit, face, steps }) =>
      line('PM 8.20', 'log-refitted', { unit, face, steps }, undefined, dice(face)),
    firm: true,
  }),
  WithdrawalsDue: event({
    about: '17.4: what the German has to withdraw',
    fields: ({ z }) => ({ kinds: z.array(z.string()) }),
    reduce: (state, { kinds }) => withTable(state, { owed: kinds }),
    tell: ({ kinds }) => line('PM 8.16', 'log-owed', { owed: list(kinds) }),
  }),
  Withdrawn: event({
    about: '8.16: units leave for good',
    fields: ({ units, z }) => ({ units, kinds: z.array(z.string()) }),
    reduce: (state, { units, kinds }) => {
      const owed = [...state.table.owed]
      for (const kind of kinds) owed.splice(owed.indexOf(kind), 1)
      return withTable(withCounters(state, units, { at: 'gone', lost: 0 }), { owed })
    },
    tell: ({ units }) => line('PM 8.16', 'log-withdrawn', { units: list(units) }),
  }),
  WithdrawalsDeclined: event({
    about: '8.17: what is not withdrawn costs a point each',
    fields: ({ count }) => ({ count }),
    reduce: (state, { count }) => withTable(state, { owed: [], debit: state.table.debit + count }),
    tell: ({ count }) => (count > 0 ? line('PM 8.17', 'log-declined', { count }) : null),
  }),
  CalledUp: unitComes({
    about:
      '8.21, 14.41: a security division or the siege artillery comes; the first of each three costs a point',
    fields: ({ counterId, hexId, count }) => ({ unit: counterId, hex: hexId, cost: count }),
    reduce: (state, { unit, hex, cost }) =>
      withTable(withCounters(state, [unit], { at: hex }), {
        debit: state.table.debit + cost,
        ...(unit.startsWith('DE-ARKO') ? { arko: state.table.turn } : { called: state.table.called + 1 }),
      }),
    tell: ({ unit, hex, cost }) =>
      line(unit.startsWith('DE-ARKO') ? 'PM 14.41' : 'PM 8.21', 'log-called', { unit, hex, cost }, [hex]),
  }),
}
