import { describe, expect, test } from 'vitest'
import { board, map } from './small-map'

describe('a map as numbers', () => {
  const pairs = map.hexes.flatMap((a) => map.hexes.map((b) => [a, b] as const))

  test('measures as its board does', () => {
    for (const [a, b] of pairs)
      expect(map.hexesBetween(map.numberOf(a), map.numberOf(b)), `${a} ${b}`).toBe(board.distance(a, b))
  })

  test('knows the slot to each neighbour, and none to others', () => {
    for (const [a, b] of pairs) {
      const [from, to] = [map.numberOf(a), map.numberOf(b)]
      const slot = map.slotTo(from, to)
      expect(slot >= 0, `${a} ${b}`).toBe(board.areAdjacent(a, b))
      if (slot >= 0) expect(map.around[6 * from + slot]).toBe(to)
    }
    expect(map.numberOf('0801')).toBe(-1)
    expect(map.slotTo(map.numberOf('0101'), -1)).toBe(-1)
  })

  test('writes a hexside down from both of its hexes', () => {
    const sides = new Uint8Array(6 * map.hexes.length)
    const touched: string[] = []
    map.onBoth('0303', '0403', (side, hex) => {
      sides[side] = 1
      touched.push(map.hexes[hex]!)
    })
    expect(touched).toEqual(['0303', '0403'])
    expect(sides.reduce((sum, one) => sum + one)).toBe(2)
    const [a, b] = [map.numberOf('0303'), map.numberOf('0403')]
    expect([sides[6 * a + map.slotTo(a, b)], sides[6 * b + map.slotTo(b, a)]]).toEqual([1, 1])
  })

  test('marks hexes', () => {
    const mask = map.maskOf(['0101', '0705'])
    expect(map.hexes.filter((_hex, i) => mask[i] === 1)).toEqual(['0101', '0705'])
  })
})
