'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { useWords } from '@/components/words'
import type { Words } from '@/lib/words/words'
import { DiceFace } from './dice-face'
import type { LogLine } from './game-controls'

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
