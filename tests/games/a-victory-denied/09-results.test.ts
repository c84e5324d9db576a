import { describe, expect } from 'vitest'
import { crtResult } from '@/lib/games/a-victory-denied/data/charts'
import { allows, refuses } from '../../support/ledger'
import { attack, column, germans, HERE, soviets, type Units } from './battle'
import { given } from './given'
import { DONE, dueNow, facts, play, reached, where } from './play'

describe('9.4.1 results', () => {
  const units: Units = { 'G-17PZ': '1349', 'G-18PZ': '1349', 'S-51RC': HERE, 'S-172ID': HERE }
  const thrown = async (attackers: string[], die: number, more: Units = {}) => {
    const outcome = await play(germans({ ...units, ...more }), ['german', attack(HERE, ...attackers), [die]])
    return { ...outcome, die: facts(outcome, 'DieThrown')[0]! }
  }
  allows('AVD 9.4.1', 'a dash changes nothing', async () => {
    const { die, state: after } = await thrown(['G-17PZ'], 3)
    expect(die).toMatchObject({ result: '-', suffers: null })
    expect(after.table.counters).toEqual(germans(units).table.counters)
  })
  allows('AVD 9.4.1', 'A1 takes a step of the attackers', async () => {
    const { die, state: after } = await thrown(['G-17PZ'], 1)
    expect(die).toMatchObject({ result: 'A1', suffers: 'german', steps: 1, retreat: 0 })
    expect(after.table.counters['G-17PZ']!.reduced).toBe(true)
  })
  allows('AVD 9.4.1', 'DR drives the defenders back by a hex, DR2 by two', async () => {
    const { state: one } = await thrown(['G-17PZ', 'G-18PZ'], 3)
    expect(one.table.battle?.retreat).toEqual({ 'S-51RC': 1, 'S-172ID': 1 })
    const { die, state: two } = await thrown(['G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ'], 4, {
      'G-3PZ': '1249',
      'G-4PZ': '1249',
    })
    expect(die.result).toBe('1DR2')
    expect(dueNow(two)).toEqual({ step: 'losses', side: 'soviet' })
    const lost = await reached(two, ['soviet', { type: 'takeLoss', unit: 'S-51RC' }])
    expect(lost.table.battle?.retreat).toEqual({ 'S-51RC': 2, 'S-172ID': 2 })
  })
  allows('AVD 9.4.1', 'rows of the book: 4-1 and a Soviet 3 is DR', () => {
    expect(crtResult(column('4-1'), 1).text).toBe('DR')
  })
})

describe('9.4.2 losses', () => {
  const stack: Units = {
    'G-17PZ': '1349',
    'G-18PZ': '1349',
    'G-3PZ': '1449',
    'G-4PZ': '1449',
    'S-51RC': HERE,
    'S-172ID': HERE,
  }
  const all = attack(HERE, 'G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ')
  allows('AVD 9.4.2', 'the owner spreads the steps as he likes', async () => {
    const hit = await reached(germans(stack), ['german', all, [6]])
    expect(hit.table.battle).toMatchObject({ steps: 2, suffers: 'soviet' })
    const spread = await reached(
      hit,
      ['soviet', { type: 'takeLoss', unit: 'S-51RC' }],
      ['soviet', { type: 'takeLoss', unit: 'S-172ID' }],
    )
    expect(spread.table.counters['S-51RC']).toMatchObject({ at: HERE, reduced: true })
    expect(spread.table.counters['S-172ID']).toMatchObject({ at: HERE, reduced: true })
    const heaped = await reached(
      hit,
      ['soviet', { type: 'takeLoss', unit: 'S-51RC' }],
      ['soviet', { type: 'takeLoss', unit: 'S-51RC' }],
    )
    expect(heaped.table.counters['S-51RC']).toMatchObject({ at: 'reserve', reduced: false })
  })
  refuses(
    'AVD 9.4.2',
    'not an attacker, nor a unit elsewhere, nor by the other, and not at all to decline',
    async () => {
      const hit = await reached(germans({ ...stack, 'S-62RC': '1351' }), ['german', all, [6]])
      for (const unit of ['G-17PZ', 'S-62RC', 'nobody'])
        await given(hit).when('soviet', { type: 'takeLoss', unit }).refuses('AVD 9.4.2')
      await given(hit).when('german', { type: 'takeLoss', unit: 'S-51RC' }).refuses('AVD 9.4.2')
      await given(hit).when('soviet', DONE).refuses('AVD 9.4.2')
    },
  )
  allows('AVD 9.4.2', 'the attacker chooses among those involved', async () => {
    const hard: Units = { 'G-10MOT': '1349', 'G-29MOT': '1349', 'S-ROKSSKY': HERE, 'S-KV1-1': HERE }
    const hit = await reached(germans(hard), ['german', attack(HERE, 'G-10MOT', 'G-29MOT'), [1]])
    expect(dueNow(hit)).toEqual({ step: 'losses', side: 'german' })
    const paid = await reached(hit, ['german', { type: 'takeLoss', unit: 'G-29MOT' }])
    expect(paid.table.counters['G-29MOT']!.reduced).toBe(true)
  })
  const fate = async (unit: string, rest: object = {}) => {
    const units: Units = {
      'G-17PZ': '1349',
      'G-18PZ': '1349',
      'G-3PZ': '1449',
      [unit]: { at: HERE, reduced: true, ...rest },
    }
    return where(
      await reached(germans(units), ['german', attack(HERE, 'G-17PZ', 'G-18PZ', 'G-3PZ'), [6]]),
      unit,
    )
  }
  allows('AVD 9.4.2', 'tan units go to the reserve, red ones to the elite cup', async () => {
    expect(await fate('S-51RC')).toBe('reserve')
    expect(await fate('S-KV1-1')).toBe('elite')
    expect(await fate('S-172ID')).toBe('elite')
  })
  refuses('AVD 9.4.2', 'PVO, * units and isolated ones do not come back', async () => {
    expect(await fate('S-PVO-01')).toBe('gone')
    expect(await fate('S-KALIN')).toBe('gone')
  })
  refuses('AVD 10.3.3', 'a Soviet unit lost while isolated does not come back', async () => {
    expect(await fate('S-51RC', { isolated: true })).toBe('gone')
    expect(await fate('S-KV1-1', { isolated: true })).toBe('gone')
  })
  allows('AVD 9.4.2', 'German motorized units are kept for the count, others are not', async () => {
    const lost = async (unit: string) => {
      const units: Units = {
        'S-51RC': '1351',
        'S-62RC': '1450',
        'S-KV1-1': '1351',
        'S-KV1-2': '1450',
        [unit]: { at: HERE, reduced: true, isolated: true },
      }
      const order = attack(HERE, 'S-51RC', 'S-62RC', 'S-KV1-1', 'S-KV1-2')
      return where(await reached(soviets(units), ['soviet', order, [9]]), unit)
    }
    expect(await lost('G-17PZ')).toBe('eliminated')
    expect(await lost('G-8ID')).toBe('gone')
  })
  allows('AVD 2.2.3', 'a first loss turns a unit over, the next one takes it away', async () => {
    const one = await reached(germans({ 'G-17PZ': '1349', 'G-18PZ': '1349', 'S-51RC': HERE }), [
      'german',
      attack(HERE, 'G-17PZ', 'G-18PZ'),
      [2],
    ])
    expect(one.table.counters['S-51RC']).toMatchObject({ at: HERE, reduced: true })
  })
  refuses('AVD 2.2.3', 'a unit without a reduced side is gone at once', async () => {
    const units: Units = { 'G-900LEHR': '1349', 'S-51RC': HERE }
    const after = await reached(germans(units), ['german', attack(HERE, 'G-900LEHR'), [1]])
    expect(where(after, 'G-900LEHR')).toBe('eliminated')
  })
})

describe('9.4.3 a Soviet ten', () => {
  const cup: Units = { 'S-100ID': 'elite', 'S-T34-1': 'elite' }
  const units: Units = {
    'S-KV1-1': '1351',
    'S-KV1-2': '1450',
    'G-SSREICH': { at: HERE, reduced: true },
    ...cup,
  }
  const order = attack(HERE, 'S-KV1-1')
  const single: Units = { 'S-KV1-1': '1351', 'G-17PZ': HERE, ...cup }

  allows('AVD 9.4.3', 'a unit is drawn, joins the attack, and the die is thrown again', async () => {
    const { events, state: after } = await play(soviets(single), ['soviet', order, [10, 2, 4]])
    expect(facts({ events }, 'DieThrown').map((die) => [die.face, die.column, die.result])).toEqual([
      [10, column('1.5-1'), 'E'],
      [4, column('3-1'), 'DR'],
    ])
    expect(facts({ events }, 'EliteDrawn')).toEqual([{ type: 'EliteDrawn', unit: 'S-T34-1' }])
    expect(where(after, 'S-T34-1')).toBe('1351')
    expect(after.table.battle?.attackers).toContainEqual({ unit: 'S-T34-1', from: '1351' })
  })
  allows('AVD 9.4.3', 'the Soviet chooses which attackers it joins', async () => {
    const both = soviets({ ...units, 'G-SSREICH': { at: HERE, reduced: true, isolated: true } })
    const drawn = await reached(both, ['soviet', attack(HERE, 'S-KV1-1', 'S-KV1-2'), [10, 1]])
    expect(dueNow(drawn)).toEqual({ step: 'elite', side: 'soviet', unit: 'S-100ID' })
    const joined = await play(drawn, ['soviet', { type: 'placeElite', hex: '1450' }, [4]])
    expect(where(joined.state, 'S-100ID')).toBe('1450')
    expect(facts(joined, 'DieThrown')[0]!.column).toBe(column('3-1'))
  })
  refuses('AVD 9.4.3', 'it joins nobody else, and does not stay away', async () => {
    const both = soviets({
      ...units,
      'G-SSREICH': { at: HERE, reduced: true, isolated: true },
      'S-51RC': '1250',
    })
    const drawn = await reached(both, ['soviet', attack(HERE, 'S-KV1-1', 'S-KV1-2'), [10, 1]])
    for (const hex of ['1250', HERE, '1352'])
      await given(drawn).when('soviet', { type: 'placeElite', hex }).refuses('AVD 9.4.3')
    await given(drawn).when('soviet', DONE).refuses('AVD 9.4.3')
    await given(drawn).when('german', { type: 'placeElite', hex: '1450' }).refuses('AVD 9.4.3')
  })
  allows('AVD 9.4.3', 'another ten draws another unit', async () => {
    const both = soviets({
      ...units,
      'S-51RC': '1351',
      'G-SSREICH': { at: HERE, reduced: true, isolated: true },
    })
    const { events } = await play(both, ['soviet', attack(HERE, 'S-KV1-1', 'S-KV1-2'), [10, 1, 10]])
    // The first one had room at 1450 only; now no attacker has any, and the row of 9 counts.
    expect(facts({ events }, 'ElitePlaced')).toHaveLength(1)
    expect(facts({ events }, 'DieThrown').map((die) => die.face)).toEqual([10, 10])
    expect(facts({ events }, 'EliteMissing')).toHaveLength(1)
    const twice = await play(
      soviets({ 'S-KV1-1': '1351', 'S-KV1-2': '1450', 'G-17PZ': HERE, ...cup }),
      ['soviet', attack(HERE, 'S-KV1-1', 'S-KV1-2'), [10, 1]],
      ['soviet', { type: 'placeElite', hex: '1351' }, [10, 1, 3]],
    )
    expect(facts(twice, 'ElitePlaced').map(({ at }) => at)).toEqual(['1351', '1450'])
  })
  allows('AVD 9.4.3', 'with the bonus of an escape a nine draws as well', async () => {
    const { events } = await play(soviets(single, { escapeBonus: true }), ['soviet', order, [9, 1, 3]])
    expect(facts({ events }, 'EliteDrawn')).toHaveLength(1)
    expect(facts({ events }, 'DieThrown').map((die) => die.modifier)).toEqual([1, 1])
  })
  refuses('AVD 9.4.3', 'an empty cup or a full hex: the row of 9 counts', async () => {
    const empty = await play(soviets({ 'S-KV1-1': '1351', 'G-17PZ': HERE }), ['soviet', order, [10]])
    expect(facts(empty, 'DieThrown')).toMatchObject([
      { face: 10, result: crtResult(column('1.5-1'), 5).text },
    ])
    const full = await play(soviets({ ...single, 'S-51RC': '1351' }), [
      'soviet',
      attack(HERE, 'S-KV1-1', 'S-51RC'),
      [10],
    ])
    expect(facts(full, 'EliteMissing')).toHaveLength(1)
    expect(facts(full, 'DieThrown')[0]!.result).toBe(crtResult(column('3-1'), 5).text)
  })
  refuses('AVD 9.4.3', 'a German six draws nobody', async () => {
    const { events } = await play(germans({ 'G-17PZ': '1349', 'S-51RC': HERE, ...cup }), [
      'german',
      attack(HERE, 'G-17PZ'),
      [6],
    ])
    expect(facts({ events }, 'EliteDrawn')).toEqual([])
  })
  refuses('AVD 9.1.1', 'a drawn unit does not attack elsewhere in the same segment', async () => {
    const near = soviets({ ...single, 'G-7PZ': '1451', 'S-51RC': '1452' })
    const after = await reached(near, ['soviet', order, [10, 2, 3]])
    await given(after).when('soviet', attack('1451', 'S-T34-1')).refuses('AVD 9.1.1')
  })
})
