import { cached, once } from '@/lib/wargame/cached'
import { FAR } from '@/lib/wargame/computer/influence'
import { combatUnitsAt, hexOf, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import type { Rules } from '../in-force'
import { isTan } from '../rules/05-stacking'
import { allowance, SIXTHS } from '../rules/08-costs'
import { strength } from '../rules/09-odds'
import type { Situation } from '../situation'
import { type CounterId, type Hex, opponent, type Side } from '../state'
import { numberOf } from './ground'
import { aimOf } from './guard'

/**
 * So many moves before Germans can be there each hex of Moscow has a unit, two of them against a storm, and each hex around
 * it one, as whoever storms it must stand there.
 */
const ALARM = 4
const STORM = 3
const RING = 2

/** Moves that the Germans need at least to Moscow. */
const movesOff = cached(
  ({ open }: Situation) => open.counters,
  (at): number => {
    const { overland } = aimOf(at.rules).german
    const moves = onMapUnits(at, 'german').map(
      (unit) => overland[numberOf(at, hexOf(at, unit)!)]! / allowance(at, unit),
    )
    return Math.min(...moves)
  },
)

/** The hexes around Moscow. */
const ringOf = once((rules: Rules): readonly Hex[] => {
  const { distance, hexes } = rules.board
  return hexes.filter((hex) => Math.min(...rules.moscow.map((inside) => distance(hex, inside))) === 1)
})

/** Where Moscow is guarded, and by how many, as near as the Germans are. */
const garrisons = cached(
  ({ open }: Situation) => open.counters,
  (at): readonly (readonly [Hex, number])[] => {
    const moves = movesOff(at)
    const inside = moves <= STORM ? at.rules.unitsInAHex : moves <= ALARM ? 1 : 0
    const around = moves <= RING ? ringOf(at.rules) : []
    return [
      ...at.rules.moscow.map((hex) => [hex, inside] as const),
      ...around.map((hex) => [hex, 1] as const),
    ]
  },
)

/** true: of those who guard Moscow, and stay where they do. */
export const isGarrison = (at: Situation, unit: CounterId): boolean =>
  at.rules.counters[unit]!.side === 'soviet' &&
  movesOff(at) <= STORM &&
  garrisons(at).some(([hex]) => hex === hexOf(at, unit))

/** Where Moscow should have more guards, each hex as often as one is missing. */
const missingIn = (at: Situation, side: Side): Hex[] =>
  side === 'german'
    ? []
    : garrisons(at).flatMap(([hex, most]) =>
        Array<Hex>(Math.max(0, most - combatUnitsAt(at, hex, side).length)).fill(hex),
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

/** HQs in Moscow. */
const leading = (at: Situation): readonly CounterId[] =>
  onMapHqs(at, 'soviet').filter((hq) => at.rules.moscow.includes(hexOf(at, hq)!))

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
  const missing = new Set(missingIn(at, side))
  for (const unit of pieces) {
    const { hq } = at.rules.counters[unit]!
    if (!(hq ? hqs : units).includes(unit)) continue
    const here = far(hexOf(at, unit)!)
    // Around Moscow one may have to go to another of its sides.
    const isMissing = (hex: Hex) => !hq && missing.has(hex)
    const [to] = [...reach(unit)]
      .filter((hex) => isMissing(hex) || far(hex) < here)
      .sort((a, b) => Number(isMissing(b)) - Number(isMissing(a)) || far(a) - far(b))
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
      hqs: leading(at).length > 0 ? [] : nearest(onMapHqs(at, side)).slice(0, 1),
      units: nearest(
        onMapUnits(at, side).filter((unit) => !isGarrison(at, unit) && mayGuard(at, unit)),
      ).slice(0, missing),
    }
  },
  ({ open }) => [open.options],
)

/** true: an HQ is on its way to Moscow with the reserve, or the only one that leads it there while guards are missing. */
export function leadsReserve(at: Situation, hq: CounterId): boolean {
  const [only, ...others] = leading(at)
  if (reserveOf(at, 'soviet').hqs.includes(hq)) return true
  return only === hq && others.length === 0 && missingGuards(at, 'soviet') > 0
}
