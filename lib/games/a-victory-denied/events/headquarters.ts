import { boxed, event, line, withCounters } from './change'

/** 12: HQs that are overrun, relocated or removed. */
export const headquarters = {
  HqOverrun: event({
    about: '12.1',
    fields: ({ counterId, hexId }) => ({ hq: counterId, by: counterId, at: hexId }),
    // It is off the map until its owner has relocated it.
    reduce: (state, { hq }) => boxed(state, [hq], 'gone'),
    tell: ({ hq, by, at }) => line('AVD 12.1', 'log-overrun', { hq, unit: by, hex: at }, [at]),
    firm: true,
  }),
  HqRelocated: event({
    about: '12.6',
    fields: ({ counterId, hexId }) => ({ hq: counterId, from: hexId, to: hexId }),
    reduce: (state, { hq, to }) => withCounters(state, [hq], { at: to }),
    tell: ({ hq, from, to }) => line('AVD 12.6', 'log-relocated', { hq, from, to }, [from, to]),
  }),
  HqRemoved: event({
    about: 'no troops in range (12.5) or no place to go (12.6)',
    fields: ({ z, counterId, hexId }) => ({ hq: counterId, from: hexId, rule: z.enum(['12.5', '12.6']) }),
    reduce: (state, { hq }) => boxed(state, [hq], 'gone'),
    tell: ({ hq, from, rule }) =>
      line(`AVD ${rule}`, rule === '12.5' ? 'log-hq-lonely' : 'log-hq-lost', { hq }, [from]),
  }),
}
