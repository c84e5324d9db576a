import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAR, LeastCosts } from '@/lib/wargame/search'
import { at, map } from './small-map'

const costs = fc.array(fc.integer({ min: 0, max: 5 }), {
  minLength: map.hexes.length,
  maxLength: map.hexes.length,
})
const room = new LeastCosts(map.hexes.length)

/** Ways over the map at these costs to enter each hex. */
const searched = (start: number, limit: number, enter: readonly number[]) =>
  room.run([[start, 0]], limit, (from, cost) => {
    for (let slot = 0; slot < 6; slot += 1) {
      const to = map.around[6 * from + slot]!
      if (to >= 0) room.offer(to, from, cost + enter[to]!)
    }
  })

describe('a search for least costs', () => {
  test('finds no dearer way than any neighbour offers, and none beyond its limit', () => {
    fc.assert(
      fc.property(
        costs,
        fc.nat(map.hexes.length - 1),
        fc.integer({ min: 1, max: 12 }),
        (enter, start, limit) => {
          const { cost } = searched(start, limit, enter)
          for (let i = 0; i < map.hexes.length; i += 1) {
            if (i === start) {
              expect(cost[i]).toBe(0)
              continue
            }
            const offers = [...map.around.subarray(6 * i, 6 * i + 6)].map((from) =>
              from < 0 || cost[from] === FAR ? FAR : cost[from]! + enter[i]!,
            )
            const least = Math.min(...offers)
            expect(cost[i]).toBe(least > limit ? FAR : least)
          }
        },
      ),
    )
  })

  test('tells a way that costs what it says', () => {
    fc.assert(
      fc.property(costs, fc.nat(map.hexes.length - 1), (enter, end) => {
        const ways = searched(0, 60, enter)
        const path = ways.pathTo(end)
        expect([path[0], path.at(-1)]).toEqual([0, end])
        for (let i = 1; i < path.length; i += 1) expect(map.hexesBetween(path[i - 1]!, path[i]!)).toBe(1)
        expect(path.slice(1).reduce((sum, hex) => sum + enter[hex]!, 0)).toBe(ways.cost[end])
      }),
    )
  })

  test('goes out from the nearest of several starts, and forgets the search before', () => {
    const ones = map.hexes.map(() => 1)
    searched(0, 60, ones)
    const [west, east, near] = at('0101', '0701', '0601')
    const ways = room.run(
      [
        [west!, 0],
        [east!, 2],
      ],
      3,
      (from, cost) => {
        for (let slot = 0; slot < 6; slot += 1) {
          const to = map.around[6 * from + slot]!
          if (to >= 0) room.offer(to, from, cost + 1)
        }
      },
    )
    expect(ways.cost[near!]).toBe(3)
    expect(ways.pathTo(near!)).toEqual([east, near])
    expect(ways.cost[at('0405')[0]!]).toBe(FAR)
  })
})
