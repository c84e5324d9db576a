import { cached, once } from '@/lib/wargame/cached'
import { makeInfluence } from '@/lib/wargame/computer/influence'

import { mapOf } from '@/lib/wargame/map'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Rules } from '../in-force'
import { isMech, likely, stepsOf } from '../rules/02-units'
import { controls, points, scenarioOf } from '../rules/03-control'
import { isLastTurn } from '../rules/04-victory'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'

// What things are worth to the computer player, in points of strength.

/** Points of strength for a victory point; when the last count comes nothing else is left to be worth much. */
const PER_POINT = { usual: 6, last: 24 } as const

/** true: no player turn of this side follows before the last count. */
export const isLastChance = (at: Situation): boolean =>
  isLastTurn(at) && at.open.couplet === at.rules.sequence.couplets(at.open.turn)

/** What it is worth to hold each hex that has victory points. */
export const aimsOf = cached(
  ({ rules }: Situation) => rules.board,
  (at): readonly { hex: Hex; worth: number }[] =>
    Object.entries(points(at))
      .filter(([hex]) => scenarioOf(at).isInPlay(hex))
      .map(([hex, vp]) => ({ hex, worth: PER_POINT[isLastChance(at) ? 'last' : 'usual'] * vp })),
  ({ open }) => [open.scenario, open.turn, open.couplet],
)

/** Those of them that a side has, or wants. */
export const ownAims = (at: Situation, side: Side) => aimsOf(at).filter(({ hex }) => controls(at, side, hex))
export const wantedAims = (at: Situation, side: Side) =>
  aimsOf(at).filter(({ hex }) => !controls(at, side, hex))

/** What a unit is worth with the steps that it has: nobody knows an untried one, so that it is worth what its pool is. */
export function unitWorth(at: Situation, unit: CounterId): number {
  const { attack, defence } = likely(at, unit)
  return 0.5 + (attack + defence) / 2
}
/** The same for each of its steps. */
export const stepWorth = (at: Situation, unit: CounterId): number => unitWorth(at, unit) / stepsOf(at, unit)

/** The part of a unit's attack that may fall on a hex so far away: nobody is held up by being near an enemy. */
const FALLS = {
  mech: [1, 1, 0.8, 0.7, 0.6, 0.45, 0.3],
  foot: [1, 1, 0.7, 0.45, 0.25, 0.1, 0],
} as const

const influenceOf = once((rules: Rules) => makeInfluence(mapOf(rules)))

/** What the enemy of a side could bring against each hex, by number. */
export const threats = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Float32Array =>
    influenceOf(at.rules).pressure(
      onMapUnits(at, opponent(side)).map((unit) => ({
        at: mapOf(at.rules).numberOf(hexOf(at, unit)!),
        strength: likely(at, unit).attack,
        falls: isMech(at, unit) ? FALLS.mech : FALLS.foot,
      })),
    ),
)

/** How much nearness to what is wanted, and to what is to be kept, weighs for each side. */
const DRAWN = { german: { wanted: 1, kept: 0.15 }, soviet: { wanted: 0.35, kept: 0.8 } } as const

/** What draws a side to each hex, by number: what it wants and what it has to keep, the more the nearer. */
export const draws = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Float32Array => {
    const map = mapOf(at.rules)
    const near = threats(at, side)
    const wanted = wantedAims(at, side).map(({ hex, worth }) => ({
      at: map.numberOf(hex),
      worth: worth * DRAWN[side].wanted,
    }))
    const kept = ownAims(at, side).map(({ hex, worth }) => {
      const number = map.numberOf(hex)
      return { at: number, worth: worth * DRAWN[side].kept * Math.min(1, 0.2 + near[number]! / 20) }
    })
    const all = [...wanted, ...kept]
    return Float32Array.from(map.hexes, (_hex, i) =>
      all.reduce((most, aim) => Math.max(most, (5 * aim.worth) / (5 + map.hexesBetween(aim.at, i))), 0),
    )
  },
  ({ open }) => [open.taken, open.turn, open.couplet],
)
