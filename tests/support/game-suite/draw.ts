import type { Lattice } from '@/lib/hex/lattice'
import type { LegalEntry } from '@/lib/kernel/game'
import { pick } from '../seeded'

// How orders of a game on a map are drawn, lawful and other.

/** Some of the items, between `min` and `max`, in random order; alike items may be drawn as often as they are there. */
export function someOf(from: readonly string[], min: number, max: number, luck: () => number): string[] {
  const left = [...from]
  const count = min + Math.floor(luck() * (Math.min(max, left.length) - min + 1))
  return Array.from({ length: count }, () => left.splice(Math.floor(luck() * left.length), 1)[0]!)
}

/** true: a domain holds each of these items, as often as they are named, and as many as it asks for. */
export function holdsAll(
  { from, min, max }: NonNullable<LegalEntry['choose']>,
  items: readonly string[],
): boolean {
  const left = [...from]
  const inside = items.every((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return inside && items.length >= min && items.length <= max
}

/** Hexes and paths of a map, right, almost right and wrong; `beyond` is none of its hexes. */
export function drawOn(board: Lattice, beyond: string) {
  const anyHex = (luck: () => number): string => pick(board.hexes, luck)

  /** A hex near another one: wrong places that are almost right find more than places far away. */
  const nearHex = (hex: string, luck: () => number): string =>
    board.has(hex) && luck() < 0.8 ? pick(board.neighbours(hex), luck) : anyHex(luck)

  return {
    anyHex,
    nearHex,

    /** A path with a hex too many, too few, or a wrong one. */
    bent(path: readonly string[], luck: () => number): string[] {
      const last = path.at(-1)!
      const way = luck()
      if (way < 0.4) return [...path, nearHex(last, luck)].slice(0, 40)
      if (way < 0.6 && path.length > 1) return path.slice(0, -1)
      const at = Math.floor(luck() * path.length)
      return path.map((hex, i) => (i === at ? nearHex(hex, luck) : hex))
    },

    /** Hexes one after the other, mostly adjacent; sometimes none that is on the map. */
    walk(luck: () => number, most: number): string[] {
      const path = [luck() < 0.05 ? beyond : anyHex(luck)]
      while (path.length < most && luck() < 0.6) path.push(nearHex(path.at(-1)!, luck))
      return path
    },
  }
}
