'use client'

import { useState } from 'react'
import { useWords } from '@/components/words'
import type { GameControls } from './game-controls'
import { LinksPanel } from './links-panel'

/** A seat is open to a substitute: whoever may invite one finds the link here. */
export function SoughtCard({ game }: { game: GameControls }) {
  const { ui } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <details
      className="mb-2 max-h-[26dvh] overflow-y-auto rounded-xl border border-mark bg-mark/12 px-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-12 content-center text-[15px] font-bold">
        {ui('affairs.sought.invite')}
      </summary>
      {open ? <LinksPanel answer={game.answer!} kinds={['invite']} keep onChanged={game.reload} /> : null}
    </details>
  )
}
