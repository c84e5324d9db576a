import type { Teller } from '@/components/games/manifest'
import { isDraw, throwWords } from '@/lib/games/a-victory-denied/throws'
import type { Words } from '@/lib/words/words'
import { fetchCatalogue, tableWords } from './table-words'

/** What lists and the page of dice say of a game in its own words. */
export async function teller(words: Words): Promise<Teller> {
  const { say, turnText } = tableWords(words, await fetchCatalogue(words.language))
  return { when: turnText, asked: say, thrown: (purpose) => say(throwWords(purpose)), isDraw }
}
