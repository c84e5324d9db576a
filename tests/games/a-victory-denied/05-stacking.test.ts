import { describe, expect } from 'vitest'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { mayStackIn, stackRefusal } from '@/lib/games/a-victory-denied/rules/05-stacking'
import { judgeMove } from '@/lib/games/a-victory-denied/rules/08-movement'
import { on } from '@/lib/games/a-victory-denied/situation'
import { combatUnitsAt, hqAt, inBox, isLoneHq, onMap, sideAt } from '@/lib/wargame/occupancy'
import { allows, refuses } from '../../support/ledger'
import { table } from './given'

describe('5.1 two combat units and one HQ', () => {
  const full = table({ units: { 'G-3PZ': '2616', 'G-4PZ': '2616', 'G-HQ-2PG': '2616', 'G-10MOT': '2515' } })

  allows('AVD 5.1', 'a second combat unit and an HQ fit beside the first', () => {
    const one = table({ units: { 'G-3PZ': '2616', 'G-4PZ': '2515', 'G-HQ-2PG': '2515' } })
    expect(mayStackIn(on(one), 'G-4PZ', '2616')).toBe(true)
    expect(mayStackIn(on(one), 'G-HQ-2PG', '2616')).toBe(true)
  })
  allows('AVD 5.1', 'a unit does not count against itself', () => {
    for (const id of ['G-3PZ', 'G-4PZ', 'G-HQ-2PG']) expect(stackRefusal(on(full), id, '2616')).toBeNull()
  })
  allows('AVD 5.1', 'reduced units count like full ones, and a second one fits', () => {
    const reduced = table({ units: { 'G-3PZ': { at: '2616', reduced: true }, 'G-4PZ': '2515' } })
    expect(mayStackIn(on(reduced), 'G-4PZ', '2616')).toBe(true)
  })
  refuses('AVD 5.1', 'a third combat unit, reduced or not', () => {
    expect(stackRefusal(on(full), 'G-10MOT', '2616')?.no).toBe('AVD 5.1')
    const reduced = table({
      units: {
        'G-3PZ': { at: '2616', reduced: true },
        'G-4PZ': { at: '2616', reduced: true },
        'G-10MOT': '2515',
      },
    })
    expect(stackRefusal(on(reduced), 'G-10MOT', '2616')?.no).toBe('AVD 5.1')
  })
  refuses('AVD 5.1', 'a second HQ', () => {
    const two = table({ units: { 'G-HQ-2PG': '2616', 'G-HQ-3PG': '2515' } })
    expect(stackRefusal(on(two), 'G-HQ-3PG', '2616')).toMatchObject({ no: 'AVD 5.1', at: ['2616'] })
  })
})

describe('5.2 enemies never share a hex', () => {
  allows('AVD 5.2', 'an empty hex next to the enemy', () => {
    expect(mayStackIn(on(table({ units: { 'S-45RC': '2617', 'G-3PZ': '2615' } })), 'G-3PZ', '2616')).toBe(
      true,
    )
  })
  refuses('AVD 5.2', 'a hex with an enemy unit or HQ', () => {
    const near = table({ units: { 'S-45RC': '2617', 'S-HQ-13A': '2618', 'G-3PZ': '2616' } })
    expect(stackRefusal(on(near), 'G-3PZ', '2617')?.no).toBe('AVD 5.2')
    expect(stackRefusal(on(near), 'G-3PZ', '2618')?.no).toBe('AVD 5.2')
  })
})

describe('5.3 Soviet colours', () => {
  const tan = table({
    units: { 'S-45RC': '2617', 'S-61RC': '2618', 'S-KALIN': '2618', 'S-172ID': '2719', 'S-PVO-01': '2519' },
  })

  allows('AVD 5.3', 'red with tan, red with red, PVO with tan', () => {
    expect(mayStackIn(on(tan), 'S-172ID', '2617')).toBe(true)
    expect(mayStackIn(on(tan), 'S-61RC', '2719')).toBe(true)
    expect(mayStackIn(on(tan), 'S-PVO-01', '2617')).toBe(true)
    expect(mayStackIn(on(tan), 'S-PVO-01', '2719')).toBe(true)
  })
  refuses('AVD 5.3', 'two tan units, * units among them', () => {
    expect(stackRefusal(on(tan), 'S-61RC', '2617')?.no).toBe('AVD 5.3')
    expect(stackRefusal(on(tan), 'S-KALIN', '2617')?.no).toBe('AVD 5.3')
    expect(COUNTERS['S-KALIN']!.colour).toBe('star')
  })
  allows('AVD 5.3', 'German units of any colour together', () => {
    const both = table({ units: { 'G-3PZ': '2616', 'G-7PZ': '2515' } })
    expect(mayStackIn(on(both), 'G-7PZ', '2616')).toBe(true)
  })
})

describe('5.4 when stacking counts', () => {
  const wall = table({ units: { 'S-45RC': '2618', 'S-172ID': '2618', 'S-61RC': '2619', 'S-20M': '2521' } })

  allows('AVD 5.4', 'a unit passes through a full hex', () => {
    expect(judgeMove(on(wall), 'S-61RC', ['2618', '2617'])).toMatchObject({ normal: 12 })
  })
  refuses('AVD 5.4', 'a unit ends its move in a full hex', () => {
    expect(judgeMove(on(wall), 'S-61RC', ['2618'])).toMatchObject({ no: 'AVD 5.1' })
    expect(judgeMove(on(wall), 'S-20M', ['2520', '2519', '2619'])).toMatchObject({ no: 'AVD 5.3' })
  })
})

describe('who stands where', () => {
  const some = table({
    units: {
      'S-HQ-13A': '2720',
      'S-45RC': '2617',
      'S-HQ-20A': '2617',
      'S-29RC': 'reserve',
      'S-27RC': 'reserve',
    },
  })

  allows('AVD 2.3.1', 'an HQ is no combat unit', () => {
    expect(combatUnitsAt(on(some), '2617')).toEqual(['S-45RC'])
    expect(combatUnitsAt(on(some), '2617', 'german')).toEqual([])
    expect(hqAt(on(some), '2617')).toBe('S-HQ-20A')
    expect([isLoneHq(on(some), '2720'), isLoneHq(on(some), '2617'), isLoneHq(on(some), '2618')]).toEqual([
      true,
      false,
      false,
    ])
    expect([sideAt(on(some), '2720'), sideAt(on(some), '2618')]).toEqual(['soviet', null])
  })
  allows('AVD 2.1.1a', 'boxes hold counters off the map', () => {
    expect(inBox(on(some), 'reserve')).toEqual(['S-27RC', 'S-29RC'])
    expect([onMap(on(some), 'S-29RC'), onMap(on(some), 'S-45RC'), onMap(on(some), 'G-3PZ')]).toEqual([
      false,
      true,
      false,
    ])
  })
})
