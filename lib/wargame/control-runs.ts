import type { HexMap } from './map'

/*
 * Who of two sides controls each hex, as it is kept: the lengths of its runs, those of the first and of the second side by
 * turns, in the order of the hexes: "3.54.2.55" is three hexes of the first, 54 of the second, two of the first and so on.
 * The first view of a table reads it; what it follows from is in `front.ts`, which it does not need.
 */

/** A hex of the first side. */
export const FIRST = 1

/** For each hex by number, 1 where it is the first side's, as text. */
export function writeControl(first: Uint8Array): string {
  const runs: number[] = []
  let [side, run] = [FIRST, 0]
  for (const one of first) {
    if (one === side) run += 1
    else {
      runs.push(run)
      side = one
      run = 1
    }
  }
  runs.push(run)
  return runs.join('.')
}

/** The same back from text. What the text does not tell is the second side's. */
export function readControl({ hexes }: HexMap, control: string): Uint8Array {
  const first = new Uint8Array(hexes.length)
  let at = 0
  control.split('.').forEach((run, i) => {
    const long = Number(run)
    if (i % 2 === 0) first.fill(FIRST, at, at + long)
    at += long
  })
  return first
}

/** The hexes of the first side; all others are the second's. */
export function hexesOfFirst(map: HexMap, control: string): ReadonlySet<string> {
  const first = readControl(map, control)
  return new Set(map.hexes.filter((_hex, i) => first[i] === FIRST))
}
