import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LogLine } from '@/components/table/game-controls'
import { foughtIn } from '@/components/wargame/past/front-fights'
import { areAlikeMoves, burstsOf, moveGroups } from '@/components/wargame/past/front-marks'
import type { OnMap } from '@/lib/wargame/occupancy'
import { board } from '../wargame/small-map'

/** A board with these units; whose name begins so is of that side. */
const at = (units: Readonly<Record<string, string>>): OnMap =>
  ({
    rules: {
      board,
      counters: Object.fromEntries(
        Object.keys(units).map((unit) => [
          unit,
          { side: unit.startsWith('g') ? 'german' : 'soviet', hq: false },
        ]),
      ),
    },
    open: { counters: Object.fromEntries(Object.entries(units).map(([unit, hex]) => [unit, { at: hex }])) },
  }) as unknown as OnMap

const line = (n: number, key: string, params: LogLine['params'], hexes: string[] = []): LogLine => ({
  ...{ n, id: `${n}`, time: '2026-01-01T00:00:00.000Z', key, params, at: hexes },
})

describe('groups of moves', () => {
  test('are those that begin near each other and go alike; short ways are none', () => {
    const then = at({ g1: '0101', g2: '0102', g3: '0105', s1: '0701', s2: '0705' })
    const now = at({ g1: '0401', g2: '0402', g3: '0205', s1: '0701', s2: '0305' })
    const [first, second, ...more] = moveGroups(then, now)
    expect(more).toEqual([])
    expect(first).toMatchObject({ side: 'german', stacks: 2 })
    expect([...first!.from].sort()).toEqual(['0101', '0102'])
    expect([...first!.to].sort()).toEqual(['0401', '0402'])
    expect(second).toEqual({ side: 'soviet', from: ['0705'], to: ['0305'], stacks: 1 })
  })

  test('count a way once, however many went it together, and nobody who has only come to be seen', () => {
    // All of them go as far as one that goes alone has to.
    const width = (units: Readonly<Record<string, readonly [string, string]>>) => {
      const [then, now] = [0, 1].map((n) =>
        at(Object.fromEntries(Object.entries(units).map(([unit, hexes]) => [unit, hexes[n]!]))),
      )
      return moveGroups(then!, now!).map(({ stacks }) => stacks)
    }
    expect(width({ s1: ['0101', '0501'] })).toEqual([1])
    expect(width({ s1: ['0101', '0501'], s2: ['0101', '0501'], s3: ['0101', '0501'] })).toEqual([1])
    expect(width({ s1: ['0101', '0501'], s2: ['0102', '0501'] })).toEqual([2])
    expect(moveGroups(at({}), at({ s1: '0401' }))).toEqual([])
  })

  test('hold each way that was gone in one of them, and are no more than eight', () => {
    const places = fc.uniqueArray(fc.constantFrom(...board.hexes), { minLength: 12, maxLength: 30 })
    fc.assert(
      fc.property(places, places, (from, to) => {
        const units = from.slice(0, Math.min(from.length, to.length)).map((_, n) => `g${n}`)
        const [then, now] = [from, to].map((hexes) =>
          at(Object.fromEntries(units.map((unit, n) => [unit, hexes[n]!]))),
        )
        const groups = moveGroups(then!, now!)
        expect(groups.length).toBeLessThanOrEqual(8)
        const far = units.filter((_, n) => board.distance(from[n]!, to[n]!) >= 2)
        const drawn = groups.flatMap((group) => group.from)
        expect(new Set(drawn).size).toBe(drawn.length)
        // Nobody who went with others is left out where there is room, nor who went far.
        const alone = far.filter((unit) => !drawn.includes(from[units.indexOf(unit)]!))
        if (groups.length < 8)
          for (const unit of alone)
            expect(board.distance(from[units.indexOf(unit)]!, to[units.indexOf(unit)]!)).toBeLessThan(4)
        for (const { from: starts, to: ends, stacks } of groups) {
          expect([starts.length, ends.length]).toEqual([stacks, stacks])
          for (const [n, start] of starts.entries()) expect(to[from.indexOf(start)]).toBe(ends[n])
        }
      }),
      { numRuns: 100 },
    )
  })
})

test('a fight is drawn where it was, as large as what it cost until the next', () => {
  const lines = [
    line(0, 'attack', { target: '0401' }),
    line(1, 'die', {}),
    line(2, 'lost', { units: 's1 s2' }),
    line(3, 'reduced', { unit: 'g1' }),
    line(4, 'attack', {}, ['0502']),
    line(5, 'die', {}),
    line(6, 'attack', { target: '0401' }),
    line(7, 'die', {}),
    line(8, 'lost', { unit: 's3' }),
    line(9, 'attack', { target: '0601' }),
  ]
  const told = {
    ...{ lines, attacks: ['attack'], fights: { thrown: ['die'], beaten: [] } },
    ...{ lost: ['lost'], arrived: [], hurt: ['lost', 'reduced'], isFighting: false },
  }
  expect(burstsOf(foughtIn(told, board.has))).toEqual([
    { hex: '0401', steps: 4 },
    { hex: '0502', steps: 0 },
  ])
  // What is still being fought is no fight yet.
  const fighting = { ...told, lines: lines.slice(0, 8), isFighting: true }
  expect(burstsOf(foughtIn(fighting, board.has))[0]).toEqual({ hex: '0401', steps: 3 })
})

test('lines tell of moves that went alike by where they began and how far they went', () => {
  const areAlike = areAlikeMoves(board, new Set(['moved']))
  const moved = (from: string, to: string, key = 'moved'): LogLine => ({
    ...{ n: 0, id: '0', time: '2026-01-01T00:00:00.000Z', key, params: {}, at: [from, to] },
  })
  const one = moved('0201', '0205')
  expect(areAlike(one, one)).toBe(true)
  expect(areAlike(one, moved('0401', '0405'))).toBe(true)
  // Too far from it, another way, no move, and from beside the map.
  expect(areAlike(one, moved('0701', '0705'))).toBe(false)
  expect(areAlike(one, moved('0205', '0201'))).toBe(false)
  expect(areAlike(one, moved('0201', '0205', 'attack'))).toBe(false)
  expect(areAlike(moved('reserve', '0205'), moved('reserve', '0205'))).toBe(false)
})
