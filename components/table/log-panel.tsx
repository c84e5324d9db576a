'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { useWords } from '@/components/words'
import type { Words } from '@/lib/words/words'
import { DiceFace } from './dice-face'
import type { LogLine } from './use-game'

export type Say = (words: { key: string; params: Readonly<Record<string, string | number>> }) => string

/** A line of the log in words: of the table itself or of the game. */
export function sayLine({ ui, isUiWord, sideName }: Words, line: LogLine, say: Say): string {
  if (!isUiWord(line.key)) return say(line)
  const { side } = line.params
  return ui(line.key, { ...line.params, ...(typeof side === 'string' ? { side: sideName(side) } : {}) })
}

interface LineProps {
  line: LogLine
  say: Say
  /** Absent where a line is only to be read. */
  onShow?: (hexes: readonly string[]) => void
}

export function LogEntry({ line, say, onShow }: LineProps) {
  const words = useWords()
  const { at } = line
  const text = (
    <>
      {line.dice?.map(({ face, sides }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a line never change places
        <DiceFace key={i} face={face} sides={sides} size={30} />
      ))}
      <span className="grow text-left">{sayLine(words, line, say)}</span>
    </>
  )
  const look = 'flex min-h-9 grow items-center gap-2 py-1 text-[15px] leading-snug'
  return (
    <div className="flex items-center gap-2">
      {onShow && at && at.length > 0 ? (
        <button
          type="button"
          className={`${look} underline decoration-line underline-offset-4`}
          onClick={() => onShow(at)}
        >
          {text}
        </button>
      ) : (
        <div className={look}>{text}</div>
      )}
      {line.cite ? <RuleLink cite={line.cite} className="text-dim" /> : null}
    </div>
  )
}

const SHOWN = 200

/** Everything that has happened, the newest first; a tap on a line shows its place on the map. */
export function LogPanel({ log, say, onShow }: { log: readonly LogLine[] } & Omit<LineProps, 'line'>) {
  const { ui } = useWords()
  if (log.length === 0) return <p className="text-dim">{ui('log.empty')}</p>
  const lines = [...log].reverse().slice(0, SHOWN)
  return (
    <ol aria-label={ui('log.title')} className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.n} className={line.key === 'log-turn' ? 'font-extrabold' : ''}>
          <LogEntry line={line} say={say} onShow={onShow} />
        </li>
      ))}
    </ol>
  )
}
