import { terrainShift } from '../data/charts'
import { COUNTERS } from '../data/counters'
import { inEnemyZoc } from '../rules/06-zoc'
import { hasSupplyLine } from '../rules/10-supply'
import { hexesBetween, numberOf } from '../rules/ground'
import { combatUnitsAt, hexOf, onMapHqs, onMapUnits } from '../rules/occupancy'
import type { CounterId, Hex, Side, Table } from '../state'
import { type Front, frontOf, goalOf } from './front'
import { pressure, risk } from './worth'

/** Everything that tells where units should stand, worked out for one decision. */
export interface Ground {
  readonly table: Table
  readonly side: Side
  readonly front: Front
  readonly goal: Int16Array
  /** Units that are still to be placed and so do not count where they stand now. */
  readonly inHand: ReadonlySet<CounterId>
}

export function groundOf(
  table: Table,
  side: Side,
  inHand: ReadonlySet<CounterId> = new Set(),
  goal = goalOf(table, side),
): Ground {
  return { table, side, front: frontOf(table, side, inHand), goal, inHand }
}

/** How much each kind of unit is for going forward (per point of the way), for stopping the enemy, and for safety. */
const TASTE = {
  panzers: { forward: 0.32, block: 0.08, garrison: 0.2, safety: 0.7 },
  motorized: { forward: 0.28, block: 0.15, garrison: 0.45, safety: 0.6 },
  infantry: { forward: 0.16, block: 0.3, garrison: 0.6, safety: 0.5 },
  soviets: { forward: 0.08, block: 0.5, garrison: 0.1, safety: 0.25 },
} as const

export function tasteOf(unit: CounterId) {
  const { side, kind } = COUNTERS[unit]!
  if (side === 'soviet') return TASTE.soviets
  return TASTE[kind === 'panzer' ? 'panzers' : kind === 'motorized' ? 'motorized' : 'infantry']
}

const NO_SUPPLY = 4
const IN_COMMAND = 0.8
const PER_SHIFT = 0.25
const ASTRAY = 2.5

/** Worth of a combat unit's standing in a hex at the end of its move. */
export function standWorth(ground: Ground, unit: CounterId, hex: Hex): number {
  const { table, side, front, goal, inHand } = ground
  const at = numberOf(hex)
  const taste = tasteOf(unit)
  const mates = combatUnitsAt(table, hex, side).filter((mate) => mate !== unit && !inHand.has(mate))
  let worth = -taste.forward * Math.min(goal[at]!, FAR_ENOUGH)
  worth += taste.block * front.block[at]! * (mates.length > 0 ? 0.25 : 1)
  if (mates.length === 0) worth += taste.garrison * (front.garrison.get(at) ?? 0)
  worth -= taste.safety * (risk(table, [...mates, unit], hex) - risk(table, mates, hex))
  if (front.enemyCost[at]! < 12) worth += PER_SHIFT * terrainShift(hex)
  if (!COUNTERS[unit]!.corps && isInCommand(table, side, at)) worth += IN_COMMAND
  if (COUNTERS[unit]!.corps && isAstray(ground, unit, at)) worth -= ASTRAY
  if (!hasSupplyLine(table, side, hex)) worth -= NO_SUPPLY
  return worth
}

/** true: out of touch with those of its panzer corps that have their place, so that one chit does not reach both (7.4.2). */
function isAstray({ table, inHand }: Ground, unit: CounterId, at: number): boolean {
  const { corps } = COUNTERS[unit]!
  const mates = onMapUnits(table, 'german').filter(
    (mate) => mate !== unit && COUNTERS[mate]!.corps === corps && !inHand.has(mate),
  )
  return mates.length > 0 && mates.every((mate) => hexesBetween(numberOf(hexOf(table, mate)!), at) > 3)
}

const FAR_ENOUGH = 70

function isInCommand(table: Table, side: Side, at: number): boolean {
  return onMapHqs(table, side).some(
    (hq) => hexesBetween(numberOf(hexOf(table, hq)!), at) <= COUNTERS[hq]!.range!,
  )
}

const HQ_ALONE = 3
const HQ_IN_ZONE = 4

/** What tells where headquarters should stand: they ask for no way forward. */
export type Rear = Pick<Ground, 'table' | 'side' | 'front'>

export const rearOf = (table: Table, side: Side): Rear => ({
  table,
  side,
  front: frontOf(table, side, new Set()),
})

/** Worth of an HQ's standing in a hex: whom it commands there, and whether it is safe. */
export function hqWorth({ table, side, front }: Rear, hq: CounterId, hex: Hex): number {
  const at = numberOf(hex)
  const { range } = COUNTERS[hq]!
  const others = onMapHqs(table, side).filter((other) => other !== hq)
  let worth = 0
  for (const unit of onMapUnits(table, side)) {
    const facts = COUNTERS[unit]!
    if (facts.corps || facts.colour === 'pvo') continue
    const place = numberOf(hexOf(table, unit)!)
    const far = hexesBetween(at, place)
    if (far > range! + 2) continue
    const known = others.some(
      (other) => hexesBetween(numberOf(hexOf(table, other)!), place) <= COUNTERS[other]!.range!,
    )
    const part = (front.enemyCost[place]! < 14 ? 1 : 0.5) * (known ? 0.4 : 1)
    worth += far <= range! ? part : part * 0.25
  }
  for (const other of others) {
    const far = hexesBetween(numberOf(hexOf(table, other)!), at)
    if (far <= 2) worth -= 0.8
    else if (far <= range!) worth += 0.4
  }
  const alone = combatUnitsAt(table, hex, side).length === 0
  if (alone && inEnemyZoc(table, hex, side)) worth -= HQ_IN_ZONE
  else if (alone && front.enemyCost[at]! <= (side === 'soviet' ? 9 : 5)) worth -= HQ_ALONE
  worth -= 0.04 * pressure(table, side === 'german' ? 'soviet' : 'german')[at]!
  if (!hasSupplyLine(table, side, hex)) worth -= NO_SUPPLY
  return worth
}
