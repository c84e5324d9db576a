'use client'

import { memo } from 'react'
import { ClockShort } from '@/components/table/clock-short'
import { BackIcon, EyeIcon, MoreIcon } from '@/components/ui/icons'
import type { GameAnswer } from '@/lib/play/api/game'
import { usePort } from '../game'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import { statusText } from './status'

interface Props {
  play: Play
  answer: GameAnswer
  /** Somebody looks at what is past. */
  watching: boolean
  /** Messages that have not been read. */
  unread: number
  onMenu: () => void
  /** Opens what tells how one wins. */
  onScore: () => void
}

export const TopBar = memo(function TopBar({ play, answer, watching, unread, onMenu, onScore }: Props) {
  const words = useTableWords()
  const { ui, tell, say, sideName } = words
  const port = usePort()
  const score = port.score(play.view)
  const spoken = Object.entries(score)
    .map(([side, n]) => `${sideName(side)} ${n}`)
    .join(', ')
  const { key, params } = play.view.prompt
  // How it ended is said in large type beside the map.
  const isOver = port.result(play.view) !== null
  const status = isOver ? say({ key, params }) : statusText(port, words, play.view, play.offers)
  const only = play.view.viewer === 'spectator' ? ui('side.spectator') : null
  return (
    <header className="fixed inset-x-0 top-0 z-20 flex h-[calc(3.5rem+env(safe-area-inset-top))] items-center border-b border-line bg-ground pt-[env(safe-area-inset-top)] lg:pr-2">
      <a href="/" aria-label={ui('table.back')} className="grid size-12 shrink-0 place-items-center">
        <BackIcon />
      </a>
      <div className="relative flex min-h-12 min-w-0 grow items-center">
        <div className="min-w-0 grow">
          <div className="flex items-center gap-1.5">
            <h1 className="truncate text-[17px] leading-tight font-extrabold">
              {port.turn(words, play.view)}
            </h1>
            {only ? <Only words={only} /> : null}
          </div>
          <p className="line-clamp-2 text-[14px] leading-[15px] text-dim">
            {watching ? ui('watch.title') : status}
          </p>
        </div>
        {/* Beside a clock the narrowest phones have no room for it. */}
        <span
          aria-hidden
          className={`shrink-0 pl-0.5 font-figures text-[17px] font-bold ${answer.clock ? 'max-[379px]:hidden' : ''}`}
        >
          <span className="text-mark">★</span> {Object.values(score).join(':').replace('-', '−')}
        </span>
        {/* All of it is to be touched, whether the score is seen or not. */}
        <button
          type="button"
          aria-label={tell('victory.score', { score: spoken })}
          className="absolute inset-0"
          onClick={onScore}
        />
      </div>
      {watching ? null : <ClockShort answer={answer} />}
      <button
        type="button"
        aria-label={
          unread > 0 ? `${ui('table.menu')}, ${ui('chat.unread', { n: unread })}` : ui('table.menu')
        }
        className="relative grid size-12 shrink-0 place-items-center lg:hidden"
        onClick={onMenu}
      >
        <MoreIcon />
        {unread > 0 ? (
          <span
            aria-hidden
            className="absolute top-2 right-1.5 size-3 rounded-full border-2 border-ground bg-warn"
          />
        ) : null}
      </button>
    </header>
  )
})

/** That the reader only watches: an eye, and where there is room a word. */
const Only = ({ words }: { words: string }) => (
  <span className="flex shrink-0 items-center gap-1 text-[14px] leading-none text-dim" title={words}>
    <EyeIcon />
    <span className="spoken">{words}</span>
    <span aria-hidden="true" className="hidden min-[480px]:inline">
      {words}
    </span>
  </span>
)
