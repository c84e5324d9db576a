import type { Cite } from '@/lib/kernel/decision'
import { onMapUnits } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { Side } from '../state'
import type { Word } from '../words.en'
import { points, scenarioOf } from './03-control'

export interface Outcome {
  readonly winner: Side | 'draw'
  readonly cite: Cite
  readonly key: Word
  /** Victory points of the German; null where they do not count. */
  readonly german: number | null
  readonly soviet: number | null
}

/** true: both hexes of Moscow are German (4.3). */
export const hasMoscow = ({ rules, open }: Situation): boolean =>
  rules.moscow.every((hex) => open.taken.includes(hex))

/** Points of the places that the German controls; Moscow's only with both of its hexes (4.2, 4.3). */
export function placePoints(at: Situation): number {
  const worths = points(at)
  const { moscow } = at.rules
  return at.open.taken.reduce(
    (sum, hex) => sum + (moscow.includes(hex) && !hasMoscow(at) ? 0 : (worths[hex] ?? 0)),
    0,
  )
}

/** Victory points of the German, who alone has any (4.1, 4.2). */
export const victoryPoints = (at: Situation): number => placePoints(at) - at.open.debit

/** Soviet units in the German zone of operations, each of which costs him a point as a turn ends (4.4). */
export const incursions = (at: Situation): number =>
  onMapUnits(at, 'soviet').filter((unit) => at.rules.zomo(at.open.counters[unit]!.at) === 'germany').length

/** What the German needs at the end of a turn to win at once; null: nothing is asked then (17.2). */
export const needed = (at: Situation, turn: number): number | null => scenarioOf(at).needed[turn] ?? null

/** true: the scenario ends with this turn (4.5). */
export const isLastTurn = (at: Situation): boolean => at.open.turn >= scenarioOf(at).lastTurn

/** How the game ends with this turn; null: it goes on (4.5). */
export function resultAfterTurn(at: Situation): Outcome | null {
  const vp = victoryPoints(at)
  const least = needed(at, at.open.turn)
  const of = { german: vp, soviet: null }
  if (least !== null && vp >= least) return { winner: 'german', cite: 'PM 4.5', key: 'final-points', ...of }
  if (!isLastTurn(at)) return null
  const { drawFrom } = scenarioOf(at)
  if (drawFrom !== null && vp >= drawFrom)
    return { winner: 'draw', cite: 'PM 4.5', key: 'final-between', ...of }
  return { winner: 'soviet', cite: 'PM 4.5', key: 'final-held', ...of }
}
