import { describe, expect, test } from 'vitest'
import { chainsOf, commandedBy, inCommandRange, nearnessTo, orphanedHqs } from '@/lib/wargame/command'
import { onMapHqs } from '@/lib/wargame/occupancy'
import { position, rules } from './small-map'

type Places = Parameters<typeof position>[0]
const reach = (places: Places, range: number) => ({
  ...position(places),
  rules: {
    ...rules,
    counters: Object.fromEntries(
      Object.entries(rules.counters).map(([id, facts]) => [id, { ...facts, range: facts.hq ? range : null }]),
    ),
  },
})

describe('the command of an HQ', () => {
  const places = { GHQ: '0103', G1: '0203', G2: '0303', G3: 'box', SHQ: '0703', S1: '0401' }

  test('reaches as many hexes as its range says, and nobody off the map', () => {
    const at = reach(places, 2)
    expect([inCommandRange(at, 'GHQ', '0303'), inCommandRange(at, 'GHQ', '0403')]).toEqual([true, false])
    expect(inCommandRange(reach({ ...places, GHQ: 'box' }, 2), 'GHQ', '0303')).toBe(false)
    expect(commandedBy(at, 'GHQ', ['G1', 'G2'])).toEqual(['G1', 'G2'])
    expect(commandedBy(reach(places, 1), 'GHQ', ['G1', 'G2'])).toEqual(['G1'])
  })

  test('is lost on HQs with no unit of their own in range', () => {
    expect(orphanedHqs(reach(places, 2))).toEqual(['SHQ'])
    expect(orphanedHqs(reach(places, 0))).toEqual(['GHQ', 'SHQ'])
  })
})

test('units hang together in chains, link by link', () => {
  const at = position({ G1: '0101', G2: '0103', G3: '0105', S1: '0701' })
  expect(chainsOf(at, ['G1', 'G2', 'G3', 'S1'], 2)).toEqual([['G1', 'G2', 'G3'], ['S1']])
  expect(chainsOf(at, ['G1', 'G3'], 2)).toEqual([['G1'], ['G3']])
})

test('who comes in near an HQ does so within range of one that is on the map, and follows it', () => {
  type At = ReturnType<typeof position>
  const near = (range: number) =>
    nearnessTo<At>(
      (at) => onMapHqs(at, 'german'),
      () => range,
    )
  const at = position({ GHQ: '0103' })
  const { anchorsNear, hexesNear, isNear } = near(1)
  expect([isNear(at, 'GHQ', '0103'), isNear(at, 'GHQ', '0203'), isNear(at, 'GHQ', '0303')]).toEqual([
    true,
    true,
    false,
  ])
  expect([anchorsNear(at, '0203'), anchorsNear(at, '0303')]).toEqual([['GHQ'], []])
  expect([...hexesNear(at)].sort()).toEqual(['0103', ...rules.board.neighbours('0103')].sort())
  expect(near(2).hexesNear(at)).toContain('0303')
  expect(hexesNear(position({ GHQ: 'box' }))).toEqual([])
})
