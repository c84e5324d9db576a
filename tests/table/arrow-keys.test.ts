import { describe, expect, test } from 'vitest'
import { beside } from '@/components/wargame/screen/keys'
import { board } from '@/lib/games/a-victory-denied/geometry'

const BACK = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
const walk = (from: string, key: string, steps: number): string | null => {
  let at: string | null = from
  for (let step = 0; step < steps && at; step += 1) at = beside(board, at, key)
  return at
}

describe('the cursor on the map', () => {
  test.each(Object.entries(BACK))('%s leads to a neighbour, and the other way back', (key, back) => {
    for (const hex of board.hexes) {
      const next = beside(board, hex, key)
      if (!next) continue
      expect(board.areAdjacent(hex, next), hex).toBe(true)
      // A column is two hexes wide, as every second row lies half a hex aside.
      const there = beside(board, next, back)
      if (there)
        expect(board.distance(there, hex), hex).toBeLessThanOrEqual(
          key.startsWith('ArrowL') || key === 'ArrowRight' ? 0 : 1,
        )
    }
  })

  test('keeps to one column over two steps, and to its row', () => {
    const { x, y } = board.centre('3218')
    for (const key of ['ArrowUp', 'ArrowDown'])
      expect(board.centre(walk('3218', key, 6)!).x, key).toBeCloseTo(x)
    for (const key of ['ArrowLeft', 'ArrowRight'])
      expect(board.centre(walk('3218', key, 6)!).y, key).toBeCloseTo(y)
  })

  test('does not leave the map, nor turn at its edge', () => {
    const edge = board.hexes.filter((hex) => !beside(board, hex, 'ArrowLeft'))
    expect(edge.length).toBeGreaterThan(10)
    for (const hex of edge)
      expect(
        board.neighbours(hex).filter((one) => Math.abs(board.centre(one).y - board.centre(hex).y) < 0.1),
      ).toHaveLength(1)
  })
})
