import { expect, test } from 'vitest'
import { arrivalsIn, SET_UP_FACES } from '@/lib/games/proud-monster/data/schedule'
import { BEYOND, COLUMNS, CRT, MOVE_COSTS, RIVER_COSTS } from '@/lib/games/proud-monster/data/tables'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { FACES } from '@/lib/games/proud-monster/state'
import { allows } from '../../support/ledger'
import { asked, attack, facts, given, position, tried } from './given'

/** Steps that each side loses, column by column, the die from 1 to 6. */
const PRINTED: Readonly<Record<string, string>> = {
  '1:3': '40 40 40 40 40 41',
  '1:2': '40 30 30 20 21 11',
  '1:1': '30 20 20 21 11 12',
  '2:1': '20 21 11 12 12 03',
  '3:1': '21 11 12 12 03 03',
  '4:1': '11 11 12 02 03 03',
  '5:1': '11 12 12 03 03 04',
  '6:1': '12 03 03 04 04 05',
  '7:1': '03 03 04 04 05 05',
}

allows('PM 17.7', 'each cell of the combat results table is as printed', () => {
  for (const [column, name] of COLUMNS.entries())
    for (let die = 1; die <= 6; die += 1) {
      const [attacker, defender] = PRINTED[name]!.split(' ')[die - 1]!
      expect(rules.crtResult(column, die), `${name}, ${die}`).toBe(`${attacker}/${defender}`)
    }
  expect(BEYOND).toEqual({ below: '4/0', above: '0/E' })
})

test('with a higher die or better odds nobody fares worse', () => {
  const [attacker, defender] = [0, 1].map((n) =>
    CRT.map((line) => line.map((cell) => Number(cell.split('/')[n]))),
  )
  for (const [i, line] of CRT.entries())
    for (const [k] of line.entries()) {
      const [next, below] = [Math.min(k + 1, line.length - 1), Math.min(i + 1, CRT.length - 1)]
      expect(attacker![i]![next]!).toBeLessThanOrEqual(attacker![i]![k]!)
      expect(defender![below]![k]!).toBeGreaterThanOrEqual(defender![i]![k]!)
    }
})

allows('PM 17.9', 'the terrain chart is as printed', () => {
  expect(MOVE_COSTS).toEqual({
    clear: { mech: 1, foot: 1, rider: 1, mountain: 1 },
    forest: { mech: 2, foot: 1, rider: 1, mountain: 1 },
    hills: { mech: 3, foot: 2, rider: 1, mountain: 1 },
    marsh: { mech: 4, foot: 2, rider: 2, mountain: 2 },
  })
  expect(RIVER_COSTS).toEqual({ mech: 2, foot: 1 })
  expect(rules.columnShifts).toEqual({ hills: -1, river: -1, strait: -2, large: -1, city: -2 })
  const here = position({
    phase: 'assault',
    units: { 'DE-PZ-1': '4006S', ...tried('SU-RD-001', '4007S', '3-4') },
  })
  const { events } = given(here).when('german', attack('4007S', 'DE-PZ-1'), [3]).allows()
  expect(facts({ events }, 'BattleResolved')[0]).toMatchObject({ odds: '3:1', printed: '1/2' })
})

allows('PM 17.2', 'what the German needs at the end of each turn', () => {
  const { needed } = rules.scenarios.campaign
  expect(Object.values(needed)).toEqual([4, 8, 13, 17, 22, 26, 28, 30, 36, 36, 36, 36])
})

allows(
  'PM 17.6',
  'the schedule has 290 units at the start, and pools that are large enough for all of it',
  () => {
    const all = (face: (typeof FACES)[number]): number =>
      SET_UP_FACES.frontier[face] +
      SET_UP_FACES.interior[face] +
      Array.from({ length: 11 }, (_, i) => arrivalsIn(i + 2)[face]).reduce((sum, one) => sum + one, 0)
    for (const face of FACES) {
      const { rows } = asked(position()).rules.pools[face]
      expect(
        rows.reduce((sum, { count }) => sum + count, 0),
        face,
      ).toBeGreaterThanOrEqual(all(face))
    }
    expect(FACES.map((face) => SET_UP_FACES.frontier[face])).toEqual([52, 5, 24, 12, 3, 0, 0])
    expect(FACES.map((face) => SET_UP_FACES.interior[face])).toEqual([114, 4, 26, 13, 13, 0, 0])
  },
)
