import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assigned } from '@/lib/wargame/staff/assign'
import { leastLine } from '@/lib/wargame/staff/cut'
import { costsTo, sharedOut } from '@/lib/wargame/staff/march'
import { taken } from '@/lib/wargame/staff/offers'
import { at, map, rules } from './small-map'

const count = map.hexes.length
const everywhere = Uint8Array.from(map.around, (to) => (to >= 0 ? 1 : 0))
const filled = (n: number) => new Float64Array(count).fill(n)
const named = (posts: readonly number[]) => posts.map((i) => map.hexes[i]!)

/** What a line costs: its posts, and what lies where the enemy comes when they are held. */
function price(from: number, posts: ReadonlySet<number>, cost: Float64Array, worth: Float64Array): number {
  const seen = new Set([from])
  for (const hex of seen)
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot += 1) {
      const next = map.around[slot]!
      if (next >= 0 && !posts.has(next)) seen.add(next)
    }
  return [...seen].reduce((sum, i) => sum + worth[i]!, 0) + [...posts].reduce((sum, i) => sum + cost[i]!, 0)
}

describe('the line that costs least', () => {
  const [west, east] = at('0103', '0703') as [number, number]

  test('shuts off what is worth it where it is shortest, and as far forward as that costs no more', () => {
    const worth = filled(0)
    for (const i of at('0701', '0702', '0703', '0704', '0705')) worth[i] = 100
    // From side to side it takes five hexes; round the one that stands in a corner of the west, two.
    const line = leastLine(map, { from: at('0101'), passes: everywhere, cost: filled(1), worth })
    expect(named(line.posts).sort()).toEqual(['0102', '0201'])
    expect(named([...line.open.keys()].filter((i) => line.open[i] === 1))).toEqual(['0101'])
  })

  test('gives up what is worth less than to hold it', () => {
    const worth = filled(0)
    worth[east] = 0.5
    const line = leastLine(map, { from: at('0101'), passes: everywhere, cost: filled(1), worth })
    expect([line.posts, line.open.every((is) => is === 1)]).toEqual([[], true])
  })

  test('goes round where nobody can stand', () => {
    const cost = filled(1)
    for (const i of at('0102', '0201')) cost[i] = Infinity
    const worth = filled(0)
    worth[east] = 100
    const { posts, open } = leastLine(map, { from: at('0101'), passes: everywhere, cost, worth })
    expect(posts.every((i) => cost[i] === 1)).toBe(true)
    expect(open[east]).toBe(0)
  })

  test('costs no more than any other, whatever hexes cost and are worth', () => {
    const some = (most: number) =>
      fc.array(fc.integer({ min: 0, max: most }), { minLength: count, maxLength: count })
    const others = fc.array(fc.subarray([...map.hexes.keys()]), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(some(9), some(4), others, (costs, worths, lines) => {
        const [cost, worth] = [Float64Array.from(costs), Float64Array.from(worths)]
        const { posts, open } = leastLine(map, { from: [west], passes: everywhere, cost, worth })
        const found = price(west, new Set(posts), cost, worth)
        for (const other of lines) {
          const held = new Set(other.filter((i) => i !== west))
          expect(found).toBeLessThanOrEqual(price(west, held, cost, worth))
        }
        // Where it says that they come, they do.
        const stopped = new Set(posts)
        expect([...open.keys()].some((i) => open[i] === 1 && stopped.has(i))).toBe(false)
      }),
    )
  })
})

describe('units to places', () => {
  test('are found jointly: who suits a place best gives way where another can stand there', () => {
    const found = assigned([
      { place: 'a', weight: 1, units: ['first', 'second'] },
      { place: 'b', weight: 1, units: ['first'] },
    ])
    expect([found.get('a'), found.get('b')]).toEqual(['second', 'first'])
  })

  test('leave empty what weighs least, and never a place that could be filled as well', () => {
    const found = assigned([
      { place: 'light', weight: 1, units: ['one', 'two'] },
      { place: 'heavy', weight: 3, units: ['one'] },
      { place: 'middle', weight: 2, units: ['two'] },
    ])
    expect([...found].sort()).toEqual([
      ['heavy', 'one'],
      ['middle', 'two'],
    ])
  })

  test('fill as many places as any other way does', () => {
    const who = ['a', 'b', 'c', 'd']
    const wanted = fc.array(fc.subarray(who), { minLength: 1, maxLength: 5 })
    /** The most places that can be filled, by trying all. */
    const most = ([units, ...rest]: readonly (readonly string[])[], taken: readonly string[]): number =>
      units === undefined
        ? 0
        : Math.max(
            most(rest, taken),
            ...units.filter((one) => !taken.includes(one)).map((one) => 1 + most(rest, [...taken, one])),
          )
    fc.assert(
      fc.property(wanted, (all) => {
        const found = assigned(all.map((units, place) => ({ place, weight: 1, units })))
        expect(found.size).toBe(most(all, []))
        expect(new Set(found.values()).size).toBe(found.size)
        for (const [place, unit] of found) expect(all[place]).toContain(unit)
      }),
    )
  })
})

describe('a march', () => {
  const one = () => 1
  test('costs from each hex what the cheapest way to the nearest goal does', () => {
    const costs = costsTo(rules, at('0103', '0703'), one)
    for (const [i, cost] of costs.entries())
      expect(cost).toBe(Math.min(...at('0103', '0703').map((goal) => map.hexesBetween(i, goal))))
  })
  test('counts what it costs to go into hexes on the way to the goal, not away from it', () => {
    const [goal, next] = at('0103', '0203') as [number, number]
    const costs = costsTo(rules, [goal], (_from, to) => (to === goal ? 5 : 1))
    expect([costs[goal], costs[next]]).toEqual([0, 5])
  })
  test('shares units out, so that each place has its part, the more the more it matters', () => {
    const units = ['a', 'b', 'c', 'd', 'e', 'f']
    const calls = [
      { place: 'near', weight: 1 },
      { place: 'far', weight: 2 },
    ]
    const found = sharedOut(units, calls, () => 1)
    const sent = (place: string) => [...found.values()].filter((one) => one === place).length
    expect([sent('near'), sent('far')]).toEqual([2, 4])
  })
  test('sends nobody where he never comes', () => {
    const found = sharedOut(['a'], [{ place: 'isle', weight: 9 }], () => Infinity)
    expect(found.size).toBe(0)
  })
})

describe('offers', () => {
  test('are taken from the best on, and made anew with what is left', () => {
    let left = 5
    const make = (wants: number) =>
      left >= 2 ? { worth: Math.min(wants, left), n: Math.min(wants, left) } : null
    const done = taken([1, 2, 4], {
      make,
      take: ({ n }) => {
        left -= n
      },
      isStale: ({ n }) => n > left,
    })
    // Four of five are taken first; then one is left, for which nobody but him who wants one has a use.
    expect([done, left]).toEqual([[4, 1], 0])
  })
})
