import { describe, expect, test } from 'vitest'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { check } from '@/lib/games/a-victory-denied/ruleset'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { Choice } from '@/lib/games/a-victory-denied/standing/kinds'
import { standing } from '@/lib/games/a-victory-denied/standing/orders'
import { dueStep, type State } from '@/lib/games/a-victory-denied/state'
import { attack, germans, HERE, soviets, type Units } from './battle'
import { type Setting, state } from './given'
import { DONE, due, dueNow, facts, march, play, REST, reached, where } from './play'

const auto: Setting = { options: { offTurn: { german: 'auto', soviet: 'auto' } } }
/** What the rule of thumb says now, which must be lawful. */
const said = (now: State) => {
  const step = dueStep(now.table) as Choice
  const order = standing.orderOf(on(now.table), step) as Order
  expect(check(now, step.side, order)).toBeNull()
  return order
}

describe('what the player who is not acting does when he need not be asked', () => {
  const stack: Units = {
    'G-17PZ': '1349',
    'G-18PZ': '1349',
    'G-3PZ': '1449',
    'G-4PZ': '1449',
    'S-51RC': HERE,
    'S-KV1-1': HERE,
  }
  const charge = attack(HERE, 'G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ')

  test('losses fall on the weakest unit on foot first', async () => {
    const hit = await reached(germans(stack), ['german', charge, [4]])
    expect(said(hit)).toEqual({ type: 'takeLoss', unit: 'S-51RC' })
  })
  test('a PVO is spared, for it holds the hex', async () => {
    const hit = await reached(germans({ ...stack, 'S-KV1-1': 'gone', 'S-PVO-01': HERE }), [
      'german',
      charge,
      [4],
    ])
    expect(said(hit)).toEqual({ type: 'takeLoss', unit: 'S-51RC' })
  })
  test('of two PVO the one with more steps pays for the hex', async () => {
    const units: Units = {
      'G-17PZ': '1349',
      'G-18PZ': '1349',
      'S-PVO-01': { at: HERE, reduced: true },
      'S-PVO-02': HERE,
    }
    const hit = await reached(germans(units), ['german', attack(HERE, 'G-17PZ', 'G-18PZ'), [1]])
    expect(said(hit)).toEqual({ type: 'takeLoss', unit: 'S-PVO-02' })
  })
  test('a retreat goes by the lowest way', async () => {
    const hit = await reached(germans({ 'G-17PZ': '1349', 'S-51RC': HERE }), [
      'german',
      attack(HERE, 'G-17PZ'),
      [3],
    ])
    expect(said(hit)).toEqual({ type: 'retreatUnit', unit: 'S-51RC', path: ['1250'] })
  })
  test('an HQ goes where it commands most', async () => {
    const units: Units = { 'G-17PZ': '1349', 'S-HQ-20A': HERE, 'S-51RC': '1650', 'S-62RC': '1651' }
    const now = await reached(state({ ...march('german', ['G-17PZ']), units }), [
      'german',
      { type: 'moveUnit', unit: 'G-17PZ', path: [HERE] },
    ])
    expect(said(now)).toMatchObject({ type: 'relocateHq', unit: 'S-HQ-20A', to: '1453' })
  })
  test('a Stuka meets a good attack on motors or a Victory Hex while another is left', async () => {
    const target: Units = { 'S-KV1-1': '1351', 'S-KV1-2': '1351', 'G-17PZ': HERE }
    const order = attack(HERE, 'S-KV1-1', 'S-KV1-2')
    const asked = async (units: Units, ready: number) =>
      said(await reached(soviets(units, { stukas: { ready, used: 0 } }), ['soviet', order]))
    expect(await asked(target, 2)).toEqual({ type: 'flyStuka' })
    expect(await asked(target, 1)).toEqual(DONE)
    const foot: Units = { ...target, 'G-17PZ': 'gone', 'G-8ID': HERE }
    expect(await asked(foot, 2)).toEqual(DONE)
  })
  test('Guderian waits for the last chit', async () => {
    const drawn = state({
      ...due({ step: 'trump', side: 'german', chit: 'S-20A' }, { step: 'play', chit: 'S-20A' }),
      guderianInBox: true,
      units: { 'G-17PZ': '1349' },
    })
    expect(said(drawn)).toEqual(DONE)
  })

  test('a battle goes through without a question', async () => {
    const { state: after, events } = await play(germans(stack, auto), ['german', charge, [4]])
    expect(facts({ events }, 'UnitRetreated')).toHaveLength(2)
    expect(dueNow(after)).toEqual({ step: 'advance', side: 'german' })
  })
  test('the acting player is asked all the same', async () => {
    const hard: Units = { 'G-10MOT': '1349', 'G-29MOT': '1349', 'S-ROKSSKY': HERE, 'S-KV1-1': HERE }
    const hit = await reached(germans(hard, auto), ['german', attack(HERE, 'G-10MOT', 'G-29MOT'), [1]])
    expect(dueNow(hit)).toEqual({ step: 'losses', side: 'german' })
  })
  test('supply and reinforcements always wait for their owner', async () => {
    const supply = state({
      ...auto,
      ...due(REST, { step: 'play', chit: 'N-SUPPLY' }),
      units: { 'G-17PZ': '1349', 'S-51RC': '4030', 'S-HQ-20A': '4030', 'S-29RC': 'reserve' },
    })
    expect(dueNow(await reached(supply, ['soviet', DONE]))).toMatchObject({ step: 'mark' })
    const reserves = {
      ...supply,
      table: { ...supply.table, ...due(REST, { step: 'play', chit: 'N-REINF' }) },
    }
    const waiting = await reached(reserves as State, ['soviet', DONE])
    expect(dueNow(waiting)).toMatchObject({ step: 'reserve' })
    expect(where(waiting, 'S-29RC')).toBe('reserve')
  })
})
