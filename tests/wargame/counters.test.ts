import { expect, it } from 'vitest'
import { changed, idsOf } from '@/lib/wargame/counters'

const counters = { b: { at: '0101' }, a: { at: '0102' } }

it('knows the counters of the next position by those of the last', () => {
  const next = changed(counters, [['a', { at: '0103' }]])
  expect(next).toEqual({ b: { at: '0101' }, a: { at: '0103' } })
  expect(idsOf(next)).toBe(idsOf(counters))
  expect(counters.a).toEqual({ at: '0102' })
})

it('knows a counter that has come to them', () => {
  const next = changed<{ at: string }>(counters, [['c', { at: '0104' }]])
  expect(idsOf(next)).toEqual(['b', 'a', 'c'])
})
