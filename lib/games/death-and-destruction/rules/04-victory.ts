import { supplyOf } from '@/lib/games/proud-monster/full/supply'
import {
  hasMoscow,
  incursions,
  lastTurnOf,
  type Outcome,
  placePoints,
  resultAfterTurn,
} from '@/lib/games/proud-monster/rules/04-victory'
import { onMapUnits } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import type { Hex } from '../state'
import { scenarioOf } from './03-scenario'

export { hasMoscow, incursions }

/** Points of the German from his places, less what he has paid (4.1). */
export const pointsNow = (at: Situation): number => placePoints(asked(at)) - at.open.debit

/** true: the game ends with this turn, that of the scenario or of the leg that is played. */
export const isLastTurn = (at: Situation): boolean => at.open.turn >= lastTurnOf(asked(at))

/** Hexes of the Zone of Military Operations in which supplied Soviet units stand: a point each in the last check (4.2). */
export const lostBorder = (at: Situation): Hex[] => [
  ...new Set(
    onMapUnits(at, 'soviet')
      .filter((unit) => at.rules.zomo(at.open.counters[unit]!.at) && supplyOf(asked(at), unit) !== 'out')
      .map((unit) => at.open.counters[unit]!.at),
  ),
]

/** What counts in the check of this turn: in the last one what was forgiven, and with the war what is lost of the border (4.2, 4.3). */
export const countedPoints = (at: Situation): number =>
  pointsNow(at) +
  (isLastTurn(at) ? at.open.forgiven : 0) -
  (at.open.turn === at.rules.turns ? lostBorder(at).length : 0)

/** What the table asks in this turn; undefined: nothing is checked (4.4). */
const checkOf = (at: Situation) => scenarioOf(at).checks.find(({ turn }) => turn === at.open.turn)
/** true: there is a check in this turn (4.4). */
export const isChecked = (at: Situation): boolean => checkOf(at) !== undefined

/** true: after a pause the game is over with the turns of the parent, however it stands (4.5). */
const isPauseOver = ({ rules, open }: Situation): boolean =>
  open.turn === rules.firstTurn - 1 && open.logistics.free

/** How the check of this turn ends the game; null: it goes on, or there is none (4.1, 4.4). */
export function resultNow(at: Situation): Outcome | null {
  const { turn } = at.open
  if (turn < at.rules.firstTurn) {
    const result = resultAfterTurn(asked(at))
    return result ?? (isPauseOver(at) ? { ...HELD, german: pointsNow(at) } : null)
  }
  const row = checkOf(at)
  if (!row) return null
  const german = countedPoints(at)
  if (german >= row.wins)
    return { winner: 'german', cite: 'DD 4.1', key: 'final-points', german, soviet: null }
  if (german <= row.loses) return { ...HELD, cite: 'DD 4.1', german }
  return isLastTurn(at)
    ? { winner: 'draw', cite: 'DD 4.1', key: 'final-between', german, soviet: null }
    : null
}
const HELD = { winner: 'soviet', cite: 'DD 4.5', key: 'final-held', soviet: null } as const

/** 4.3: players who always play on have this forgiven: a point to whom the check would have ended the game for; null: nothing. */
export const forgiveness = (at: Situation, { winner }: Outcome): 1 | -1 | null =>
  at.open.options.playOn !== 'always' || isLastTurn(at) || isPauseOver(at) || winner === 'draw'
    ? null
    : winner === 'german'
      ? 1
      : -1
