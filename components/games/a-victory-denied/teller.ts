import type { Words as Sentence } from '@/lib/kernel/decision'
import type { Words } from '@/lib/words/words'
import { fetchCatalogue } from './catalogue'
import { tableWords } from './table-words'

/** What a list says of a game in its own words. */
export async function teller(words: Words) {
  const { avd, say } = tableWords(words, await fetchCatalogue(words.language))
  return {
    when: (turn: number) => avd('bar.turn', { turn, dates: say({ key: `dates-${turn}`, params: {} }) }),
    asked: (asked: Sentence) => say(asked),
  }
}
