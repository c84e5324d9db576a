import { expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Table } from '@/lib/games/a-victory-denied/state'
import { moments } from './moments'

const { early, over } = moments('game-1', {
  early: ({ table, hidden }) => table.turn === 2 && hidden.cup.length > 6,
  over: ({ table }) => table.result !== null,
})

test('who looks back at a game that is over sees what the cup held and what the VP chits are worth', () => {
  for (const { table, hidden } of [early, over]) {
    const open = game.uncovered!({ table, hidden }) as unknown as Table
    expect(open.cupKnown).toHaveLength(hidden.cup.length)
    expect(open.cupUnknown).toEqual({ german: 0, soviet: 0 })
    expect(Object.keys(open.vpOnMap).sort()).toEqual(Object.keys(table.vpOnMap).sort())
    for (const value of Object.values(open.vpOnMap)) expect(value).toBeTypeOf('number')
  }
  expect(Object.values(early.table.vpOnMap)).toContain('down')
})
