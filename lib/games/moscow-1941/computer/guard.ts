import { mapOf } from '@/lib/wargame/map'
import { combatUnitsAt, hexesToNearest, hexOf } from '@/lib/wargame/occupancy'
import { isHeld } from '../rules/places'
import { activeOf } from '../rules/stacking'
import { factorOf, isOnFoot } from '../rules/units'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { best, type Look } from './look'
import { blowOn } from './threat'
import { CAPITAL, fearFor, mustStandIn, placeWorth, standWorth } from './worth'

/** A place that the enemy could take keeps its last units if it is worth so much. */
const KEPT = 2
/** Hexes to the nearest enemy from which the garrison of what may not fall is made as strong as it can be. */
const ALARM = 6
/** What a unit must add to a garrison, in factors of its defence. */
const ADDS = 0.9

/** What some units of a side defend a place with (MOS 51 to 53). */
function garrisonStrength(at: Situation, hex: Hex, units: readonly CounterId[]): number {
  const kind = at.rules.placeOf(hex)?.kind
  const ground = kind ? at.rules.terrainChart[kind] : null
  return activeOf(at, units).reduce(
    (sum, unit) => sum + factorOf(at, unit) * (ground && isOnFoot(at, unit) ? ground.times : 1),
    ground?.plus ?? 0,
  )
}

/** What the Soviet may not lose: of the three that the German needs the likeliest to fall that is not his (MOS 79). */
export function capitalOf(at: Situation): Hex | null {
  const held = at.rules.victory.german.filter((hex) => isHeld(at, 'soviet', hex))
  const fears = held.map((hex) => ({
    hex,
    fear: fearFor(at, 'soviet', hex, combatUnitsAt(at, hex, 'soviet')),
  }))
  return (
    fears.reduce<(typeof fears)[number] | null>((a, b) => (a && a.fear >= b.fear ? a : b), null)?.hex ?? null
  )
}

/** true: the enemy is near enough to a place that its garrison is kept strong. */
const isAlarmed = (at: Situation, side: Side, hex: Hex): boolean =>
  hexesToNearest(at, hex, opponent(side)) <= ALARM

/** Of these ways the one that makes the garrison of what may not fall strongest; null: none does. */
export function nextForGarrison<Way extends { readonly unit: CounterId; readonly to: Hex }>(
  look: Look,
  ways: (capital: Hex) => readonly Way[],
): Way | null {
  const { at, side } = look
  const capital = side === 'soviet' ? capitalOf(at) : null
  if (capital === null || !isAlarmed(at, side, capital)) return null
  const there = combatUnitsAt(at, capital, side)
  const now = garrisonStrength(at, capital, there)
  const found = best(look, ways(capital), ({ unit }) => {
    const adds = garrisonStrength(at, capital, [...there, unit]) - now
    const here = hexOf(at, unit)
    return adds < ADDS ? -Infinity : adds - 0.1 * (here === null ? 0 : standWorth(at, unit, here))
  })
  return found?.choice ?? null
}

/** true: without this unit a place is open to an enemy who can come, or is not held as it must be. */
export function isGuard({ at, side, enemy }: Look, unit: CounterId): boolean {
  const hex = hexOf(at, unit)!
  const worth = placeWorth(at, side, hex)
  if (worth < KEPT) return false
  const all = combatUnitsAt(at, hex, side)
  const others = all.filter((one) => one !== unit)
  if (others.length === 0 && (worth > CAPITAL || mustStandIn(at, side, hex))) return true
  if (side === 'soviet' && at.rules.victory.german.includes(hex) && isAlarmed(at, side, hex))
    return garrisonStrength(at, hex, others) < garrisonStrength(at, hex, all)
  if (blowOn(at, mapOf(at.rules).numberOf(hex), enemy, unit).posts.length === 0) return false
  return (
    others.length === 0 ||
    (worth > CAPITAL &&
      fearFor(at, side, hex, others, unit) > fearFor(at, side, hex, [...others, unit], unit))
  )
}
