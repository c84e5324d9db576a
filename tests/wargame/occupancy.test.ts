import { describe, expect, test } from 'vitest'
import { extend } from '@/lib/wargame/extend'
import {
  combatUnitsAt,
  countersAt,
  enemyAt,
  held,
  heldAlike,
  hexesToNearest,
  hexOf,
  hqAt,
  inBox,
  isLoneHq,
  onMap,
  onMapHqs,
  onMapUnits,
  sideAt,
  unitsWithin,
} from '@/lib/wargame/occupancy'
import { inEnemyZoc, zocOf } from '@/lib/wargame/zoc'
import { board, map, position, rules } from './small-map'

const now = position({ G2: '0303', G1: '0303', GHQ: '0404', S1: '0304', SHQ: '0701', S2: 'reserve' })

describe('occupancy', () => {
  test('says who stands where, by id', () => {
    expect(countersAt(now, '0303')).toEqual(['G1', 'G2'])
    expect(combatUnitsAt(now, '0404')).toEqual([])
    expect(combatUnitsAt(now, '0303', 'soviet')).toEqual([])
    expect(hqAt(now, '0404')).toBe('GHQ')
    expect(hqAt(now, '0404', 'soviet')).toBeNull()
    expect(onMapUnits(now, 'german')).toEqual(['G1', 'G2'])
    expect(onMapHqs(now, 'soviet')).toEqual(['SHQ'])
  })

  test('says how near combat units are', () => {
    expect([hexesToNearest(now, '0101', 'german'), hexesToNearest(now, '0701', 'soviet')]).toEqual([3, 5])
    expect(hexesToNearest(position({ SHQ: '0701' }), '0101', 'soviet')).toBe(999)
    expect(unitsWithin(now, '0304', 'german', 1)).toEqual(['G1', 'G2'])
    expect(unitsWithin(now, '0304', 'german', 0)).toEqual([])
  })

  test('counts nobody in a box, nor who is not named', () => {
    expect(hexOf(now, 'S2')).toBeNull()
    expect(hexOf(now, 'S3')).toBeNull()
    expect(onMap(now, 'S1')).toBe(true)
    expect(onMapUnits(now, 'soviet')).toEqual(['S1'])
    expect(inBox(now, 'reserve')).toEqual(['S2'])
  })

  test('says whose a hex is', () => {
    expect(sideAt(now, '0303')).toBe('german')
    expect(sideAt(now, '0701')).toBe('soviet')
    expect(sideAt(now, '0101')).toBeNull()
    expect(isLoneHq(now, '0404')).toBe(true)
    expect(isLoneHq(now, '0303')).toBe(false)
    expect(enemyAt(now, '0404', 'soviet')).toBe(true)
    expect(enemyAt(now, '0404', 'german')).toBe(false)
    const ranks = held(now, 'german')
    expect(['0101', '0404', '0303'].map((hex) => ranks[map.numberOf(hex)])).toEqual([0, 1, 2])
  })

  test('knows hexes again that are held as they were, whoever stands there', () => {
    const before = heldAlike(now, 'german')
    const other = position({ G2: '0303', GHQ: '0404', S1: '0401' })
    expect(heldAlike(other, 'german')).toBe(before)
    const gone = heldAlike(position({ G1: '0302', GHQ: '0404' }), 'german')
    expect(gone).not.toBe(before)
    expect(gone).toEqual(held(position({ G1: '0302', GHQ: '0404' }), 'german'))
  })

  test('keeps what it found for each rule set: two may read one position otherwise', () => {
    expect(hqAt(now, '0303')).toBeNull()
    const hqs = extend(rules, {
      replace: { counters: (base) => ({ ...base, G1: { side: 'german', hq: true } as const }) },
    })
    expect(hqAt({ ...now, rules: hqs }, '0303')).toBe('G1')
    expect(hqAt(now, '0303')).toBeNull()
    const none = { board, counters: {} }
    expect(zocOf({ ...now, rules: none }, 'german').size).toBe(0)
    expect(zocOf(now, 'german').size).toBe(6)
  })
})

describe('zones of control', () => {
  test('reach into all six hexes around a combat unit', () => {
    expect([...zocOf(now, 'soviet')].sort()).toEqual([...board.neighbours('0304')].sort())
    expect(inEnemyZoc(now, '0303', 'german')).toBe(true)
    expect(inEnemyZoc(now, '0304', 'german')).toBe(false)
    expect(inEnemyZoc(now, '0303', 'soviet')).toBe(false)
  })

  test('are not exerted by an HQ', () => {
    for (const hex of board.neighbours('0701')) expect(inEnemyZoc(now, hex, 'german')).toBe(false)
  })
})
