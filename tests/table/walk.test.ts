import { expect, test } from 'vitest'
import { offersOf } from '@/components/games/a-victory-denied/offers'
import { aloneOf, walkOf } from '@/components/wargame/turn/offers'
import { on } from '@/lib/games/a-victory-denied/situation'
import { moving, table } from '@/tests/games/a-victory-denied/given'

const here = (() => {
  const { activation, ...rest } = moving('german', ['G-3PZ', 'G-4PZ', 'G-10PZ'])
  return table({ ...rest, activation: { ...activation!, moved: ['G-3PZ'] } })
})()
const offer = (type: string, unit: string) => offersOf(on(here), { order: { type, unit } })

test('one walks first through the units that have not moved', () => {
  const offers = ['G-3PZ', 'G-4PZ', 'G-10PZ'].map((unit) => offer('moveUnit', unit))
  expect(walkOf(offers).map(({ unit }) => unit)).toEqual(['G-4PZ', 'G-10PZ', 'G-3PZ'])
})

test('a choice that is the only one is made by itself, an attack too, but no move', () => {
  const retreat = offer('retreatUnit', 'G-3PZ')
  expect(aloneOf([retreat])).toBe(retreat)
  expect(aloneOf([])).toBeNull()
  expect(aloneOf([retreat, offer('retreatUnit', 'G-4PZ')])).toBeNull()
  expect(aloneOf([offer('declareAttack', 'G-3PZ')])).not.toBeNull()
  expect(aloneOf([offer('moveUnit', 'G-3PZ')])).toBeNull()
})
