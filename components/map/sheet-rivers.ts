import type { Hexside, MapSheet } from './sheet'

/** A river, a lake or the like, as data have it: along which hexsides. */
export interface Line<Side extends Hexside> {
  readonly name: string
  readonly sides: readonly Side[]
}

/** Rivers as a sheet has them. */
export const riversOf = <Side extends Hexside>(
  lines: readonly Line<Side>[],
  isWide: (side: Side, name: string) => boolean,
): MapSheet['rivers'] =>
  lines.map(({ name, sides }) => ({
    name,
    sides: sides.map((side) => ({ a: side.a, b: side.b, wide: isWide(side, name) })),
  }))
