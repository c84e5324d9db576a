import type { HexMap } from '@/lib/wargame/map'

/** An enclosed patch no larger than one unit and its zone, in hexes. */
const SMALL = 7
/** A patch so large is country, not a pocket, even if nobody stands in it. */
const BROAD = 150

/**
 * The hexes of one side as they are drawn; all others are the other's. A patch behind the other side's line is shown if
 * it holds more than one unit, or one and more than its zone: a pocket. Anything less would be a ring around a
 * straggler, or around nobody. `unitsIn`: how many units stand in a hex.
 */
export function drawnFront(
  { hexes, around }: Pick<HexMap, 'hexes' | 'around'>,
  held: ReadonlySet<string>,
  unitsIn: (hex: string) => number,
): ReadonlySet<string> {
  const drawn = new Set(held)
  for (const patch of patches(around, hexes, held)) {
    if (patch.length > BROAD) continue
    const units = patch.reduce((sum, hex) => sum + unitsIn(hex), 0)
    if (units > 1 || (units === 1 && patch.length > SMALL)) continue
    const mine = held.has(patch[0]!)
    for (const hex of patch) {
      if (mine) drawn.delete(hex)
      else drawn.add(hex)
    }
  }
  return drawn
}

/** Patches of hexes of one side, each as a list. */
function patches(around: HexMap['around'], hexes: readonly string[], held: ReadonlySet<string>): string[][] {
  const side = hexes.map((hex) => held.has(hex))
  const seen = new Uint8Array(hexes.length)
  const found: string[][] = []
  for (let start = 0; start < hexes.length; start += 1) {
    if (seen[start]) continue
    seen[start] = 1
    const patch = [start]
    for (const i of patch) {
      for (let slot = 6 * i; slot < 6 * i + 6; slot += 1) {
        const next = around[slot]!
        if (next < 0 || seen[next] || side[next] !== side[start]) continue
        seen[next] = 1
        patch.push(next)
      }
    }
    found.push(patch.map((i) => hexes[i]!))
  }
  return found
}
