'use client'

import type { GameControls } from '@/components/table/game-controls'
import { useTableWords } from '../text/words'
import { useCounted } from './counted'

/** How many proposals of his staff a player has changed at a table where he practises; nothing where none was carried out. */
export function CountedLine({ game }: { game: GameControls }) {
  const { tell } = useTableWords()
  const counted = useCounted(game.answer!.game)
  if (!counted) return null
  const { proposed, changed } = counted
  const share = Math.round((100 * changed) / proposed)
  return (
    <p className="text-[15px] leading-snug text-dim" data-testid="counted">
      {tell('staff.counted', { n: changed, all: proposed, share })}
    </p>
  )
}
