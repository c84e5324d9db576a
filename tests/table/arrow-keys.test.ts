import { describe, expect, test } from 'vitest'
import type { Offer } from '@/components/wargame/port'
import { beside, type Desk, onMapKey } from '@/components/wargame/screen/keys'
import { type Draft, EMPTY } from '@/components/wargame/turn/draft'
import { NOTHING } from '@/components/wargame/turn/selection'
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

describe('Enter on the map', () => {
  /** What it does with the cursor in a hex, where this much of an order is there. */
  function entered(cursor: string, draft: Partial<Draft>): string[] {
    const done: string[] = []
    const play = {
      ...{ cursor, looked: null, selection: NOTHING, draft: { ...EMPTY, ...draft } },
      commit: () => done.push('commit'),
      tap: (hex: string) => done.push(`tap ${hex}`),
    }
    const event = { key: 'Enter', preventDefault: () => {} }
    onMapKey({ play } as unknown as Desk, event as Parameters<typeof onMapKey>[1])
    return done
  }
  const order = { type: 'driveBack' }
  const route = { hexes: ['2616', '2617'], value: ['2617'], text: '', cost: 0 }

  test('sends what is ready: to the only place, or against the only enemy, though neither was touched', () => {
    expect(entered('2617', { order, route })).toEqual(['commit'])
    expect(entered('2617', { order, offer: { target: '2617' } as Offer })).toEqual(['commit'])
  })
  test('chooses any other hex first', () => {
    expect(entered('2516', { order, route })).toEqual(['tap 2516'])
    expect(entered('2617', {})).toEqual(['tap 2617'])
  })
})
