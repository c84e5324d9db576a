import { describe, expect, test } from 'vitest'
import { type Decision, refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice/dice'
import { withDomains } from '@/lib/kernel/with-domains'
import { contextOf } from '@/lib/wargame/agenda'
import { defineGame } from '@/lib/wargame/define-game'
import { differences, extend } from '@/lib/wargame/extend'
import * as toy from '../support/toy-rulesets'

const dice = listedDice([])
const agenda: toy.Open['agenda'] = [
  { step: 'march', side: 'soviet' },
  { step: 'rest' },
  { step: 'march', side: 'german' },
]
const summer: toy.ToyState = {
  open: { at: { 'german-1': 5, 'soviet-1': 9 }, agenda },
  own: { german: { goal: 8 }, soviet: { goal: 2 } },
  sealed: { mines: [7] },
}
const winter: toy.WinterState = { ...summer, open: { ...summer.open, snow: true, tired: [] } }
const march = (unit: string, to: number) => ({ type: 'march', unit, to }) as const
const yes = <Event>(decision: Decision<Event>): readonly Event[] => {
  if (refused(decision)) throw new Error(decision.because.key)
  return decision.yes
}

test('the list of 900 counters stays small, as no reach is worked out before somebody asks for it', () => {
  const at = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`german-${n}`, n * 3] as const))
  const reach = 60
  const asked: unknown[] = []
  const march = toy.orders.march
  const wide = defineGame({
    ...toy.parent,
    rules: { ...toy.rules, range: () => reach },
    orders: {
      march: {
        ...march,
        domain: (at, chosen, field) => {
          asked.push(chosen.unit)
          return march.domain!(at, chosen, field)
        },
      },
    },
  })
  const state = { ...summer, open: { at, agenda } }
  const legal = wide.legal(state, 'german')
  expect(legal).toHaveLength(900)
  expect(asked).toEqual([])
  const listed = JSON.stringify(legal).length
  expect(listed).toBeLessThan(120_000)
  expect(wide.domain(state, 'german', { type: 'march', unit: 'german-7' }, 'to')).toHaveLength(2 * reach + 1)
  expect(asked).toEqual(['german-7'])
  expect(JSON.stringify(withDomains(wide, state, 'german', legal)).length).toBeGreaterThan(5 * listed)
})

test('what a field may hold is told to nobody but who is awaited, for an order that there is', () => {
  const { domain } = toy.parentGame
  expect(domain(summer, 'soviet', { type: 'march', unit: 'soviet-1' }, 'to')).toEqual([])
  expect(domain(summer, 'german', { type: 'constructor' }, 'to')).toEqual([])
  expect(
    domain({ ...summer, open: { ...summer.open, agenda: [] } }, 'german', march('german-1', 6), 'to'),
  ).toEqual([])
})

describe('a rule set', () => {
  const { check, legal, decide, awaits, evolve, isFirm } = toy.parentGame

  test('judges an order: over, not due, not his, and what the order itself says', () => {
    const cites = (state: toy.ToyState, side: 'german' | 'soviet', to: number) =>
      check(state, side, march('german-1', to))?.because.key
    expect(cites({ ...summer, open: { ...summer.open, agenda: [] } }, 'german', 6)).toBe('game-over')
    expect(cites(summer, 'soviet', 6)).toBe('not-yours')
    expect(cites(summer, 'german', 9)).toBe('too-far')
    expect(cites(summer, 'german', 8)).toBeUndefined()
  })

  test('names of several open fields the first, and works out its domain when it is due', () => {
    expect(legal(summer, 'german')).toEqual([
      {
        order: { type: 'march', unit: 'german-1' },
        choose: { field: 'to', from: [], min: 1, max: 1, later: true },
      },
    ])
    const domain = ['2', '3', '4', '5', '6', '7', '8']
    expect(toy.parentGame.domain(summer, 'german', { type: 'march', unit: 'german-1' }, 'to')).toEqual(domain)
    expect(withDomains(toy.parentGame, summer, 'german', legal(summer, 'german'))).toEqual([
      { order: { type: 'march', unit: 'german-1' }, choose: { field: 'to', from: domain, min: 1, max: 1 } },
    ])
    expect(legal(summer, 'soviet')).toEqual([])
  })

  test('carries an order out, then what is due by itself, and hands over', () => {
    const events = yes(decide(summer, { side: 'german', order: march('german-1', 6), dice }))
    expect(events.map(({ type }) => type)).toEqual(['Marched', 'StepDone', 'StepDone', 'HandedOver'])
    expect(events.map(isFirm)).toEqual([false, false, false, true])
    const after = events.reduce(evolve, summer)
    expect(after.open.at['german-1']).toBe(6)
    expect(awaits(after)).toEqual(['soviet'])
  })

  test('judges on what the giver knows: nothing sealed and nothing of the other can be reached', () => {
    const at = contextOf(toy.parent, summer, 'german')
    expect(Object.keys(at).sort()).toEqual(['open', 'own', 'rules', 'side'])
    expect(at.own).toEqual({ goal: 8 })
    const seen = JSON.stringify([at.open, at.own])
    expect(seen).not.toContain('mines')
    expect(seen).not.toContain('"goal":2')
    // Whatever lies in the hexes, list and judgement are the same; only carrying it out tells.
    const mined = { ...summer, sealed: { mines: [2, 3, 4, 6, 8] } }
    expect(legal(mined, 'german')).toEqual(legal(summer, 'german'))
    for (let to = 0; to < 12; to += 1)
      expect(check(mined, 'german', march('german-1', to))).toEqual(
        check(summer, 'german', march('german-1', to)),
      )
    const type = (state: toy.ToyState) =>
      yes(decide(state, { side: 'german', order: march('german-1', 6), dice })).map((event) => event.type)
    expect(type(mined)).toContain('Exploded')
    expect(type(summer)).not.toContain('Exploded')
  })
})

describe('a rule set that is told as differences from another', () => {
  const { check, legal, decide, evolve, tell } = toy.winterGame

  test("gives the parent's orders under the child's rules", () => {
    expect(toy.parentGame.check(winter, 'german', march('german-1', 8))).toBeNull()
    expect(check(winter, 'german', march('german-1', 8))?.because).toEqual({
      key: 'too-far',
      params: { range: 1 },
    })
    const [entry] = withDomains(toy.winterGame, winter, 'german', legal(winter, 'german'))
    expect(entry?.choose?.from).toEqual(['4', '5', '6'])
  })

  test("passes the child's state through the parent's reducers", () => {
    const tired = { ...winter, open: { ...winter.open, tired: ['soviet-1'] } }
    const events = yes(decide(tired, { side: 'german', order: march('german-1', 6), dice }))
    const after = events.reduce(evolve, tired)
    expect(after.open).toEqual({
      at: { 'german-1': 6, 'soviet-1': 9 },
      agenda: [{ step: 'march', side: 'soviet' }],
      snow: true,
      tired: ['soviet-1'],
    })
  })

  test('has orders and events of its own beside them, and tells a replaced event in its own words', () => {
    const events = yes(
      decide(winter, { side: 'german', order: { type: 'forceMarch', unit: 'german-1' }, dice }),
    )
    expect(events).toEqual([{ type: 'Tired', unit: 'german-1' }])
    const after = events.reduce(evolve, winter)
    expect(check(after, 'german', { type: 'forceMarch', unit: 'german-1' })?.no).toBe('WIN 1.1')
    const marched = { type: 'Marched', unit: 'german-1', to: 6 } as const
    expect(tell(marched, 'spectator', winter)?.key).toBe('marched-in-snow')
    expect(toy.parentGame.tell(marched, 'spectator', summer)?.key).toBe('marched')
  })

  test('refuses a misspelt order, event or rule, by the compiler and when it is loaded', () => {
    // @ts-expect-error there is no such rule
    expect(() => extend(toy.rules, { replace: { rnage: () => () => 1 } })).toThrow('nothing called "rnage"')
    // @ts-expect-error there is no such order
    expect(() => extend(toy.orders, { replace: { marhc: (was) => was } })).toThrow('nothing called "marhc"')
    // @ts-expect-error it is there already
    expect(() => extend(toy.events, { add: { Marched: toy.events.Exploded } })).toThrow(
      '"Marched" is there already',
    )
    // @ts-expect-error a replacement has the form of what it replaces
    extend(toy.rules, { replace: { range: () => () => 'far' } })
  })

  test('is the whole of its differences', () => {
    const tables = {
      rules: [toy.rules, toy.winterRules],
      orders: [toy.orders, toy.winterOrders],
      steps: [toy.steps, toy.winter.steps],
      events: [toy.events, toy.winterEvents],
    } as const
    const delta = Object.entries(tables).flatMap(([table, [base, child]]) =>
      Object.entries(differences(base, child)).flatMap(([how, names]) =>
        names.map((name) => `${table}: ${name} ${how}`),
      ),
    )
    expect(delta.join('\n')).toMatchInlineSnapshot(`
      "rules: range replaced
      rules: mayDig added
      orders: forceMarch added
      events: Marched replaced
      events: Tired added"
    `)
  })
})
