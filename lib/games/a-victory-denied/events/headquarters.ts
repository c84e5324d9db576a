import type { CounterId, Hex } from '../state'
import { boxed, type Reducers, withCounters } from './change'

/** 12: HQs that are overrun, relocated or removed. */
export interface HeadquartersFacts {
  HqOverrun: { hq: CounterId; by: CounterId; at: Hex }
  HqRelocated: { hq: CounterId; from: Hex; to: Hex }
  /** An HQ that found no place (12.6) or no troops in range (12.5). */
  HqRemoved: { hq: CounterId; from: Hex; rule: '12.5' | '12.6' }
}

export const headquarters: Reducers<HeadquartersFacts> = {
  /** It is off the map until its owner has relocated it. */
  HqOverrun: (state, { hq }) => boxed(state, [hq], 'gone'),
  HqRelocated: (state, { hq, to }) => withCounters(state, [hq], { at: to }),
  HqRemoved: (state, { hq }) => boxed(state, [hq], 'gone'),
}
