import type { LogLine } from '@/components/table/game-controls'
import { type FightLines, fightsIn, idsIn } from './recap-parts'

/** Lines of the log, and what of them are fights and losses, by their keys. */
export interface FrontLines {
  readonly lines: readonly LogLine[]
  readonly attacks: readonly string[]
  readonly fights: FightLines
  /** Lines that name units which were lost. */
  readonly lost: readonly string[]
  /** Lines that name units which have come onto the map. */
  readonly arrived: readonly string[]
  /** The same as of those lost, and those that name units which lost a step. */
  readonly hurt: readonly string[]
  /** The last attack is still being decided. */
  readonly isFighting: boolean
}

/** A fight as its lines tell it. */
export interface Fight {
  /** Numbers of the line with which it began, and of the last that tells how it ended. */
  readonly n: number
  readonly to: number
  readonly hex: string
  /** The first of those who were attacked. */
  readonly attacked: string
  readonly won: boolean
  /** What it cost both sides together, in steps. */
  readonly steps: number
}

/** The fights that are decided and that lie in a hex. `isHex`: a text names a hex of the map. */
export function foughtIn(
  { lines, attacks, fights, hurt, isFighting }: FrontLines,
  isHex: (text: string) => boolean,
): Fight[] {
  const tells = new Set([...fights.thrown, ...fights.beaten, ...hurt])
  return fightsIn(lines, attacks, fights, isFighting).flatMap(({ line: { n, params, at }, after, won }) => {
    const { target, defenders } = params
    const hex = typeof target === 'string' && isHex(target) ? target : at?.[0]
    const [attacked = ''] = idsIn({ units: defenders ?? '' })
    const to = after.findLast(({ key }) => tells.has(key))?.n ?? n
    const steps = after
      .filter(({ key }) => hurt.includes(key))
      .reduce((sum, line) => sum + idsIn(line.params).length, 0)
    return hex === undefined ? [] : [{ n, to, hex, attacked, won, steps }]
  })
}
