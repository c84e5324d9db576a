import { expect, test } from 'vitest'
import type { Lattice } from '@/lib/hex/lattice'

/** A river from source to mouth, as the hexsides that it follows. */
interface River {
  readonly name: string
  readonly sides: readonly { readonly a: string; readonly b: string }[]
}

/** Each river runs on without a gap, and out of the map, into another, or to a corner of hexes that is open to water. */
export function testRivers(
  board: Lattice,
  rivers: readonly River[],
  isOpen: (corner: readonly string[]) => boolean = () => false,
): void {
  /** The hexes that meet at the two ends of a hexside; at the edge of the map one of them has no third hex. */
  const ends = ({ a, b }: River['sides'][number]) =>
    board
      .neighbours(a)
      .filter((hex) => board.areAdjacent(hex, b))
      .map((hex) => [a, b, hex].sort().join(' '))

  test.each(rivers)('$name is unbroken from source to mouth, and passes no place twice', ({ sides }) => {
    const met = sides.slice(1).map((side, i) => ends(sides[i]!).find((end) => ends(side).includes(end)))
    expect(met).not.toContain(undefined)
    expect(new Set(met).size).toBe(met.length)
  })

  test.each(rivers)(
    '$name ends at the edge of the map, in a water or in another river',
    ({ name, sides }) => {
      const last = sides.at(-1)!
      const free = ends(last).filter((end) => sides.length === 1 || !ends(sides.at(-2)!).includes(end))
      const others = new Set(
        rivers.filter((river) => river.name !== name).flatMap((river) => river.sides.flatMap(ends)),
      )
      const flowsOut = (end: string) => others.has(end) || isOpen(end.split(' '))
      expect(ends(last).length < 2 || free.some(flowsOut), `${last.a}/${last.b}`).toBe(true)
    },
  )
}
