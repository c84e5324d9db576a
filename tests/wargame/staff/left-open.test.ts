import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newHoles, openThroats, seams } from '@/lib/wargame/staff/left-open'
import { throats } from '@/lib/wargame/staff/throats'
import { board, map } from '../small-map'
import { factsOf } from './facts'

describe('new holes', () => {
  const enemies = ['0602', '0604']
  /** A shut line, of which the middle has been led away to the rear. */
  const line = { a: '0402', b: '0403', c: '0404' }
  const armies = [{ name: 'one', units: ['a', 'b', 'c'] }]
  const holes = (
    places: Readonly<Record<string, string>>,
    began: Readonly<Record<string, string | null>> = {},
  ) => newHoles(factsOf(places, enemies, { began, far: 3 }), armies)

  test('are hexes of a line that were held as the turn began, and into which the enemy can come now', () => {
    const led = { ...line, b: '0203' }
    // One hole, however many hexes of it lie beside each other.
    expect(holes(led, { b: '0403' })).toEqual([expect.arrayContaining(['0403'])])
    // Nobody has gone: it is a hole, and no new one.
    expect(holes(led)).toEqual([])
    expect(holes(line, { b: '0203' })).toEqual([])
    expect(holes(line)).toEqual([])
  })

  test('are not hexes into which he could come before, nor those that the line has given up', () => {
    // All have gone back by two hexes, in good order.
    const back = { a: '0202', b: '0203', c: '0204' }
    expect(holes(back, { a: '0402', b: '0403', c: '0404' })).toEqual([])
    // Where he stood in the open before, nothing is opened.
    expect(holes({ a: '0402', c: '0404', b: '0203' }, { b: '0103' })).toEqual([])
  })
})

describe('where two armies are neighbours', () => {
  const enemies = ['0602', '0604']
  const armies = [
    { name: 'north', units: ['a', 'b'] },
    { name: 'south', units: ['c', 'd'] },
  ]
  const found = (places: Readonly<Record<string, string>>, some = armies, far = 3) =>
    seams(factsOf(places, enemies, { far }), some)

  test('holes between the ends of their lines are told, which neither has in its own', () => {
    const apart = { a: '0401', b: '0402', c: '0404', d: '0405' }
    expect(found(apart).holes).toEqual([['0403']])
    // Of one army it is a hole of its own line.
    expect(found(apart, [{ name: 'all', units: ['a', 'b', 'c', 'd'] }]).holes).toEqual([])
    // Somebody of either stands there.
    expect(found({ ...apart, c: '0403' }).holes).toEqual([])
    // No enemy comes there.
    expect(found(apart, armies, 1).holes).toEqual([])
  })

  test('and what they let through, which their own holes do not', () => {
    const facts = factsOf({ a: '0401', b: '0402', c: '0404', d: '0405' }, enemies, { far: 3 })
    const bare = (_moved: unknown, by?: readonly string[]) =>
      by ? by.filter((hex) => hex === '0403').map(() => '0203') : ['0203', '0707']
    expect(seams({ ...facts, bare }, armies)).toEqual({ holes: [['0403']], through: ['0203'] })
    expect(seams({ ...facts, bare }, [])).toEqual({ holes: [], through: [] })
  })
})

describe('throats', () => {
  const all = [...board.hexes.keys()]
  const net = (reached: readonly string[], from: readonly string[]) => ({
    from: from.map(map.numberOf),
    reached: map.maskOf(reached),
    passes: new Uint8Array(map.around.length).fill(1),
  })
  const found = (...given: Parameters<typeof net>) =>
    Object.fromEntries(
      [...throats(map, net(...given), all)].map(([hex, ends]) => [
        board.hexes[hex],
        ends.map((end) => board.hexes[end]).sort(),
      ]),
    )

  test('are hexes by which alone a line leads to others', () => {
    expect(found(['0101', '0201', '0301'], ['0101'])).toEqual({ '0101': ['0201', '0301'], '0201': ['0301'] })
    // Two sources, one on each side: each end has another way.
    expect(found(['0101', '0201', '0301'], ['0101', '0301'])).toEqual({})
    // A ring has none, but for where it begins.
    expect(Object.keys(found(['0201', '0202', '0302'], ['0201']))).toEqual(['0201'])
    expect(found(['0101'], [])).toEqual({})
  })

  test('are the same that one finds by shutting each hex in its turn', () => {
    const some = fc.subarray([...board.hexes], { minLength: 1 })
    fc.assert(
      fc.property(some, fc.subarray([...board.hexes], { minLength: 1, maxLength: 3 }), (open, from) => {
        const reach = (shut: string | null) => {
          const may = new Set(open.filter((hex) => hex !== shut))
          const seen = new Set(from.filter((hex) => may.has(hex)))
          for (const hex of seen) for (const next of board.neighbours(hex)) if (may.has(next)) seen.add(next)
          return seen
        }
        const reached = reach(null)
        const expected = [...reached].flatMap((hex) => {
          const left = reach(hex)
          const lost = [...reached].filter((one) => one !== hex && !left.has(one)).sort()
          return lost.length > 0 ? [[hex, lost] as const] : []
        })
        expect(found([...reached], from)).toEqual(Object.fromEntries(expected))
      }),
    )
  })

  test('are told where the enemy can come, once for those who hang on several, the worst first', () => {
    const all = [
      { hex: '0502', units: ['a'] },
      { hex: '0503', units: ['a', 'b'] },
      { hex: '0603', units: ['a', 'b'] },
      { hex: '0101', units: ['a', 'b', 'c'] },
    ]
    const facts = factsOf({ a: '0103', b: '0203', c: '0303' }, ['0703'], { throats: all })
    expect(openThroats(facts).map(({ hex, units }) => [hex, units.length])).toEqual([
      ['0503', 2],
      ['0502', 1],
    ])
  })
})
