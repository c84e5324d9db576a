import type { Catalogue } from '@/components/wargame/text/catalogue'
import { type TableWords, tableWordsWith } from '@/components/wargame/text/table-words'
import { useTableWords } from '@/components/wargame/text/words'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { chitName, counterName, sentence, townName } from '@/lib/games/a-victory-denied/sentence'
import type { Words } from '@/lib/words/words'
import type { Word } from './words.en'

/** What can be said at this table besides what every table says. */
export interface AvdWords extends TableWords<Word> {
  /** The chit of an activation, or what activates without a chit. */
  chitName: (chit: string) => string
}

const formationOf = (unit: string) => COUNTERS[unit]?.formation ?? ''
const named = tableWordsWith<Word>({ sentence, counterName, townName, formationOf })

export function tableWords(words: Words, catalogue: Catalogue<Word>): AvdWords {
  const table = named(words, catalogue)
  const chit = (id: string) => table.own(`activation.${id}`, {}, chitName(id, catalogue.game) ?? id)
  return { ...table, chitName: chit }
}

/** The words of this table: its own port has made them. */
export const useAvdWords = (): AvdWords => useTableWords() as AvdWords
