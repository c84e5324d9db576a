import type { Words as Sentence } from '@/lib/kernel/decision'
import type { Words } from '@/lib/words/words'
import { type Catalogue, catalogueFetcher } from '../text/catalogue'
import type { TableWords } from '../text/table-words'

/** How a game tells of its throws, by how the dice protocol names each, such as `combat/1/1/3017/0`. */
interface Throws {
  throwWords: (purpose: string) => Sentence
  /** True if it was no die but drew one of several pieces; absent: none ever does. */
  isDraw?: (purpose: string) => boolean
}

/** What lists and the page of dice say of the game of this folder in its own words. */
export function tellerOf<Word extends string>(
  id: string,
  tableWords: (words: Words, catalogue: Catalogue<Word>) => TableWords,
  { throwWords, isDraw = () => false }: Throws,
) {
  const fetchCatalogue = catalogueFetcher<Word>(id)
  return async (words: Words) => {
    const { say, turnText } = tableWords(words, await fetchCatalogue(words.language))
    return { when: turnText, asked: say, thrown: (purpose: string) => say(throwWords(purpose)), isDraw }
  }
}
