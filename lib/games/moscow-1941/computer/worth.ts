import { cached } from '@/lib/wargame/cached'
import { blockOn } from '@/lib/wargame/computer/front'
import { FAR, influenceOf, pressureUnder } from '@/lib/wargame/computer/influence'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { movesNoMore } from '../rules/next-move'
import { countOf, isHeld } from '../rules/places'
import { activeOf } from '../rules/stacking'
import { hasSupply } from '../rules/supply'
import { factorOf, factorsOf, isArmour, isDispersed } from '../rules/units'
import { isGraded, neededBy, pointsToTurn } from '../rules/victory'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { denial } from './denial'

// Worths are in factors: what a unit of one factor is worth.

const PLACE = { moscow: 3.5, tula: 0.8, major: 0.8, city: 0.6, town: 0.4 } as const
/** What a city is worth besides for each that it counts in the end, and a hex that a side needs to win at once. */
const COUNTED = 2
const NEEDED = 4
/** What it is worth more in the last turn, where one point makes another win, and the part of it with each point more. */
const LAST = { worth: 5, fade: 0.6 }
/** What Moscow is worth besides: Soviet supply, railways and replacements hang on it, and whose it is decides most. */
const HEART = 6

/** What is worth more may never lie open. */
export const CAPITAL = 9

/** What each point of a city is worth that counts in the end: most where the last turn hangs on it. */
const pointWorth = cached(
  ({ open }: Situation) => open.counters,
  (at): number => {
    const points = pointsToTurn(at)
    return COUNTED + (points === null ? 0 : LAST.worth * LAST.fade ** (points - 1))
  },
  ({ open }) => [open.held, open.turn],
)

/** What it is worth to a side to hold a hex. */
export function placeWorth(at: Situation, side: Side, hex: Hex): number {
  const { rules } = at
  const place = rules.placeOf(hex)
  if (!place) return 0
  const needed = neededBy(at, side).includes(hex) ? NEEDED : 0
  return (
    PLACE[place.kind] +
    (isGraded(at) ? pointWorth(at) * countOf(at, hex) : 0) +
    (hex === rules.moscow ? HEART : needed)
  )
}

/** How much of a unit's factors counts so many hexes away. */
const FALLS = {
  armour: [1, 1, 0.9, 0.8, 0.6, 0.4, 0.2],
  foot: [1, 1, 0.7, 0.4, 0.2, 0, 0],
} as const

/** What a side could bring against each hex, by number. */
export const pressure = pressureUnder<Situation>(
  (at, unit) => factorOf(at, unit) * (isDispersed(at, unit) ? 0.3 : 1),
  (at, unit) => FALLS[isArmour(at, unit) ? 'armour' : 'foot'],
)

/** The same of the enemy of a side on one hex; nothing comes of who moves no more. */
const threatTo = (at: Situation, side: Side, hex: Hex): number =>
  movesNoMore(at, opponent(side)) ? 0 : pressure(at, opponent(side))[mapOf(at.rules).numberOf(hex)]!

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
  ({ open }) => [open.held, open.turn],
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
  ({ open }) => [open.held, open.turn],
)

/** What the ground keeps off who defends, besides his factors: forest against aircraft and armour. */
const FOREST = 0.4

/** What some units of a side hold a hex with, as the ground has it; only the active ones count (MOS 47 to 53, 60). */
function defence(at: Situation, side: Side, hex: Hex, units: readonly CounterId[]): number {
  const { rules } = at
  const active = activeOf(at, units)
  const kind = rules.placeOf(hex)?.kind
  const ground = kind ? rules.terrainChart[kind] : null
  const forest = rules.terrainOf(hex) === 'forest' ? FOREST : 0
  const fort =
    side === 'soviet' && rules.board.neighbours(hex).some((outer) => rules.fortBetween(outer, hex))
      ? rules.terrainChart.fort.plus
      : 0
  const times = side === 'soviet' && ground ? ground.times : 1
  return active.reduce(
    (sum, unit) => sum + factorOf(at, unit) * (isArmour(at, unit) ? 1 : times),
    forest + fort + (ground?.plus ?? 0),
  )
}

/** What a unit is worth in a hex beside a place that the enemy could come to, as a part of what the place is worth. */
const RING = 0.12
/** Places that are ringed where the enemy could come. */
const RINGED = 5

/** What it is worth to a side that somebody of it stands in each hex, as that keeps the enemy from its places. */
const rings = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Float32Array => {
    const map = mapOf(at.rules)
    const sum = new Float32Array(map.hexes.length)
    const near = pressure(at, opponent(side))
    for (const { hex } of at.rules.places) {
      const worth = placeWorth(at, side, hex)
      if (worth < RINGED || !isHeld(at, side, hex)) continue
      for (const beside of at.rules.board.neighbours(hex)) {
        const number = map.numberOf(beside)
        sum[number]! += RING * worth * Math.min(1, near[number]! / 10)
      }
    }
    return sum
  },
  ({ open }) => [open.held, open.turn],
)

/** Factors that must be near for a place to be in danger. */
const NEAR = 2

/** true: the enemy of a side could come to a hex. */
export const isThreatened = (at: Situation, side: Side, hex: Hex): boolean => threatTo(at, side, hex) >= NEAR

/** true: a side needs somebody in the hex to win at once, whatever is near (MOS 79). */
export const mustStandIn = (at: Situation, side: Side, hex: Hex): boolean =>
  side === 'german' && neededBy(at, side).includes(hex)

const NO_SUPPLY = { german: 3, soviet: 2 } as const
/** What a unit is worth less in a hex that others hold already, and where it does not fight at all (MOS 60). */
const CROWD = { active: 0.3, idle: 1.5 } as const
/** Part of the factors that could come which fall upon one hex, and how much a side minds the loss of its units. */
const SHARE = { german: 0.5, soviet: 0.4 } as const
const MINDS = 0.6
/** Odds from which a stack may be lost, and at which it surely is. */
const ODDS = { bearable: 1, hopeless: 5 } as const
/** The part of its draw and of what it blocks that counts for each side. */
const DRAWN = { german: 1, soviet: 0.3 } as const
const BLOCKS = { german: 0.4, soviet: 2 } as const

/** How surely a stack in a hex is lost, from 0 to 1: by what could come, and what it defends with. */
export function riskAt(at: Situation, side: Side, hex: Hex, units: readonly CounterId[]): number {
  const threat = SHARE[side] * threatTo(at, side, hex)
  const odds = threat / Math.max(0.5, defence(at, side, hex, units))
  return Math.min(1, Math.max(0, odds - ODDS.bearable) / (ODDS.hopeless - ODDS.bearable))
}

/** What it is worth to a side not to be driven from a hex: its place, and what lies behind it. */
export const keepWorth = (at: Situation, side: Side, hex: Hex): number => {
  const number = mapOf(at.rules).numberOf(hex)
  return placeWorth(at, side, hex) + blocks(at, side)[number]! * BLOCKS[side] + rings(at, side)[number]!
}

/** What it is worth that a unit stands in a hex, with those that stand there besides. */
export function standWorth(at: Situation, unit: CounterId, hex: Hex): number {
  const { side } = at.rules.counters[unit]!
  const number = mapOf(at.rules).numberOf(hex)
  const mates = combatUnitsAt(at, hex, side).filter((mate) => mate !== unit)
  const all = [...mates, unit]
  const active = activeOf(at, all)
  const before = mates.length > 0 ? 1 - riskAt(at, side, hex, mates) : 0
  const safe = 1 - riskAt(at, side, hex, all)
  const stake = placeWorth(at, side, hex)
  let worth = draws(at, side)[number]! * DRAWN[side] + denial(at, unit, hex)
  // What the hex is worth counts as surely as it is held, and to this unit by what it adds.
  const keeps = blocks(at, side)[number]! * BLOCKS[side] + rings(at, side)[number]!
  worth += keeps * (mates.length > 0 ? 0.2 + (safe - before) : 0.4 + 0.6 * safe)
  worth -= MINDS * (1 - safe) * (factorOf(at, unit) + 0.5)
  if (mates.length > 0) {
    worth -= active.includes(unit) ? CROWD.active * mates.length : CROWD.idle
    // Who joins helps those that are there already.
    worth += Math.max(0, safe - before) * MINDS * factorsOf(at, activeOf(at, mates))
  }
  if (!hasSupply(at, unit, hex)) worth -= NO_SUPPLY[side]
  if (stake > 0) {
    if (!isHeld(at, side, hex)) worth += stake
    else if (isThreatened(at, side, hex) || stake > CAPITAL || mustStandIn(at, side, hex))
      worth += mates.length === 0 ? stake * (0.5 + 0.5 * safe) : stake * Math.max(0, safe - before)
  }
  return worth
}
