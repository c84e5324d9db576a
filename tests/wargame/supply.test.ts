import { describe, expect, test } from 'vitest'
import type { OnMap } from '@/lib/wargame/occupancy'
import { isSupplied, supplyLineFrom, supplyNet, supplyUnder } from '@/lib/wargame/supply'
import { at, map, position } from './small-map'

const none = new Uint8Array(6 * map.hexes.length)
const open = new Uint8Array(map.hexes.length)
const [source, far] = at('0103', '0703') as [number, number]
const column = ['0401', '0402', '0403', '0404', '0405']
/** No line crosses into the fourth column from the west. */
const river = new Uint8Array(none)
for (const a of ['0301', '0302', '0303', '0304', '0305'])
  for (const b of column)
    if (map.slotTo(map.numberOf(a), map.numberOf(b)) >= 0)
      map.onBoth(a, b, (side) => {
        river[side] = 1
      })

describe('supply', () => {
  test('runs over all open ground, by a shortest line', () => {
    const net = supplyNet(map, { sources: [source], shut: open, barriers: none })
    expect(net.reached).toHaveLength(map.hexes.length)
    const line = supplyLineFrom(map, net, none, far)!
    expect([line[0], line.at(-1), line.length]).toEqual([far, source, 7])
    for (let i = 1; i < line.length; i += 1) expect(map.hexesBetween(line[i - 1]!, line[i]!)).toBe(1)
  })

  test('does not run through hexes that are shut, but begins in one', () => {
    const shut = map.maskOf(column)
    const net = supplyNet(map, { sources: [source], shut, barriers: none })
    expect(isSupplied(map, net, none, far)).toBe(false)
    expect(supplyLineFrom(map, net, none, far)).toBeNull()
    const [besieged] = at('0403')
    expect(net.next[besieged!]).toBe(-1)
    expect(isSupplied(map, net, none, besieged!)).toBe(true)
    expect(supplyLineFrom(map, net, none, besieged!)).toHaveLength(4)
  })

  test('does not cross a barrier, not with its first step either', () => {
    const net = supplyNet(map, { sources: [source], shut: open, barriers: river })
    expect(net.reached).toHaveLength(15)
    expect(isSupplied(map, net, river, at('0403')[0]!)).toBe(false)
    expect(supplyLineFrom(map, net, river, at('0403')[0]!)).toBeNull()
    expect(isSupplied(map, net, river, at('0303')[0]!)).toBe(true)
  })

  test('needs a source that is not shut, and a hex of the map', () => {
    const net = supplyNet(map, { sources: [source], shut: map.maskOf(['0103']), barriers: none })
    expect(net.reached).toEqual([])
    expect(isSupplied(map, net, none, source)).toBe(false)
    expect(isSupplied(map, net, none, -1)).toBe(false)
  })
})

describe('supply along ways', () => {
  /** A way along the row of the source, as far as the third hex. */
  const ways = new Uint8Array(none)
  for (const [a, b] of [
    ['0103', '0203'],
    ['0203', '0303'],
  ] as const)
    map.onBoth(a, b, (side) => {
      ways[side] = 1
    })
  const hexes = (name: string) => at(name)[0]!

  test('is of any length on them, and of so many hexes off them', () => {
    const net = supplyNet(map, { sources: [source], shut: open, barriers: none, ways })
    expect([net.off[hexes('0303')], net.off[hexes('0403')], net.off[far]]).toEqual([0, 1, 4])
    expect(isSupplied(map, net, none, far, 4)).toBe(true)
    expect(isSupplied(map, net, none, far, 3)).toBe(false)
    expect(isSupplied(map, net, none, far)).toBe(true)
  })

  test('is off them where they are shut, and may begin in a hex that is shut', () => {
    const shut = map.maskOf(['0203'])
    const net = supplyNet(map, { sources: [source], shut, barriers: none, ways })
    expect(net.off[hexes('0303')]).toBeGreaterThan(1)
    expect(isSupplied(map, net, none, hexes('0203'), 1)).toBe(true)
    expect(isSupplied(map, net, none, hexes('0203'), 0)).toBe(false)
  })

  test('is kept out by what a game says watches a hex', () => {
    const { hasSupplyLine } = supplyUnder<OnMap>({
      sources: () => ['0103'],
      barriers: () => none,
      also: () => [],
      watched: () => map.maskOf(column),
      ways: () => ways,
    })
    const alone = position({ G1: '0703' })
    expect(hasSupplyLine(alone, 'german', '0703')).toBe(false)
    const held = position({ G1: '0703', G2: '0403' })
    expect([hasSupplyLine(held, 'german', '0703', 4), hasSupplyLine(held, 'german', '0703', 3)]).toEqual([
      true,
      false,
    ])
  })
})

describe('supply among pieces', () => {
  const { suppliedHexes, supplyLine, hasSupplyLine } = supplyUnder<OnMap>({
    sources: () => ['0103'],
    barriers: () => none,
    also: () => [],
  })
  /** Enemies whose zones close the middle of the map from north to south. */
  const wall = { S1: '0402', S2: '0404', S3: '0405' }

  test('runs through no enemy zone, but where a friend stands in it', () => {
    const cut = position({ ...wall, G1: '0703' })
    expect([hasSupplyLine(cut, 'german', '0703'), supplyLine(cut, 'german', '0703')]).toEqual([false, null])
    expect(suppliedHexes(cut, 'german').has('0403')).toBe(false)
    const held = position({ ...wall, G1: '0703', G2: '0303', G3: '0403', GHQ: '0503' })
    expect(hasSupplyLine(held, 'german', '0703')).toBe(true)
    expect(supplyLine(held, 'german', '0703')).toEqual(
      expect.arrayContaining(['0703', '0503', '0403', '0303', '0103']),
    )
  })

  test('begins in no hex of the enemy, and is there at its source', () => {
    const cut = position(wall)
    expect(supplyLine(cut, 'german', '0402')).toBeNull()
    expect(supplyLine(cut, 'german', '0103')).toEqual(['0103'])
  })
})
