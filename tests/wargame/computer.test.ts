import { describe, expect, test } from 'vitest'
import { best, lot, lots, oneOfEach } from '@/lib/wargame/computer/choose'
import { FAR, type Going, makeInfluence, WIDEST } from '@/lib/wargame/computer/influence'
import { at, map } from './small-map'

const { spread, ringsAround, pressure, nearest } = makeInfluence(map)
const zeros = new Uint8Array(map.hexes.length)
const open: Going = {
  ground: new Uint8Array(map.hexes.length).fill(1),
  hexsides: new Uint8Array(6 * map.hexes.length),
  zone: zeros,
  zonePoints: 2,
  held: zeros,
  through: 5,
}
const [west, near, middle, east] = at('0103', '0203', '0303', '0703') as [number, number, number, number]

describe('a spread over the map', () => {
  test('costs a point for each hex of open ground', () => {
    const { cost } = spread([[west, 0]], open, 20)
    for (let i = 0; i < map.hexes.length; i += 1) expect(cost[i]).toBe(map.hexesBetween(west, i))
  })

  test('costs more over held hexes and zones, and never enters what is shut', () => {
    const row = ['0301', '0302', '0303', '0304', '0305']
    const wall = map.maskOf(row)
    expect(spread([[west, 0]], { ...open, held: wall.map((one) => 2 * one) }, 20).cost[east]).toBe(11)
    expect(spread([[west, 0]], { ...open, zone: wall }, 20).cost[east]).toBe(10)
    const { cost } = spread([[west, 0]], { ...open, shut: wall }, 20)
    expect([cost[near], cost[middle], cost[east]]).toEqual([1, FAR, FAR])
  })

  test('ends at its limit, and begins at the dearer of two starts only where that is nearer', () => {
    expect(spread([[west, 0]], open, 3).cost[east]).toBe(FAR)
    const { cost, before } = spread(
      [
        [west, 0],
        [east, 3],
      ],
      open,
      20,
    )
    expect([cost[middle], cost[east], before[east], before[near]]).toEqual([2, 3, -1, west])
  })

  test('tells backwards what it costs to get to its start', () => {
    const ground = new Uint8Array(map.hexes.length).fill(1)
    ground[west] = 9
    expect(spread([[west, 0]], { ...open, ground }, 20).cost[near]).toBe(1)
    expect(spread([[west, 0]], { ...open, ground }, 20, true).cost[near]).toBe(9)
  })
})

describe('fields', () => {
  test('know the rings around a hex and the nearest of several', () => {
    const rings = ringsAround(west)
    expect(rings).toHaveLength(WIDEST + 1)
    rings.forEach((ring, far) => {
      for (const hex of ring) expect(map.hexesBetween(west, hex)).toBe(far)
    })
    expect(rings.flat()).toHaveLength(map.hexes.length)
    expect([nearest([west, east])[middle], nearest([])[middle]]).toEqual([2, 99])
  })

  test('add up what units bring at each distance', () => {
    const sum = pressure([
      { at: west, strength: 4, falls: [1, 1, 0.5, 0, 0, 0, 0] },
      { at: east, strength: 6, falls: [1, 0, 0, 0, 0.5, 0, 0] },
    ])
    expect([sum[west], sum[near], sum[middle], sum[east]]).toEqual([4, 4, 5, 6])
  })
})

describe('a choice', () => {
  const half = { luck: () => 0.5 }

  test('is the one of greatest worth; one that is worth nothing at all is none', () => {
    expect(best(half, ['a', 'b', 'c'], (one) => ({ a: 1, b: 3, c: 2 })[one]!)).toMatchObject({
      choice: 'b',
      worth: 3,
    })
    expect(best(half, ['a'], () => -Infinity)).toBeNull()
    expect(best(half, [], () => 1)).toBeNull()
  })

  test('is left to luck between those that are as good', () => {
    const throws = [0.1, 0.9]
    expect(best({ luck: () => throws.shift()! }, ['a', 'b'], () => 1)?.choice).toBe('b')
  })

  test('by lot falls by weight', () => {
    const by = (luck: number) => lot({ luck: () => luck }, ['a', 'b'], (one) => (one === 'a' ? 1 : 3))
    expect([by(0.2), by(0.3), by(0.99)]).toEqual(['a', 'b', 'b'])
  })

  test('is looked for among one of each that are alike', () => {
    expect(oneOfEach(['ab', 'ac', 'b'], (one) => one[0]!)).toEqual(['ab', 'b'])
  })

  test('of several by lot heeds what was chosen before', () => {
    const weight = (one: string, chosen: readonly string[]) => (chosen.includes(one) ? 0 : 1)
    expect(lots({ luck: () => 0 }, ['a', 'a', 'b'], 2, weight)).toEqual(['a', 'b'])
  })
})
