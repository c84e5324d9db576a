import { describe, expect } from 'vitest'
import { riverBetween, townOf } from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { judgeMove } from '@/lib/games/a-victory-denied/rules/08-movement'
import { hasSupplyLine } from '@/lib/games/a-victory-denied/rules/10-supply'
import { on } from '@/lib/games/a-victory-denied/situation'
import { inEnemyZoc, zocOf } from '@/lib/wargame/zoc'
import { allows, refuses } from '../../support/ledger'
import { table } from './given'

describe('6.1 the six hexes around every combat unit', () => {
  allows('AVD 6.1', 'into the town and across the major river', () => {
    const one = table({ units: { 'S-45RC': '2617' } })
    expect(townOf('2717')?.kind).toBe('city')
    expect(riverBetween('2617', '2616')).toBe('major')
    expect([...zocOf(on(one), 'soviet')].sort()).toEqual(['2517', '2518', '2616', '2618', '2717', '2718'])
    expect(inEnemyZoc(on(one), '2616', 'german')).toBe(true)
    expect(inEnemyZoc(on(one), '2616', 'soviet')).toBe(false)
  })
  allows('AVD 6.1', 'a reduced, isolated or PVO unit has its zone like any other', () => {
    const weak = table({ units: { 'S-PVO-01': { at: '2617', reduced: true, isolated: true } } })
    expect(zocOf(on(weak), 'soviet').size).toBe(6)
  })
  allows('AVD 6.1', 'at the map edge fewer than six', () => {
    expect([...zocOf(on(table({ units: { 'S-45RC': '1001' } })), 'soviet')].sort()).toEqual(
      [...board.neighbours('1001')].sort(),
    )
  })
  refuses('AVD 6.1', 'an HQ exerts no zone, nor does a unit in a box', () => {
    const none = table({ units: { 'S-HQ-13A': '2617', 'S-29RC': 'reserve' } })
    expect(zocOf(on(none), 'soviet').size).toBe(0)
  })
  refuses('AVD 6.1', "a unit's own hex is not in its zone", () => {
    expect(zocOf(on(table({ units: { 'S-45RC': '2617' } })), 'soviet').has('2617')).toBe(false)
  })
})

describe('6.2 what zones do', () => {
  const screen = table({ units: { 'S-45RC': '2620', 'G-3PZ': '2617' } })
  allows('AVD 6.2', 'they make movement dearer', () => {
    expect(judgeMove(on(screen), 'G-3PZ', ['2618', '2619'])).toMatchObject({ normal: 6 * (1 + 2 + 2) })
  })
  refuses('AVD 6.2', 'they stop supply lines', () => {
    const ring = table({ units: { 'S-45RC': '2620', 'G-3PZ': '2619', 'G-4PZ': '2621' } })
    expect(hasSupplyLine(on(ring), 'soviet', '2620')).toBe(false)
  })
})

describe('6.3 overlapping zones', () => {
  allows('AVD 6.3', 'two zones cost as much as one', () => {
    const two = table({ units: { 'S-45RC': '2620', 'S-61RC': '2720', 'G-3PZ': '2617' } })
    expect(judgeMove(on(two), 'G-3PZ', ['2618', '2619'])).toMatchObject({ normal: 6 * (1 + 2 + 2) })
  })
  refuses('AVD 6.3', 'one zone fewer does not free a hex that another covers', () => {
    const two = table({ units: { 'S-45RC': '2620', 'S-61RC': '2720' } })
    const one = table({ units: { 'S-61RC': '2720' } })
    expect([inEnemyZoc(on(two), '2619', 'german'), inEnemyZoc(on(one), '2619', 'german')]).toEqual([
      true,
      true,
    ])
  })
})
