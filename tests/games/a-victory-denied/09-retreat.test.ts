import { describe, expect, test } from 'vitest'
import { POCKET } from '@/lib/games/a-victory-denied/data/map'
import {
  closerToSource,
  lossesOnPath,
  pvoPayment,
  retreatPaths,
} from '@/lib/games/a-victory-denied/rules/09-retreat'
import { on } from '@/lib/games/a-victory-denied/situation'
import { allows, refuses } from '../../support/ledger'
import { type Setting, table } from './given'

/** Soviet units on these hexes, a different one on each. */
const soviets = (...hexes: string[]): NonNullable<Setting['units']> => {
  const ids = ['S-45RC', 'S-63RC', 'S-51RC', 'S-62RC', 'S-25RC', 'S-34RC', 'S-69RC', 'S-20RC']
  return Object.fromEntries(hexes.map((hex, i) => [ids[i]!, hex]))
}
const paths = (units: NonNullable<Setting['units']>, unit: string, hexes = 1) =>
  retreatPaths(on(table({ units })), unit, hexes)
    .map((path) => path.join(' '))
    .sort()

// 3321: west 3320, north-west 3420, north-east 3421, east 3322; the Dnieper, unbridged, before 3220 and 3221.
const FROM = '3321'

describe('9.5.3 where a unit retreats to', () => {
  allows('AVD 9.5.3', 'of three empty hexes in enemy zones it takes the one closer to supply', () => {
    const units = {
      'G-17PZ': FROM,
      'S-KV1-1': '3220',
      'S-45RC': '3221',
      'S-KV1-2': '3420',
      'S-100ID': '3420',
    }
    expect(paths(units, 'G-17PZ')).toEqual(['3320'])
    expect(lossesOnPath(on(table({ units })), 'G-17PZ', ['3320'])).toBe(1)
  })
  allows('AVD 9.5.3', 'the owner chooses among hexes that are equally good', () => {
    expect(paths({ 'G-17PZ': FROM, ...soviets('3322') }, 'G-17PZ')).toEqual(['3220', '3320', '3420'])
  })
  refuses('AVD 9.5.3', 'it does not go away from supply while it need not', () => {
    expect(paths({ 'G-17PZ': FROM, ...soviets('3322') }, 'G-17PZ')).not.toContain('3421')
  })
  refuses('AVD 9.5.3', 'a way closer to supply is not taken when it costs more steps', () => {
    expect(paths({ 'G-17PZ': FROM, ...soviets('3320') }, 'G-17PZ')).toEqual(['3221', '3322', '3421'])
  })
  allows('AVD 9.5.3', 'of two hexes closer to supply it takes the one with room', () => {
    const units = { 'G-17PZ': FROM, 'G-29MOT': '3320', 'G-10MOT': '3320', ...soviets('3322') }
    expect(paths(units, 'G-17PZ')).toEqual(['3220', '3420'])
  })
  refuses('AVD 9.5.3', 'room in a hex does not outweigh being closer to supply', () => {
    const units = {
      'G-17PZ': FROM,
      'G-29MOT': '3320',
      'G-10MOT': '3320',
      'G-SSREICH': '3421',
      ...soviets('3420', '3220', '3221', '3322'),
    }
    expect(paths(units, 'G-17PZ')).toEqual(['3320 3319'])
  })
  allows('AVD 9.5', 'a retreat of two hexes enters two, without coming back', () => {
    const found = paths({ 'G-17PZ': FROM, ...soviets('3322') }, 'G-17PZ', 2)
    expect(found).toContain('3320 3319')
    for (const path of found) {
      expect(path.split(' ')).toHaveLength(2)
      expect(path).not.toContain(FROM)
    }
  })
  refuses('AVD 9.5', 'one hex is not enough for a retreat of two', () => {
    const units = { 'G-17PZ': FROM, ...soviets('3420', '3220', '3221', '3322', '3421') }
    expect(paths(units, 'G-17PZ')).toEqual(['3320'])
    const shut = { 'S-34RC': '3319', 'S-69RC': '3419', 'S-20RC': '3219' }
    expect(paths({ ...units, ...shut }, 'G-17PZ', 2)).toEqual([])
  })
  allows('AVD 9.5.1', 'units of a stack may go to different hexes', () => {
    const units = { 'G-17PZ': FROM, 'G-29MOT': FROM, ...soviets('3322') }
    expect(paths(units, 'G-29MOT')).toEqual(['3220', '3320', '3420'])
    expect(paths({ ...units, 'G-29MOT': '3420' }, 'G-17PZ')).toEqual(['3220', '3320', '3420'])
  })
  refuses('AVD 9.5.1', 'a unit in a box does not retreat', () => {
    expect(paths({ 'G-17PZ': 'eliminated' }, 'G-17PZ')).toEqual([])
  })
  test('closer means closer to the nearest source that works this turn', () => {
    expect(closerToSource(on(table({ turn: 4 })), 'soviet', '1520', '1519')).toBe(true)
    expect(closerToSource(on(table({ turn: 5 })), 'soviet', '1520', '1519')).toBe(false)
  })
})

describe('9.5.4 zones of control', () => {
  // 3319 lies in the zone of the Soviets in 3318.
  const beside = (units: NonNullable<Setting['units']>, unit: string) =>
    lossesOnPath(on(table({ units: { ...units, ...soviets('3318') } })), unit, ['3319'])

  allows('AVD 9.5.4', 'a hex in an enemy zone costs a step, each of them one', () => {
    expect(beside({ 'G-8ID': '3320' }, 'G-8ID')).toBe(1)
    const open = table({ units: { 'G-8ID': '3320', ...soviets('3318') } })
    expect(lossesOnPath(on(open), 'G-8ID', ['3319', '3419', '3418'])).toBe(2)
    expect(lossesOnPath(on(open), 'G-8ID', ['3420'])).toBe(0)
  })
  allows('AVD 9.5.4', 'a German motorized unit loses nothing where a German unit or HQ stands', () => {
    expect(beside({ 'G-17PZ': '3320', 'G-8ID': '3319' }, 'G-17PZ')).toBe(0)
    expect(beside({ 'G-17PZ': '3320', 'G-HQ-9A-1': '3319' }, 'G-17PZ')).toBe(0)
  })
  refuses('AVD 9.5.4', 'friends do not spare infantry the step', () => {
    expect(beside({ 'G-8ID': '3320', 'G-17PZ': '3319' }, 'G-8ID')).toBe(1)
  })
  refuses('AVD 9.5.4', 'nor a motorized unit that is alone', () => {
    expect(beside({ 'G-17PZ': '3320' }, 'G-17PZ')).toBe(1)
  })
  refuses('AVD 9.5.4', 'friends do not spare Soviet motorized units the step', () => {
    const open = table({ units: { 'S-KV1-1': '3320', 'S-45RC': '3319', 'G-17PZ': '3318' } })
    expect(lossesOnPath(on(open), 'S-KV1-1', ['3319'])).toBe(1)
  })
})

describe('9.5.5 stacking', () => {
  const walled = soviets('3420', '3220', '3221', '3322', '3421')
  allows('AVD 9.5.5', 'where there is no room the unit goes on by one hex', () => {
    const units = { 'G-17PZ': FROM, 'G-29MOT': '3320', 'G-10MOT': '3320', ...walled }
    expect(paths(units, 'G-17PZ')).toEqual(['3320 3319'])
  })
  allows('AVD 9.5.5', 'and on again while there is none', () => {
    const units = {
      'G-17PZ': FROM,
      'G-29MOT': '3320',
      'G-10MOT': '3320',
      'G-18PZ': '3319',
      'G-10PZ': '3319',
      ...walled,
    }
    const found = paths(units, 'G-17PZ')
    expect(found).toContain('3320 3319 3318')
    expect(found.every((path) => path.startsWith('3320 3319 '))).toBe(true)
  })
  refuses('AVD 9.5.5', 'two tan units do not end in one hex', () => {
    const found = paths({ 'S-45RC': '3335', 'S-63RC': '3336', 'G-17PZ': '3334' }, 'S-45RC')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((path) => !path.endsWith('3336'))).toBe(true)
  })
})

describe('9.5.6 major rivers', () => {
  allows('AVD 9.5.6', 'an unbridged one is crossed from the hex where the retreat begins', () => {
    expect(paths({ 'G-17PZ': FROM, ...soviets('3322') }, 'G-17PZ')).toContain('3220')
  })
  refuses('AVD 9.5.6', 'but not by the second hex', () => {
    const units = { 'G-17PZ': '3421', ...soviets('3420', '3422', '3521', '3522', '3322') }
    expect(paths(units, 'G-17PZ', 2)).toEqual(['3321 3320'])
    expect(paths({ ...units, 'S-34RC': '3320' }, 'G-17PZ', 2)).toEqual([])
  })
  allows('AVD 9.5.6', 'a bridge is crossed by the second hex as well', () => {
    expect(paths({ 'G-17PZ': '3320', ...soviets('3321') }, 'G-17PZ', 2)).toContain('3319 3218')
  })
  refuses('AVD 9.5.6', 'never from one enemy zone into another, not even by a bridge or to a friend', () => {
    const units = { 'G-17PZ': '3319', ...soviets('3320', '3318', '3418', '3419', '3219') }
    expect(paths(units, 'G-17PZ')).toEqual([])
    expect(paths({ ...units, 'G-29MOT': '3218' }, 'G-17PZ')).toEqual([])
  })
})

describe('9.5.7 and 9.5.8', () => {
  const ring = soviets('3420', '3220', '3221', '3322', '3421')
  allows('AVD 9.5.7', 'a lone enemy HQ does not bar the way', () => {
    expect(paths({ 'G-17PZ': FROM, 'S-HQ-20A': '3320', ...ring }, 'G-17PZ')).toEqual(['3320'])
  })
  refuses('AVD 9.5.7', 'an HQ with a combat unit does', () => {
    expect(paths({ 'G-17PZ': FROM, 'S-HQ-20A': '3320', 'S-34RC': '3320', ...ring }, 'G-17PZ')).toEqual([])
  })
  allows('AVD 9.5.8', 'one way out is enough', () => {
    expect(paths({ 'G-17PZ': FROM, ...ring }, 'G-17PZ')).toEqual(['3320'])
  })
  refuses('AVD 9.5.8', 'no way out through enemies or off the map: the unit is lost', () => {
    expect(paths({ 'G-17PZ': FROM, 'S-34RC': '3320', ...ring }, 'G-17PZ')).toEqual([])
    expect(paths({ 'S-45RC': '5057', 'G-17PZ': '5056', 'G-18PZ': '4957' }, 'S-45RC')).toEqual([])
  })
  refuses('AVD 14.0e', 'German units do not retreat into the Minsk Pocket', () => {
    const found = retreatPaths(on(table({ units: { 'G-8ID': '3106', ...soviets('3107') } })), 'G-8ID', 2)
    expect(found.length).toBeGreaterThan(0)
    expect(found.flat().some((hex) => POCKET.has(hex))).toBe(false)
  })
})

describe('9.5.2 PVO', () => {
  const payment = (units: Record<string, 'full' | 'reduced'>, hexes: number) => {
    const open = table({
      units: Object.fromEntries(
        Object.entries(units).map(([id, steps]) => [id, { at: '3218', reduced: steps === 'reduced' }]),
      ),
    })
    return pvoPayment(on(open), Object.keys(units), hexes)
  }
  allows('AVD 9.5.2', 'a single PVO pays a step for each hex and its stack stays', () => {
    expect(payment({ 'S-PVO-01': 'full', 'S-1MRD': 'full' }, 1)).toEqual({
      pays: { 'S-PVO-01': 1 },
      ask: [],
      retreats: {},
    })
    expect(payment({ 'S-PVO-01': 'full', 'S-1MRD': 'full' }, 2)).toEqual({
      pays: { 'S-PVO-01': 2 },
      ask: [],
      retreats: {},
    })
  })
  allows('AVD 9.5.2', 'what a reduced PVO cannot pay, the other unit retreats', () => {
    expect(payment({ 'S-PVO-01': 'reduced', 'S-1MRD': 'full' }, 2)).toEqual({
      pays: { 'S-PVO-01': 1 },
      ask: [],
      retreats: { 'S-1MRD': 1 },
    })
  })
  allows('AVD 9.5.2', 'two PVO pay one each for two hexes', () => {
    expect(payment({ 'S-PVO-01': 'full', 'S-PVO-02': 'reduced' }, 2)).toEqual({
      pays: { 'S-PVO-01': 1, 'S-PVO-02': 1 },
      ask: [],
      retreats: {},
    })
  })
  allows('AVD 9.5.2', 'for one hex the owner chooses which of two PVO pays, if they are not alike', () => {
    expect(payment({ 'S-PVO-01': 'full', 'S-PVO-02': 'reduced' }, 1)).toEqual({
      pays: { 'S-PVO-01': 0, 'S-PVO-02': 0 },
      ask: ['S-PVO-01', 'S-PVO-02'],
      retreats: {},
    })
    expect(payment({ 'S-PVO-01': 'full', 'S-PVO-02': 'full' }, 1)).toEqual({
      pays: { 'S-PVO-01': 1, 'S-PVO-02': 0 },
      ask: [],
      retreats: {},
    })
  })
  refuses('AVD 9.5.2', 'a PVO never retreats, whatever is left to pay', () => {
    expect(payment({ 'S-PVO-01': 'reduced' }, 2)).toEqual({ pays: { 'S-PVO-01': 1 }, ask: [], retreats: {} })
  })
  refuses('AVD 9.5.2', 'without a PVO nobody pays and all retreat', () => {
    expect(payment({ 'S-1MRD': 'full', 'S-45RC': 'full' }, 2)).toEqual({
      pays: {},
      ask: [],
      retreats: { 'S-1MRD': 2, 'S-45RC': 2 },
    })
  })
})
