import { cached } from '@/lib/wargame/cached'
import { pressureUnder } from '@/lib/wargame/computer/influence'
import { mapOf } from '@/lib/wargame/map'
import { isMech, likely, stepsOf } from '../rules/02-units'
import { controls, scenarioOf } from '../rules/03-control'
import { isLastTurn, victoryPoints } from '../rules/04-victory'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { comesIn, hexesTo } from './reach'

// What things are worth to the computer player, in points of strength.

/** Who attacks, and who has a front to hold. */
export type Stance = 'attacks' | 'holds'
export function stanceOf(at: Situation, side: Side): Stance {
  return at.rules.attacker(at as never) === side ? 'attacks' : 'holds'
}

/** Points of strength for a victory point; when the last count comes nothing else is left to be worth much. */
const PER_POINT = { usual: 6, last: 24 } as const

/** true: no player turn of this side follows before the last count. */
export const isLastChance = (at: Situation): boolean =>
  isLastTurn(at) && at.open.couplet === at.rules.sequence.couplets(at.open.turn)

/** The same to a Soviet, by how many points he may still lose before a count: the fewer the more, to no end but these. */
const DEFENDED = { most: 20, over: 32, least: 4 } as const
/** Points that the German is thought to win in a turn. */
const PACE = 3
/** Counts, at least, for space to be given up for time. */
const MANY = 4

/** true: the German may win at the end of many turns, so that a front has to last, and can give way. */
export const isLong = (at: Situation): boolean => Object.keys(scenarioOf(at).needed).length >= MANY

/** What a victory point is worth to a side now: the Soviet gives up ground while the next counts allow it. */
function perPoint(at: Situation, side: Side): number {
  if (isLastChance(at)) return PER_POINT.last
  if (side === 'german' || !isLong(at)) return PER_POINT.usual
  const spare = Object.entries(scenarioOf(at).needed).flatMap(([turn, least]) => {
    const later = Number(turn) - at.open.turn
    return later < 0 ? [] : [least - victoryPoints(at) + PACE * later]
  })
  const { most, over, least } = DEFENDED
  return Math.min(most, Math.max(least, over / Math.max(1, Math.min(...spare))))
}

/** What it is worth to hold each hex that is a prize. */
export const aimsOf = cached(
  ({ open }: Situation) => open.taken,
  (at, side: Side): readonly { hex: Hex; worth: number }[] => {
    const each = perPoint(at, side)
    return Object.entries(at.rules.prizes(at as never, side))
      .filter(([hex]) => scenarioOf(at).isInPlay(hex))
      .map(([hex, vp]) => ({ hex, worth: each * vp }))
  },
  (at) => [at.open.scenario, at.open.debit, ...moment(at)],
)

/** On what aims depend besides what is taken. */
const moment = ({ rules, open }: Situation): readonly unknown[] => [
  ...[open.turn, open.couplet, rules.attacker({ rules, open } as never)],
  ...rules.season({ rules, open } as never),
]

/** Those of them that a side has, or wants. */
export const ownAims = (at: Situation, side: Side) =>
  aimsOf(at, side).filter(({ hex }) => controls(at, side, hex))
/** Those of them that the other side has. */
export const wantedAims = (at: Situation, side: Side) =>
  aimsOf(at, side).filter(({ hex }) => !controls(at, side, hex))

/** true: this is the last that the Soviet side does before it is counted who stands in Germany (4.4). */
export const isRaidTime = (at: Situation): boolean =>
  at.open.couplet === at.rules.sequence.couplets(at.open.turn)

/** What it is worth to the German that nobody comes into a hex of his country, into which several may. */
export const raidWorth = (at: Situation): number => (isRaidTime(at) ? RAIDED * PER_POINT.usual : 0)

/** Points that a hex of Germany costs into which the Soviet side can come, on average. */
const RAIDED = 1.5

/** true: whoever stands there alone shuts the way into Germany just before it is counted who is in it, and does nothing else. */
export const shutsGermany = (at: Situation, side: Side, hex: Hex): boolean =>
  side === 'german' && isRaidTime(at) && at.rules.zomo(hex) === 'germany'

/** How many times the ground makes a defence worth more. */
export function shelter({ rules }: Situation, hex: Hex): number {
  const kind = rules.placeOf(hex)?.kind
  if (kind === 'city') return 2
  return kind === 'large' || rules.terrainOf(hex) === 'hills' ? 1.4 : 1
}

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

/** What the enemy of a side could bring against each hex, by number. */
export const threats = (at: Situation, side: Side): Float32Array => pressure(at, opponent(side))
const pressure = pressureUnder<Situation>(
  (at, unit) => likely(at, unit).attack,
  (at, unit) => FALLS[isMech(at, unit) ? 'mech' : 'foot'],
)

/** What a place is worth that is kept before anybody is near, where a front has to last for long. */
const GREAT = 12
/** The part of what such a place is worth that is thought to come against it from two player turns away, and the most. */
const FORESEEN = { part: 0.5, most: 25 } as const

/** What a place has to be worth for it to be kept before all else. */
export const greatWorth = (at: Situation): number => (isLong(at) ? GREAT : Infinity)

/** What could come against a place of a side: what is near, and to a great one of the Soviet what is not far. */
export function menace(at: Situation, side: Side, { hex, worth }: { hex: Hex; worth: number }): number {
  const number = mapOf(at.rules).numberOf(hex)
  const isForeseen = side === 'soviet' && worth > greatWorth(at) && comesIn(at, side)[number]! <= 2
  return Math.max(threats(at, side)[number]!, isForeseen ? Math.min(FORESEEN.most, FORESEEN.part * worth) : 0)
}

/** How much nearness to what is wanted, and to what is to be kept, weighs. */
const DRAWN = { attacks: { wanted: 1, kept: 0.15 }, holds: { wanted: 0.35, kept: 0.8 } } as const

/** What draws a side to each hex, by number: what it wants and what it has to keep, the more the nearer. */
export const draws = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Float32Array => {
    const map = mapOf(at.rules)
    const stance = stanceOf(at, side)
    const near = threats(at, side)
    const wanted = wantedAims(at, side).map(({ hex, worth }) => ({
      far: hexesTo(at, map.numberOf(hex)),
      worth: worth * DRAWN[stance].wanted,
    }))
    const kept = ownAims(at, side).map(({ hex, worth }) => {
      const number = map.numberOf(hex)
      return {
        far: hexesTo(at, number),
        worth: worth * DRAWN[stance].kept * Math.min(1, 0.2 + near[number]! / 20),
      }
    })
    const all = [...wanted, ...kept]
    return Float32Array.from(map.hexes, (_hex, i) =>
      all.reduce((most, aim) => Math.max(most, (5 * aim.worth) / (5 + aim.far[i]!)), 0),
    )
  },
  (at) => [at.open.taken, ...moment(at)],
)

/** What lies behind each hex for a side, by number: the worth of its own places, the less the farther they are. */
export const behind = cached(
  ({ open }: Situation) => open.taken,
  (at, side: Side): Float32Array => {
    const map = mapOf(at.rules)
    const own = ownAims(at, side).map(({ hex, worth }) => ({ at: map.numberOf(hex), worth }))
    return Float32Array.from(map.hexes, (_hex, i) =>
      own.reduce((most, aim) => Math.max(most, (5 * aim.worth) / (5 + map.hexesBetween(aim.at, i))), 0),
    )
  },
  (at) => [at.open.scenario, ...moment(at)],
)
