import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { legal } from '@/lib/games/a-victory-denied/ruleset'
import { allows, refuses } from '../../support/ledger'
import { attack, column, germans, HERE, soviets, type Units } from './battle'
import { given } from './given'
import { DONE, dueNow, facts, play, reached, where } from './play'

describe('9.5 retreats by order', () => {
  const beaten = async (units: Units, die = 3, ...attackers: string[]) =>
    reached(germans({ 'G-17PZ': '1349', 'G-18PZ': '1349', ...units }), [
      'german',
      attack(HERE, ...(attackers.length > 0 ? attackers : ['G-17PZ'])),
      [die],
    ])
  const back = (unit: string, ...path: string[]): Order => ({ type: 'retreatUnit', unit, path })

  allows('AVD 9.5', 'the owner takes the unit back', async () => {
    const after = await reached(await beaten({ 'S-51RC': HERE }), ['soviet', back('S-51RC', '1351')])
    expect(where(after, 'S-51RC')).toBe('1351')
    expect(dueNow(after)).toEqual({ step: 'advance', side: 'german' })
  })
  refuses('AVD 9.5', 'he must, by one hex, and only that unit, and the other does not do it', async () => {
    const now = await beaten({ 'S-51RC': HERE, 'S-62RC': '1550' })
    await given(now).when('soviet', DONE).refuses('AVD 9.5')
    await given(now).when('soviet', back('S-62RC', '1551')).refuses('AVD 9.5')
    await given(now).when('soviet', back('S-51RC', '1352')).refuses('AVD 9.5')
    await given(now).when('german', back('S-51RC', '1351')).refuses('AVD 9.5')
  })
  refuses(
    'AVD 9.5.3',
    'not into a zone where another way is free, and not further than need be',
    async () => {
      const now = await beaten({ 'S-51RC': HERE })
      await given(now).when('soviet', back('S-51RC', '1449')).refuses('AVD 9.5.3')
      await given(now)
        .when('soviet', back('S-51RC', '1351', '1352'))
        .refuses('AVD 9.5.3')
    },
  )
  refuses('AVD 9.5.8', 'not into an enemy or off the map', async () => {
    const now = await beaten({ 'S-51RC': HERE })
    await given(now).when('soviet', back('S-51RC', '1349')).refuses('AVD 9.5.8')
    await given(now).when('soviet', back('S-51RC', '9999')).refuses('AVD 9.5.8')
  })
  allows('AVD 9.5.1', 'a stack parts, unit by unit', async () => {
    const now = await beaten({ 'S-51RC': HERE, 'S-172ID': HERE }, 3, 'G-17PZ', 'G-18PZ')
    const after = await reached(now, ['soviet', back('S-172ID', '1250')], ['soviet', back('S-51RC', '1450')])
    expect([where(after, 'S-172ID'), where(after, 'S-51RC')]).toEqual(['1250', '1450'])
    expect(after.table.counters['S-51RC']!.reduced).toBe(false)
  })
  allows('AVD 9.5.4', 'each hex in a zone costs a step, and a unit may die of it', async () => {
    // Zones everywhere: east by 3Pz, west by 17Pz.
    const ring: Units = { 'G-3PZ': '1352', 'G-4PZ': '1151', 'G-10PZ': '1551' }
    const whole = await beaten({ 'S-51RC': HERE, ...ring })
    expect(whole.table.counters['S-51RC']).toMatchObject({ at: '1249', reduced: true })
    const weak = await play(germans({ 'G-17PZ': '1349', 'S-KALIN': { at: HERE, reduced: true }, ...ring }), [
      'german',
      attack(HERE, 'G-17PZ'),
      [3],
    ])
    expect(facts(weak, 'StepLost')).toEqual([{ type: 'StepLost', unit: 'S-KALIN', to: 'gone', why: 'zoc' }])
  })
  allows('AVD 9.5.8', 'without any way out the unit is lost', async () => {
    const shut: Units = {
      'G-3PZ': '1351',
      'G-4PZ': '1450',
      'G-10PZ': '1449',
      'G-29MOT': '1249',
      'G-10MOT': '1250',
    }
    const { events, state: after } = await play(germans({ 'G-17PZ': '1349', 'S-51RC': HERE, ...shut }), [
      'german',
      attack(HERE, 'G-17PZ'),
      [3],
    ])
    expect(facts({ events }, 'StepLost')).toEqual([
      { type: 'StepLost', unit: 'S-51RC', to: 'reserve', why: 'no-retreat' },
    ])
    expect(where(after, 'S-51RC')).toBe('reserve')
  })
  allows('AVD 9.5.8', 'both units of a stack are lost if neither has a way out', async () => {
    const shut: Units = {
      'G-3PZ': '1351',
      'G-4PZ': '1450',
      'G-29MOT': '1249',
      'G-10MOT': '1250',
      'G-10PZ': '1449',
    }
    const after = await beaten({ 'S-51RC': HERE, 'S-172ID': HERE, ...shut }, 3, 'G-17PZ', 'G-18PZ')
    expect([where(after, 'S-172ID'), where(after, 'S-51RC')]).toEqual(['elite', 'reserve'])
    expect(dueNow(after)).toEqual({ step: 'advance', side: 'german' })
  })
  allows('AVD 9.5.7', 'a lone enemy HQ on the way is driven off', async () => {
    const shut: Units = { 'G-3PZ': '1450', 'G-10PZ': '1449', 'G-29MOT': '1249', 'G-10MOT': '1250' }
    const hit = await play(germans({ 'G-17PZ': '1349', 'S-51RC': HERE, 'G-HQ-2PG': '1351', ...shut }), [
      'german',
      attack(HERE, 'G-17PZ'),
      [3],
    ])
    expect(facts(hit, 'HqOverrun')).toMatchObject([{ hq: 'G-HQ-2PG', by: 'S-51RC', at: '1351' }])
    expect(hit.state.table.counters['S-51RC']).toMatchObject({ at: '1351', reduced: true })
    expect(dueNow(hit.state)).toMatchObject({ step: 'relocate', side: 'german', hq: 'G-HQ-2PG' })
  })
  refuses('AVD 9.5.7', 'not by a unit that the zone there kills', async () => {
    const shut: Units = { 'G-3PZ': '1450', 'G-10PZ': '1449', 'G-29MOT': '1249', 'G-10MOT': '1250' }
    const hit = await play(
      germans({ 'G-900LEHR': '1349', 'S-KHMNKO': { at: HERE, reduced: true }, 'G-HQ-2PG': '1351', ...shut }),
      ['german', attack(HERE, 'G-900LEHR', 'G-3PZ'), [1]],
    )
    expect(facts(hit, 'DieThrown')[0]!.result).toBe('-')
    const dies = await play(
      germans({ 'G-900LEHR': '1349', 'S-KHMNKO': { at: HERE, reduced: true }, 'G-HQ-2PG': '1351', ...shut }),
      ['german', attack(HERE, 'G-900LEHR', 'G-3PZ'), [3]],
    )
    expect(facts(dies, 'DieThrown')[0]!.result).toBe('DR')
    expect(where(dies.state, 'S-KHMNKO')).toBe('gone')
    expect(facts(dies, 'HqOverrun')).toEqual([])
    expect(where(dies.state, 'G-HQ-2PG')).toBe('1351')
  })
  allows('AVD 9.5.2', 'a PVO pays for the hex and nobody goes', async () => {
    const { state: after, events } = await play(
      germans({ 'G-17PZ': '1349', 'G-18PZ': '1349', 'G-3PZ': '1449', 'S-PVO-01': HERE, 'S-51RC': HERE }),
      ['german', attack(HERE, 'G-17PZ', 'G-18PZ', 'G-3PZ'), [2]],
    )
    expect(facts({ events }, 'DieThrown')[0]).toMatchObject({ column: column('5-1'), result: 'DR' })
    expect(after.table.counters['S-PVO-01']).toMatchObject({ at: HERE, reduced: true })
    expect(where(after, 'S-51RC')).toBe(HERE)
    expect(facts({ events }, 'UnitRetreated')).toEqual([])
  })
  allows('AVD 9.5.2', 'with a full and a reduced PVO the owner says who pays', async () => {
    const now = await beaten(
      { 'S-PVO-01': { at: HERE, reduced: true }, 'S-PVO-02': HERE },
      2,
      'G-17PZ',
      'G-18PZ',
    )
    // 18 against 3 is 6-1: a step by the result first.
    expect(dueNow(now)).toEqual({ step: 'losses', side: 'soviet' })
    const plain = await beaten(
      { 'S-PVO-01': { at: HERE, reduced: true }, 'S-PVO-02': HERE },
      1,
      'G-17PZ',
      'G-18PZ',
    )
    expect(dueNow(plain)).toEqual({ step: 'airDefence', side: 'soviet', units: ['S-PVO-01', 'S-PVO-02'] })
    const paid = await reached(plain, ['soviet', { type: 'takeLoss', unit: 'S-PVO-01' }])
    expect(where(paid, 'S-PVO-01')).toBe('gone')
    expect(paid.table.counters['S-PVO-02']).toMatchObject({ at: HERE, reduced: false })
  })
  refuses('AVD 9.5.2', 'nobody else pays for it, and it is not declined', async () => {
    const plain = await beaten(
      { 'S-PVO-01': { at: HERE, reduced: true }, 'S-PVO-02': HERE },
      1,
      'G-17PZ',
      'G-18PZ',
    )
    await given(plain).when('soviet', { type: 'takeLoss', unit: 'G-17PZ' }).refuses('AVD 9.4.2')
    await given(plain).when('soviet', DONE).refuses('AVD 9.5.2')
  })
})

describe('9.6 advances by order', () => {
  const go = (unit: string, ...path: string[]): Order => ({ type: 'advanceUnit', unit, path })
  const units: Units = {
    'G-17PZ': '1349',
    'G-8ID': '1449',
    'S-51RC': { at: HERE, reduced: true },
    'S-HQ-20A': '1351',
    'S-62RC': '1250',
  }
  const won = (more: Units = {}) =>
    reached(germans({ ...units, ...more }), ['german', attack(HERE, 'G-17PZ', 'G-8ID'), [6]])

  allows('AVD 9.6.1', 'on foot one hex, with motors two', async () => {
    const now = await won({ 'S-HQ-20A': '1854' })
    const after = await reached(now, ['german', go('G-17PZ', HERE, '1351')], ['german', go('G-8ID', HERE)])
    expect([where(after, 'G-17PZ'), where(after, 'G-8ID')]).toEqual(['1351', HERE])
  })
  refuses('AVD 9.6.1', 'not two hexes on foot, not twice, not by a unit that did not attack', async () => {
    const now = await won({ 'G-18PZ': '1348' })
    await given(now)
      .when('german', go('G-8ID', HERE, '1351'))
      .refuses('AVD 9.6.1')
    await given(now).when('german', go('G-18PZ', '1349')).refuses('AVD 9.6.1')
    const once = await reached(now, ['german', go('G-17PZ', HERE)])
    await given(once).when('german', go('G-17PZ', HERE)).refuses('AVD 9.6.1')
    await given(once).when('german', go('G-17PZ', '1351')).refuses('AVD 9.6.1')
  })
  refuses('AVD 9.6.1', 'not while the defender holds the hex', async () => {
    const { events, state: after } = await play(germans(units), ['german', attack(HERE, 'G-8ID'), [1]])
    expect(facts({ events }, 'BattleEnded')).toHaveLength(1)
    await given(after).when('german', go('G-8ID', HERE)).refuses('AVD 9.6.1')
  })
  allows('AVD 9.6.2', 'nobody has to follow', async () => {
    const after = await reached(await won(), ['german', DONE])
    expect([where(after, 'G-17PZ'), where(after, 'G-8ID')]).toEqual(['1349', '1449'])
  })
  allows(
    'AVD 9.6.2',
    'the button says that one stays, and once somebody has followed that it is done',
    async () => {
      const now = await won({ 'S-HQ-20A': '1854' })
      const after = await reached(now, ['german', go('G-17PZ', HERE)])
      const called = (state: typeof now) => game.view(state, 'german').prompt.done
      expect([called(now), called(after)]).toEqual(['done-advance', 'done-advance-enough'])
    },
  )
  refuses('AVD 9.6.2', 'no zone holds the unit back, but the enemy does not give the order', async () => {
    const now = await won()
    await given(now).when('soviet', go('G-17PZ', HERE)).refuses('AVD 9.6.1')
    await given(now).when('soviet', DONE).refuses('AVD 4.1.2')
  })
  refuses('AVD 9.6.3', 'first the attacked hex, then one next to it', async () => {
    const now = await won()
    await given(now).when('german', go('G-17PZ', '1449')).refuses('AVD 9.6.3')
    await given(now)
      .when('german', go('G-17PZ', HERE, '1352'))
      .refuses('AVD 9.6.3')
    await given(now)
      .when('german', go('G-17PZ', HERE, '9999'))
      .refuses('AVD 9.6.3')
    await given(now)
      .when('german', go('G-17PZ', HERE, '1250'))
      .refuses('AVD 5.2')
  })
  allows('AVD 9.6.4', 'a lone enemy HQ is overrun, and its owner relocates it', async () => {
    const now = await reached(await won(), ['german', go('G-17PZ', HERE, '1351')])
    expect(dueNow(now)).toEqual({ step: 'relocate', side: 'soviet', hq: 'S-HQ-20A', from: '1351' })
    const [to] = legal(now, 'soviet')[0]!.choose!.from
    const placed = await reached(now, ['soviet', { type: 'relocateHq', unit: 'S-HQ-20A', to: to! }])
    expect(where(placed, 'S-HQ-20A')).toBe(to)
    expect(dueNow(placed)).toEqual({ step: 'advance', side: 'german' })
  })
  refuses('AVD 9.6.4', 'not an HQ with a combat unit', async () => {
    const now = await won({ 'S-172ID': '1351' })
    await given(now)
      .when('german', go('G-17PZ', HERE, '1351'))
      .refuses('AVD 5.2')
  })
  refuses('AVD 9.6.6', 'a PVO does not follow', async () => {
    const now = await reached(
      soviets({ 'S-PVO-01': '1351', 'S-KV1-1': '1450', 'G-900LEHR': { at: HERE, isolated: true } }),
      ['soviet', attack(HERE, 'S-PVO-01', 'S-KV1-1'), [9]],
    )
    expect(dueNow(now)).toEqual({ step: 'advance', side: 'soviet' })
    await given(now).when('soviet', go('S-PVO-01', HERE)).refuses('AVD 9.6.6')
    const after = await reached(now, ['soviet', go('S-KV1-1', HERE, '1349')])
    expect(where(after, 'S-KV1-1')).toBe('1349')
  })
})
