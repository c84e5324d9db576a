import { onMapUnits, standsBeside } from '@/lib/wargame/occupancy'
import { markersLeft } from '../rules/09-supply'
import type { Order } from '../ruleset'
import type { Situation } from '../situation'
import type { Hex } from '../state'

// Where the Soviet lays his markers of offensive supply (9.6, 9.8).

/** How many times more units a marker must reach elsewhere for it to be taken back. */
const BETTER = 1.25

interface Marker {
  readonly hex: Hex
  readonly range: number
}

/** The next order of a Soviet whose markers are to reach all those who face the enemy that they can; null: they do. */
export function lay(at: Situation): Order | null {
  const { board } = at.rules
  const lies = at.open.markers.map(({ hex, range }): Marker => ({ hex, range: range ?? 0 }))
  const front = onMapUnits(at, 'soviet')
    .map((unit) => at.open.counters[unit]!.at)
    .filter((hex) => standsBeside(at, 'german', hex))
  const reaches = (one: Marker, hex: Hex) => one.range > 0 && board.distance(one.hex, hex) <= one.range
  /** How many units a marker would reach from a hex that no other reaches. */
  const gain = (one: Marker, others: readonly Marker[]) =>
    front.filter((hex) => reaches(one, hex) && !others.some((other) => reaches(other, hex))).length
  const best = (range: number, others: readonly Marker[]): Marker & { count: number } => {
    const taken = new Set(others.map(({ hex }) => hex))
    const [most] = [...new Set(front)]
      .filter((hex) => !taken.has(hex))
      .map((hex) => ({ hex, range, count: gain({ hex, range }, others) }))
      .sort((a, b) => b.count - a.count || (a.hex < b.hex ? -1 : 1))
    return most ?? { hex: '', range, count: 0 }
  }
  const idle = lies.find((one) => {
    const others = lies.filter((other) => other !== one)
    return one.range > 0 && best(one.range, others).count > BETTER * gain(one, others)
  })
  if (idle) return { type: 'liftMarker', hex: idle.hex }
  const [range = 0] = markersLeft(at)
  const { hex, count } = best(range, lies)
  return range > 0 && count > 0 ? { type: 'layMarker', hex, range } : null
}
