import { beforeEach, expect, test, vi } from 'vitest'
import { fileLater, unfiledIn } from '@/components/wargame/staff/unfiled'

const KEY = 'fieldpost/plans/attacks'
let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

const attacks = [{ target: '3008N', posts: [{ unit: 'a', from: '2908N' }], reach: { least: 2, most: 3 } }]

test('attacks wait to be filed for one phase of one game, until they are', () => {
  fileLater('one', { phase: 'one 5 1', attacks })
  fileLater('two', { phase: 'two 5 1', attacks: [] })
  expect(unfiledIn('one', 'one 5 1')).toEqual(attacks)
  expect(unfiledIn('one', 'one 6 1')).toBeNull()
  fileLater('one', null)
  expect(unfiledIn('one', 'one 5 1')).toBeNull()
  expect(unfiledIn('two', 'two 5 1')).toEqual([])
})

test('what is kept there and is none of it is as good as nothing', () => {
  for (const text of [
    '{',
    'null',
    '[]',
    '{"one":null}',
    '{"one":{"phase":"p"}}',
    '{"one":{"phase":"p","attacks":[{}]}}',
  ]) {
    kept.set(KEY, text)
    expect(unfiledIn('one', 'p')).toBeNull()
  }
  kept.set(KEY, 'null')
  fileLater('one', { phase: 'p', attacks })
  expect(unfiledIn('one', 'p')).toEqual(attacks)
})
