import { event, line, withTable } from './change'

/** 10.2 to 10.4: aircraft. */
export const airEvents = {
  AirRecalled: event({
    about: '10.2: aircraft of this side are free for another stack',
    fields: ({ side, z }) => ({ side, air: z.array(z.string()) }),
    reduce: (state, { air }) =>
      withTable(state, {
        air: Object.fromEntries(Object.entries(state.table.air).filter(([id]) => !air.includes(id))),
      }),
  }),
  AirWithheld: event({
    about: '8.10: the Soviet aircraft does not come, for want of Moscow',
    reduce: (state) => withTable(state, { airWithheld: true }),
    tell: () => line('PM 8.10', 'log-air-withheld'),
  }),
  AirCommitted: event({
    about: '10.2: an aircraft supports the stack of this unit, and follows it',
    fields: ({ z, counterId, hexId }) => ({ air: z.string(), unit: counterId, hex: hexId }),
    reduce: (state, { air, unit }) => withTable(state, { air: { ...state.table.air, [air]: unit } }),
    tell: ({ air, hex }) => line('PM 10.2', 'log-air', { air, hex }, [hex]),
  }),
}
