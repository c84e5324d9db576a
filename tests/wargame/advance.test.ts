import { expect, test } from 'vitest'
import { waysBehind, waysInto, withWays } from '@/lib/wargame/advance'
import { rules } from './small-map'

test('who advances goes into the hex, and on from it only where he may', () => {
  expect(waysInto(rules.board, '0203', null)).toEqual([['0203']])
  const ways = waysInto(rules.board, '0203', (hex) => hex !== '0202')
  expect(ways[0]).toEqual(['0203'])
  expect(ways.slice(1)).toEqual(
    rules.board.neighbours('0203').flatMap((hex) => (hex === '0202' ? [] : [['0203', hex]])),
  )
})

test('who follows others ends wherever they have been', () => {
  expect(waysBehind([['a', 'b'], ['a'], []])).toEqual([['a'], ['a', 'b']])
})

test('who has no way is not asked', () => {
  expect(withWays(['a', 'b'], (unit) => (unit === 'a' ? [['0101']] : []))).toEqual([
    { unit: 'a', paths: [['0101']] },
  ])
})
