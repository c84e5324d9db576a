import { cached } from '@/lib/wargame/cached'
import { FAR } from '@/lib/wargame/computer/influence'
import { combatUnitsAt, hexOf, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import { isTan } from '../rules/05-stacking'
import { allowance, SIXTHS } from '../rules/08-costs'
import { strength } from '../rules/09-odds'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { numberOf } from './ground'
import { aimOf } from './guard'

/** So many moves before Germans can be there each hex of Moscow has a unit, and two of them against a storm. */
const ALARM = 4
const STORM = 3

/** How many units each hex of Moscow is to have, by how near the Germans are. */
const garrisonOf = cached(
  ({ open }: Situation) => open.counters,
  (at): number => {
    const { overland } = aimOf(at.rules).german
    const moves = onMapUnits(at, 'german').map(
      (unit) => overland[numberOf(at, hexOf(at, unit)!)]! / allowance(at, unit),
    )
    const nearest = Math.min(...moves)
    return nearest <= STORM ? at.rules.unitsInAHex : nearest <= ALARM ? 1 : 0
  },
)

/** true: of the garrison of Moscow, which stays there. */
export const isGarrison = (at: Situation, unit: CounterId): boolean =>
  at.rules.counters[unit]!.side === 'soviet' &&
  garrisonOf(at) > 1 &&
  at.rules.moscow.includes(hexOf(at, unit) ?? '')

/** Hexes of Moscow that should have more units, each as often as one is missing. */
const missingIn = (at: Situation, side: Side): Hex[] =>
  side === 'german'
    ? []
    : at.rules.moscow.flatMap((hex) =>
        Array<Hex>(Math.max(0, garrisonOf(at) - combatUnitsAt(at, hex, side).length)).fill(hex),
      )

/** How many guards are missing. */
export const missingGuards = (at: Situation, side: Side): number => missingIn(at, side).length

/** true: a guard is missing where this unit may join who is there (5.3). */
export function mayGuard(at: Situation, unit: CounterId): boolean {
  const { side, colour } = at.rules.counters[unit]!
  const isTanUnit = (one: CounterId) => isTan(at.rules.counters[one]!)
  const joins = (hex: Hex) => !isTanUnit(unit) || !combatUnitsAt(at, hex, side).some(isTanUnit)
  return colour !== 'pvo' && missingIn(at, side).some(joins)
}

/** Sixths of a MP are hexes of a march by road (8.3.1). */
const marchOf = ({ rules, open }: Situation, unit: CounterId): number =>
  Math.floor((rules.counters[unit]!.move * SIXTHS) / rules.roadCost[open.options.roadCost])

/** How many marches by road a piece has from a hex to what it guards; Infinity where it does not march. */
export function marchesFrom(at: Situation, unit: CounterId, hex: Hex): number {
  const { side, motorized, colour } = at.rules.counters[unit]!
  const hexes = aimOf(at.rules)[opponent(side)].byRoad[numberOf(at, hex)]!
  if (hexes === 0) return 0
  return motorized || colour === 'pvo' || hexes >= FAR ? Infinity : Math.ceil(hexes / marchOf(at, unit))
}

/** Pieces of the reserve that are to go nearer to what they guard, as far as they may, each with where it goes. */
export function reserveTo(
  at: Situation,
  side: Side,
  pieces: readonly CounterId[],
  reach: (piece: CounterId) => Iterable<Hex>,
): { unit: CounterId; to: Hex } | null {
  const { hqs, units } = reserveOf(at, side)
  const { byRoad } = aimOf(at.rules)[opponent(side)]
  const far = (hex: Hex) => byRoad[numberOf(at, hex)]!
  for (const unit of pieces) {
    const { hq } = at.rules.counters[unit]!
    if (!(hq ? hqs : units).includes(unit)) continue
    const here = far(hexOf(at, unit)!)
    const [to] = [...reach(unit)].filter((hex) => far(hex) < here).sort((a, b) => far(a) - far(b))
    if (to !== undefined) return { unit, to }
  }
  return null
}

/** Who goes to guard as soon as he is active: as many as are missing, the nearest first, and the HQ that leads them. */
export const reserveOf = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): { hqs: readonly CounterId[]; units: readonly CounterId[] } => {
    const missing = missingGuards(at, side)
    const nearest = (pieces: readonly CounterId[]) =>
      pieces
        .map((unit) => ({
          ...{ unit, marches: marchesFrom(at, unit, hexOf(at, unit)!) },
          defence: at.rules.counters[unit]!.hq ? 0 : strength(at, unit, 'defence'),
        }))
        .filter(({ marches }) => marches > 0 && marches <= 2)
        .sort((a, b) => a.marches - b.marches || b.defence - a.defence || a.unit.localeCompare(b.unit))
        .map(({ unit }) => unit)
    if (missing === 0) return { hqs: [], units: [] }
    return {
      hqs: nearest(onMapHqs(at, side)).slice(0, 1),
      units: nearest(onMapUnits(at, side).filter((unit) => mayGuard(at, unit))).slice(0, missing),
    }
  },
  ({ open }) => [open.options],
)
