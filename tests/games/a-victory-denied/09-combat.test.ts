import { describe, expect } from 'vitest'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { legal } from '@/lib/games/a-victory-denied/ruleset'
import { allows, refuses } from '../../support/ledger'
import { attack, column, germans, HERE, soviets, type Units } from './battle'
import { given } from './given'
import { DONE, dueNow, facts, play, reached } from './play'

describe('9.0 and 9.1 who attacks whom', () => {
  const units: Units = {
    'G-17PZ': '1349',
    'G-18PZ': '1349',
    'G-3PZ': '1449',
    'G-HQ-2PG': '1349',
    'S-51RC': HERE,
    'S-HQ-20A': '1250',
    'S-62RC': '1450',
  }
  const at = (order: Order) => given(germans(units)).when('german', order, [1])

  allows('AVD 9.0', 'an active unit attacks an enemy next to it', async () => {
    const { events } = await at(attack(HERE, 'G-17PZ')).allows()
    expect(facts({ events }, 'BattleBegan')[0]!.battle).toMatchObject({
      kind: 'attack',
      target: HERE,
      attackers: [{ unit: 'G-17PZ', from: '1349' }],
      defenders: ['S-51RC'],
    })
  })
  refuses('AVD 9.0', 'a lone HQ, an empty hex, a hex off the map, a friend and a distant enemy', async () => {
    await at(attack('1250', 'G-17PZ')).refuses('AVD 9.0')
    await at(attack('1249', 'G-17PZ')).refuses('AVD 9.0')
    await at(attack('9999', 'G-17PZ')).refuses('AVD 9.0')
    await at(attack('1449', 'G-17PZ')).refuses('AVD 9.0')
    await at(attack('1450', 'G-17PZ')).refuses('AVD 9.0')
  })
  refuses('AVD 2.3.1', 'an HQ does not attack', async () => {
    await at(attack(HERE, 'G-HQ-2PG')).refuses('AVD 2.3.1')
    await at(attack(HERE, 'G-17PZ', 'G-HQ-2PG')).refuses('AVD 2.3.1')
  })
  allows('AVD 9.1.1', 'each active unit makes its attack', async () => {
    const { events } = await play(
      germans(units),
      ['german', attack(HERE, 'G-17PZ'), [1]],
      ['german', attack('1450', 'G-3PZ'), [1]],
    )
    expect(facts({ events }, 'BattleEnded')).toHaveLength(2)
  })
  refuses('AVD 9.1.1', 'nobody attacks twice, or unasked, or for the other side', async () => {
    const more = germans({ ...units, 'S-63RC': '1448' })
    const once = await reached(more, ['german', attack(HERE, 'G-3PZ'), [1]])
    await given(once).when('german', attack('1450', 'G-3PZ')).refuses('AVD 9.1.1')
    await at(attack(HERE, 'G-17PZ', 'G-17PZ')).refuses('AVD 9.1.1')
    await at(attack(HERE, 'S-62RC')).refuses('AVD 9.1.1')
    const idle = germans(units, {
      activation: { number: 1, chit: 'G-2PG', side: 'german', units: ['G-17PZ'] },
    })
    await given(idle)
      .when('german', attack(HERE, 'G-17PZ', 'G-18PZ'))
      .refuses('AVD 9.1.1')
  })
  allows('AVD 9.1.2', 'nobody has to attack', async () => {
    const { state: after, events } = await play(germans(units), ['german', DONE])
    expect(facts({ events }, 'BattleBegan')).toEqual([])
    expect(dueNow(after)).toMatchObject({ step: 'disband' })
  })
  const corner: Units = { 'S-51RC': '1351', 'S-172ID': '1351', 'G-17PZ': HERE, 'G-18PZ': '1450' }
  allows('AVD 9.1.3', 'two units of a stack attack two hexes', async () => {
    const { events } = await play(
      soviets(corner),
      ['soviet', attack(HERE, 'S-51RC'), [4]],
      ['soviet', attack('1450', 'S-172ID'), [4]],
    )
    expect(facts({ events }, 'BattleBegan').map(({ battle }) => battle.target)).toEqual([HERE, '1450'])
  })
  refuses('AVD 9.1.3', 'one unit does not attack both', async () => {
    const once = await reached(soviets(corner), ['soviet', attack(HERE, 'S-51RC'), [4]])
    await given(once)
      .when('soviet', attack('1450', 'S-51RC', 'S-172ID'))
      .refuses('AVD 9.1.1')
  })
  allows('AVD 9.1.4', 'units of several hexes attack together, with their strengths added up', async () => {
    const { events } = await at(attack(HERE, 'G-17PZ', 'G-18PZ', 'G-3PZ')).allows()
    expect(facts({ events }, 'DieThrown')[0]!.column).toBe(column('9-1'))
  })
  refuses('AVD 9.1.4', 'no second attack on the same hex', async () => {
    const once = await reached(germans(units), ['german', attack(HERE, 'G-17PZ'), [1]])
    await given(once).when('german', attack(HERE, 'G-18PZ')).refuses('AVD 9.1.4')
    expect(JSON.stringify(legal(once, 'german'))).not.toContain(HERE)
  })
  allows('AVD 9.1.5', 'all combat units of the hex defend', async () => {
    const stack: Units = { 'G-17PZ': '1349', 'S-51RC': HERE, 'S-172ID': HERE, 'S-HQ-20A': HERE }
    const { events } = await play(germans(stack), ['german', attack(HERE, 'G-17PZ'), [3]])
    expect(facts({ events }, 'BattleBegan')[0]!.battle.defenders).toEqual(['S-172ID', 'S-51RC'])
    expect(facts({ events }, 'DieThrown')[0]!.column).toBe(column('1.5-1'))
  })
  allows('AVD 9.1.6', 'a unit that has just retreated defends with all its strength', async () => {
    const ring: Units = { 'G-3PZ': '1450', 'G-10PZ': '1449', 'G-29MOT': '1249', 'G-10MOT': '1250' }
    const outcome = await play(
      germans({ 'G-17PZ': '1349', 'S-51RC': HERE, 'S-172ID': '1351', ...ring }),
      ['german', attack(HERE, 'G-17PZ'), [3]],
      ['german', DONE],
      ['german', attack('1351', 'G-3PZ'), [3]],
    )
    expect(facts(outcome, 'UnitRetreated')).toEqual([
      { type: 'UnitRetreated', unit: 'S-51RC', path: ['1351'] },
    ])
    // It lost a step in the zones there: 3 and 1 against 9.
    expect(facts(outcome, 'BattleBegan')[1]!.battle.defenders).toEqual(['S-172ID', 'S-51RC'])
    expect(facts(outcome, 'DieThrown')[1]!.column).toBe(column('2-1'))
  })
  allows('AVD 9.1.7', 'an active PVO attacks', async () => {
    const { events } = await play(soviets({ 'S-PVO-01': '1351', 'G-17PZ': HERE }), [
      'soviet',
      attack(HERE, 'S-PVO-01'),
      [9],
    ])
    expect(facts({ events }, 'DieThrown')[0]).toMatchObject({ column: column('1-1'), result: 'DR' })
  })
  refuses('AVD 9.1.7', 'a PVO that no chit has activated does not', async () => {
    const idle = soviets(
      { 'S-PVO-01': '1351', 'S-51RC': '1450', 'G-17PZ': HERE },
      { activation: { number: 1, chit: 'S-20A', side: 'soviet', units: ['S-51RC'] } },
    )
    await given(idle)
      .when('soviet', attack(HERE, 'S-PVO-01', 'S-51RC'))
      .refuses('AVD 9.1.1')
  })
})

describe('9.2-9.3 dice and odds', () => {
  const duel: Units = { 'G-17PZ': '1349', 'S-51RC': HERE }
  allows('AVD 9.2', 'a German attack throws six sides, a Soviet one ten', async () => {
    const german = await play(germans(duel), ['german', attack(HERE, 'G-17PZ'), [1]])
    expect(facts(german, 'DieThrown')[0]!.sides).toBe(6)
    const soviet = await play(soviets(duel), ['soviet', attack('1349', 'S-51RC'), [8]])
    expect(facts(soviet, 'DieThrown')[0]).toMatchObject({ sides: 10, column: column('1.5-1'), result: 'DR' })
  })
  refuses('AVD 9.2', 'a German die has no seven, and without a die nothing happens', () => {
    const declared = (dice: number[]) => given(germans(duel)).when('german', attack(HERE, 'G-17PZ'), dice)
    expect(() => declared([7]).allows()).toThrow('die out of range')
    expect(() => declared([]).allows()).toThrow('dice exhausted')
  })
  refuses('AVD 9.3.6', 'an attack below 1-1 cannot be declared', async () => {
    const weak: Units = { 'G-14MOT-A': '1349', 'S-51RC': HERE, 'S-172ID': HERE }
    await given(germans(weak)).when('german', attack(HERE, 'G-14MOT-A')).refuses('AVD 9.3.6')
  })
  allows('AVD 9.3.4', 'the German spends a Stuka with his attack', async () => {
    const { events, state: after } = await play(germans(duel, { stukas: { ready: 2, used: 1 } }), [
      'german',
      { type: 'declareAttack', target: HERE, attackers: ['G-17PZ'], stuka: true },
      [3],
    ])
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['BattleBegan', 'StukaFlown'])
    expect(facts({ events }, 'DieThrown')[0]!.column).toBe(column('5-1'))
    expect(after.table.stukas).toEqual({ ready: 1, used: 2 })
  })
  allows('AVD 9.3.4', 'attacked, he is asked before the die is thrown', async () => {
    const ready = soviets(
      { ...duel, 'S-KV1-1': '1249', 'S-KV1-2': '1249', 'S-KV1-3': '1348' },
      { stukas: { ready: 1, used: 0 } },
    )
    const order = attack('1349', 'S-51RC', 'S-KV1-1', 'S-KV1-2', 'S-KV1-3')
    const asked = await play(ready, ['soviet', order])
    expect(dueNow(asked.state)).toEqual({ step: 'stuka', side: 'german' })
    expect(facts(asked, 'DieThrown')).toEqual([])
    const flown = await play(asked.state, ['german', { type: 'flyStuka' }, [4]])
    expect(facts(flown, 'DieThrown')[0]!.column).toBe(column('4-1'))
    expect(flown.state.table.stukas).toEqual({ ready: 0, used: 1 })
    const kept = await play(asked.state, ['german', DONE, [4]])
    expect(facts(kept, 'DieThrown')[0]!.column).toBe(column('6-1'))
    expect(kept.state.table.stukas).toEqual({ ready: 1, used: 0 })
  })
  refuses('AVD 9.3.4', 'no Stuka for the Soviet, and only one for a battle', async () => {
    const ready = soviets(duel, { stukas: { ready: 2, used: 0 } })
    await given(ready)
      .when('soviet', { type: 'declareAttack', target: '1349', attackers: ['S-51RC'], stuka: true })
      .refuses('AVD 9.3.4')
    const flown = await reached(
      ready,
      ['soviet', attack('1349', 'S-51RC')],
      ['german', { type: 'flyStuka' }, [4]],
    )
    await given(flown).when('german', { type: 'flyStuka' }).refuses('AVD 9.3.4')
  })
  refuses('AVD 13.3a', 'a Stuka that is not on the airfields does not fly', async () => {
    await given(germans(duel))
      .when('german', { type: 'declareAttack', target: HERE, attackers: ['G-17PZ'], stuka: true })
      .refuses('AVD 13.3a')
    const asked = await play(soviets(duel), ['soviet', attack('1349', 'S-51RC'), [4]])
    expect(facts(asked, 'DieThrown')).toHaveLength(1)
  })
  allows('AVD 9.3.7', 'a unit that rounds down to nothing is hit on the last column', async () => {
    const rotten: Units = { 'S-51RC': '1351', 'G-17PZ': { at: HERE, reduced: true, isolated: true } }
    const { events } = await play(soviets(rotten), ['soviet', attack(HERE, 'S-51RC'), [5]])
    expect(facts({ events }, 'DieThrown')[0]).toMatchObject({ column: column('10+-1'), result: '2DR2' })
  })
})
