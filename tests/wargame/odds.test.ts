import { describe, expect, test } from 'vitest'
import { cellOf, chancesOf, faceWithin, readGrid } from '@/lib/wargame/crt'
import { attackByHex, climb, halved, ratioColumn, type Shift, totalStrength } from '@/lib/wargame/odds'

describe('strength', () => {
  test('is totalled before it is halved, and rounded once', () => {
    const strength = (unit: string) => Number(unit[0])
    const halvings = (unit: string) => unit.length - 1
    expect(totalStrength(['3', '5'], strength, halvings)).toBe(8)
    expect(totalStrength(['3-', '5-'], strength, halvings)).toBe(4)
    expect(totalStrength(['3-', '5'], strength, halvings)).toBe(6)
    expect([halved(7, 2), halved(7, 2, Math.ceil), halved(7, 0)]).toEqual([1, 2, 7])
  })
})

test('attackers of one hex are halved together across a river', () => {
  const attackers = ['3a', '2a', '5b'].map((unit) => ({ unit, from: unit[1]! }))
  const { total, parts } = attackByHex(
    attackers,
    (unit) => Number(unit[0]),
    () => 0,
    (from) => from === 'a',
  )
  expect(parts.map(({ from, printed, strength }) => [from, printed, strength])).toEqual([
    ['a', 5, 2],
    ['b', 5, 5],
  ])
  expect(total).toBe(7)
})

describe('the column of a ratio', () => {
  const RATIOS = [0.5, 1, 1.5, 2, 3]
  test.each([
    [1, 3, null],
    [1, 2, 0],
    [2, 2, 1],
    [3, 2, 2],
    [7, 4, 2],
    [8, 4, 3],
    [90, 4, 4],
  ])('%i to %i', (attack, defence, column) => {
    expect(ratioColumn(attack, defence, RATIOS)).toBe(column)
  })
})

describe('the ladder to the column', () => {
  const shift = (key: string, by: number): Shift<string> => ({ cite: 'TOY 1', key, by })
  const from = (column: number | null, ground: Shift<string>[], shifts: Shift<string>[]) => {
    const foot = { cite: 'TOY 0', key: 'ratio', params: {}, column } as const
    const end = (isTop: boolean) => ({ cite: 'TOY 2', key: isTop ? 'top' : 'bottom' }) as const
    const { ladder, ...rest } = climb<string>(foot, { last: 4, ground, shifts, end })
    return { ...rest, rungs: ladder.map(({ key, column: at }) => `${key} ${at}`) }
  }

  test('goes through the ground to the shifts', () => {
    expect(from(3, [shift('woods', -1)], [shift('air', 2)])).toEqual({
      column: 4,
      tooWeak: false,
      rungs: ['ratio 3', 'woods 2', 'air 4'],
    })
  })

  test('stops at either end, and says so', () => {
    expect(from(3, [], [shift('air', 2)])).toEqual({
      column: 4,
      tooWeak: false,
      rungs: ['ratio 3', 'air 4', 'top 4'],
    })
    expect(from(1, [], [shift('air', -2)]).rungs).toEqual(['ratio 1', 'air 0', 'bottom 0'])
    expect(from(3, [], [shift('air', 2), shift('mud', -1)])).toMatchObject({ column: 4, tooWeak: false })
  })

  test('ends where the ground makes an attack too weak, whatever would help it', () => {
    expect(from(0, [shift('woods', -1)], [shift('air', 2)])).toEqual({
      column: 0,
      tooWeak: true,
      rungs: ['ratio 0', 'woods null'],
    })
    expect(from(null, [], [shift('air', 2)])).toEqual({ column: 0, tooWeak: true, rungs: ['ratio null'] })
  })
})

describe('a table of results', () => {
  const grid = readGrid('A - D\n- D DD', 3, (cell) => cell)

  test('has a cell for each row and column, and no other', () => {
    expect(cellOf(grid, 1, 2, 'results')).toBe('DD')
    expect(() => cellOf(grid, 2, 0, 'results')).toThrow('results: no column 0 or row 2')
    expect(() => readGrid('A - D\n- D', 3, (cell) => cell)).toThrow('has 2 cells, not 3')
  })

  test('takes a modified die within its faces', () => {
    expect([-1, 1, 4, 9].map((face) => faceWithin(face, 6))).toEqual([1, 1, 4, 6])
  })

  test('counts the ways to each result', () => {
    expect(chancesOf(6, (face) => (face < 3 ? 'A' : 'D'))).toEqual([
      { text: 'A', ways: 2, of: 6 },
      { text: 'D', ways: 4, of: 6 },
    ])
  })
})
