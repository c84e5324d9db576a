import { expect, test } from 'vitest'
import { type Plant, secrecyPairs } from './pairs'
import type { Position, Secrecy } from './secrecy'
import type { GameSuite, Kinds } from './suite'

const SEED = 12

interface Expected<G extends Kinds> {
  pairs: number
  /** Facts that move something hidden: each must come up. */
  telling: readonly G['event']['type'][]
  /** Share of pairs whose difference does not come out early, at least: else little would be compared. */
  enough: number
  plants: Readonly<Record<string, Plant>>
}

/** Positions and their twins are told alike, and each planted leak is found. */
export function testSecrecy<G extends Kinds, P extends Position<G>, Memo>(
  suite: GameSuite<G>,
  secrecy: Secrecy<G, P, Memo>,
  { pairs: count, telling, enough, plants }: Expected<G>,
): void {
  test(`${count} positions and their twins are told alike to whoever may not know the difference`, () => {
    const { leaks, pairs, events, ends } = secrecyPairs(suite, secrecy, count, SEED)
    expect(leaks).toEqual([])
    expect(pairs).toBe(count)
    for (const type of telling) expect.soft(events[type] ?? 0, type).toBeGreaterThan(0)
    expect(ends.enough).toBeGreaterThan(count * enough)
  })

  test.each(Object.entries(plants))('a planted leak is found: %s', (_name, plant) => {
    const { leaks } = secrecyPairs(suite, secrecy, count, SEED, { plant, firstOnly: true })
    expect(leaks).toHaveLength(1)
  })
}
