import { describe, expect, test } from 'vitest'
import { refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice/dice'
import { defineGame } from '@/lib/wargame/define-game'
import type { Side } from '@/lib/wargame/ruleset'
import { HOURS, hoursOf, type Mode, makeKinds, namedAlike } from '@/lib/wargame/standing'
import {
  least,
  makeStanding,
  type StandingOrdersOf,
  type StandingRules,
  usualOf,
  wished,
} from '@/lib/wargame/standing-rules'
import { standingSchemaOf } from '@/lib/wargame/standing-schema'
import * as toy from '../support/toy-rulesets'

// While the Germans act the Soviet may leave his marches to standing orders.

const WISHES = ['east', 'west', 'near'] as const
interface Wishes {
  march: { order: (typeof WISHES)[number][]; by: number }
}
const steps = namedAlike(['march'])
const rules: StandingRules<toy.Toy, Wishes, typeof steps> = {
  march: {
    about: 'where the first unit goes',
    fields: ({ z, wishes }) => ({ order: wishes(WISHES), by: z.number().int().min(1).max(99) }),
    usual: { order: ['near'], by: 1 },
    safe: { mode: 'spare', order: ['west'], by: 1 },
    matters: ({ open: { at } }) => at['german-1'] === 99,
    choose: ({ open: { at } }, { side }, { order, by }) => {
      const unit = Object.keys(at).find((id) => id.startsWith(side))!
      const to = wished([String(at[unit]! + by), String(at[unit]! - by)], order, {
        east: (hex) => -Number(hex),
        west: (hex) => Number(hex),
        near: () => 0,
      })
      return { type: 'march', unit, to: Number(to) }
    },
  },
}
type Orders = StandingOrdersOf<Wishes>
const orders = (mode: Mode, by: number, ...order: Wishes['march']['order']): Orders => ({
  version: 1,
  march: { mode, order, by },
})
const usual: Orders = { version: 1, ...usualOf(rules, 'auto') }

const kinds = makeKinds({ steps, phases: [], due: toy.due, acting: () => 'german' })
const state: toy.ToyState = {
  open: {
    at: { 'german-1': 20, 'soviet-1': 9 },
    agenda: [{ step: 'march', side: 'soviet' }, { step: 'rest' }, { step: 'march', side: 'german' }],
  },
  own: { german: { goal: 8 }, soviet: { goal: 2 } },
  sealed: { mines: [] },
}
const soviets: toy.ToyState = { ...state, open: { ...state.open, agenda: state.open.agenda.slice(0, 1) } }
const bySoviet = (filed: Orders) =>
  makeStanding<toy.Toy>({
    rules,
    kinds,
    open: ({ open }) => open,
    inForce: (_state, side: Side) => (side === 'soviet' ? filed : usual),
    usual,
    told: () => [],
  })

describe('standing orders', () => {
  test('are asked for choices that fall on who does not act', () => {
    expect(kinds.offTurn(state.open)).toBeNull()
    expect(kinds.offTurn(soviets.open)).toEqual({ step: 'march', side: 'soviet' })
    expect(kinds.kindOf({ step: 'march', side: 'soviet' })).toBe('march')
    expect(kinds.inPhase(soviets.open)).toBe(false)
    expect(
      makeKinds({ steps, phases: ['march'], due: toy.due, acting: () => undefined }).inPhase(soviets.open),
    ).toBe(true)
  })

  test('decide at once what is left to them, and nothing else', () => {
    const played = (filed: Orders) => {
      const game = defineGame<toy.Toy, { type: 'march'; unit: string; to: number }>({
        ...toy.parent,
        proxy: bySoviet(filed).proxy,
      })
      const order = { type: 'march', unit: 'german-1', to: 21 } as const
      const decision = game.decide(state, { side: 'german', order, dice: listedDice([]) })
      if (refused(decision)) throw new Error(decision.because.key)
      return decision.yes.reduce(game.evolve, state).open
    }
    expect(played(orders('auto', 2, 'east')).at['soviet-1']).toBe(11)
    expect(played(orders('auto', 2, 'west')).at['soviet-1']).toBe(7)
    for (const mode of ['ask', 'wait'] as const)
      expect(played(orders(mode, 2, 'east'))).toMatchObject({
        at: { 'soviet-1': 9 },
        agenda: [{ side: 'soviet' }],
      })
  })

  test('that spare their player ask him where it matters, and while he has the game in hand', () => {
    const { proxy, patience } = bySoviet({ ...orders('spare', 2, 'east'), hours: 4 })
    const decided = (by: Side, german = 20) => {
      const open = { ...soviets.open, at: { ...soviets.open.at, 'german-1': german } }
      return proxy.decide({ ...soviets, open }, () => null, toy.parent.rules, by)
    }
    expect(decided('german')).toMatchObject({ side: 'soviet', order: { to: 11 } })
    expect([decided('soviet'), decided('german', 99)]).toEqual([null, null])
    // Who was asked so is waited for.
    expect(patience(soviets, 'soviet')).toBe(4 * 3_600_000)
  })

  test('decide after some hours, for that player alone', () => {
    const waits = bySoviet({ ...orders('wait', 2, 'east'), hours: 4 })
    expect([waits.patience(soviets, 'soviet'), waits.patience(soviets, 'german')]).toEqual([
      4 * 3_600_000,
      null,
    ])
    expect(waits.instead(soviets, 'soviet', toy.parentGame.check, toy.parent.rules)).toMatchObject({ to: 11 })
    for (const mode of ['ask', 'auto'] as const)
      expect(bySoviet(orders(mode, 2)).patience(soviets, 'soviet')).toBeNull()
    expect(HOURS).toContain(hoursOf({}))
  })

  test('that would be unlawful give way to what is usual', () => {
    const far = bySoviet(orders('wait', 50, 'east'))
    expect(
      far.orderOf(
        { rules: toy.parent.rules, open: soviets.open },
        soviets.open.agenda[0]!,
        orders('wait', 50, 'east'),
      ),
    ).toMatchObject({
      to: 59,
    })
    expect(far.instead(soviets, 'soviet', toy.parentGame.check, toy.parent.rules)).toMatchObject({ to: 10 })
  })

  test('choose by the first wish, then by the next, at last by name', () => {
    const price = (table: Record<string, number>) => (item: string) => table[item] ?? 0
    expect(least(['c', 'b', 'a'], [price({ a: 1, b: 1 })])).toBe('c')
    expect(least(['c', 'b', 'a'], [price({}), price({ a: 2, c: 1 })])).toBe('b')
    expect(least(['c', 'b', 'a'], [])).toBe('a')
  })
})

describe('their schema', () => {
  const schema = standingSchemaOf<Orders>({ rules, later: [] })

  test('follows from the records', () => {
    expect(schema.parse(orders('ask', 3, 'west', 'near'))).toEqual(orders('ask', 3, 'west', 'near'))
    for (const wrong of [
      orders('ask', 3, 'west', 'west'),
      orders('ask', 100),
      orders('never' as Mode, 3),
      { version: 1 },
      { ...orders('ask', 3), hours: 0 },
      { ...orders('ask', 3), retreat: {} },
    ])
      expect(schema.safeParse(wrong).success).toBe(false)
  })

  test('lets orders of old leave out what came later', () => {
    expect(standingSchemaOf({ rules, later: ['march'] }).safeParse({ version: 1 }).success).toBe(true)
  })
})
