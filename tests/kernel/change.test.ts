import { expect, test } from 'vitest'
import { changed, changeOf } from '@/lib/kernel/log/change'

const before = {
  turn: 1,
  units: { a: { at: '0101', oos: false }, b: { at: '0202', oos: false } },
  stars: { x: 'down' },
}

test('a change names only what is different', () => {
  const after = { ...before, units: { ...before.units, a: { at: '0102', oos: false } } }
  expect(changeOf(before, after)).toEqual({ units: { a: { at: '0102' } } })
  expect(changeOf(before, structuredClone(before))).toEqual({})
})

test('a changed board is the later one, with what came and without what went', () => {
  const later = [
    { ...before, turn: 2, stars: {} },
    { ...before, units: { b: before.units.b, c: { at: '0303', oos: true } } },
    { ...before, stars: { x: 5, y: 'down' }, path: ['0101', '0102'] },
  ]
  for (const after of later) {
    expect(changed(before, changeOf(before, after))).toEqual(after)
    expect(changed(after, changeOf(after, before))).toEqual(before)
  }
})
