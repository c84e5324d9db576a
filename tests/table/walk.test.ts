import { expect, test } from 'vitest'
import { aloneOf, unitOf, walkOf } from '@/components/games/a-victory-denied/entries'
import { moving, table } from '../support/avd'

test('one walks first through the units that have not moved', () => {
  const { activation, ...rest } = moving('german', ['G-3PZ', 'G-4PZ', 'G-10PZ'])
  const here = table({ ...rest, activation: { ...activation!, moved: ['G-3PZ'] } })
  const entries = ['G-3PZ', 'G-4PZ', 'G-10PZ'].map((unit) => ({ order: { type: 'moveUnit', unit } }))
  expect(walkOf(here, entries).map(unitOf)).toEqual(['G-4PZ', 'G-10PZ', 'G-3PZ'])
})

test('a choice that is the only one is made by itself, but no move and no attack', () => {
  const retreat = { order: { type: 'retreatUnit', unit: 'G-3PZ' } }
  expect(aloneOf([retreat])).toBe(retreat)
  expect(aloneOf([])).toBeNull()
  expect(aloneOf([retreat, { order: { type: 'retreatUnit', unit: 'G-4PZ' } }])).toBeNull()
  for (const type of ['moveUnit', 'declareAttack']) {
    expect(aloneOf([{ order: { type, unit: 'G-3PZ' } }]), type).toBeNull()
  }
})
