import type { Words as Sentence } from '@/lib/kernel/decision'
import type { Words } from '@/lib/words/words'

/** What a list says of a game in the game's own words. */
export interface Teller {
  /** Turn and date. */
  when: (turn: number) => string
  /** What is asked. */
  asked: (asked: Sentence) => string
}

/** The words of each game, fetched when a list has such a game. */
export const TELLERS: Readonly<Record<string, (words: Words) => Promise<Teller>>> = {
  'a-victory-denied': async (words) => (await import('./a-victory-denied/teller')).teller(words),
}
