import { commandWorth } from '@/lib/wargame/computer/headquarters'
import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, hexOf, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import { inEnemyZoc } from '@/lib/wargame/zoc'
import { hasSupplyLine } from '../rules/10-supply'
import { inCommandRange } from '../rules/12-headquarters'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'
import { type Front, frontOf, goalOf } from './front'
import { isKeeping } from './gates'
import { numberOf } from './ground'
import { gateGuards } from './guard'
import { pressure, risk } from './worth'

/** Everything that tells where units should stand, worked out for one decision. */
export interface Ground {
  readonly at: Situation
  readonly side: Side
  readonly front: Front
  readonly goal: Int16Array
  /** Units that are still to be placed and so do not count where they stand now. */
  readonly inHand: ReadonlySet<CounterId>
}

export function groundOf(
  at: Situation,
  side: Side,
  inHand: ReadonlySet<CounterId> = new Set(),
  goal = goalOf(at, side),
): Ground {
  return { at, side, front: frontOf(at, side, inHand), goal, inHand }
}

/** How much each kind of unit is for going forward (per point of the way), for stopping the enemy, and for safety. */
const TASTE = {
  panzers: { forward: 0.32, block: 0.08, garrison: 0.2, safety: 0.7 },
  motorized: { forward: 0.28, block: 0.15, garrison: 0.45, safety: 0.6 },
  infantry: { forward: 0.16, block: 0.3, garrison: 0.6, safety: 0.5 },
  soviets: { forward: 0.08, block: 0.5, garrison: 0.1, safety: 0.25 },
} as const

function tasteOf({ rules }: Situation, unit: CounterId) {
  const { side, kind } = rules.counters[unit]!
  if (side === 'soviet') return TASTE.soviets
  return TASTE[kind === 'panzer' ? 'panzers' : kind === 'motorized' ? 'motorized' : 'infantry']
}

const NO_SUPPLY = 4
const IN_COMMAND = 0.8
const PER_SHIFT = 0.25
const ASTRAY = 2.5

/** Worth of a combat unit's standing in a hex at the end of its move. */
export function standWorth(ground: Ground, unit: CounterId, hex: Hex): number {
  const { at, side, front, goal, inHand } = ground
  const here = numberOf(at, hex)
  const taste = tasteOf(at, unit)
  const mates = combatUnitsAt(at, hex, side).filter((mate) => mate !== unit && !inHand.has(mate))
  let worth = -taste.forward * Math.min(goal[here]!, FAR_ENOUGH)
  worth += taste.block * front.block[here]! * (mates.length > 0 ? 0.25 : 1)
  if (mates.length === 0) worth += taste.garrison * (front.garrison.get(here) ?? 0)
  worth -= taste.safety * (risk(at, [...mates, unit], hex) - risk(at, mates, hex))
  if (front.enemyCost[here]! < 12) worth += PER_SHIFT * at.rules.terrainShift(hex)
  if (at.rules.counters[unit]!.corps) worth -= isAstray(ground, unit, here) ? ASTRAY : 0
  else if (onMapHqs(at, side).some((hq) => inCommandRange(at, hq, hex))) worth += IN_COMMAND
  if (!hasSupplyLine(at, side, hex)) worth -= NO_SUPPLY
  return worth
}

/** true: out of touch with those of its panzer corps that have their place, so that one chit does not reach both (7.4.2). */
function isAstray({ at, inHand }: Ground, unit: CounterId, here: number): boolean {
  const { hexesBetween } = mapOf(at.rules)
  const { corps } = at.rules.counters[unit]!
  const mates = onMapUnits(at, 'german').filter(
    (mate) => mate !== unit && at.rules.counters[mate]!.corps === corps && !inHand.has(mate),
  )
  return mates.length > 0 && mates.every((mate) => hexesBetween(numberOf(at, hexOf(at, mate)!), here) > 3)
}

const FAR_ENOUGH = 70

const HQ_ALONE = 3
const HQ_IN_ZONE = 4

const COMMAND = {
  ...{ atFront: 1, behind: 0.5, shared: 0.4, outside: 0.25, margin: 2 },
  ...{ crowdHexes: 2, crowding: 0.8, support: 0.4 },
}

/** What tells where headquarters should stand: they ask for no way forward. */
export type Rear = Pick<Ground, 'at' | 'side' | 'front'>

export const rearOf = (at: Situation, side: Side): Rear => ({
  at,
  side,
  front: frontOf(at, side, new Set()),
})

/** Worth of an HQ's standing in a hex: whom it commands there, and whether it is safe. */
export function hqWorth({ at, side, front }: Rear, hq: CounterId, hex: Hex): number {
  const here = numberOf(at, hex)
  const hexAt = (id: CounterId) => numberOf(at, hexOf(at, id)!)
  const others = onMapHqs(at, side).filter((other) => other !== hq)
  const led = onMapUnits(at, side).filter(
    (unit) =>
      !at.rules.counters[unit]!.corps &&
      at.rules.counters[unit]!.colour !== 'pvo' &&
      !gateGuards(at).has(unit) &&
      !isKeeping(at, unit),
  )
  let worth = commandWorth(mapOf(at.rules), {
    ...{ here, range: at.rules.counters[hq]!.range!, units: led.map(hexAt), weights: COMMAND },
    others: others.map((other) => ({ hex: hexAt(other), range: at.rules.counters[other]!.range! })),
    isFront: (hex) => front.enemyCost[hex]! < 14,
  })
  const alone = combatUnitsAt(at, hex, side).length === 0
  if (alone && inEnemyZoc(at, hex, side)) worth -= HQ_IN_ZONE
  else if (alone && front.enemyCost[here]! <= (side === 'soviet' ? 9 : 5)) worth -= HQ_ALONE
  worth -= 0.04 * pressure(at, side === 'german' ? 'soviet' : 'german')[here]!
  if (!hasSupplyLine(at, side, hex)) worth -= NO_SUPPLY
  return worth
}
