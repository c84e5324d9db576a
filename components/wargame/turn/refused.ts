import type { Lattice } from '@/lib/hex/lattice'

/** The hexes from one to another, each nearer than the last. */
export function straightWay({ neighbours, distance }: Lattice, from: string, to: string): string[] {
  const way: string[] = []
  for (let at = from; at !== to; way.push(at))
    at = neighbours(at).reduce((best, hex) => (distance(hex, to) < distance(best, to) ? hex : best))
  return way
}

/** Of units, by where they stand, those beside a hex, or else the nearest. */
export function nearestTo(
  { distance }: Lattice,
  hex: string,
  units: readonly string[],
  hexOf: (unit: string) => string,
): string[] {
  const able = units.map((unit) => ({ unit, away: distance(hexOf(unit), hex) }))
  const beside = able.filter(({ away }) => away === 1)
  const nearest = able.sort((a, b) => a.away - b.away).slice(0, 1)
  return (beside.length > 0 ? beside : nearest).map(({ unit }) => unit)
}
