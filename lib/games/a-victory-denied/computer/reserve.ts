import { cached } from '@/lib/wargame/cached'
import { inCommandRange } from '@/lib/wargame/command'
import { FAR } from '@/lib/wargame/computer/influence'
import { hexOf, inBox, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import { allowance, SIXTHS } from '../rules/08-costs'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'
import { fieldsOf, numberOf, unitHexes } from './ground'
import { aimOf, dangerOn } from './guard'

/** Guards that are missing, and the way to where they are missing. */
interface Lack {
  readonly guards: number
  /** From each hex, by number: marches by road for Soviets, points on foot for Germans; FAR where there is no way. */
  readonly far: Int16Array
}

/** So many moves before the enemy can be there a Soviet guard is sent for. */
const ALARM = 4
/** How many more are sent for where a hex of Moscow would surely be stormed, and from which part of that on. */
const PER_PERIL = 3
const SLIGHT = 0.3
/** How far away Germans are sent for, in points. */
const CALL = 12

/** How many guards are missing in Moscow, where the enemy could be in a few moves. */
function lackInMoscow(at: Situation): Lack {
  const { posts, overland, byRoad: far } = aimOf(at.rules).german
  const isNear = onMapUnits(at, 'german').some(
    (unit) => overland[numberOf(at, hexOf(at, unit)!)]! <= ALARM * allowance(at, unit),
  )
  const held = new Set(unitHexes(at, 'soviet'))
  const open = isNear ? [...posts].filter((post) => !held.has(post)).length : 0
  return { guards: open + Math.ceil(PER_PERIL * dangerOn(at, 'soviet').peril - SLIGHT), far }
}

/** A German guard is missing where a road to the pocket is open; those after the first are sent for when it is there. */
function lackAtPocket(at: Situation): Lack {
  const { posts } = aimOf(at.rules).soviet
  const { ways } = dangerOn(at, 'german')
  const open = [...posts].filter((post) => ways.has(post))
  const { costs, spread } = fieldsOf(at.rules)
  const zeros = costs.german.ground.map(() => 0)
  const going = { ...costs.soviet, shut: costs.german.shut!, zone: zeros, held: zeros, through: 0 }
  const starts = open.map((post) => [post, 0] as const)
  return { guards: Math.min(1, open.length), far: spread(starts, going, CALL, true).cost }
}

const lackOf = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): Lack => (side === 'soviet' ? lackInMoscow(at) : lackAtPocket(at)),
  ({ open }) => [open.vpOnMap, open.stukas],
)

/** How many guards are missing where the enemy could come. */
export const missingGuards = (at: Situation, side: Side): number => lackOf(at, side).guards

/** What a piece goes with one move, as `far` counts. */
function paceOf({ rules, open }: Situation, unit: CounterId): number {
  const { side, move } = rules.counters[unit]!
  // Sixths of a MP are hexes of a march by road (8.3.1).
  return side === 'german' ? move : Math.floor((move * SIXTHS) / rules.roadCost[open.options.roadCost])
}

/** How many moves a piece has from a hex to where guards are missing; Infinity where it does not go there. */
export function movesFrom(at: Situation, unit: CounterId, hex: Hex): number {
  const { side, motorized, colour } = at.rules.counters[unit]!
  const far = lackOf(at, side).far[numberOf(at, hex)]!
  return motorized || colour === 'pvo' || far >= FAR ? Infinity : Math.ceil(far / paceOf(at, unit))
}

/** Where a piece stands, or comes on. */
const placeOf = (at: Situation, unit: CounterId): Hex | null =>
  hexOf(at, unit) ?? at.rules.counters[unit]!.entry

/** Pieces of the reserve that are to go nearer to what they guard, as far as they may, each with where it goes. */
export function reserveTo(
  at: Situation,
  side: Side,
  pieces: readonly CounterId[],
  reach: (piece: CounterId) => Iterable<Hex>,
): { unit: CounterId; to: Hex } | null {
  const { hqs, units } = reserveOf(at, side)
  const { far } = lackOf(at, side)
  const farFrom = (hex: Hex | null) => (hex === null ? FAR : far[numberOf(at, hex)]!)
  for (const unit of pieces) {
    const { hq } = at.rules.counters[unit]!
    if (!(hq ? hqs : units).includes(unit)) continue
    const here = farFrom(hexOf(at, unit))
    const [to] = [...reach(unit)].filter((hex) => farFrom(hex) < here).sort((a, b) => farFrom(a) - farFrom(b))
    if (to !== undefined) return { unit, to }
  }
  return null
}

/** Who goes to guard as soon as he is active: as many as are missing, the nearest first, and the HQ that leads them. */
export const reserveOf = cached(
  ({ open }: Situation) => open.counters,
  (at, side: Side): { hqs: readonly CounterId[]; units: readonly CounterId[] } => {
    const missing = missingGuards(at, side)
    if (missing === 0) return { hqs: [], units: [] }
    const hqsOnMap = onMapHqs(at, side)
    const isLed = (unit: CounterId) =>
      hexOf(at, unit) === null || hqsOnMap.some((hq) => inCommandRange(at, hq, hexOf(at, unit)!))
    const nearest = (pieces: readonly CounterId[]) =>
      pieces
        .map((unit) => ({ unit, moves: movesFrom(at, unit, placeOf(at, unit)!) }))
        .filter(({ moves }) => moves > 0 && moves <= 2)
        .map(({ unit, moves }) => ({ unit, due: moves + (side === 'german' && !isLed(unit) ? 2 : 0) }))
        .sort((a, b) => a.due - b.due || a.unit.localeCompare(b.unit))
        .map(({ unit }) => unit)
    const arriving = inBox(at, 'staging', side)
    const units = nearest([
      ...onMapUnits(at, side),
      ...arriving.filter((unit) => !at.rules.counters[unit]!.hq),
    ]).slice(0, missing)
    const needsHq = side === 'soviet' || !units.some(isLed)
    return { hqs: needsHq ? nearest(hqsOnMap).slice(0, 1) : [], units }
  },
  ({ open }) => [open.options, open.vpOnMap, open.stukas],
)

/** What it is worth to an HQ's place that the reserve is led from it. */
export const LEADS_RESERVE = 6

/** true: from this hex an HQ leads somebody of the reserve whom no other leads. */
export function leadsReserve(at: Situation, hq: CounterId, hex: Hex): boolean {
  const { side, range } = at.rules.counters[hq]!
  if (side !== 'german') return false
  const others = onMapHqs(at, side).filter((other) => other !== hq)
  return reserveOf(at, side).units.some((unit) => {
    const here = hexOf(at, unit)
    if (here === null || at.rules.board.distance(here, hex) > range!) return false
    return !others.some((other) => inCommandRange(at, other, here))
  })
}
