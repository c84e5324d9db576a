import type { Cite } from '@/lib/kernel/decision'
import { SIDES } from '../state'
import type { Word } from '../words.en'
import { withTable } from './change'
import { event, line } from './event'

/** MOS-79 to 81: the end of a turn and of the game. */
export const victory = {
  TurnAdvanced: event({
    fields: ({ count }) => ({ turn: count }),
    reduce: (state, { turn }) => withTable(state, { turn }),
    firm: true,
  }),
  GameEnded: event({
    about: 'MOS-79 to 81',
    fields: ({ z, count }) => ({
      winner: z.enum([...SIDES, 'draw']),
      cite: z.string(),
      key: z.string(),
      german: count.nullable(),
      soviet: count.nullable(),
    }),
    reduce: (state, result) => {
      const { winner, cite, key, german, soviet } = result
      return withTable(state, { result: { winner, cite, key, german, soviet } })
    },
    tell: ({ cite, key, german, soviet }) =>
      line(cite as Cite, key as Word, { german: german ?? 0, soviet: soviet ?? 0 }),
    firm: true,
    last: true,
  }),
}
