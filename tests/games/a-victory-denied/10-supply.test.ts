import { describe, expect } from 'vitest'
import { board } from '@/lib/games/a-victory-denied/geometry'
import {
  hasSupplyLine,
  isolatedUnits,
  suppliedHexes,
  supplyLine,
  usableSources,
} from '@/lib/games/a-victory-denied/rules/10-supply'
import { on } from '@/lib/games/a-victory-denied/situation'
import { allows, refuses } from '../../support/ledger'
import { table } from './given'

// The example of 10.2 on hexes of this map; the source is 1517.
const EXAMPLE = {
  'S-PVO-01': '1722',
  'G-3PZ': '1721',
  'G-4PZ': '1723',
  'S-100ID': '2024',
  'S-32RC': '2124',
  'G-10MOT': '2023',
  'G-29MOT': '2025',
  'S-51RC': '1518',
  'S-62RC': '2717',
  'G-17PZ': '2716',
  'G-18PZ': '2518',
}

describe('10.2.1 isolation', () => {
  allows('AVD 10.2.1', 'the worked example: two units are cut off, three are not', () => {
    expect(isolatedUnits(on(table({ turn: 4, units: EXAMPLE }))).filter((id) => id.startsWith('S'))).toEqual([
      'S-62RC',
      'S-PVO-01',
    ])
  })
  allows('AVD 10.2.1', 'the worked example: a unit at the far end of the bridge opens the line', () => {
    const bridge = table({ turn: 4, units: { ...EXAMPLE, 'S-172ID': '2617' } })
    expect(isolatedUnits(on(bridge)).filter((id) => id.startsWith('S'))).toEqual(['S-PVO-01'])
  })
  refuses('AVD 10.2.1', 'HQs are never isolated', () => {
    const { 'S-PVO-01': _pvo, ...rest } = EXAMPLE
    const hq = table({ turn: 4, units: { ...rest, 'S-HQ-21A': '1722' } })
    expect(hasSupplyLine(on(hq), 'soviet', '1722')).toBe(false)
    expect(isolatedUnits(on(hq))).not.toContain('S-HQ-21A')
  })
  allows('AVD 10.2.1', 'both sides at once', () => {
    const both = table({ units: { 'G-3PZ': '2620', 'S-45RC': '2619', 'S-172ID': '2621' } })
    expect(isolatedUnits(on(both))).toEqual(['G-3PZ'])
  })
})

describe('10.2.2 supply lines', () => {
  allows('AVD 10.2.2', 'any length, from the hex to a source', () => {
    const line = supplyLine(on(table({ units: { 'G-3PZ': '2635' } })), 'german', '2635')!
    expect(line[0]).toBe('2635')
    expect(usableSources(on(table()), 'german')).toContain(line.at(-1))
    for (const [i, hex] of line.entries()) if (i > 0) expect(board.areAdjacent(line[i - 1]!, hex)).toBe(true)
    expect(supplyLine(on(table()), 'soviet', '1042')).toEqual(['1042'])
  })
  allows('AVD 10.2.2', 'through an enemy zone where a friend stands, even a lone HQ', () => {
    const { 'S-32RC': _corps, ...rest } = EXAMPLE
    expect(isolatedUnits(on(table({ turn: 4, units: rest })))).toContain('S-100ID')
    expect(isolatedUnits(on(table({ turn: 4, units: { ...rest, 'S-HQ-21A': '2124' } })))).not.toContain(
      'S-100ID',
    )
  })
  allows('AVD 10.2.2', "the unit's own hex may lie in an enemy zone", () => {
    const next = table({ units: { 'S-45RC': '2620', 'G-3PZ': '2619' } })
    expect(hasSupplyLine(on(next), 'soviet', '2620')).toBe(true)
    expect(suppliedHexes(on(next), 'soviet').has('2620')).toBe(true)
    expect(suppliedHexes(on(table({ units: { 'G-3PZ': '2619' } })), 'soviet').has('2620')).toBe(false)
    expect(hasSupplyLine(on(table({ units: { 'G-3PZ': '2619' } })), 'soviet', '2620')).toBe(true)
  })
  allows('AVD 10.2.2', 'over a bridged major river, and through the Minsk Pocket', () => {
    const bridge = table({ units: { 'G-3PZ': '2617' } })
    const line = supplyLine(on(bridge), 'german', '2617')!
    expect(line.slice(0, 2)).toEqual(['2617', '2717'])
    expect(line.at(-1)!.endsWith('01')).toBe(true)
  })
  refuses('AVD 10.2.2', 'through an enemy unit or a lone enemy HQ', () => {
    const ring = board.neighbours('2620')
    const hqs = ['S-HQ-13A', 'S-HQ-20A', 'S-HQ-21A', 'S-HQ-16A', 'S-HQ-19A', 'S-HQ-22A']
    const around = table({
      units: { 'G-3PZ': '2620', ...Object.fromEntries(ring.map((hex, i) => [hqs[i]!, hex])) },
    })
    expect(isolatedUnits(on(around))).toEqual(['G-3PZ'])
    expect(hasSupplyLine(on(around), 'german', ring[0]!)).toBe(false)
    expect(supplyLine(on(around), 'german', ring[0]!)).toBeNull()
  })
  refuses('AVD 10.2.2', 'through an enemy zone with no friend in it', () => {
    const ring = table({ units: { 'S-45RC': '2620', 'G-3PZ': '2619', 'G-4PZ': '2621' } })
    expect(supplyLine(on(ring), 'soviet', '2620')).toBeNull()
  })
  refuses('AVD 10.2.2', 'over an unbridged major river', () => {
    const far = table({ turn: 4, units: { 'S-62RC': '2616', 'G-17PZ': '2615', 'G-18PZ': '2716' } })
    expect(hasSupplyLine(on(far), 'soviet', '2616')).toBe(false)
    expect(suppliedHexes(on(far), 'soviet').has('2617')).toBe(true)
  })
  refuses('AVD 10.2.2', 'to 1517 after turn 4', () => {
    expect(usableSources(on(table({ turn: 4 })), 'soviet')).toContain('1517')
    expect(usableSources(on(table({ turn: 5 })), 'soviet')).not.toContain('1517')
    // Everything but 1517 is cut off from 1516 by the German ring around these two hexes.
    const ring = {
      'G-3PZ': '1715',
      'G-4PZ': '1718',
      'G-10MOT': '1519',
      'G-29MOT': '1317',
      'G-17PZ': '1315',
      'G-18PZ': '1514',
      'S-51RC': '1516',
    }
    expect(isolatedUnits(on(table({ turn: 4, units: ring })))).not.toContain('S-51RC')
    expect(isolatedUnits(on(table({ turn: 5, units: ring })))).toContain('S-51RC')
  })
  refuses('AVD 10.2.2', 'to a source that the enemy occupies', () => {
    expect(usableSources(on(table({ units: { 'G-HQ-2PG': '1042' } })), 'soviet')).not.toContain('1042')
  })
})

describe('10.2.3 markers', () => {
  allows('AVD 10.2.3', 'a unit that can trace a line again is no longer among the isolated', () => {
    const was = { ...EXAMPLE, 'S-62RC': { at: '2717', isolated: true }, 'S-172ID': '2617' }
    expect(isolatedUnits(on(table({ turn: 4, units: was })))).not.toContain('S-62RC')
  })
  refuses('AVD 10.2.3', 'a marker alone does not isolate, nor does its lack keep a line open', () => {
    const marks = {
      'S-51RC': { at: '1518', isolated: true },
      'S-PVO-01': '1722',
      'G-3PZ': '1721',
      'G-4PZ': '1723',
    }
    expect(isolatedUnits(on(table({ turn: 4, units: marks }))).filter((id) => id.startsWith('S'))).toEqual([
      'S-PVO-01',
    ])
  })
})

describe('10.2.4 turn 1', () => {
  const cut = { 'G-3PZ': '2620', 'S-45RC': '2619', 'S-172ID': '2621' }
  refuses('AVD 10.2.4', 'no German unit is isolated on turn 1', () => {
    expect(isolatedUnits(on(table({ turn: 1, units: cut })))).toEqual([])
  })
  allows('AVD 10.2.4', 'Soviet units are, and Germans from turn 2 on', () => {
    const soviet = { 'S-45RC': '2620', 'G-3PZ': '2619', 'G-4PZ': '2621' }
    expect(isolatedUnits(on(table({ turn: 1, units: soviet })))).toEqual(['S-45RC'])
    expect(isolatedUnits(on(table({ turn: 2, units: cut })))).toEqual(['G-3PZ'])
  })
})
