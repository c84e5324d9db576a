import type { Opening } from '@/components/table/table-skeleton'
import type { GameAnswer } from '@/lib/play/api'
import type { Words } from '@/lib/words/words'
import { opening as aVictoryDenied } from './a-victory-denied/opening'

const OPENINGS: Readonly<Record<string, (answer: GameAnswer, words: Words) => Opening>> = {
  'a-victory-denied': aVictoryDenied,
}

/** What a table says of itself before its map is there; null where somebody else may hold the phone. */
export function openingOf(answer: GameAnswer | null, words: Words): Opening | null {
  if (!answer?.view || answer.seats.length > 1 || !Object.hasOwn(OPENINGS, answer.kind)) return null
  return OPENINGS[answer.kind]!(answer, words)
}
