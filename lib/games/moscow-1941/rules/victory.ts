import type { Cite } from '@/lib/kernel/decision'
import { sideAt } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { Hex, Side } from '../state'
import type { Word } from '../words.en'
import { citiesOf, isHeld } from './places'
import { isSupplied } from './supply'

export interface Outcome {
  readonly winner: Side | 'draw'
  readonly cite: Cite
  readonly key: Word
  /** Cities held; null where they do not count. */
  readonly german: number | null
  readonly soviet: number | null
}

/**
 * true: a hex that wins counts for a side. What both sides need they must stand in, in supply; what the Soviet alone
 * needs may stand empty (MOS-79, MOS-80).
 */
export const hasForVictory = (at: Situation, side: Side, hex: Hex): boolean =>
  at.rules.victory.german.includes(hex)
    ? sideAt(at, hex) === side && isSupplied(at, side, hex)
    : isHeld(at, side, hex)

/** How a side wins as its victory is looked for; null: it has not yet (MOS-79, MOS-80). */
export function wonNow(at: Situation, side: Side): Outcome | null {
  if (!at.rules.victory[side].every((hex) => hasForVictory(at, side, hex))) return null
  const cite = side === 'german' ? 'MOS 79' : 'MOS 80'
  return { winner: side, cite, key: `final-hexes-${side}`, german: null, soviet: null }
}

/** Who has won after the last turn, as nobody has before (MOS-81). */
export function finalResult(at: Situation): Outcome {
  const { scenario, options } = at.open
  if (scenario === 'basic')
    return { winner: 'soviet', cite: 'MOS 81', key: 'final-basic', german: null, soviet: null }
  if (scenario === 'whole' && options.victory === 'charts')
    return { winner: 'draw', cite: 'MOS 80', key: 'final-nobody', german: null, soviet: null }
  const grade = at.rules.cityGrades[scenario]
  const [german, soviet] = [citiesOf(at, 'german').length, citiesOf(at, 'soviet').length]
  const winner = german >= grade.german ? 'german' : german <= grade.soviet ? 'soviet' : 'draw'
  return { winner, cite: 'MOS 81', key: `final-cities-${winner}`, german, soviet }
}
