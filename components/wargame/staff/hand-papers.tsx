'use client'

import { useState } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import type { Papers } from '@/lib/wargame/staff/papers'
import { usePort, useStaff } from '../game'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { isPlanning } from './use-marching'

/** Whether who takes one's seat later has the papers of one's staff as well: asked where there are any, and a seat may be handed over. */
export function HandPapers({ game }: { game: GameControls }) {
  const view = usePort().viewOf(game.answer!)
  return view ? <Asked game={game} view={view} /> : null
}

function Asked({
  game,
  view,
}: {
  game: GameControls
  view: TableView & { mine?: { staff?: Papers } | null }
}) {
  const { tell } = useTableWords()
  /** What was ticked, until it is filed. */
  const [wish, setWish] = useState<boolean | null>(null)
  const hasStaff = useStaff(view) !== undefined
  const { may, sought, viewer } = game.answer!
  const papers = view.mine?.staff
  if (!hasStaff || !papers || !(may.includes('substitute') || sought.includes(viewer))) return null
  const hand = async (on: boolean) => {
    const { forSuccessor: _, ...own } = papers
    setWish(on)
    await game.keepStaff(on ? { ...own, forSuccessor: true } : own)
    setWish(null)
  }
  return (
    <label className="flex min-h-12 items-center gap-3 text-[15px] leading-tight">
      <input
        type="checkbox"
        checked={wish ?? papers.forSuccessor === true}
        disabled={game.busy || isPlanning(game)}
        onChange={({ target }) => void hand(target.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      {tell('staff.hand')}
    </label>
  )
}
