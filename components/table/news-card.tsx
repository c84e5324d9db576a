'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import type { LogLine } from './game-controls'
import { LogEntry, type Say } from './log-line'

interface Props {
  lines: readonly LogLine[]
  /** Keys of lines that leave others the room. */
  quiet: ReadonlySet<string>
  /** Lines that there is room for, the last ones. */
  room: number
  /** They have been watched once. */
  again: boolean
  say: Say
  /** Absent while more is to come. */
  onClose?: () => void
  /** Absent while it is still to be seen as it happens. */
  onWatch?: () => void
}

/** More lines than this may be watched once more. */
const MANY = 2

/** Scrolls to the newest lines: as many as there is room for, each of them whole. */
function showNewest(card: HTMLElement, shown: number): void {
  card.style.maxHeight = ''
  const { clientHeight: room, scrollHeight: all } = card
  const start = card.getBoundingClientRect().top - card.scrollTop
  const tops = [...card.querySelectorAll('li')]
    .slice(0, shown)
    .map((li) => li.getBoundingClientRect().top - start)
  const first = tops.find((top) => all - top <= room)
  if (first) card.style.maxHeight = `min(24dvh, ${all - first}px)`
  card.scrollTo({ top: all })
}

/** The last of some lines; where not all have room those that tell of nothing decisive go first. */
export function tellingMost(
  lines: readonly LogLine[],
  room: number,
  quiet: ReadonlySet<string>,
): readonly LogLine[] {
  const loud = lines.length > room ? lines.filter(({ key }) => !quiet.has(key)) : []
  return (loud.length > 0 ? loud : lines).slice(-room)
}

/** What has happened since the player last did something: dice, results, the other side's moves. */
export function NewsCard({ lines, quiet, room, again, say, onClose, onWatch }: Props) {
  const { ui } = useWords()
  const card = useRef<HTMLDivElement>(null)
  const newest = lines.at(-1)?.n
  // Of what still happens the newest is told, whatever it is.
  const told = onClose ? tellingMost(lines, room, quiet) : lines.slice(-room)
  const shown = told.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line moves it
  useEffect(() => {
    if (card.current) showNewest(card.current, shown)
  }, [newest, shown])
  return (
    <div
      ref={card}
      className="mb-2 flex max-h-[24dvh] items-start overflow-y-auto rounded-xl bg-second pl-3 text-[15px]"
    >
      <h2 className="spoken">{ui('news.title')}</h2>
      {/* The last line's rule is higher than its line: without room for it the first line would be cut. */}
      <ul className="grow divide-y divide-line pb-1.5">
        {told.map((line) => (
          <li key={line.n}>
            <LogEntry line={line} say={say} />
          </li>
        ))}
        {onWatch && lines.length > MANY ? (
          <li>
            <Button look="quiet" className="-ml-4 text-[15px] underline" onClick={onWatch}>
              {ui(again ? 'news.watch' : 'recap.watch')}
            </Button>
          </li>
        ) : null}
      </ul>
      {onClose ? (
        <Button
          look="quiet"
          className="sticky top-0 shrink-0 px-2"
          aria-label={ui('news.close')}
          onClick={onClose}
        >
          <CloseIcon />
        </Button>
      ) : (
        <span className="w-3" />
      )}
    </div>
  )
}
