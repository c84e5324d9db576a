import type { Hexside, MapSheet } from './sheet'
import type { Line } from './sheet-rivers'

/** Where roads or railways lead off the paper: once out of each hex. */
export function exitsOf(
  kind: 'road' | 'rail',
  ways: readonly { leadsOff: readonly Pick<Exit, 'hex' | 'edge'>[] }[],
): Exit[] {
  const edges = new Map(ways.flatMap(({ leadsOff }) => leadsOff.map(({ hex, edge }) => [hex, edge] as const)))
  return Array.from(edges, ([hex, edge]) => ({ hex, edge, kind }))
}
type Exit = NonNullable<MapSheet['exits']>[number]

/** Hexsides that are water, as a sheet has them. */
export const waterSidesOf = <Side extends Hexside>(
  lines: readonly Line<Side>[],
  waterOf: (side: Side) => NonNullable<MapSheet['waterSides']>[number]['water'],
): NonNullable<MapSheet['waterSides']> =>
  lines.flatMap(({ sides }) => sides.map((side) => ({ a: side.a, b: side.b, water: waterOf(side) })))
