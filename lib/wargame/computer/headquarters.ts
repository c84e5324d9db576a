import type { HexMap } from '../map'

/** What an HQ would find in a hex; hexes by number. */
export interface Command {
  readonly here: number
  readonly range: number
  /** Where the units stand that it may command. */
  readonly units: readonly number[]
  /** Other HQs of its side. */
  readonly others: readonly { readonly hex: number; readonly range: number }[]
  /** true: the enemy is near. */
  readonly isFront: (hex: number) => boolean
  readonly weights: {
    /** A unit at the front, and one behind it. */
    readonly atFront: number
    readonly behind: number
    /** The part of that where another HQ commands it as well, and where it is out of range by `margin` hexes at most. */
    readonly shared: number
    readonly outside: number
    readonly margin: number
    /** What another HQ takes off that is so near, and adds in range beyond that. */
    readonly crowdHexes: number
    readonly crowding: number
    readonly support: number
  }
}

/** What an HQ is worth in a hex by what it commands there. */
export function commandWorth(
  { hexesBetween }: HexMap,
  { here, range, units, others, isFront, weights }: Command,
): number {
  let worth = 0
  for (const unit of units) {
    const far = hexesBetween(here, unit)
    if (far > range + weights.margin) continue
    const isShared = others.some((other) => hexesBetween(other.hex, unit) <= other.range)
    const part = (isFront(unit) ? weights.atFront : weights.behind) * (isShared ? weights.shared : 1)
    worth += far <= range ? part : part * weights.outside
  }
  for (const { hex } of others) {
    const far = hexesBetween(hex, here)
    if (far <= weights.crowdHexes) worth -= weights.crowding
    else if (far <= range) worth += weights.support
  }
  return worth
}
