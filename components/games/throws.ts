import { sentence } from '@/lib/games/a-victory-denied/sentence'
import { isDraw, throwWords } from '@/lib/games/a-victory-denied/throws'
import type { Language } from '@/lib/words/language'
import { fetchCatalogue } from './a-victory-denied/catalogue'

/** How a game tells of a throw: what it was for, and whether it was no die but a draw of one of several pieces. */
export interface ThrowTeller {
  say: (purpose: string) => string
  isDraw: (purpose: string) => boolean
}

/** How the throws of each game are told, in the reader's language. */
export const THROWS: Readonly<Record<string, (language: Language) => Promise<ThrowTeller>>> = {
  'a-victory-denied': async (language) => {
    const { game } = await fetchCatalogue(language)
    return { say: (purpose) => sentence(throwWords(purpose), game), isDraw }
  },
}
