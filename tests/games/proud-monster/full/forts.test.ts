import { describe, expect } from 'vitest'
import { isIntact } from '@/lib/games/proud-monster/full/forts'
import { on } from '@/lib/games/proud-monster/full/ruleset'
import type { State } from '@/lib/games/proud-monster/full/state'
import { isSupplied } from '@/lib/games/proud-monster/full/supply'
import { stepCost } from '@/lib/games/proud-monster/rules/12-costs'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { defenceStrength, shiftsOf } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../../support/ledger'
import { ASSAULT, attack, given, move, position, type Setting, tried } from './given'

const at = (state: State) => on(state.table)
/** A hex from which one goes into a fort, and which is none. */
function beside(hex: string): string {
  const { board, isLand, fortOf, isWaterBetween } = at(position()).rules
  return board.neighbours(hex).find((near) => isLand(near) && !fortOf(near) && !isWaterBetween(near, hex))!
}
const intact = (hex: string, more: Setting = {}) => isIntact(at(position(more)), hex)

allows('PM 12.19', 'hexes of the Stalin Line cost what their ground does', () => {
  const now = at(position({ units: { 'DE-PZ-1': '3006S', 'DE-ID-1': '3006S' } }))
  const { board, isStalinLine, terrainOf } = now.rules
  const costs = (unit: string, hex: string) =>
    board.neighbours(hex).flatMap((from) => stepCost(now as never, unit, from, hex) ?? [])
  const all = board.hexes.filter(isStalinLine)
  const forests = all.filter((hex) => terrainOf(hex) === 'forest')
  const clear = all.filter((hex) => terrainOf(hex) === 'clear')
  expect(Math.min(forests.length, clear.length)).toBeGreaterThan(0)
  for (const hex of forests) expect(Math.min(...costs('DE-PZ-1', hex)), hex).toBe(2)
  for (const hex of clear) expect(Math.min(...costs('DE-PZ-1', hex)), hex).toBe(1)
})
allows('PM 14.24', 'most forts stand from the start, and some lines are finished later', () => {
  expect(['2919S', '4100N', '2900S', '2512S', '3115S'].every((hex) => intact(hex, { turn: 1 }))).toBe(true)
  expect(intact('4317N', { turn: 5 })).toBe(false)
})
refuses('PM 14.24', 'no fort is where one was destroyed', () => {
  expect(intact('2900S', { forts: { destroyed: ['2900S'] } })).toBe(false)
})
allows('PM 17.3', 'Luga and Leningrad in turn 3, Vyazma and Mozhaisk in 6, Moscow in 9', () => {
  const first = (hex: string) =>
    Array.from({ length: 12 }, (_, i) => i + 1).find((turn) => intact(hex, { turn }))
  expect(['3801N', '4003N', '4300N', '4313N', '4921N', '5015N'].map(first)).toEqual([3, 3, 3, 6, 6, 9])
})
describe('lines that are not finished', () => {
  const entered = (unit: string, from: string, to: string, turn = 2) =>
    given(position({ turn, units: { [unit]: from } }))
      .when(unit.startsWith('DE') ? 'german' : 'soviet', move(unit, from, to))
      .allows().state
  allows('PM 14.25', 'are given up as a whole where a German unit enters one hex before', () => {
    const state = entered('DE-ID-1', '4213N', '4313N')
    expect(state.table.forts).toEqual({ aborted: ['Vyazma'], destroyed: [] })
    expect(isIntact({ ...at(state), open: { ...state.table, turn: 9 } }, '4219N')).toBe(false)
    // The northern part of the Luga line takes the southern one with it, and not the other way round.
    expect(entered('DE-ID-1', beside('3801N'), '3801N').table.forts.aborted).toEqual([
      'Luga north',
      'Luga south',
    ])
    expect(entered('DE-ID-1', beside('4003N'), '4003N').table.forts.aborted).toEqual(['Luga south'])
  })
  refuses('PM 14.25', 'once they are finished a hex alone is lost', () => {
    const state = entered('DE-ID-1', '4213N', '4313N', 6)
    expect(state.table.forts).toEqual({ aborted: [], destroyed: ['4313N'] })
    expect(isIntact(at(state), '4314N')).toBe(true)
  })
  allows('PM 14.30n', 'an empty fort is entered freely, and so is the Stalin Line', () => {
    expect(entered('DE-ID-1', '2715N', '2815N').table.forts.destroyed).toEqual(['2815N'])
  })
  refuses('PM 14.30n', 'none where a Soviet unit stands', () => {
    const state = position({ units: { 'DE-ID-1': '2715N', ...tried('SU-RD-001', '2815N', '3-4') } })
    given(state)
      .when('german', move('DE-ID-1', '2715N', '2815N'))
      .refuses('PM 12.4')
  })
})
const kiev = (side: 'german' | 'soviet', more: Setting = {}) => {
  const units =
    side === 'german'
      ? { 'DE-PZ-1': '2901S', ...tried('SU-RD-001', '2900S', '1-1') }
      : { 'DE-ID-1': '2900S', ...tried('SU-RD-001', '2901S', '6-7') }
  const state = position({ ...ASSAULT, units, ...more })
  const battle = battleOf(at(state) as never, side, '2900S', [side === 'german' ? 'DE-PZ-1' : 'SU-RD-001'])
  return shiftsOf(at(state) as never, battle).map(({ cite, by }) => `${cite} ${by}`)
}
allows('PM 14.27', 'Soviet defenders in a fort gain a column besides all else', () => {
  expect(kiev('german')).toContain('PM 14.27 -1')
})
refuses('PM 14.27', 'German ones do not, nor anybody in a destroyed one', () => {
  expect(kiev('soviet').some((cite) => cite.startsWith('PM 14.27'))).toBe(false)
  expect(
    kiev('german', { forts: { destroyed: ['2900S'] } }).some((cite) => cite.startsWith('PM 14.27')),
  ).toBe(false)
})
allows('PM 14.28', 'in a heavy one two', () => {
  const from = beside('2919S')
  const state = position({ ...ASSAULT, units: { 'DE-PZ-1': from, ...tried('SU-RD-001', '2919S', '1-1') } })
  const battle = battleOf(at(state) as never, 'german', '2919S', ['DE-PZ-1'])
  expect(shiftsOf(at(state) as never, battle).map(({ cite, by }) => `${cite} ${by}`)).toContain('PM 14.28 -2')
})
refuses('PM 14.28', 'no other fort is as heavy', () => {
  expect(kiev('german').some((cite) => cite.startsWith('PM 14.28'))).toBe(false)
})
allows('PM 14.26', 'a fort whose defenders are all lost is destroyed when attackers enter it', () => {
  const state = position({
    ...ASSAULT,
    units: { 'DE-PZ-1': '4213N', ...tried('SU-RD-001', '4313N', '1-1') },
    turn: 6,
  })
  const { state: won } = given(state).when('german', attack('4313N', 'DE-PZ-1'), [6, 6]).allows()
  const { state: after } = given(won)
    .when('german', { type: 'advanceUnits', units: ['DE-PZ-1'] })
    .allows()
  expect([won, after].map(({ table }) => table.forts.destroyed)).toEqual([[], ['4313N']])
})
refuses('PM 14.26', 'and stands as long as nobody does', () => {
  const state = position({
    ...ASSAULT,
    units: { 'DE-PZ-1': '4213N', ...tried('SU-RD-001', '4313N', '1-1') },
    turn: 6,
  })
  const { state: won } = given(state).when('german', attack('4313N', 'DE-PZ-1'), [6, 6]).allows()
  expect(isIntact(at(given(won).when('german', { type: 'done' }).allows().state), '4313N')).toBe(true)
})
allows('PM 14.29', 'supply of Germans goes round intact forts', () => {
  expect(isSupplied(at(position()), 'german', '3006S')).toBe(true)
})
refuses('PM 14.29', 'and not into them, though nobody stands there', () => {
  expect(isSupplied(at(position()), 'german', '2900S')).toBe(false)
  expect(isSupplied(at(position({ forts: { destroyed: ['2900S'] } })), 'german', '2900S')).toBe(true)
})
const line = (more: Setting = {}) => {
  const units = {
    'DE-ID-1': '2715N',
    ...tried('SU-RD-001', '2815N', '3-4'),
    ...tried('SU-RD-002', '2815N', '1-1'),
  }
  const now = at(position({ ...ASSAULT, units, ...more })) as never
  return defenceStrength(now, battleOf(now, 'german', '2815N', ['DE-ID-1']))
}
allows('PM 14.30', 'each Soviet unit in the Stalin Line defends with one more', () => expect(line()).toBe(7))
refuses('PM 14.30', 'and with no more where it is destroyed', () => {
  expect(line({ forts: { destroyed: ['2815N'] } })).toBe(5)
})
