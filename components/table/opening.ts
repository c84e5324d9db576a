import { gameOf } from '@/components/games'
import type { GameAnswer } from '@/lib/play/api/game'
import type { Words } from '@/lib/words/words'
import { handOver } from './sent-once'
import type { Opening } from './table-skeleton'

/** What a table says of itself before its map is there; null where somebody else may hold the phone. */
export async function openingOf(
  answer: GameAnswer | null,
  words: Words,
  /** The first hint of the guide is still to be given. */
  isHintDue: boolean,
  /** This browser has not drawn its map before, and waits for the scripts that do. */
  isNew: boolean,
): Promise<Opening | null> {
  if (!answer?.view || answer.seats.length > 1) return null
  const game = gameOf(answer.kind)
  if (!game) return null
  const still = isNew ? handOver(await game.still(answer, words)) : null
  return { ...(await game.opening(answer, words, isHintDue)), still }
}
