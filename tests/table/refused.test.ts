import { expect, test } from 'vitest'
import { nearestTo, straightWay } from '@/components/wargame/turn/refused'
import { board } from '@/lib/games/a-victory-denied/geometry'

test('the straight way leads by neighbours, each nearer than the last, and ends where it leads', () => {
  const way = straightWay(board, '2616', '3120')
  expect(way).toHaveLength(board.distance('2616', '3120'))
  expect(way.at(-1)).toBe('3120')
  for (const [i, hex] of way.entries()) {
    expect(board.distance(i === 0 ? '2616' : way[i - 1]!, hex)).toBe(1)
    expect(board.distance(hex, '3120')).toBe(way.length - 1 - i)
  }
  expect(straightWay(board, '2616', '2616')).toEqual([])
})

test('of several units those beside a hex are meant, and the nearest where none is', () => {
  const [beside, other] = board.neighbours('2616')
  const far = {
    near: board.neighbours(beside!).find((hex) => board.distance(hex, '2616') === 2)!,
    off: '3120',
  }
  const at: Readonly<Record<string, string>> = { a: beside!, b: other!, ...far }
  const hexOf = (unit: string) => at[unit]!
  expect(nearestTo(board, '2616', ['off', 'a', 'near', 'b'], hexOf)).toEqual(['a', 'b'])
  expect(nearestTo(board, '2616', ['off', 'near'], hexOf)).toEqual(['near'])
  expect(nearestTo(board, '2616', [], hexOf)).toEqual([])
})
