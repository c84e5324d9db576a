import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import { riverBetween, terrainOf } from '@/lib/games/a-victory-denied/data/map'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import { corpsChains, hqsActivatedBy, unitsInCommandOf } from '@/lib/games/a-victory-denied/rules/07-command'
import { isolatedUnits } from '@/lib/games/a-victory-denied/rules/10-supply'
import { on } from '@/lib/games/a-victory-denied/situation'
import { ratioColumn } from '@/lib/wargame/odds'
import { allows, refuses } from '../../support/ledger'
import { attack, column, germans, soviets, type Units } from './battle'
import { given, state, table } from './given'
import { dueNow, facts, play, reached, type Turn, where } from './play'

// The worked examples of the book, on hexes of this map that give the printed numbers. The example of movement
// (8.2) stands in 08-movement.test.ts.

describe('7.1 command', () => {
  const units: Units = {
    'S-HQ-22A': '1350',
    'S-HQ-20A': '1352',
    'S-HQ-13A': '1355',
    // One in range of the first HQ, one of the second, one of both; one of none.
    'S-51RC': '1347',
    'S-23M': '1356',
    'S-62RC': '1351',
    'S-63RC': '1357',
    'G-17PZ': '1455',
  }
  const open = table({ units })
  allows('AVD 7.2.2a', 'the HQ two hexes away becomes active with the one that was drawn', () => {
    expect(hqsActivatedBy(on(open), 'S-HQ-22A')).toEqual(['S-HQ-22A', 'S-HQ-20A'])
  })
  refuses('AVD 7.2.2a', 'not the one that is five away, nor a unit out of range of both', () => {
    const active = unitsInCommandOf(on(open), hqsActivatedBy(on(open), 'S-HQ-22A'))
    expect([...active].sort()).toEqual(['S-23M', 'S-51RC', 'S-62RC'])
  })
})

describe('7.4 panzer corps', () => {
  const open = table({
    units: {
      // XXXIX Corps, each within three hexes of the next.
      'G-19PZ': '1350',
      'G-18MOT': '1351',
      'G-14MOT-A': '1353',
      'G-900LEHR': '1356',
      // LVII Corps in two parts.
      'G-20PZ': '1550',
      'G-14MOT-B': '1552',
      'G-12PZ': '2054',
      'G-20MOT': '2055',
      'G-7PZ': '2055',
    },
  })
  const chains = () =>
    Object.fromEntries(corpsChains(on(open), 'pg3').map(({ corps, chains }) => [corps, chains]))
  allows('AVD 7.4.2', 'all four of the one corps are activated through each other', () => {
    expect(chains().XXXIX?.map((chain) => [...chain].sort())).toEqual([
      ['G-14MOT-A', 'G-18MOT', 'G-19PZ', 'G-900LEHR'],
    ])
  })
  refuses('AVD 7.4.2', 'of the other either two or three, not all five', () => {
    expect(
      chains()
        .LVII?.map((chain) => chain.length)
        .sort(),
    ).toEqual([2, 3])
  })
})

describe('9.3.2 ratios', () => {
  allows('AVD 9.3.2', '15:5, 26:9, 12:7, 18:13 and 25:2', () => {
    const found = [
      [15, 5],
      [26, 9],
      [12, 7],
      [18, 13],
      [25, 2],
    ].map(([attackers, defence]) => COLUMNS[ratioColumn(attackers!, defence!, rules.ratios)!])
    expect(found).toEqual(['3-1', '2-1', '1.5-1', '1-1', '10+-1'])
  })
})

describe('9.3-9.6 two KVs and a corps against one German unit', () => {
  // The German stands at 2616, across the Dnieper from 2617 and 2517; 2516 is on his bank.
  const target = '2616'
  const units: Units = {
    'S-KV1-1': '2516',
    'S-KV1-2': '2617',
    'S-45RC': '2517',
    // Not in the attack; its zone covers the last free hex.
    'S-62RC': '2816',
    'G-17PZ': target,
    'S-100ID': 'elite',
  }
  const order = attack(target, 'S-KV1-1', 'S-KV1-2', 'S-45RC')
  const begin = () => soviets(units)
  const ten = () => reached(begin(), ['soviet', order, [10, 1]])
  const beaten = async () => reached(await ten(), ['soviet', { type: 'placeElite', hex: '2516' }, [3]])
  const back: Turn = ['german', { type: 'retreatUnit', unit: 'G-17PZ', path: ['2615'] }]
  const go = (unit: string, ...path: string[]): Turn => ['soviet', { type: 'advanceUnit', unit, path }]

  allows('AVD 9.3.1', 'across the river half of each, on his bank in full: 5 against 2 is 2-1', () => {
    for (const hex of ['2617', '2517']) expect(riverBetween(hex, target)).toBe('major')
    expect(riverBetween('2516', target)).toBeUndefined()
    const odds = game.ask(begin(), 'soviet', {
      ask: 'odds',
      target,
      attackers: ['S-KV1-1', 'S-KV1-2', 'S-45RC'],
    })
    expect(odds).toMatchObject({ value: { attack: 1 + 1 + 3, defence: 2, column: '2-1' } })
  })
  allows('AVD 9.3.3', 'in the city it would be 1-1', () => {
    const city = state({
      units: { 'S-KV1-1': '2718', 'S-KV1-2': '2817', 'S-KV1-3': '2816', 'G-17PZ': '2717' },
    })
    const odds = game.ask(city, 'soviet', {
      ask: 'odds',
      target: '2717',
      attackers: ['S-KV1-1', 'S-KV1-2', 'S-KV1-3'],
    })
    expect(odds).toMatchObject({ value: { attack: 5, defence: 2, column: '1-1' } })
  })
  allows(
    'AVD 9.4.3',
    'a ten: an elite infantry joins the KV on his bank, 8 against 2 is 4-1, a three is DR',
    async () => {
      const first = await play(begin(), ['soviet', order, [10, 1]])
      expect(facts(first, 'DieThrown')[0]).toMatchObject({
        sides: 10,
        face: 10,
        column: column('2-1'),
        result: 'E',
      })
      expect(dueNow(first.state)).toEqual({ step: 'elite', side: 'soviet', unit: 'S-100ID' })
      const second = await play(first.state, ['soviet', { type: 'placeElite', hex: '2516' }, [3]])
      expect(facts(second, 'DieThrown')[0]).toMatchObject({
        sides: 10,
        face: 3,
        column: column('4-1'),
        result: 'DR',
      })
    },
  )
  allows(
    'AVD 9.5.4',
    'three empty hexes, all in zones: he goes towards supply and loses a step',
    async () => {
      const now = await beaten()
      expect(dueNow(now)).toEqual({ step: 'retreat', side: 'german' })
      const after = await reached(now, back)
      expect(after.table.counters['G-17PZ']).toMatchObject({ at: '2615', reduced: true })
    },
  )
  refuses('AVD 9.5.3', 'not away from supply', async () => {
    await given(await beaten())
      .when('german', { type: 'retreatUnit', unit: 'G-17PZ', path: ['2717'] })
      .refuses('AVD 9.5.3')
  })
  allows('AVD 9.6.1', 'the KV of his bank goes two hexes, the other KV and the infantry one', async () => {
    const after = await reached(
      await beaten(),
      back,
      go('S-KV1-1', target, '2716'),
      go('S-KV1-2', target),
      go('S-100ID', target),
    )
    expect(['S-KV1-1', 'S-KV1-2', 'S-100ID'].map((unit) => where(after, unit))).toEqual([
      '2716',
      target,
      target,
    ])
  })
  refuses(
    'AVD 9.6.5',
    'the KV that came over the river stops, the other does not cross it, the corps stops too',
    async () => {
      const now = await reached(await beaten(), back)
      const refused = (unit: string, ...path: string[]) =>
        given(now).when('soviet', { type: 'advanceUnit', unit, path })
      await refused('S-KV1-2', target, '2716').refuses('AVD 9.6.5')
      await refused('S-KV1-1', target, '2617').refuses('AVD 9.6.5')
      await refused('S-KV1-1', target, '2615').refuses('AVD 5.2')
      await refused('S-45RC', target, '2716').refuses('AVD 9.6.1')
    },
  )
})

describe('9.4.2 two steps of a stack', () => {
  const charge = attack('1350', 'G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ')
  const hit = () =>
    reached(
      germans({
        'G-17PZ': '1349',
        'G-18PZ': '1349',
        'G-3PZ': '1449',
        'G-4PZ': '1449',
        'S-51RC': '1350',
        'S-172ID': '1350',
      }),
      ['german', charge, [6]],
    )
  const lose = (unit: string): Turn => ['soviet', { type: 'takeLoss', unit }]
  allows('AVD 9.4.2', 'one unit is lost, or both are turned over', async () => {
    const one = await reached(await hit(), lose('S-51RC'), lose('S-51RC'))
    expect([where(one, 'S-51RC'), one.table.counters['S-172ID']!.reduced]).toEqual(['reserve', false])
    const both = await reached(await hit(), lose('S-51RC'), lose('S-172ID'))
    expect([both.table.counters['S-51RC']!.reduced, both.table.counters['S-172ID']!.reduced]).toEqual([
      true,
      true,
    ])
  })
})

describe('9.3.6 the ratio in the woods', () => {
  allows('AVD 9.3.6', '24 against 2 in woods is 9-1, and 10+-1 with a Stuka', () => {
    const units: Units = { 'G-17PZ': '1109', 'G-29MOT': '1209', 'G-3PZ': '1209', 'S-20M': '1110' }
    expect(terrainOf('1110')).toBe('woods')
    const odds = (stuka: boolean) =>
      game.ask(state({ units }), 'german', {
        ask: 'odds',
        target: '1110',
        attackers: ['G-17PZ', 'G-29MOT', 'G-3PZ'],
        stuka,
      })
    expect(odds(false)).toMatchObject({ value: { attack: 24, defence: 2, column: '9-1' } })
    expect(odds(true)).toMatchObject({ value: { column: '10+-1' } })
  })
})

describe('10.2 isolation', () => {
  // A Soviet source at 1042; Germans between.
  const units: Units = {
    'S-PVO-01': '1354',
    'G-17PZ': '1355',
    'G-18PZ': '1453',
    'G-3PZ': '1253',
    'S-32RC': '1149',
    'S-100ID': '1150',
    'G-8ID': '1050',
    'S-51RC': '1445',
  }
  allows('AVD 10.2.2', 'a friend in the zone opens the way for the unit behind it', () => {
    const isolated = isolatedUnits(on(table({ units })))
    for (const unit of ['S-32RC', 'S-100ID', 'S-51RC']) expect(isolated).not.toContain(unit)
  })
  // Mogilev lies on the west bank; its bridge leads to 2617.
  const bank: Units = {
    'S-62RC': '2717',
    'G-17PZ': '2618',
    'G-18PZ': '2715',
    'G-29MOT': '2817',
    'G-3PZ': '2616',
  }
  refuses('AVD 10.2.2', 'a bridge into an enemy zone leads nowhere', () => {
    expect(isolatedUnits(on(table({ units: bank })))).toEqual(['S-62RC'])
  })
  allows('AVD 10.2.2', 'with friends behind the bridge it does', () => {
    expect(isolatedUnits(on(table({ units: { ...bank, 'S-45RC': '2617', 'S-172ID': '2518' } })))).toEqual([])
  })
  refuses('AVD 10.2.2', 'the PVO among enemies and their zones has none', () => {
    expect(isolatedUnits(on(table({ units })))).toContain('S-PVO-01')
  })
})
