'use client'

import { Button } from '@/components/ui/button'
import { UndoIcon } from '@/components/ui/icons'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import type { Staffed } from './station'
import { type Filing, takeBack } from './use-marching'
import type { Briefing } from './use-station'

/** What a station is given. */
export interface StaffProps extends Filing {
  play: Play
  briefing: Briefing
  onBriefed: (briefing: Briefing) => void
  onStaffed: (staffed: Staffed | null) => void
  onShow: (hexes: readonly string[]) => void
  onClose: () => void
}

/** Takes back what the staff has done last, whole. */
export function TakeBack({ game, filed }: Filing) {
  const { ui } = useTableWords()
  return game.answer?.mayTakeBack ? (
    <Button
      disabled={game.busy}
      aria-label={ui('act.undo')}
      aria-keyshortcuts="U"
      className="px-3"
      onClick={() => void takeBack({ game, filed })}
    >
      <UndoIcon />
    </Button>
  ) : null
}

/** Where nothing is left to be done: back to the map. */
export function Done({ onClose, ...filing }: Filing & { onClose: () => void }) {
  const { tell } = useTableWords()
  return (
    <div className="mt-2 flex gap-2">
      <TakeBack {...filing} />
      <Button look="primary" className="flex-1" onClick={onClose}>
        {tell('staff.gather.done')}
      </Button>
    </div>
  )
}

interface CommitProps extends Pick<Filing, 'game'> {
  label: string
  /** There is nothing to be done. */
  isIdle: boolean
  onCommit: () => void
  className?: string
}

/** The one button of a station that sends something. */
export function Commit({ game, label, isIdle, onCommit, className = 'flex-1' }: CommitProps) {
  const { ui } = useTableWords()
  return (
    <Button
      look="primary"
      className={className}
      data-testid="commit"
      aria-keyshortcuts="Control+Enter"
      disabled={game.busy || isIdle}
      onClick={onCommit}
    >
      {game.busy ? ui('act.sending') : label}
    </Button>
  )
}

/** The foot of a station: what was done last is taken back, and what is proposed is carried out. */
export function Foot({ filed, ...commit }: CommitProps & Filing) {
  return (
    <div className="mt-2 flex gap-2">
      <TakeBack {...{ game: commit.game, filed }} />
      <Commit {...commit} />
    </div>
  )
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
