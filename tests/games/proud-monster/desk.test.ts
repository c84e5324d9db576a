import { expect, test } from 'vitest'
import { port } from '@/components/games/proud-monster/port'
import { staff } from '@/components/games/proud-monster/staff'
import { byHand } from '@/components/wargame/staff/by-hand'
import { game } from '@/lib/games/proud-monster'
import { full } from '@/lib/games/proud-monster/full'
import type { Order } from '@/lib/games/proud-monster/orders'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { State } from '@/lib/games/proud-monster/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import { refused } from '@/lib/kernel/decision'
import { seeded } from '../../support/seeded'
import { position as whole } from './full/given'
import { position } from './given'

const none = () => {
  throw new Error('a die')
}
const ids = (count: number) => Array.from({ length: count }, (_, i) => `SU-RD-${`${i + 1}`.padStart(3, '0')}`)
const all = (units: string[], at: string) => Object.fromEntries(units.map((unit) => [unit, at]))
const COMING = 40
const arriving = position({
  ...{ turn: 2, acting: 'soviet', phase: 'reinforcement' },
  agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }],
  units: { ...all(ids(COMING), 'arriving'), 'SU-RD-050': '3008N', 'DE-ID-1': '2709N' },
})
const deskOf = (state: State, side: 'german' | 'soviet' = 'soviet') => {
  const desk = staff.desk(game.view(state, side) as never, game.legal(state, side))
  return [...(desk as IterableIterator<unknown>)] as Order[]
}
const isChore = (state: State, side: 'german' | 'soviet') =>
  staff.isChore(game.view(state, side) as never, game.legal(state, side))

test('all who arrive are placed by lawful orders, after which the game goes on', () => {
  const orders = deskOf(arriving)
  expect(orders.length).toBeLessThan(COMING)
  const state = orders.reduce<State>((now, order) => {
    const decision = game.decide(now, { side: 'soviet', order, dice: { roll: none, secret: none } })
    if (refused(decision)) throw new Error(JSON.stringify([order, decision]))
    return decision.yes.reduce(game.evolve, now)
  }, arriving)
  const { counters } = state.table
  expect(ids(COMING).filter((unit) => !rules.board.has(counters[unit]!.at))).toEqual([])
  // Nobody is left: the game has gone on.
  expect(game.awaits(state)).toEqual(['german'])
  expect(isChore(arriving, 'soviet')).toBe(true)
  expect(isChore(state, 'soviet')).toBe(false)
})

test('what its player leaves out he does by hand, in the same place', () => {
  const view = game.view(arriving, 'soviet') as never
  const offers = port.offers(view, game.legal(arriving, 'soviet'))
  const first = deskOf(arriving)[0] as { type: 'placeUnits'; hex: string; units: string[] }
  const hand = byHand(offers, first)!
  expect(hand.order).toMatchObject({ type: 'placeUnits', hex: first.hex })
  const units = hand.choices.find(({ kind }) => kind === 'units')!
  expect(units.from).toEqual(expect.arrayContaining(first.units))
  expect(byHand(offers, { ...first, hex: '2709N' })).toBeNull()
  expect(byHand(offers, { type: 'replaceStep', unit: 'DE-ID-1' })).toBeNull()
})

test('what is proposed is the same whatever lies face down', () => {
  const twin = withLuck(rules, { ...arriving, hidden: { values: {} } }, seeded('desk'))
  expect(twin.hidden).not.toEqual(arriving.hidden)
  expect(deskOf(twin)).toEqual(deskOf(arriving))
})

test('nothing is proposed where units march, nor to who is not asked', () => {
  const moving = position({ units: { 'DE-ID-1': '2709N', 'SU-RD-001': '3008N' } })
  expect([isChore(moving, 'german'), isChore(arriving, 'german')]).toEqual([false, false])
  expect(deskOf(moving, 'german')).toEqual([])
})

test('a refit takes a die and is never proposed, what stands behind it is', () => {
  const state = whole({
    agenda: [
      { step: 'assault', side: 'german' },
      { step: 'move', side: 'german' },
      { step: 'restore', side: 'german', begun: true },
    ],
    units: { 'DE-PZ-1': { at: '3005S', lost: 2 }, 'DE-ID-1': { at: '3004S', lost: 1 } },
  })
  const legal = full.legal(state, 'german')
  expect(legal.map(({ order }) => order.type)).toEqual(
    expect.arrayContaining(['refitDivision', 'replaceStep']),
  )
  const desk = staff.desk(full.view(state, 'german') as never, legal) as IterableIterator<{ type: string }>
  const proposed = [...desk].map(({ type }) => type)
  expect(proposed.length).toBeGreaterThan(0)
  expect(new Set(proposed)).toEqual(new Set(['replaceStep']))
})
