import type { Lattice } from './lattice'
import type { Point } from './layout'

const keyOf = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`

/**
 * The western hexsides of hexes that lie flat and make a line from north to south, with those by which they hang together;
 * the outer hex of each comes last.
 */
export function wallsOf(board: Lattice, hexes: readonly string[]): { a: string; b: string }[] {
  const x = (hex: string) => board.centre(hex).x
  const outer = (a: string) => board.neighbours(a).filter((b) => !hexes.includes(b))
  const west = hexes.flatMap((a) => outer(a).flatMap((b) => (x(b) < x(a) - 0.1 ? [{ a, b }] : [])))
  const ends = new Set(west.flatMap(({ a, b }) => board.side(a, b).map(keyOf)))
  const joins = hexes.flatMap((a) =>
    outer(a).flatMap((b) => {
      const level = Math.abs(x(b) - x(a)) < 0.1
      return level && board.side(a, b).every((end) => ends.has(keyOf(end))) ? [{ a, b }] : []
    }),
  )
  return [...west, ...joins]
}

/** Hexsides of some hexes at which those end that are within, the outer hex last. */
export function edgeOf(
  board: Lattice,
  hexes: readonly string[],
  isWithin: (hex: string) => boolean,
): { a: string; b: string }[] {
  const all = new Set(hexes)
  return hexes.filter(isWithin).flatMap((a) =>
    board
      .neighbours(a)
      .filter((b) => all.has(b) && !isWithin(b))
      .map((b) => ({ a, b })),
  )
}
