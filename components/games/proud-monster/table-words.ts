import { type TableWords, tableWordsWith } from '@/components/wargame/text/table-words'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { figures as rules } from '@/lib/games/proud-monster/in-force'
import { placeName, sentence, unitName } from '@/lib/games/proud-monster/sentence'
import type { Word } from './words.en'

/** What can be said at this table. */
export type ProudWords = TableWords<Word>

/** The army of a German unit, or the army group that commands it; the pool of a Soviet one. */
export function formationOf(unit: string): string {
  const { group, army } = AXIS[unit]?.formation ?? {}
  const { face, becomes } = rules.counters[unit] ?? {}
  return army ?? group ?? (becomes ? 'guards' : (face ?? ''))
}

export const tableWords = tableWordsWith<Word>({
  ...{ sentence, formationOf },
  counterName: unitName,
  townName: placeName,
})
