import type { Lattice } from '@/lib/hex/lattice'

/** Nearer than this to the odds of a better attack others are not written on the map, in hexes: they would cover each other. */
const APART = 2

/** Of the targets of attacks those whose odds have room on the map, those named first before others; `apart`: where odds are long, more. */
export function legible(
  targets: readonly string[],
  { distance }: Pick<Lattice, 'distance'>,
  apart = APART,
): ReadonlySet<string> {
  const written = new Set<string>()
  for (const target of targets)
    if ([...written].every((hex) => distance(hex, target) >= apart)) written.add(target)
  return written
}
