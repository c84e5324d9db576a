import type { Teller } from '@/components/games/manifest'
import type { Words } from '@/lib/words/words'
import { fetchCatalogue, tableWords } from './table-words'

/** What lists and the page of dice say of a game in its own words; a throw is named `throw-air` or `throw-battle`. */
export async function teller(words: Words): Promise<Teller> {
  const { say, turnText } = tableWords(words, await fetchCatalogue(words.language))
  return {
    when: turnText,
    asked: say,
    thrown: (purpose) => {
      const [kind = '', turn = '', , about = ''] = purpose.split('/')
      return say({ key: `throw-${kind}`, params: { turn, about } })
    },
    isDraw: () => false,
  }
}
