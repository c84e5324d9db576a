import { sentence } from '@/lib/games/a-victory-denied/sentence'
import { throwWords } from '@/lib/games/a-victory-denied/throws'
import type { Language } from '@/lib/words/language'
import { fetchCatalogue } from './a-victory-denied/catalogue'

/** Says what a throw was for. */
export type SayThrow = (purpose: string) => string

/** How the throws of each game are told, in the reader's language. */
export const THROWS: Readonly<Record<string, (language: Language) => Promise<SayThrow>>> = {
  'a-victory-denied': async (language) => {
    const { game } = await fetchCatalogue(language)
    return (purpose) => sentence(throwWords(purpose), game)
  },
}
