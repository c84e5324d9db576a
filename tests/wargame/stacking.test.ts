import { expect, test } from 'vitest'
import { brokenLimit } from '@/lib/wargame/stacking'

const LIMITS = [
  { name: 'divisions', most: 2, weight: (unit: string) => (unit.startsWith('D') ? 1 : 0.5) },
  { name: 'guards', most: 1, weight: (unit: string) => (unit.endsWith('G') ? 1 : 0) },
]
const broken = (unit: string, ...others: string[]) => brokenLimit(LIMITS, unit, others)?.name ?? null

test('a unit may join others while no limit is broken', () => {
  expect(broken('D1')).toBeNull()
  expect(broken('D1', 'D2')).toBeNull()
  expect(broken('B1', 'D2', 'B2')).toBeNull()
  expect(broken('D1G', 'D2')).toBeNull()
})

test('the first limit that would be broken is told', () => {
  expect(broken('D1', 'D2', 'B1')).toBe('divisions')
  expect(broken('D1G', 'D2G')).toBe('guards')
  expect(broken('D1G', 'D2G', 'D3')).toBe('divisions')
})

test('a unit that counts nothing breaks no limit that others already break', () => {
  expect(broken('B1', 'D1G', 'D2G')).toBe('divisions')
  expect(broken('B1', 'B1G', 'B2G')).toBeNull()
})
