'use client'

import type { GameControls } from '@/components/table/game-controls'
import { Button } from '@/components/ui/button'
import { UndoIcon } from '@/components/ui/icons'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import type { Staffed } from './station'

/** What a station is given. */
export interface StaffProps {
  game: GameControls
  play: Play
  onStaffed: (staffed: Staffed | null) => void
  onShow: (hexes: readonly string[]) => void
  onClose: () => void
}

/** Takes back what the staff has done last, whole. */
export function TakeBack({ game }: { game: GameControls }) {
  const { ui } = useTableWords()
  return game.answer?.mayTakeBack ? (
    <Button
      disabled={game.busy}
      aria-label={ui('act.undo')}
      className="px-3"
      onClick={() => void game.takeBack()}
    >
      <UndoIcon />
    </Button>
  ) : null
}

interface TitleProps {
  title: string
  text: string
  label: string
  onLeave: () => void
}

/** What a station is about, and the way out of it. */
export const Title = ({ title, text, label, onLeave }: TitleProps) => (
  <div className="flex items-center gap-3">
    <p className="min-w-0 grow leading-snug">
      <b className="block truncate text-lg leading-tight">{title}</b>
      <span className="text-[15px] text-dim">{text}</span>
    </p>
    <Button look="quiet" className="shrink-0 text-[15px] underline" onClick={onLeave}>
      {label}
    </Button>
  </div>
)
