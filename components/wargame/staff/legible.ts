import type { Lattice } from '@/lib/hex/lattice'

/** Nearer than this to the odds of a better attack others are not written on the map, in hexes: they would cover each other. */
const APART = 2

/** Of the targets of attacks those whose odds have room on the map, those named first before others. */
export function legible(
  targets: readonly string[],
  { distance }: Pick<Lattice, 'distance'>,
): ReadonlySet<string> {
  const written = new Set<string>()
  for (const target of targets)
    if ([...written].every((hex) => distance(hex, target) >= APART)) written.add(target)
  return written
}
