import type { Cite } from '@/lib/kernel/decision'
import { combatUnitsAt, sideAt } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type Hex, SIDES, type Side } from '../state'
import type { Word } from '../words.en'
import { cityPoints, countOf, isHeld } from './places'
import { hasSupply } from './supply'

export interface Outcome {
  readonly winner: Side | 'draw'
  readonly cite: Cite
  readonly key: Word
  /** Cities held; null where they do not count. */
  readonly german: number | null
  readonly soviet: number | null
}

/** true: who holds what he needs has won at once, as the charts have it; else the game goes on to its last turn. */
const endsAtOnce = ({ open }: Situation): boolean => open.options.victory === 'charts'

/** Hexes that a side needs to win at once; none where nobody does (MOS-79, MOS-80). */
export const neededBy = (at: Situation, side: Side): readonly Hex[] =>
  endsAtOnce(at) ? at.rules.victory[side] : []

/**
 * true: a hex that wins counts for a side. What both sides need they must stand in, in supply; what the Soviet alone
 * needs may stand empty (MOS-79, MOS-80).
 */
export const hasForVictory = (at: Situation, side: Side, hex: Hex): boolean =>
  at.rules.victory.german.includes(hex)
    ? combatUnitsAt(at, hex, side).some((unit) => hasSupply(at, unit))
    : isHeld(at, side, hex)

/** How a side wins as its victory is looked for; null: it has not yet (MOS-79, MOS-80). */
export function wonNow(at: Situation, side: Side): Outcome | null {
  const needed = neededBy(at, side)
  if (needed.length === 0 || !needed.every((hex) => hasForVictory(at, side, hex))) return null
  const cite = side === 'german' ? 'MOS 79' : 'MOS 80'
  return { winner: side, cite, key: `final-hexes-${side}`, german: null, soviet: null }
}

/** true: cities held decide after the last turn; the shortest game, which the charts do not know, knows nothing else. */
export const isGraded = (at: Situation): boolean => !endsAtOnce(at) || at.open.scenario === 'typhoon'

/** What the German's cities must count after the last turn for him to win, and at most if he is to lose (MOS-81). */
export const gradeOf = ({ rules, open }: Situation) => rules.grades[open.scenario]

/** Who has won if the German's cities count so much. */
function gradedWinner(at: Situation, german: number): Side | 'draw' {
  const grade = gradeOf(at)
  return german >= grade.german ? 'german' : german <= grade.soviet ? 'soviet' : 'draw'
}

/** Who has won after the last turn, as nobody has before (MOS-81). */
export function finalResult(at: Situation): Outcome {
  if (!isGraded(at))
    return at.open.scenario === 'basic'
      ? { winner: 'soviet', cite: 'MOS 81', key: 'final-basic', german: null, soviet: null }
      : { winner: 'draw', cite: 'MOS 80', key: 'final-nobody', german: null, soviet: null }
  const [german, soviet] = [cityPoints(at, 'german'), cityPoints(at, 'soviet')]
  const winner = gradedWinner(at, german)
  return { winner, cite: 'MOS 81', key: `final-cities-${winner}`, german, soviet }
}

/** true: the last turn goes on, after which cities decide (MOS-81). */
const isCounting = (at: Situation): boolean =>
  isGraded(at) && at.open.turn >= at.rules.lastTurn[at.open.scenario]

/** In the last turn, how much the cities that change hands must count for another to win; null: it is not yet (MOS-81). */
export function pointsToTurn(at: Situation): number | null {
  if (!isCounting(at)) return null
  const now = cityPoints(at, 'german')
  const { german, soviet } = gradeOf(at)
  return Math.min(
    now < german ? german - now : now - german + 1,
    now > soviet ? now - soviet : soviet - now + 1,
  )
}

/** true: a hex is among those by which a side wins, at once or in the end. */
export const winsBy = (at: Situation, side: Side, hex: Hex): boolean =>
  neededBy(at, side).includes(hex) || (isGraded(at) && countOf(at, hex) > 0)

/**
 * true: who wins hangs on this hex. Either it is the last that one of both needs to win at once (MOS-79, MOS-80), or the
 * last turn goes on, and the cities besides are so many that this one makes a difference (MOS-81).
 */
export function hangsOn(at: Situation, hex: Hex): boolean {
  const isLastOf = (side: Side) => {
    const needed = neededBy(at, side)
    return needed.includes(hex) && needed.every((one) => one === hex || sideAt(at, one) === side)
  }
  if (SIDES.some(isLastOf)) return true
  if (!isCounting(at)) return false
  const count = countOf(at, hex)
  const besides = cityPoints(at, 'german') - (isHeld(at, 'german', hex) ? count : 0)
  return gradedWinner(at, besides) !== gradedWinner(at, besides + count)
}
