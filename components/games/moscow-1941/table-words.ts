import { type TableWords, tableWordsWith } from '@/components/wargame/text/table-words'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { placeName, sentence, unitName } from '@/lib/games/moscow-1941/sentence'
import type { Word } from './words.en'

/** What can be said at this table. */
export type MoscowWords = TableWords<Word>

export const tableWords = tableWordsWith<Word>({
  sentence,
  counterName: unitName,
  townName: placeName,
  formationOf: (unit) => COUNTERS[unit]?.type ?? AIR[unit]?.kind ?? '',
})
