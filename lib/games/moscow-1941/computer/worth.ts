import { cached, once } from '@/lib/wargame/cached'
import { blockOn } from '@/lib/wargame/computer/front'
import { FAR, makeInfluence } from '@/lib/wargame/computer/influence'
import { mapOf } from '@/lib/wargame/map'
import { held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Rules } from '../in-force'
import { isHeld } from '../rules/places'
import { activeOf } from '../rules/stacking'
import { isSupplied } from '../rules/supply'
import { factorOf, isArmour, isDispersed } from '../rules/units'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { denial } from './denial'
import { riskOf, stackValue } from './risk'
import { asMoves, blowOn } from './threat'

// Worths are in factors: what a unit of one factor is worth.

const PLACE = { moscow: 3.5, tula: 0.8, major: 0.8, city: 0.6, town: 0.4 } as const
/** What a city is worth besides where cities are counted in the end, and what of that each turn before takes. */
const COUNTED = { last: 2, before: 0.75 } as const
/** What a hex is worth that a side needs to win: the last that the German lacks, one of several, one that he has. */
const NEEDED = { last: 20, lacking: 8, had: 6 } as const

/** What is worth more may never lie open. */
export const CAPITAL = 12

/** What cities are worth for being counted in the end. */
function countedWorth({ rules, open }: Situation): number {
  const isGraded =
    open.scenario === 'typhoon' || (open.scenario === 'whole' && open.options.victory === 'graded')
  return isGraded ? COUNTED.last * COUNTED.before ** (rules.lastTurn[open.scenario] - open.turn) : 0
}

/** What a hex is worth for who occupies it wins, with the others that he needs (MOS 79). */
function neededWorth(at: Situation, hex: Hex): number {
  const { german } = at.rules.victory
  if (!german.includes(hex)) return 0
  const lacking = german.filter((one) => !isHeld(at, 'german', one))
  if (lacking.length === 0) return NEEDED.last
  if (!lacking.includes(hex)) return NEEDED.had
  return lacking.length === 1 ? NEEDED.last : NEEDED.lacking
}

/** What it is worth to a side to hold a hex. */
export function placeWorth(at: Situation, _side: Side, hex: Hex): number {
  const place = at.rules.placeOf(hex)
  if (!place) return 0
  return PLACE[place.kind] + (place.kind === 'town' ? 0 : countedWorth(at)) + neededWorth(at, hex)
}

const influenceOf = once((rules: Rules) => makeInfluence(mapOf(rules)))

/** How much of a unit's factors counts so many hexes away. */
const FALLS = {
  armour: [1, 1, 0.9, 0.8, 0.6, 0.4, 0.2],
  foot: [1, 1, 0.7, 0.4, 0.2, 0, 0],
} as const

/** What a side could bring against each hex, by number. */
export const pressure = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Float32Array =>
    influenceOf(at.rules).pressure(
      onMapUnits(at, side).map((unit) => ({
        at: mapOf(at.rules).numberOf(hexOf(at, unit)!),
        strength: factorOf(at, unit) * (isDispersed(at, unit) ? 0.3 : 1),
        falls: isArmour(at, unit) ? FALLS.armour : FALLS.foot,
      })),
    ),
)

/** Hexes that a side wants and the other has. */
const aims = (at: Situation, side: Side): Hex[] =>
  at.rules.places
    .map(({ hex }) => hex)
    .filter((hex) => !isHeld(at, side, hex) && placeWorth(at, side, hex) >= 1)

/** How an aim draws units: less with each hex between. */
const DRAW = { worth: 0.5, fade: 0.82 }

/** What draws a side to each hex, by number: what it wants, the stronger the nearer. */
const draws = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Float32Array => {
    const map = mapOf(at.rules)
    const wanted = aims(at, side).map((hex) => [map.numberOf(hex), placeWorth(at, side, hex)] as const)
    return Float32Array.from(map.hexes, (_hex, i) =>
      wanted.reduce(
        (sum, [aim, worth]) => sum + DRAW.worth * worth * DRAW.fade ** map.hexesBetween(aim, i),
        0,
      ),
    )
  },
  ({ open }) => [open.held],
)

const BLOCKING = { hexes: 6, beforeAim: 0.8, fade: 0.75, beside: 0.25 }
/** Movement factors that it costs to fight a way through. */
const THROUGH = 3
const LOOK_AHEAD = 14

/** What a unit of a side in each hex does to stop the other on its ways to what it wants. */
const blocks = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Float32Array => {
    const map = mapOf(at.rules)
    const enemy = opponent(side)
    const count = map.hexes.length
    const spread = influenceOf(at.rules).spread(
      onMapUnits(at, enemy).map((unit) => [map.numberOf(hexOf(at, unit)!), 0] as const),
      {
        ground: new Uint8Array(count).fill(1),
        hexsides: new Uint8Array(6 * count),
        zone: new Uint8Array(count),
        zonePoints: 0,
        held: held(at, side),
        through: THROUGH,
      },
      LOOK_AHEAD,
    )
    const wanted = aims(at, enemy)
      .map((hex) => [map.numberOf(hex), 0.25 * placeWorth(at, side, hex)] as const)
      .filter(([aim]) => spread.cost[aim]! < FAR)
    return blockOn(map, spread, wanted, BLOCKING)
  },
  ({ open }) => [open.held],
)

/** true: a side needs somebody in the hex to win, whatever is near (MOS 79). */
export const mustStandIn = ({ rules }: Situation, side: Side, hex: Hex): boolean =>
  side === 'german' && rules.victory.german.includes(hex)

const NO_SUPPLY = { german: 3, soviet: 2 } as const
/** What a unit is worth less in a hex that others hold already, and where it does not fight at all (MOS 60). */
const CROWD = { active: 0.3, idle: 1.5 } as const
/** Part of what could be lost that counts: the enemy cannot attack everywhere. What ends a game he does attack. */
const SHARE = {
  german: 0.35,
  soviet: 0.6,
  aim: 1,
} as const
/** The part of its draw and of what it blocks that counts for each side. */
const DRAWN = {
  german: 1,
  soviet: 0.3,
} as const
const BLOCKS = {
  german: 0.4,
  soviet: 1,
} as const

/** What it is worth to a side not to be driven from a hex: its place, and what lies behind it. */
export const keepWorth = (at: Situation, side: Side, hex: Hex): number =>
  placeWorth(at, side, hex) + blocks(at, side)[mapOf(at.rules).numberOf(hex)]! * BLOCKS[side]

/** What a stack stands to lose in a hex when the enemy moves next, in factors. */
export function fearFor(
  at: Situation,
  side: Side,
  hex: Hex,
  units: readonly CounterId[],
  away: CounterId | null = null,
  shut = -1,
): number {
  const value = stackValue(at, units)
  const place = placeWorth(at, side, hex)
  const ground = keepWorth(at, side, hex)
  const mayHold = hex === at.rules.moscow || side === 'german'
  const { lost, falls } = riskOf(at, { side, hex, units, value, ground, mayHold }, away, shut)
  return (place > CAPITAL ? SHARE.aim : SHARE[side]) * (lost * value + falls * ground)
}

/** For a unit, what it is worth that it stands in a hex, with those that stand there besides. */
const standing = cached(
  ({ open }: Situation) => open.counters,
  (now, unit: CounterId): ((hex: Hex) => number) => {
    const { side } = now.rules.counters[unit]!
    const enemy = opponent(side)
    const at = asMoves(now, enemy)
    const map = mapOf(at.rules)
    const known = new Map<Hex, number>()
    /** Stacks of its side without it, and what they have to fear. */
    const others = new Map<Hex, CounterId[]>()
    for (const one of onMapUnits(at, side)) {
      if (one === unit) continue
      const hex = hexOf(at, one)!
      others.set(hex, [...(others.get(hex) ?? []), one])
    }
    const fears = new Map<Hex, number>()
    const fear = (hex: Hex): number => {
      let found = fears.get(hex)
      if (found === undefined) {
        found = fearFor(at, side, hex, others.get(hex)!, unit)
        fears.set(hex, found)
      }
      return found
    }
    const worth = (hex: Hex): number => {
      const number = map.numberOf(hex)
      const mates = others.get(hex) ?? []
      const all = [...mates, unit]
      const before = mates.length > 0 ? fear(hex) : 0
      let sum = draws(at, side)[number]! * DRAWN[side] + denial(now, unit, hex)
      sum -= fearFor(at, side, hex, all, unit) - before
      if (mates.length > 0) {
        sum -= activeOf(at, all).includes(unit) ? CROWD.active * mates.length : CROWD.idle
      } else {
        sum += blocks(at, side)[number]! * BLOCKS[side]
        // Who stands beside others takes ground from those who would attack them.
        for (const beside of at.rules.board.neighbours(hex))
          if (others.has(beside)) {
            const had = fear(beside)
            if (had > 0) sum += had - fearFor(at, side, beside, others.get(beside)!, unit, number)
          }
      }
      if (!isSupplied(at, side, hex)) sum -= NO_SUPPLY[side]
      const stake = placeWorth(at, side, hex)
      if (stake > 0 && mates.length === 0) {
        const isOpen =
          !isHeld(at, side, hex) ||
          stake > CAPITAL ||
          mustStandIn(at, side, hex) ||
          blowOn(at, number, enemy, unit).posts.length > 0
        if (isOpen) sum += stake
      }
      return sum
    }
    return (hex) => {
      const found = known.get(hex) ?? worth(hex)
      known.set(hex, found)
      return found
    }
  },
  ({ open }) => [open.held, open.turn, open.phase, open.acting],
)

/** What it is worth that a unit stands in a hex, with those that stand there besides. */
export const standWorth = (at: Situation, unit: CounterId, hex: Hex): number => standing(at, unit)(hex)
