'use client'

import { memo } from 'react'
import { BackIcon, MoreIcon } from '@/components/ui/icons'
import type { Play } from './use-play'
import { type TableWords, useTableWords } from './words'

/** Whose move it is and with what, in one line. */
export function statusText(words: TableWords, { view, entries }: Pick<Play, 'view' | 'entries'>): string {
  const { avd, chitName, sideName, ui } = words
  const { table, prompt, viewer } = view
  const { activation } = table
  const parts: string[] = []
  if (table.result) parts.push(avd(`over.${table.result.winner}`))
  else if (prompt.awaits.length > 1) parts.push(avd('bar.both'))
  else if (prompt.mine) parts.push(avd('bar.mine'))
  else if (prompt.awaits[0]) parts.push(avd('bar.theirs', { side: sideName(prompt.awaits[0]) }))
  if (activation && !table.result) {
    parts.push(avd('bar.activation', { chit: chitName(activation.chit) }))
    const all = activation.units.length + activation.hqs.length
    if (prompt.mine && prompt.step === 'move') {
      const left = entries.filter(({ order }) => !activation.moved.includes(String(order.unit))).length
      parts.push(avd('bar.units', { left, all }))
    }
  }
  if (viewer === 'spectator') parts.push(ui('side.spectator'))
  return parts.join(' · ')
}

interface Props {
  play: Play
  /** Somebody looks at what is past. */
  watching: boolean
  onMenu: () => void
}

export const TopBar = memo(function TopBar({ play, watching, onMenu }: Props) {
  const words = useTableWords()
  const { ui, avd, say } = words
  const { turn } = play.view.table
  return (
    <header className="fixed inset-x-0 top-0 z-20 flex h-[calc(3.5rem+env(safe-area-inset-top))] items-center border-b border-line bg-ground pt-[env(safe-area-inset-top)]">
      <a href="/" aria-label={ui('table.back')} className="grid size-12 shrink-0 place-items-center">
        <BackIcon />
      </a>
      <div className="min-w-0 grow">
        <h1 className="truncate text-[17px] leading-tight font-extrabold">
          {avd('bar.turn', { turn, dates: say({ key: `dates-${turn}`, params: {} }) })}
        </h1>
        <p className="truncate text-[14px] leading-tight text-dim">
          {watching ? ui('watch.title') : statusText(words, play)}
        </p>
      </div>
      <button
        type="button"
        aria-label={ui('table.menu')}
        className="grid size-12 shrink-0 place-items-center lg:hidden"
        onClick={onMenu}
      >
        <MoreIcon />
      </button>
    </header>
  )
})
