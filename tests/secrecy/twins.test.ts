import { expect, test } from 'vitest'
import { secrecyPairs } from './pairs'
import { PLANTS } from './plants'

const PAIRS = 300
const SEED = 12

/** Whatever moves something hidden. */
const TELLING = [
  'ChitsChosen',
  'CupFilled',
  'ChitDrawn',
  'Trumped',
  'ChitAdded',
  'VpTaken',
  'VpReturned',
  'VpEscaped',
]

test(`${PAIRS} positions and their twins are told alike to whoever may not know the difference`, () => {
  const { leaks, pairs, events, ends } = secrecyPairs(PAIRS, SEED)
  expect(leaks).toEqual([])
  expect(pairs).toBe(PAIRS)
  for (const type of TELLING) expect.soft(events[type] ?? 0, type).toBeGreaterThan(0)
  // Few differences may come out early, or little would be compared.
  expect(ends.enough).toBeGreaterThan(PAIRS * 0.8)
})

test.each(Object.entries(PLANTS))('a planted leak is found: %s', (_name, plant) => {
  const { leaks } = secrecyPairs(PAIRS, SEED, { plant, firstOnly: true })
  expect(leaks).toHaveLength(1)
})
