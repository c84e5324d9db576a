import type { Cite } from '@/lib/kernel/decision'
import { onMapUnits } from '@/lib/wargame/occupancy'
import type { Leg } from '../data/legs'
import type { Situation } from '../situation'
import type { Hex, Side } from '../state'
import type { Word } from '../words.en'
import { points, scenarioOf } from './03-control'

export interface Outcome {
  readonly winner: Side | 'draw'
  readonly cite: Cite
  readonly key: Word
  /** Victory points of the German; null where they do not count. */
  readonly german: number | null
  /** Where it counts, what he is measured by: his points of history. */
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

/**
 * What each place is worth in victory points with all that goes with it, for whoever plays: the points of Moscow, and with luck
 * the war, go with both of its hexes, so that each of them is worth them (4.3, 4.6).
 */
export function prizes(at: Situation): Readonly<Record<Hex, number>> {
  const worths = points(at)
  const { moscow } = at.rules
  const all = moscow.reduce((sum, hex) => sum + (worths[hex] ?? 0), 0)
  return all > 0 ? { ...worths, ...Object.fromEntries(moscow.map((hex) => [hex, all])) } : worths
}

/** Who attacks in a turn as its scenario has it: the German, unless it says otherwise. */
export const attacker = (at: Situation): Side | null => {
  const { attacker: of = () => 'german' } = scenarioOf(at)
  return of(at.open.turn)
}

/** Victory points of the German, who alone has any (4.1, 4.2). */
export const victoryPoints = (at: Situation): number => placePoints(at) - at.open.debit

/** Soviet units in the German zone of operations, each of which costs him a point as a turn ends (4.4). */
export const incursions = (at: Situation): number =>
  onMapUnits(at, 'soviet').filter((unit) => at.rules.zomo(at.open.counters[unit]!.at) === 'germany').length

/** What the German needs at the end of a turn to win at once; null: nothing is asked then (17.2). */
export const needed = (at: Situation, turn: number): number | null => scenarioOf(at).needed[turn] ?? null

/** The leg of the campaign that is played; null: all of the scenario is. Ours. */
export const legOf = (at: Situation): Leg | null =>
  scenarioOf(at).legs[at.rules.legIn(at.open.options)] ?? null

/** The turn with which the game ends at the latest (4.5). */
export const lastTurnOf = (at: Situation): number => legOf(at)?.lastTurn ?? scenarioOf(at).lastTurn

/** true: the scenario ends with this turn (4.5). */
export const isLastTurn = (at: Situation): boolean => at.open.turn >= lastTurnOf(at)

/** Who has won with a leg: not by 17.2, as whoever comes to that has won before (4.5), but by what history had. */
function resultOfLeg({ historic, win, draw }: Leg, vp: number): Outcome {
  const of = { cite: 'PM 4.5', german: vp, soviet: historic } as const
  const lead = vp - historic
  if (lead >= win) return { winner: 'german', key: 'final-leg-german', ...of }
  return lead >= draw
    ? { winner: 'draw', key: 'final-leg-draw', ...of }
    : { winner: 'soviet', key: 'final-leg-soviet', ...of }
}

/** How the game ends with this turn; null: it goes on (4.5). */
export function resultAfterTurn(at: Situation): Outcome | null {
  const vp = victoryPoints(at)
  const least = needed(at, at.open.turn)
  const of = { german: vp, soviet: null }
  if (least !== null && vp >= least) return { winner: 'german', cite: 'PM 4.5', key: 'final-points', ...of }
  if (!isLastTurn(at)) return null
  const leg = legOf(at)
  if (leg) return resultOfLeg(leg, vp)
  const { drawFrom } = scenarioOf(at)
  if (drawFrom !== null && vp >= drawFrom)
    return { winner: 'draw', cite: 'PM 4.5', key: 'final-between', ...of }
  return { winner: 'soviet', cite: 'PM 4.5', key: 'final-held', ...of }
}

/** Victory points of the German, and those of the places that he has still to take (4.2). */
export function score(at: Situation, side: Side): number {
  if (side === 'german') return victoryPoints(at)
  return Object.values(points(at)).reduce((sum, one) => sum + one, 0) - placePoints(at)
}
