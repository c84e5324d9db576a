import { event, line, withPart } from './change'

/** 13: the weather of summer. */
export const weather = {
  SummerCame: event({
    about: '13.1: from June to August it is dry, and no die is thrown',
    reduce: (state) => withPart(state, 'weather', { north: 'D', south: 'D' }),
    tell: () => line('DD 13.1', 'log-summer'),
  }),
}
