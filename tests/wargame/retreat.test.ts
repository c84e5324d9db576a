import { describe, expect, test } from 'vitest'
import { shareEvenly } from '@/lib/wargame/losses'
import { bestWays, ringsBack, waysBack } from '@/lib/wargame/retreat'
import { board, map } from './small-map'

interface Way {
  path: readonly string[]
  lost: number
}

/** Ways of so many hexes from 0403, dearer by one in each hex of `watched`; none into `shut`. */
function retreats(hexes: number, watched: readonly string[], shut: readonly string[] = []): string[] {
  const on = ({ path, lost }: Way): Way[] =>
    board
      .neighbours(path.at(-1) ?? '0403')
      .filter((to) => to !== '0403' && !path.includes(to) && !shut.includes(to))
      .map((to) => ({ path: [...path, to], lost: lost + (watched.includes(to) ? 1 : 0) }))
  return bestWays([{ path: [], lost: 0 }], {
    compare: (one, other) => one.lost - other.lost || one.path.length - other.path.length,
    isOver: ({ path }) => path.length >= hexes,
    on,
    key: ({ path }) => path.join(),
  }).map(({ path }) => path.join(' '))
}
const around = board.neighbours('0403')

describe('the best ways', () => {
  test('are all that are as good as the best', () => {
    expect(retreats(1, []).sort()).toEqual([...around].sort())
    expect(retreats(1, around.slice(0, 4)).sort()).toEqual(around.slice(4).sort())
    expect(retreats(2, []).every((way) => way.split(' ').length === 2)).toBe(true)
  })

  test('cost what they must where no better one is open', () => {
    expect(retreats(1, around).sort()).toEqual([...around].sort())
    expect(retreats(1, around, around.slice(1))).toEqual([around[0]])
  })

  test('are none where nothing is open', () => {
    expect(retreats(1, [], around)).toEqual([])
  })

  test('go on at the same cost from a beginning that is already the best', () => {
    const inner = around[0]!
    const others = board.neighbours(inner).filter((hex) => hex !== '0403')
    expect(retreats(2, around.slice(1), []).every((way) => way.startsWith(inner))).toBe(true)
    expect(retreats(2, around.slice(1)).every((way) => others.includes(way.split(' ')[1]!))).toBe(true)
  })
})

describe('the way back', () => {
  const home = '0103'
  const closer = (from: string, to: string) => board.distance(to, home) < board.distance(from, home)
  const ways = (on: (from: string) => readonly string[], losses: (hex: string) => number = () => 0) =>
    waysBack({ start: '0403', begun: [[]], hexes: 2, on, losses, isCloser: closer, mayStay: () => true })

  test('comes closer to supply with each hex where it can', () => {
    const found = ways(board.neighbours)
    expect(found.length).toBeGreaterThan(0)
    for (const [first, second, ...rest] of found)
      expect([closer('0403', first!), closer(first!, second!), rest.length]).toEqual([true, true, 0])
  })

  test('rather goes astray than loses a step, and is none where it is shut', () => {
    const dear = (hex: string) => (closer('0403', hex) ? 1 : 0)
    for (const [first] of ways(board.neighbours, dear)) expect(closer('0403', first!)).toBe(false)
    expect(ways(() => [])).toEqual([])
  })

  test('of rings lies straight towards the goal, the nearest first', () => {
    const rings = ringsBack(map, '0403', [home], 2)
    expect(rings.at(-1)).toEqual([home])
    rings.forEach((ring, i) => {
      for (const hex of ring)
        expect([board.distance('0403', hex), board.distance(hex, home)]).toEqual([2 + i, 1 - i])
    })
  })
})

describe('steps that fall on several units', () => {
  const share = (steps: number, left: Record<string, number>) =>
    shareEvenly(Object.keys(left), (unit) => left[unit]!, steps)

  test('are shared evenly, and what nobody can pay is left', () => {
    expect(share(2, { a: 1, b: 2 })).toEqual({ pays: { a: 1, b: 1 }, ask: [], unpaid: 0 })
    expect(share(3, { a: 1, b: 2 })).toEqual({ pays: { a: 1, b: 2 }, ask: [], unpaid: 0 })
    expect(share(4, { a: 1, b: 2 })).toEqual({ pays: { a: 1, b: 2 }, ask: [], unpaid: 1 })
    expect(share(1, {})).toEqual({ pays: {}, ask: [], unpaid: 1 })
  })

  test('are a choice where units are not alike', () => {
    expect(share(1, { a: 1, b: 2 })).toEqual({ pays: { a: 0, b: 0 }, ask: ['a', 'b'], unpaid: 0 })
    expect(share(1, { a: 2, b: 2 })).toEqual({ pays: { a: 1, b: 0 }, ask: [], unpaid: 0 })
  })
})
