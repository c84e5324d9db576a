import type { Teller } from '@/components/games/manifest'
import type { Words } from '@/lib/words/words'
import { fetchCatalogue, type MoscowWords, tableWords } from './table-words'

/** What a throw was for, in words; the dice protocol names it such as `combat/1/0/E9`, or `air/1/0/G-2FlK`. */
export function thrownIn({ say }: MoscowWords, purpose: string): string {
  const [kind = '', turn = '', , about = ''] = purpose.split('/')
  return say({ key: `throw-${kind}`, params: { turn, [kind === 'air' ? 'unit' : 'hex']: about } })
}

/** What lists and the page of dice say of a game in its own words. */
export async function teller(words: Words): Promise<Teller> {
  const table = tableWords(words, await fetchCatalogue(words.language))
  return {
    when: table.turnText,
    asked: table.say,
    thrown: (purpose) => thrownIn(table, purpose),
    isDraw: () => false,
  }
}
