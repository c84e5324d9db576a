import { holdsWords, typedWords } from '@/components/ui/search-text'
import type { LogLine } from './game-controls'

/** What a reader looks for in the log. */
export interface LogFilter {
  text: string
  /** Attacks and their dice alone. */
  fights: boolean
  /** One turn alone, by the number of the line that begins it; null: all. */
  turn: number | null
}

export const EVERYTHING: LogFilter = { text: '', fights: false, turn: null }

interface Reading {
  say: (line: LogLine) => string
  isFight: (line: LogLine) => boolean
}

/** A new turn begins with it. */
export const isTurn = ({ key }: Pick<LogLine, 'key'>): boolean => key === 'log-turn'

/** The lines of one turn, with the one that begins it. */
function linesIn(lines: readonly LogLine[], turn: number): readonly LogLine[] {
  const next = lines.find((line) => line.n > turn && isTurn(line))?.n ?? Number.POSITIVE_INFINITY
  return lines.filter(({ n }) => n >= turn && n < next)
}

/** The lines that are looked for, the oldest first, each turn with its heading as far as anything of it is found. */
export function linesFound(
  all: readonly LogLine[],
  { text, fights, turn }: LogFilter,
  { say, isFight }: Reading,
): readonly LogLine[] {
  const lines = turn === null ? all : linesIn(all, turn)
  const words = typedWords(text)
  if (words.length === 0 && !fights) return lines
  const isWanted = (line: LogLine) =>
    !isTurn(line) &&
    (!fights || isFight(line) || (line.dice !== undefined && line.at !== undefined)) &&
    holdsWords(say(line), words)
  return lines.filter((line, n) => {
    if (!isTurn(line)) return isWanted(line)
    const next = lines.findIndex((other, m) => m > n && isTurn(other))
    return lines.slice(n + 1, next < 0 ? undefined : next).some(isWanted)
  })
}
