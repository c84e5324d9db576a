import { type TableWords, tableWordsWith } from '@/components/wargame/text/table-words'
import { named } from '@/lib/games/death-and-destruction/in-force'
import { placeName, sentence, unitName } from '@/lib/games/death-and-destruction/sentence'
import type { Word } from './words.en'

/** The nation of a unit of the German side; the pool or type of a Soviet one; of what is no unit that it flies. */
export function formationOf(unit: string): string {
  const facts = named.counters[unit]
  if (!facts) return 'air'
  return facts.side === 'german' ? facts.nation : (facts.face ?? (facts.becomes ? 'guards' : facts.type))
}

/** What can be said at this table. */
export type LateWords = TableWords<Word>

export const tableWords = tableWordsWith<Word>({
  ...{ sentence, formationOf },
  counterName: unitName,
  townName: placeName,
})
