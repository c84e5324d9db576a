import { expect, test } from 'vitest'
import { unitOf, walkOf } from '@/components/games/a-victory-denied/entries'
import { moving, table } from '../support/avd'

test('one walks first through the units that have not moved', () => {
  const { activation, ...rest } = moving('german', ['G-3PZ', 'G-4PZ', 'G-10PZ'])
  const here = table({ ...rest, activation: { ...activation!, moved: ['G-3PZ'] } })
  const entries = ['G-3PZ', 'G-4PZ', 'G-10PZ'].map((unit) => ({ order: { type: 'moveUnit', unit } }))
  expect(walkOf(here, entries).map(unitOf)).toEqual(['G-4PZ', 'G-10PZ', 'G-3PZ'])
})
