import type { GameControls, LogLine } from '@/components/table/game-controls'
import { lengthOf } from '@/components/table/log'

/** Dice that decide a fight, and its hex. */
export interface Thrown {
  /** The number of the line that tells of them. */
  readonly line: number
  readonly dice: NonNullable<LogLine['dice']>
  readonly hex: string
}

/** The table before an answer and after it. */
type Told = Pick<GameControls, 'answer' | 'log' | 'busy'>

/** The dice of a line, if they fell for a place on the map. */
export const thrownIn = ({ n, dice, at }: Pick<LogLine, 'n' | 'dice' | 'at'>): Thrown | null =>
  dice && dice.length > 0 && at?.[0] ? { line: n, dice, hex: at[0] } : null

const newLines = (before: Told, now: Told): readonly LogLine[] =>
  now.log.filter(({ n }) => n >= lengthOf(before.log))

const isSameEye = (before: Told, now: Told): boolean =>
  before.answer !== null && now.answer !== null && before.answer.viewer === now.answer.viewer

/** The first dice that an answer tells of; null: none, or it tells of another table. */
export function thrownBetween(before: Told, now: Told): Thrown | null {
  if (!isSameEye(before, now)) return null
  for (const line of newLines(before, now)) {
    const thrown = thrownIn(line)
    if (thrown) return thrown
  }
  return null
}

/**
 * The line from which on it is told one by one what somebody else has done meanwhile; null: nothing that is seen on the
 * map, or it is what one has ordered oneself. A computer takes its steps one by one by itself, and two players on one
 * device have seen each.
 */
export function toldFrom(before: Told, now: Told): number | null {
  if (!isSameEye(before, now) || before.busy) return null
  const { seats } = now.answer!
  if (seats.length > 1 || before.answer!.computerToMove || now.answer!.computerToMove) return null
  const lines = newLines(before, now)
  return lines.some(({ at }) => at && at.length > 0) ? lines[0]!.n : null
}
