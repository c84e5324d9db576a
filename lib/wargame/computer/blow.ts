import type { HexMap } from '../map'

/** A unit that could attack when its side moves next, and from where. */
export interface Striker {
  readonly unit: string
  readonly strength: number
  /** What it takes up of each limit of a hex. */
  readonly takes: readonly number[]
  /** For each hex by number: 1 where it could stand for its attack. */
  readonly stands: Uint8Array
}

/** Attackers of a hex, each where it would stand. */
export interface Blow {
  readonly strength: number
  readonly posts: readonly { readonly unit: string; readonly from: number }[]
}

/** What decides who comes to a blow. */
export interface BlowRules {
  /** Most of each limit in a hex. */
  readonly most: readonly number[]
  /** The part of a striker's strength that comes to bear from a hex beside the target; 0: he may not attack from there. */
  bears(striker: Striker, from: number): number
}

/**
 * The strongest blow against a hex: by the strongest first, each where there is room for it. `shut`: a hex where nobody
 * of them may stand, besides those that the strikers leave out themselves; -1: none.
 */
export function strongestBlow(
  { around }: HexMap,
  target: number,
  strikers: readonly Striker[],
  { most, bears }: BlowRules,
  shut = -1,
): Blow {
  const posts: { unit: string; from: number }[] = []
  const taken = [0, 1, 2, 3, 4, 5].map(() => most.map(() => 0))
  let strength = 0
  for (const striker of strikers) {
    let found = -1
    let part = 0
    for (let slot = 0; slot < 6; slot += 1) {
      const from = around[6 * target + slot]!
      if (from < 0 || from === shut || striker.stands[from] === 0) continue
      if (striker.takes.some((n, limit) => taken[slot]![limit]! + n > most[limit]!)) continue
      const bearing = bears(striker, from)
      if (bearing <= part) continue
      part = bearing
      found = slot
    }
    if (found < 0) continue
    for (const [limit, n] of striker.takes.entries()) taken[found]![limit]! += n
    posts.push({ unit: striker.unit, from: around[6 * target + found]! })
    strength += striker.strength * part
  }
  return { strength, posts }
}
