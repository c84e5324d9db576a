import { gameOf } from '@/components/games'
import type { GameAnswer } from '@/lib/play/api/game'
import type { Words } from '@/lib/words/words'
import type { Opening } from './table-skeleton'

/** What a table says of itself before its map is there; null where somebody else may hold the phone. */
export async function openingOf(
  answer: GameAnswer | null,
  words: Words,
  /** The first hint of the guide is still to be given. */
  isHintDue: boolean,
): Promise<Opening | null> {
  if (!answer?.view || answer.seats.length > 1) return null
  return (await gameOf(answer.kind)?.opening(answer, words, isHintDue)) ?? null
}
