import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { countersAt, inBox } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { Situation } from '../situation'
import { type CounterId, FACES, type Face, HAND, type Hex } from '../state'
import { no } from '../world'
import { gapsOf, lackOf } from './03-gaps'
import { placedAt, wanted } from './03-rest'
import { setsUp } from './03-saved'
import { judgeStation, plansOf, sovietHexes, zoneOf } from './03-set-up'

// Soviet units of a kind are all alike until they fight: a set-up of them is numbers by kind and place (3.2). A number is
// changed by taking one up where it is spared best, or by placing one that is in hand where it fits best; what comes of it
// are orders like any other.

/** The border hexes that must be manned, what else there is of the frontier zone, and the interior (3.3, 3.4). */
const LINES = ['border', 'behind', 'interior'] as const

/** A line of a Military District: the hexes that are nearest to a place of it. */
export interface Sector {
  /** Its seat. */
  readonly district: Hex
  readonly line: (typeof LINES)[number]
  readonly hexes: readonly Hex[]
}

/** The sectors of the Soviet set-up, by districts, and of each from west to east. */
export const sectorsOf = cached(
  ({ rules }: Situation) => rules.board,
  (at): readonly Sector[] => {
    const { board, setUp } = at.rules
    const border = new Set([...setUp.garrisons.every, ...setUp.garrisons.other])
    const lineOf = (hex: Hex) =>
      zoneOf(at, hex) === 'interior' ? 'interior' : border.has(hex) ? 'border' : 'behind'
    const districtOf = (hex: Hex) =>
      setUp.districts
        .map(({ seat, places }) => ({
          seat,
          far: Math.min(...places.map((one) => board.distance(hex, one))),
        }))
        .reduce((a, b) => (b.far < a.far ? b : a)).seat
    const all = grouped([...sovietHexes(at)], (hex) => `${districtOf(hex)} ${lineOf(hex)}`)
    return setUp.districts.flatMap(({ seat: district }) =>
      LINES.flatMap((line) => {
        const hexes = all.get(`${district} ${line}`)
        return hexes ? [{ district, line, hexes }] : []
      }),
    )
  },
  (at) => [at.open.scenario, ...at.rules.season(at as never)],
)

/** Faces of which units begin, while the Soviet side sets up; else none (3.2). */
export function kindsOf(at: Situation): readonly Face[] {
  if (setsUp(at)?.side !== 'soviet') return []
  const plan = Object.values(plansOf(at).soviet)
  return FACES.filter((face) => plan.some((faces) => faces[face]))
}

const ofFace = (at: Situation, units: readonly CounterId[], face: Face) =>
  units.filter((unit) => at.rules.counters[unit]!.face === face)

/** Units of a kind in a sector. */
export const countIn = (at: Situation, { hexes }: Sector, face: Face): number =>
  hexes.reduce((sum, hex) => sum + ofFace(at, countersAt(at, hex), face).length, 0)

/** Units of a kind that are in hand. */
export const handOf = (at: Situation, face: Face): CounterId[] => ofFace(at, inBox(at, HAND, 'soviet'), face)

/** The position once a sector has spared one of a kind, where the plan has fewest of them; or why it spares none (3.3, 3.4). */
export function less(at: Situation, { hexes }: Sector, face: Face): Situation | Refusal {
  const lack = lackOf(at, 'soviet')
  const stacks = hexes
    .flatMap((hex) => {
      const all = countersAt(at, hex)
      const unit = ofFace(at, all, face).at(-1)
      return unit ? [{ hex, unit, spare: -wanted(at, hex, face), height: all.length }] : []
    })
    .sort((a, b) => b.spare - a.spare || b.height - a.height)
  for (const { unit } of stacks) {
    const after = placedAt(at, unit, HAND)
    if (lackOf(after, 'soviet') <= lack) return after
  }
  const [first] = stacks
  if (!first) return no('PM 3.2', 'set-up-none')
  const gap = gapsOf(placedAt(at, first.unit, HAND), 'soviet').find((one) => one.hexes.includes(first.hex))
  return gap!.refusal
}

/** The position once one of a kind that is in hand stands in a sector, where the plan has most of them; or why it may not (3.3, 3.4, 6.1). */
export function more(at: Situation, { hexes }: Sector, face: Face): Situation | Refusal {
  const [unit] = handOf(at, face)
  if (unit === undefined) return no('PM 3.2', 'set-up-none')
  const gaps = new Set(gapsOf(at, 'soviet').flatMap((gap) => gap.hexes))
  const places = hexes
    .map((hex) => ({
      ...{ hex, isGap: Number(gaps.has(hex)), wants: wanted(at, hex, face) },
      height: countersAt(at, hex).length,
    }))
    .sort((a, b) => b.isGap - a.isGap || b.wants - a.wants || a.height - b.height)
  let refusal: Refusal | null = null
  for (const { hex } of places) {
    const broken = judgeStation(at, 'soviet', HAND, [unit], hex)
    if (!broken) return placedAt(at, unit, hex)
    refusal ??= broken
  }
  return refusal!
}
