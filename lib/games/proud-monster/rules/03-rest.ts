import { countersAt, hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Face, HAND, type Hex, OKH, type Place, type Side } from '../state'
import { gapsOf, lackOf } from './03-gaps'
import { judgeStation, plansOf, sovietHexes, zomoHexes } from './03-set-up'

/** The position with a unit in another place. */
export const placedAt = ({ rules, open }: Situation, unit: CounterId, to: Place): Situation => ({
  rules,
  open: { ...open, counters: { ...open.counters, [unit]: { ...counterOf(open, unit), at: to } } },
})

/** A unit that can be set up where something is missing, without making another gap: the nearest; null: there is none. */
export function filling(at: Situation, side: Side): { unit: CounterId; from: Hex; to: Hex } | null {
  const gaps = gapsOf(at, side)
  const before = gaps.reduce((sum, { lacks }) => sum + lacks, 0)
  for (const { hexes } of gaps) {
    const ways = hexes.flatMap((to) =>
      onMapUnits(at, side).map((unit) => {
        const from = hexOf(at, unit)!
        return { unit, from, to, far: at.rules.board.distance(from, to) }
      }),
    )
    // To whichever of its hexes one comes, it is the same gap that is filled.
    const spare = new Map<Hex, boolean>()
    const isSpare = (unit: CounterId, from: Hex, to: Hex) => {
      if (!spare.has(from)) spare.set(from, lackOf(placedAt(at, unit, to), side) < before)
      return spare.get(from)
    }
    const found = ways
      .sort((a, b) => a.far - b.far || a.unit.localeCompare(b.unit))
      .find(
        ({ unit, from, to }) => isSpare(unit, from, to) && judgeStation(at, side, from, [unit], to) === null,
      )
    if (found) return { unit: found.unit, from: found.from, to: found.to }
  }
  return null
}

/** How many units of a face the plan has in a hex beyond those that stand there. */
export const wanted = (at: Situation, hex: Hex, face: Face): number => {
  const planned = plansOf(at).soviet[hex]?.[face] ?? 0
  return planned - countersAt(at, hex).filter((unit) => at.rules.counters[unit]!.face === face).length
}

/** Where a Soviet unit in hand is placed, the likeliest first: where the plan has more of its kind, gaps before others. */
function* sovietHomes(at: Situation, unit: CounterId): Generator<Place> {
  const face = at.rules.counters[unit]!.face!
  const gaps = new Set(gapsOf(at, 'soviet').flatMap(({ hexes }) => hexes))
  const planned = Object.keys(plansOf(at).soviet)
  yield* planned
    .map((hex) => ({ hex, isGap: Number(gaps.has(hex)), wants: wanted(at, hex, face) }))
    .filter(({ wants }) => wants > 0)
    .sort((a, b) => b.isGap - a.isGap || b.wants - a.wants)
    .map(({ hex }) => hex)
  yield* gaps
  const heights = [...sovietHexes(at)].map((hex) => ({ hex, height: countersAt(at, hex).length }))
  // Beside others rather than where nobody is.
  yield* heights.sort((a, b) => (a.height || 99) - (b.height || 99)).map(({ hex }) => hex)
}

/** Where a unit of the German side is placed: where the plan has it, or as near to it as may be; else it waits in reserve. */
function* germanHomes(at: Situation, unit: CounterId): Generator<Place> {
  const { board } = at.rules
  const home = plansOf(at).german[unit]
  if (home !== undefined) yield home
  const far = (hex: Hex) => (home !== undefined && board.has(home) ? board.distance(hex, home) : 0)
  yield* zomoHexes(at)
    .map((hex) => ({ hex, far: far(hex) }))
    .sort((a, b) => a.far - b.far)
    .map(({ hex }) => hex)
  yield* OKH
}

/**
 * Where everybody goes so that a set-up is whole and lawful: who is in hand as near to the plan as may be, and whoever can be
 * spared where something still must be manned (3.3, 3.4, 3.7).
 */
export function restOf(at: Situation, side: Side): ReadonlyMap<CounterId, Place> {
  const homes = side === 'soviet' ? sovietHomes : germanHomes
  const places = new Map<CounterId, Place>()
  let now = at
  const put = (unit: CounterId, to: Place) => {
    now = placedAt(now, unit, to)
    places.set(unit, to)
  }
  for (const unit of inBox(at, HAND, side))
    for (const to of homes(now, unit))
      if (judgeStation(now, side, HAND, [unit], to) === null) {
        put(unit, to)
        break
      }
  for (let next = filling(now, side); next; next = filling(now, side)) put(next.unit, next.to)
  return places
}
