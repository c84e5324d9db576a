'use client'

import { useState } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { Button } from '@/components/ui/button'
import { useTableWords } from '../text/words'
import { undoneOf } from '../turn/offers'
import type { Play } from '../turn/play'
import { PassCard } from './pass-card'
import type { Station } from './station'
import { useUndone } from './use-undone'

interface Props {
  play: Play
  game: GameControls
  onShow: (hexes: readonly string[]) => void
  onOpen: (station: Station) => void
}

/** What a staff warns of before its player signs off, the most dangerous first; a tap goes there. And whether it is to lead his next turn. */
export function StaffUndone(props: Props) {
  const { game, play } = props
  const [isOpen, setOpen] = useState(false)
  return (
    // Whatever it tells, the button that signs off stays in sight.
    <div className="grid max-h-[30dvh] gap-2 overflow-y-auto">
      <Warnings {...props} />
      <PassCard game={game} view={play.view} isOpen={isOpen} onOpen={setOpen} />
    </div>
  )
}

function Warnings({ play, game, onShow, onOpen }: Props) {
  const { tell } = useTableWords()
  const lines = useUndone(play, game.answer!.legal, game.log)
  if (lines.length === 0) {
    const { moves, attacks } = undoneOf(play.offers)
    // What the rules leave to be done is told beside this.
    if (moves + attacks > 0) return null
    return <p className="text-[15px] leading-tight">{tell('staff.undone.none')}</p>
  }
  return (
    <ul
      aria-label={tell('staff.undone')}
      className="divide-y divide-line rounded-xl bg-warn-ground pl-3 text-warn"
    >
      {lines.map(({ text, hexes, station }) => (
        <li key={text} className="flex items-center gap-2">
          <p className="min-h-12 min-w-0 grow content-center text-[15px] leading-tight">{text}</p>
          <Button
            look="quiet"
            className="shrink-0 px-2 text-[15px] underline"
            onClick={() => {
              if (hexes.length > 0) onShow(hexes)
              if (station) onOpen(station)
            }}
          >
            {tell(station ? 'staff.undone.go' : 'undone.show')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
