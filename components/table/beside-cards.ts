import type { GameAnswer } from '@/lib/play/api/game'
import type { LogLine } from './game-controls'

/** How players end a game beside its rules: the head of the panel tells it, with who has won by it. */
const ENDS = ['resigned', 'claimed', 'accepted.draw', 'left.last', 'left.ended'].map(
  (did) => `table.did.${did}`,
)

/** Lines without what stands elsewhere: the offers that stand, which have a card of their own, and how a game ended. */
export function besideCards(
  lines: readonly LogLine[],
  { offers, result }: Pick<GameAnswer, 'offers' | 'result'>,
): readonly LogLine[] {
  const ends = result ? [...ENDS, result.why.key] : []
  const told = new Set([...offers.map(({ what }) => `table.did.offered.${what}`), ...ends])
  return lines.filter(({ key }) => !told.has(key))
}
