'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SearchField } from '@/components/ui/search-field'
import { useWords } from '@/components/words'
import { copyText } from './copy-text'
import type { Log, LogLine } from './game-controls'
import { firstOf, lengthOf } from './log'
import { EVERYTHING, isTurn, type LogFilter, linesFound } from './log-filter'
import { LogEntry, type Say, sayLine } from './log-line'
import { addressOf, type Entry } from './use-entry'

/** Lines shown at first, and more with each wish for older ones. */
const SHOWN = 200

interface Props {
  log: Log
  /** What links to this game show openly. */
  shown: string | null
  say: Say
  /** The line that has been chosen. */
  chosen: Entry
  isFight: (line: LogLine) => boolean
  onChoose: (line: LogLine) => void
  onWatch: (from: number) => void
  /** Fetches what is older than the log as far as it is here; `all`: down to the first line. */
  onOlder: (all: boolean) => void
}

/** Everything that has happened, the newest first, or what of it is looked for; a tap on a line shows its place on the map. */
export function LogPanel({ log, shown: p, say, chosen, isFight, onChoose, onWatch, onOlder }: Props) {
  const words = useWords()
  const { ui } = words
  const [filter, setFilter] = useState(EVERYTHING)
  const looks = filter.fights || filter.turn !== null || filter.text.trim() !== ''
  const turns = log.filter(isTurn)
  const [shown, setShown] = useState(SHOWN)
  const length = lengthOf(log)
  const first = Math.min(length - shown, typeof chosen === 'number' ? chosen : length)
  const older = () => {
    setShown(shown + SHOWN)
    if (length - shown - SHOWN < firstOf(log)) onOlder(false)
  }
  if (log.length === 0) return <p className="text-dim">{ui('log.empty')}</p>
  const reading = { say: (line: LogLine) => sayLine(words, line, say), isFight }
  const lines = linesFound(looks ? log : log.filter(({ n }) => n >= first), filter, reading).toReversed()
  const look = (next: Partial<LogFilter>) => {
    // Whoever looks for something looks through all of the game.
    if (firstOf(log) > 0) onOlder(true)
    setFilter({ ...filter, ...next })
  }
  return (
    <>
      {chosen === 'untold' ? (
        <p role="status" className="mb-2 rounded-xl bg-second px-3 py-2 text-[15px]">
          {ui('log.untold')}
        </p>
      ) : null}
      <search className="flex flex-wrap items-center gap-2 pb-1">
        <SearchField
          label={ui('log.search')}
          value={filter.text}
          onSeek={(text) => look({ text })}
          className="min-w-0 grow"
        />
        <Button
          className="px-3 text-[15px]"
          aria-pressed={filter.fights}
          look={filter.fights ? 'primary' : 'second'}
          onClick={() => look({ fights: !filter.fights })}
        >
          {ui('log.fights')}
        </Button>
        {turns.length > 1 ? (
          <select
            aria-label={ui('log.turn')}
            value={filter.turn ?? ''}
            // Turns of which nothing has come yet are to be had, too.
            onPointerDown={() => look({})}
            onKeyDown={() => look({})}
            onChange={(event) =>
              look({ turn: event.target.value === '' ? null : Number(event.target.value) })
            }
            className="min-h-12 basis-full rounded-xl border border-line bg-second px-3 text-[16px]"
          >
            <option value="">{ui('log.turns')}</option>
            {turns.map((line) => (
              <option key={line.n} value={line.n}>
                {reading.say(line)}
              </option>
            ))}
          </select>
        ) : null}
      </search>
      <p role="status" className="text-[15px] text-dim">
        {looks && lines.length === 0 ? ui('log.none') : ''}
      </p>
      <ol aria-label={ui('log.title')} className="divide-y divide-line">
        {lines.map((line) => (
          <li
            key={line.n}
            aria-current={line.n === chosen ? 'true' : undefined}
            className={`${isTurn(line) ? 'font-extrabold' : ''} ${line.n === chosen ? 'rounded-lg bg-second px-2' : ''}`}
          >
            <LogEntry line={line} say={say} onChoose={onChoose} />
            {line.n === chosen ? <Chosen line={line} address={addressOf(line, p)} onWatch={onWatch} /> : null}
          </li>
        ))}
      </ol>
      {first > 0 && !looks ? (
        <Button look="quiet" className="w-full underline" onClick={older}>
          {ui('log.older')}
        </Button>
      ) : null}
    </>
  )
}

/** What can be done with the chosen line. */
function Chosen({ line, address, onWatch }: { line: LogLine; address: string } & Pick<Props, 'onWatch'>) {
  const { ui } = useWords()
  const row = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // It stands in the address bar as well, and nothing is fetched anew for that.
  const copy = async (event: MouseEvent) => {
    event.preventDefault()
    history.replaceState(null, '', address)
    setCopied(await copyText(`${window.location.origin}${address}`))
  }
  return (
    <div ref={row} className="flex gap-2 pb-2">
      <Button look="primary" className="flex-1 text-[15px]" onClick={() => onWatch(line.n)}>
        {ui('log.watch')}
      </Button>
      <a
        href={address}
        className="inline-flex min-h-12 flex-1 items-center justify-center rounded-xl border border-line bg-second px-3 text-center text-[15px] font-bold"
        onClick={(event) => void copy(event)}
      >
        {copied ? ui('link.copied') : ui('log.link')}
      </a>
    </div>
  )
}
