import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { relocationHexes } from '@/lib/games/a-victory-denied/rules/12-headquarters'
import { legal } from '@/lib/games/a-victory-denied/ruleset'
import { schemasUnder } from '@/lib/games/a-victory-denied/schemas'
import { on } from '@/lib/games/a-victory-denied/situation'
import { standing } from '@/lib/games/a-victory-denied/standing/orders'
import { hexOf } from '@/lib/wargame/occupancy'
import { allows, refuses } from '../../support/ledger'
import { attack, germans, HERE, soviets, type Units } from './battle'
import { given, type Setting, state } from './given'
import { DONE, dueNow, facts, march, play, REST, reached, where } from './play'

const retreat = (unit: string, ...path: string[]) => ({ type: 'retreatUnit', unit, path }) as const
const FOOT = ['G-8ID', 'G-28ID', 'G-102ID', 'G-129ID', 'G-137ID']

const marching = (units: Units, ids: string[], rest: Setting = {}) =>
  state({ ...march(ids[0]!.startsWith('G') ? 'german' : 'soviet', ids), units, ...rest })

describe('12.1 overrun on the march', () => {
  const units: Units = { 'G-17PZ': '1349', 'G-18PZ': '1348', 'S-HQ-20A': HERE, 'S-51RC': '1555' }
  const before = () => marching(units, ['G-17PZ', 'G-18PZ'])
  const overrun = () => reached(before(), ['german', { type: 'moveUnit', unit: 'G-17PZ', path: [HERE] }])

  allows('AVD 12.1', 'the HQ leaves, its owner puts it elsewhere, and the march goes on', async () => {
    const now = await overrun()
    expect(where(now, 'S-HQ-20A')).toBe('gone')
    expect(dueNow(now)).toEqual({ step: 'relocate', side: 'soviet', hq: 'S-HQ-20A', from: HERE })
    const [to] = legal(now, 'soviet')[0]!.choose!.from
    const placed = await reached(now, ['soviet', { type: 'relocateHq', unit: 'S-HQ-20A', to: to! }])
    expect(where(placed, 'S-HQ-20A')).toBe(to)
    expect(dueNow(placed)).toEqual({ step: 'move', side: 'german' })
    const after = await reached(placed, ['german', { type: 'moveUnit', unit: 'G-17PZ', path: ['1351'] }])
    expect(where(after, 'G-17PZ')).toBe('1351')
    expect(after.table.activation?.march).toMatchObject({ unit: 'G-17PZ', normal: 12 })
  })
  allows('AVD 8.1.4', 'an overrun costs no more than the ground', async () => {
    const now = await overrun()
    expect(now.table.activation?.march).toMatchObject({ unit: 'G-17PZ', from: '1349', normal: 6 })
  })
  refuses(
    'AVD 12.1',
    'the German does nothing before the HQ has its place, nor places it himself',
    async () => {
      const now = await overrun()
      const [to] = legal(now, 'soviet')[0]!.choose!.from
      await given(now)
        .when('german', { type: 'moveUnit', unit: 'G-17PZ', path: ['1351'] })
        .refuses('AVD 4.1.2')
      await given(now).when('german', { type: 'relocateHq', unit: 'S-HQ-20A', to: to! }).refuses('AVD 12.6')
      await given(now).when('soviet', DONE).refuses('AVD 12.6')
    },
  )
  refuses('AVD 12.6', 'no place but those that fit', async () => {
    const now = await overrun()
    for (const to of ['1351', '1352', '1356', HERE, '9999'])
      await given(now).when('soviet', { type: 'relocateHq', unit: 'S-HQ-20A', to }).refuses('AVD 12.6')
    await given(now).when('soviet', { type: 'relocateHq', unit: 'S-HQ-22A', to: '1354' }).refuses('AVD 10.4')
  })
  /** Germans on every Soviet source: none of them works then (A-AVD-39). */
  const sources = ['1517', '1042', '2057', '3557', '4749', '5028']
  const blockers = ['G-18PZ', 'G-29MOT', 'G-3PZ', 'G-4PZ', 'G-10MOT', 'G-10PZ']
  allows('AVD 12.6', 'an HQ that finds no place is out of the game', async () => {
    const far: Units = { 'G-17PZ': '2015', 'S-HQ-20A': '2016' }
    const plain = marching(far, ['G-17PZ'])
    const fits = relocationHexes(on(plain.table), 'S-HQ-20A', '2016')
    expect(fits.length).toBeGreaterThan(0)
    const shut = marching({ ...far, ...Object.fromEntries(sources.map((hex, i) => [blockers[i]!, hex])) }, [
      'G-17PZ',
    ])
    const { events, state: after } = await play(shut, [
      'german',
      { type: 'moveUnit', unit: 'G-17PZ', path: ['2016'] },
    ])
    expect(facts({ events }, 'HqRemoved')).toEqual([
      { type: 'HqRemoved', hq: 'S-HQ-20A', from: '2016', rule: '12.6' },
    ])
    expect(where(after, 'S-HQ-20A')).toBe('gone')
    expect(dueNow(after)).toEqual({ step: 'move', side: 'german' })
  })
})

describe('12.2-12.4 HQs in battle', () => {
  const all: Units = { 'G-17PZ': '1349', 'G-18PZ': '1349', 'G-3PZ': '1449', 'G-4PZ': '1449' }
  const charge = attack(HERE, 'G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ')

  allows('AVD 12.2', 'an HQ whose units are all lost relocates, before the advance', async () => {
    const lost = await reached(germans({ ...all, 'S-51RC': { at: HERE, reduced: true }, 'S-HQ-20A': HERE }), [
      'german',
      charge,
      [6],
    ])
    expect(dueNow(lost)).toEqual({ step: 'relocate', side: 'soviet', hq: 'S-HQ-20A', from: HERE })
    const [to] = legal(lost, 'soviet')[0]!.choose!.from
    const placed = await reached(lost, ['soviet', { type: 'relocateHq', unit: 'S-HQ-20A', to: to! }])
    expect(hexOf(on(placed.table), 'S-HQ-20A')).toBe(to)
    expect(dueNow(placed)).toEqual({ step: 'advance', side: 'german' })
  })
  allows('AVD 12.2', "the attacker's HQ relocates too when its stack is lost", async () => {
    const hard: Units = { 'G-900LEHR': '1349', 'G-HQ-2PG': '1349', 'S-51RC': HERE }
    const lost = await reached(germans(hard), ['german', attack(HERE, 'G-900LEHR'), [1]])
    expect(where(lost, 'G-900LEHR')).toBe('eliminated')
    expect(dueNow(lost)).toMatchObject({ step: 'relocate', side: 'german', hq: 'G-HQ-2PG', from: '1349' })
  })
  refuses('AVD 12.2', 'an HQ takes no step, and stays while a unit of its stack does', async () => {
    const stack: Units = { ...all, 'S-51RC': HERE, 'S-172ID': HERE, 'S-HQ-20A': HERE }
    const hit = await reached(germans(stack), ['german', charge, [6]])
    await given(hit).when('soviet', { type: 'takeLoss', unit: 'S-HQ-20A' }).refuses('AVD 9.4.2')
    const pvo: Units = {
      'G-17PZ': '1349',
      'G-18PZ': '1349',
      'S-PVO-01': HERE,
      'S-172ID': HERE,
      'S-HQ-20A': HERE,
    }
    const after = await reached(germans(pvo), ['german', attack(HERE, 'G-17PZ', 'G-18PZ'), [3]])
    expect(after.table.counters['S-PVO-01']).toMatchObject({ at: HERE, reduced: true })
    expect(where(after, 'S-HQ-20A')).toBe(HERE)
  })
  allows('AVD 12.3', 'an HQ goes back with its unit', async () => {
    const beaten = await reached(germans({ 'G-17PZ': '1349', 'S-51RC': HERE, 'S-HQ-20A': HERE }), [
      'german',
      attack(HERE, 'G-17PZ'),
      [3],
    ])
    const gone = await reached(beaten, ['soviet', { type: 'retreatUnit', unit: 'S-51RC', path: ['1351'] }])
    expect([where(gone, 'S-51RC'), where(gone, 'S-HQ-20A')]).toEqual(['1351', '1351'])
  })
  allows('AVD 12.3', 'of a stack that parts it follows the first that has room for it', async () => {
    const two: Units = {
      'G-17PZ': '1349',
      'G-18PZ': '1349',
      'S-51RC': HERE,
      'S-172ID': HERE,
      'S-HQ-20A': HERE,
      'S-HQ-22A': '1450',
    }
    const beaten = await reached(germans(two), ['german', attack(HERE, 'G-17PZ', 'G-18PZ'), [3]])
    const gone = await reached(
      beaten,
      ['soviet', { type: 'retreatUnit', unit: 'S-51RC', path: ['1450'] }],
      ['soviet', { type: 'retreatUnit', unit: 'S-172ID', path: ['1250'] }],
    )
    expect(where(gone, 'S-HQ-20A')).toBe('1250')
  })
  const full: Units = {
    'G-17PZ': '2147',
    'S-45RC': '2047',
    'S-HQ-22A': '2047',
    'S-KV1-1': '2048',
    'S-HQ-20A': '2048',
  }
  const beside = (units: Units) => ({
    ...germans(units),
    table: {
      ...germans(units).table,
      battle: schemasUnder(rules).battleSchema.parse({
        kind: 'attack',
        side: 'german',
        target: '2047',
        attackers: [{ unit: 'G-17PZ', from: '2147' }],
        defenders: ['S-45RC'],
        hqs: [{ hq: 'S-HQ-22A', at: '2047' }],
        retreat: { 'S-45RC': 1 },
      }),
      agenda: [
        REST,
        { step: 'endActivation' as const },
        { step: 'endBattle' as const },
        { step: 'headquarters' as const },
        { step: 'retreat' as const, side: 'soviet' as const },
      ],
    },
  })
  allows('AVD 12.3', 'where its stack went there is another HQ: it goes on as a unit does', async () => {
    const gone = await reached(beside(full), ['soviet', retreat('S-45RC', '2048')])
    expect([where(gone, 'S-45RC'), where(gone, 'S-HQ-22A')]).toEqual(['2048', '2049'])
    expect([gone.table.battle, dueNow(gone)]).toEqual([null, REST])
  })
  allows('AVD 12.3', 'out of enemy zones if it can, and its owner chooses among equal ways', async () => {
    const watched = { ...full, 'G-102ID': '2051', 'G-8ID': '2050' }
    const gone = await reached(beside(watched), ['soviet', retreat('S-45RC', '2048')])
    expect(dueNow(gone)).toEqual({ step: 'retreat', side: 'soviet' })
    const [choice] = legal(gone, 'soviet')
    expect(choice).toMatchObject({ order: { unit: 'S-HQ-22A' } })
    expect(choice!.choose!.from).toEqual(['2048 2149', '2048 1948', '2048 1949'])
    await given(gone)
      .when('soviet', retreat('S-HQ-22A', '2048', '2049'))
      .refuses('AVD 9.5.3')
    const after = await reached(gone, ['soviet', retreat('S-HQ-22A', '2048', '1949')])
    expect([where(after, 'S-HQ-22A'), after.table.battle]).toEqual(['1949', null])
    // Whoever plays for him finds a way too.
    const orders = [
      standing.orderOf(on(gone.table), { step: 'retreat', side: 'soviet' }) as Order,
      game.computer(game.view(gone, 'soviet'), legal(gone, 'soviet'), () => 0.5),
    ]
    for (const order of orders) await given(gone).when('soviet', order).allows()
  })
  refuses('AVD 12.2', 'an HQ that is to retreat without a stack that has is not lost either', async () => {
    const { table, ...rest } = beside(full)
    const alone = { ...rest, table: { ...table, battle: { ...table.battle, retreat: { 'S-HQ-22A': 1 } } } }
    const gone = await reached(alone, ['soviet', retreat('S-HQ-22A', '2047')])
    expect([dueNow(gone)?.step, where(gone, 'S-HQ-22A')]).toEqual(['relocate', '2047'])
  })
  refuses(
    'AVD 12.3',
    'where it has no way on it does not retreat but relocates, as no HQ is lost in combat',
    async () => {
      const ring = Object.fromEntries(
        ['2049', '2148', '2149', '1948', '1949'].map((hex, i) => [FOOT[i]!, hex] as const),
      )
      const gone = await reached(beside({ ...full, ...ring }), ['soviet', retreat('S-45RC', '2048')])
      expect(dueNow(gone)).toMatchObject({ step: 'relocate', hq: 'S-HQ-22A' })
    },
  )

  const won = (more: Units = {}) =>
    reached(
      germans({
        'G-17PZ': '1349',
        'G-8ID': '1349',
        'G-HQ-2PG': '1349',
        'S-51RC': { at: HERE, reduced: true },
        ...more,
      }),
      ['german', attack(HERE, 'G-17PZ'), [6]],
    )
  const go = (unit: string, ...path: string[]) => ({ type: 'advanceUnit', unit, path }) as const
  allows('AVD 12.4', 'an HQ follows its stack, two hexes behind motors', async () => {
    const after = await reached(
      await won(),
      ['german', go('G-17PZ', HERE, '1351')],
      ['german', go('G-HQ-2PG', HERE, '1351')],
    )
    expect(where(after, 'G-HQ-2PG')).toBe('1351')
  })
  refuses('AVD 12.4', 'not alone, not another way, and no HQ from elsewhere', async () => {
    const now = await won({ 'G-HQ-9A-1': '1348' })
    await given(now).when('german', go('G-HQ-2PG', HERE)).refuses('AVD 12.4')
    const gone = await reached(now, ['german', go('G-17PZ', HERE, '1351')])
    await given(gone)
      .when('german', go('G-HQ-2PG', HERE, '1450'))
      .refuses('AVD 12.4')
    await given(gone).when('german', go('G-HQ-9A-1', HERE)).refuses('AVD 9.6.1')
  })
  allows('AVD 12.4', 'an HQ need not be active to follow', async () => {
    const idle = await reached(
      soviets(
        { 'S-KV1-1': '1351', 'S-HQ-20A': '1351', 'G-900LEHR': { at: HERE, isolated: true } },
        { activation: { number: 1, chit: 'S-22A', side: 'soviet', units: ['S-KV1-1'] } },
      ),
      ['soviet', attack(HERE, 'S-KV1-1'), [9]],
      ['soviet', go('S-KV1-1', HERE)],
      ['soviet', go('S-HQ-20A', HERE)],
    )
    expect(where(idle, 'S-HQ-20A')).toBe(HERE)
  })
})

describe('12.5 at the end of a turn', () => {
  const ending = (units: Units) =>
    reached(state({ units, agenda: [{ step: 'endTurn' }, { step: 'disband', side: 'soviet' }] }), [
      'soviet',
      DONE,
    ])
  allows('AVD 12.5', 'HQs of both sides without a unit in range leave the game', async () => {
    const after = await ending({ 'G-HQ-2PG': '1349', 'G-17PZ': '1354', 'S-HQ-20A': '4030', 'S-51RC': '4035' })
    expect([where(after, 'G-HQ-2PG'), where(after, 'S-HQ-20A')]).toEqual(['gone', 'gone'])
  })
  refuses('AVD 12.5', 'one unit of any kind in range keeps an HQ', async () => {
    const after = await ending({
      'G-HQ-2PG': '1349',
      'G-17PZ': '1353',
      'S-HQ-20A': '4030',
      'S-PVO-01': '4034',
    })
    expect([where(after, 'G-HQ-2PG'), where(after, 'S-HQ-20A')]).toEqual(['1349', '4030'])
  })
})

describe('2.3 HQs', () => {
  allows('AVD 2.3.2', 'an HQ has its range and marches by road', () => {
    const open = state({ ...march('soviet', ['S-HQ-20A']), units: { 'S-HQ-20A': '2427' } })
    const reach = game.ask(open, 'soviet', { ask: 'reach', unit: 'S-HQ-20A' })
    expect(JSON.stringify(reach)).toContain('"strategic":true')
    expect(game.ask(open, 'soviet', { ask: 'command', hq: 'S-HQ-20A' })).toMatchObject({
      value: { hqs: ['S-HQ-20A'] },
    })
  })
})
