import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { KINDS } from '@/lib/games/a-victory-denied/standing/kinds'
import { usualOrders } from '@/lib/games/a-victory-denied/standing/orders'
import type { State } from '@/lib/games/a-victory-denied/state'
import { attack, germans, HERE, soviets, type Units } from './battle'
import { type Setting, state } from './given'
import { DONE, due, dueNow, facts, play, REST, reached, where } from './play'

// As a new game between people begins: nobody has filed anything.
const safe: Setting = { options: { offTurn: { german: 'safe', soviet: 'safe' } } }
/** Near Minsk the Germans, near Orel the Soviets: everybody in supply. */
const FRONT: Units = { 'G-17PZ': '3110', 'S-51RC': '1350', 'S-HQ-20A': '1350' }
const HOUR = 3_600_000
const patience = (now: State, side: 'german' | 'soviet') => game.standing!.patience(now, side)

test('what a player does himself is always asked, and all else is spared', () => {
  const asked = KINDS.filter((kind) => usualOrders('safe')[kind].mode === 'ask')
  expect(asked).toEqual(['mark', 'arrivals', 'release', 'directive', 'withdraw'])
  for (const kind of KINDS.filter((one) => !asked.includes(one)))
    expect(usualOrders('safe')[kind].mode).toBe('spare')
})

describe('what safe orders decide in a battle', () => {
  const stack: Units = {
    ...{ 'G-17PZ': '1349', 'G-18PZ': '1349', 'G-3PZ': '1449', 'G-4PZ': '1449' },
    ...{ 'S-51RC': { at: HERE, reduced: true }, 'S-KV1-1': HERE },
  }
  const charge = attack(HERE, 'G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ')

  test('goes through without a question, and its owner alone is told', async () => {
    const outcome = await play(germans(stack, safe), ['german', charge, [4]])
    expect(dueNow(outcome.state)).toEqual({ step: 'advance', side: 'german' })
    const decided = outcome.events.filter(({ type }) => type === 'OrdersDecided')
    expect(decided.length).toBeGreaterThan(0)
    for (const event of decided) {
      expect(game.tell(event, 'soviet', outcome.state)).toMatchObject({ key: 'log-by-orders' })
      for (const viewer of ['german', 'spectator'] as const)
        expect(game.tell(event, viewer, outcome.state)).toBeNull()
    }
  })

  test('gives up nobody for good while another can lose a step', async () => {
    const outcome = await play(germans(stack, safe), ['german', charge, [4]])
    expect(facts(outcome, 'StepLost').map(({ unit }) => unit)).toContain('S-KV1-1')
    expect(where(outcome.state, 'S-51RC')).not.toBe('eliminated')
  })

  test('is asked of who has the game in hand', async () => {
    const hard: Units = { 'G-10MOT': '1349', 'G-29MOT': '1349', 'S-ROKSSKY': HERE, 'S-KV1-1': HERE }
    const hit = await reached(germans(hard, safe), ['german', attack(HERE, 'G-10MOT', 'G-29MOT'), [1]])
    expect(dueNow(hit)).toEqual({ step: 'losses', side: 'german' })
  })

  test('leads a retreat to where it is commanded', async () => {
    const units: Units = { 'G-17PZ': '1349', 'S-51RC': HERE, 'S-HQ-20A': '1852' }
    const outcome = await play(germans(units, safe), ['german', attack(HERE, 'G-17PZ'), [3]])
    const [retreat] = facts(outcome, 'UnitRetreated')
    // The lowest hex, 1250, would be out of the range of the HQ.
    expect(retreat).toMatchObject({ unit: 'S-51RC', path: ['1450'] })
  })
})

describe('what matters is asked, for half a day', () => {
  const order = attack(HERE, 'S-KV1-1', 'S-KV1-2', 'S-51RC')
  const met = (target: Units) =>
    reached(
      soviets(
        { 'S-KV1-1': '1351', 'S-KV1-2': '1351', 'S-51RC': '1450', ...target },
        { ...safe, stukas: { ready: 1, used: 0 } },
      ),
      ['soviet', order, [1, 1, 1]],
    )

  test('a Stuka, at good odds against a division on wheels', async () => {
    const asked = await met({ 'G-17PZ': { at: HERE, reduced: true } })
    expect(dueNow(asked)).toMatchObject({ step: 'stuka', side: 'german' })
    expect([patience(asked, 'german'), patience(asked, 'soviet')]).toEqual([12 * HOUR, null])
    expect(game.standing!.instead(asked, 'german')).toEqual({ type: 'flyStuka' })
  })

  test('not on foot, where none flies unasked', async () => {
    const spared = await met({ 'G-8ID': { at: HERE, reduced: true } })
    expect(dueNow(spared)).not.toMatchObject({ step: 'stuka' })
    expect(spared.table.stukas).toEqual({ ready: 1, used: 0 })
  })

  test('Guderian, where an own chit is drawn; before all others he is kept', async () => {
    const drawn = async (chit: string) => {
      const steps = due(
        { step: 'hqs', side: 'soviet', relocated: [] },
        { step: 'trump', side: 'german', chit },
        { step: 'play', chit },
      )
      return reached(state({ ...safe, ...steps, guderianInBox: true, turn: 4, units: FRONT }), [
        'soviet',
        DONE,
      ])
    }
    for (const chit of ['G-2PG', 'G-3PG']) {
      const asked = await drawn(chit)
      expect([dueNow(asked), patience(asked, 'german')]).toMatchObject([{ step: 'trump' }, 12 * HOUR])
    }
    for (const chit of ['S-20A', 'N-SUPPLY', 'N-REINF']) {
      const spared = await drawn(chit)
      expect(dueNow(spared)!.step).not.toBe('trump')
      expect(spared.table.guderianInBox).toBe(true)
    }
  })

  test('an HQ that commands nobody; all others stay', async () => {
    const relocating = (hq: string) =>
      reached(
        state({
          ...{ ...safe, turn: 4, units: { ...FRONT, 'G-HQ-2PG': hq } },
          ...due(
            { step: 'hqs', side: 'soviet', relocated: [] },
            { step: 'hqs', side: 'german', relocated: [] },
          ),
        }),
        ['soviet', DONE],
      )
    expect(dueNow(await relocating('3110'))).toEqual(REST)
    expect(dueNow(await relocating('3118'))).toMatchObject({ step: 'hqs', side: 'german', relocated: [] })
  })
})
