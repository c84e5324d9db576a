import { cached, once } from '@/lib/wargame/cached'
import { blockOn } from '@/lib/wargame/computer/front'
import { FAR, makeInfluence } from '@/lib/wargame/computer/influence'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, held, hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import type { Rules, Situation } from '../in-force'
import { isHeld } from '../rules/places'
import { activeOf } from '../rules/stacking'
import { isSupplied } from '../rules/supply'
import { factorOf, factorsOf, isArmour, isDispersed } from '../rules/units'
import { type CounterId, type Hex, opponent, type Side } from '../state'

// Worths are in factors: what a unit of one factor is worth.

const PLACE = { moscow: 7, tula: 3, major: 2.5, city: 2.5, town: 0.5 } as const
/** What a hex that a side needs to win is worth besides. */
const NEEDED = 3

/** What is worth more may never lie open. */
export const CAPITAL = 9

/** What it is worth to a side to hold a hex. */
export function placeWorth({ rules }: Situation, side: Side, hex: Hex): number {
  const place = rules.placeOf(hex)
  return place ? PLACE[place.kind] + (rules.victory[side].includes(hex) ? NEEDED : 0) : 0
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

/** Factors that the other side keeps away from a place it could come to. */
const GUARD = { german: 2, soviet: 4 } as const
const NO_SUPPLY = 3
/** What a unit is worth less in a hex that others hold already: few of a stack fight (MOS 60). */
const CROWD = 0.6
/** Parts of the enemy's pressure that fall upon one hex, and how much a side minds. */
const FALLS_ON = 0.45
const MINDS = { german: 0.5, soviet: 0.9 } as const
/** Odds from which a stack may be lost, and at which it surely is. */
const ODDS = { bearable: 1.5, hopeless: 6 } as const

/** What it is worth that a unit stands in a hex, with those that stand there besides. */
export function standWorth(at: Situation, unit: CounterId, hex: Hex): number {
  const { side } = at.rules.counters[unit]!
  const number = mapOf(at.rules).numberOf(hex)
  const mates = combatUnitsAt(at, hex, side).filter((mate) => mate !== unit)
  const company = factorsOf(at, activeOf(at, mates))
  const threat = FALLS_ON * pressure(at, opponent(side))[number]!
  const odds = threat / Math.max(0.5, defence(at, side, hex, [...mates, unit]))
  const risk = Math.min(1, Math.max(0, odds - ODDS.bearable) / (ODDS.hopeless - ODDS.bearable))
  let worth = draws(at, side)[number]! * (side === 'german' ? 1 : 0.3)
  worth += blocks(at, side)[number]! * (company > 0 ? 0.3 : 1) * (side === 'german' ? 0.4 : 1)
  worth -= MINDS[side] * risk * (factorOf(at, unit) + 0.5)
  worth -= CROWD * mates.length
  if (!isSupplied(at, side, hex)) worth -= NO_SUPPLY
  const place = placeWorth(at, side, hex)
  if (place > 0) {
    if (!isHeld(at, side, hex)) worth += place
    // A place is worth a garrison as strong as what may come, and one unit at least.
    else if (threat > 0 || place > CAPITAL) {
      if (mates.length === 0) worth += place
      else if (company < Math.min(threat, GUARD[side] * (place > CAPITAL ? 3 : 1))) worth += 0.3 * place
    }
  }
  return worth
}
