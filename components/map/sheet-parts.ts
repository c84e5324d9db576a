import type { Hexside, MapSheet } from './sheet'

/** A river, a lake or the like, as data have it: along which hexsides. */
interface Line<Side extends Hexside> {
  readonly name: string
  readonly sides: readonly Side[]
}

/** Where roads or railways lead off the paper: once out of each hex. */
export function exitsOf(
  kind: 'road' | 'rail',
  ways: readonly { leadsOff: readonly Pick<Exit, 'hex' | 'edge'>[] }[],
): Exit[] {
  const edges = new Map(ways.flatMap(({ leadsOff }) => leadsOff.map(({ hex, edge }) => [hex, edge] as const)))
  return Array.from(edges, ([hex, edge]) => ({ hex, edge, kind }))
}
type Exit = NonNullable<MapSheet['exits']>[number]

/** Rivers as a sheet has them. */
export const riversOf = <Side extends Hexside>(
  lines: readonly Line<Side>[],
  isWide: (side: Side, name: string) => boolean,
): MapSheet['rivers'] =>
  lines.map(({ name, sides }) => ({
    name,
    sides: sides.map((side) => ({ a: side.a, b: side.b, wide: isWide(side, name) })),
  }))

/** Hexsides that are water, as a sheet has them. */
export const waterSidesOf = <Side extends Hexside>(
  lines: readonly Line<Side>[],
  waterOf: (side: Side) => NonNullable<MapSheet['waterSides']>[number]['water'],
): NonNullable<MapSheet['waterSides']> =>
  lines.flatMap(({ sides }) => sides.map((side) => ({ a: side.a, b: side.b, water: waterOf(side) })))
