import { stepsIn } from '../rules/08-units'
import { counterOf, WAYS } from '../state'
import { line, list, ofUnits, withPart, withTable } from './change'

/** 11, 12: units that go far. */
export const movement = {
  Transported: ofUnits({
    about: '11.2, 11.3, 12.2: units go far, and do nothing else in the couplet',
    fields: ({ units, placeSchema, z }) => ({ by: z.enum(WAYS), to: placeSchema, units }),
    reduce: (state, { by, to, units }, rules) => {
      const counters = { ...state.table.counters }
      const steps = state.table.transport[by] + stepsIn({ rules, open: state.table }, units)
      for (const unit of units) {
        const counter = counterOf(state.table, unit)
        counters[unit] = { ...counter, at: to, from: counter.at, left: 0, fought: true }
      }
      return withPart(withTable(state, { counters }), 'transport', { [by]: steps })
    },
    tell: ({ by, to, units }) =>
      line(by === 'rail' ? 'DD 12.2' : by === 'black' ? 'DD 11.2' : 'DD 11.3', 'log-transported', {
        ...{ units: list(units), place: to },
      }),
  }),
}
