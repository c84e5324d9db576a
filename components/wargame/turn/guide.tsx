'use client'

import { useHints } from '@/components/table/use-hints'
import type { GameAnswer } from '@/lib/play/api/game'

/** The hint that is given before all others: how one wins. */
export const WIN = 'win'

/** true: the guide leads through the first turn of this table, as nobody waits there for an answer. */
export const isGuided = ({ mode }: Pick<GameAnswer, 'mode'>): boolean =>
  mode === 'computer' || mode === 'hotseat'

/** The place of the first hint, which comes after the map: nothing is covered anew by it. */
export function GuideToCome() {
  const { due } = useHints()
  return due(WIN) ? <div className="min-h-36 [@media(max-height:30rem)]:hidden" /> : null
}
