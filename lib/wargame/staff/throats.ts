import type { HexMap } from '../map'

/** A net that spreads from some hexes over others; hexes by number. */
export interface Net {
  readonly from: readonly number[]
  /** 1: it comes there. */
  readonly reached: Uint8Array
  /** By hexside, not 0: it crosses there. */
  readonly passes: Uint8Array
}

/**
 * Hexes without which the net comes no more to some of `ends`, each with those that it loses, itself not among them. One walk
 * over the net: who was met first after a hex and leads back to nothing before it hangs on that hex.
 */
export function throats(
  { around, hexes }: HexMap,
  { from, reached, passes }: Net,
  ends: Iterable<number>,
): ReadonlyMap<number, readonly number[]> {
  const starts = new Set(from)
  /** When each hex was met, from 1 on; 0: not yet. */
  const met = new Int32Array(hexes.length)
  /** The first that is reached from it, or from whoever was met after it by way of it; 0: a source. */
  const first = new Int32Array(hexes.length)
  /** How many had been met when all beyond it were. */
  const last = new Int32Array(hexes.length)
  const slot = new Uint8Array(hexes.length)
  const inTurn: number[] = []
  /** Of each hex those met by way of it that hang on it. */
  const hanging: (readonly [throat: number, begins: number, ends: number])[] = []
  const meet = (hex: number) => {
    met[hex] = inTurn.push(hex)
    first[hex] = starts.has(hex) ? 0 : met[hex]!
  }
  for (const start of from) {
    if (reached[start] !== 1 || met[start] !== 0) continue
    meet(start)
    const way = [start]
    while (way.length > 0) {
      const hex = way.at(-1)!
      if (slot[hex]! < 6) {
        const side = 6 * hex + slot[hex]!
        slot[hex]! += 1
        const next = around[side]!
        if (next < 0 || passes[side] === 0 || reached[next] !== 1) continue
        if (met[next] !== 0) first[hex] = Math.min(first[hex]!, met[next]!)
        else {
          meet(next)
          way.push(next)
        }
        continue
      }
      way.pop()
      last[hex] = inTurn.length
      const before = way.at(-1)
      if (before === undefined) continue
      if (first[hex]! >= met[before]!) hanging.push([before, met[hex]!, last[hex]!])
      first[before] = Math.min(first[before]!, first[hex]!)
    }
  }
  const asked = [...new Set(ends)].filter((hex) => met[hex] !== 0)
  const found = new Map<number, number[]>()
  for (const [throat, begins, until] of hanging) {
    const lost = asked.filter((hex) => met[hex]! >= begins && met[hex]! <= until)
    if (lost.length > 0) found.set(throat, [...(found.get(throat) ?? []), ...lost])
  }
  return found
}
