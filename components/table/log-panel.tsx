'use client'

import { useEffect, useRef, useState } from 'react'
import { RuleLink } from '@/components/rules/rule-cards'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { Words } from '@/lib/words/words'
import { DiceFace } from './dice-face'
import { addressOf, type Entry } from './use-entry'
import type { LogLine } from './use-game'

export type Say = (words: { key: string; params: Readonly<Record<string, string | number>> }) => string

/** A line of the log in words: of the table itself or of the game. */
export function sayLine(
  { ui, isUiWord, sideName }: Words,
  line: Pick<LogLine, 'key' | 'params'>,
  say: Say,
): string {
  if (!isUiWord(line.key)) return say(line)
  const { side } = line.params
  return ui(line.key, { ...line.params, ...(typeof side === 'string' ? { side: sideName(side) } : {}) })
}

interface LineProps {
  line: LogLine
  say: Say
  /** Absent where a line is only to be read. */
  onChoose?: (line: LogLine) => void
}

export function LogEntry({ line, say, onChoose }: LineProps) {
  const words = useWords()
  const text = (
    <>
      {line.dice?.map(({ face, sides }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a line never change places
        <DiceFace key={i} face={face} sides={sides} size={30} />
      ))}
      <span className="grow text-left">{sayLine(words, line, say)}</span>
    </>
  )
  const look = 'flex grow items-center gap-2 py-1 text-[15px] leading-snug'
  return (
    <div className="flex items-center gap-2">
      {onChoose ? (
        <button type="button" className={`${look} min-h-12`} onClick={() => onChoose(line)}>
          {text}
        </button>
      ) : (
        <div className={`${look} min-h-9`}>{text}</div>
      )}
      {line.cite ? <RuleLink cite={line.cite} className="text-dim" /> : null}
    </div>
  )
}

/** Lines shown at first, and more with each wish for older ones. */
const SHOWN = 200

interface Props {
  log: readonly LogLine[]
  say: Say
  /** The line that has been chosen. */
  chosen: Entry
  onChoose: (line: LogLine) => void
  onWatch: (from: number) => void
}

/** Everything that has happened, the newest first; a tap on a line shows its place on the map. */
export function LogPanel({ log, say, chosen, onChoose, onWatch }: Props) {
  const { ui } = useWords()
  const [shown, setShown] = useState(SHOWN)
  const first = Math.min(log.length - shown, typeof chosen === 'number' ? chosen : log.length)
  if (log.length === 0) return <p className="text-dim">{ui('log.empty')}</p>
  const lines = log.filter(({ n }) => n >= first).reverse()
  return (
    <>
      {chosen === 'untold' ? (
        <p role="status" className="mb-2 rounded-xl bg-second px-3 py-2 text-[15px]">
          {ui('log.untold')}
        </p>
      ) : null}
      <ol aria-label={ui('log.title')} className="divide-y divide-line">
        {lines.map((line) => (
          <li
            key={line.n}
            aria-current={line.n === chosen ? 'true' : undefined}
            className={`${line.key === 'log-turn' ? 'font-extrabold' : ''} ${line.n === chosen ? 'rounded-lg bg-second px-2' : ''}`}
          >
            <LogEntry line={line} say={say} onChoose={onChoose} />
            {line.n === chosen ? <Chosen line={line} onWatch={onWatch} /> : null}
          </li>
        ))}
      </ol>
      {first > 0 ? (
        <Button look="quiet" className="w-full underline" onClick={() => setShown(shown + SHOWN)}>
          {ui('log.older')}
        </Button>
      ) : null}
    </>
  )
}

/** What can be done with the chosen line. */
function Chosen({ line, onWatch }: { line: LogLine; onWatch: (from: number) => void }) {
  const { ui } = useWords()
  const row = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const address = addressOf(line)
  const copy = async () => {
    await navigator.clipboard?.writeText(`${window.location.origin}${address}`).catch(() => undefined)
    setCopied(true)
  }
  return (
    <div ref={row} className="flex gap-2 pb-2">
      <Button look="primary" className="flex-1 text-[15px]" onClick={() => onWatch(line.n)}>
        {ui('log.watch')}
      </Button>
      <a
        href={address}
        className="inline-flex min-h-12 flex-1 items-center justify-center rounded-xl border border-line bg-second px-3 text-center text-[15px] font-bold"
        onClick={() => void copy()}
      >
        {copied ? ui('link.copied') : ui('log.link')}
      </a>
    </div>
  )
}
