import { expect, test } from 'vitest'
import { port } from '@/components/games/proud-monster/port'
import { staff } from '@/components/games/proud-monster/staff'
import { byHand } from '@/components/wargame/staff/by-hand'
import { game } from '@/lib/games/proud-monster'
import { full } from '@/lib/games/proud-monster/full'
import type { State as Whole } from '@/lib/games/proud-monster/full/state'
import type { Order } from '@/lib/games/proud-monster/orders'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { State } from '@/lib/games/proud-monster/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import { refused } from '@/lib/kernel/decision'
import { seeded } from '../../support/seeded'
import { type Setting, position as whole } from './full/given'
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

/** The phase of replacements of a turn, in which the first Panzer division may be refitted. */
const restoring = (units: Setting['units'] = {}, more: Setting = {}): Whole =>
  whole({
    ...{ turn: 3, ...more },
    agenda: [
      { step: 'assault', side: 'german' },
      { step: 'move', side: 'german' },
      { step: 'restore', side: 'german', begun: true },
    ],
    units: { 'DE-PZ-1': { at: '3005S', lost: 2 }, 'DE-ID-1': { at: '3004S', lost: 1 }, ...units },
  })
const proposedIn = (state: Whole): string[] => {
  const desk = staff.desk(full.view(state, 'german') as never, full.legal(state, 'german'))
  return [...(desk as IterableIterator<{ type: string; unit?: string }>)].map(
    ({ type, unit }) => `${type} ${unit}`,
  )
}
const notesIn = (state: Whole) => staff.notes(full.view(state, 'german') as never)

test('a refit is proposed after what takes no die, for each division that has lost two steps away from the enemy (8.18)', () => {
  const worn = { 'DE-PZ-6': { at: '3104S', lost: 3 }, 'DE-MOT-36': { at: '3104S', lost: 1 } }
  // Beside the enemy nobody is refitted (8.20), and whoever has lost one step keeps his turn.
  const near = { 'DE-PZ-7': { at: '3205S', lost: 2 }, 'SU-RD-001': '3305S' }
  const state = restoring({ ...worn, ...near })
  expect(proposedIn(state)).toEqual(['replaceStep DE-ID-1', 'refitDivision DE-PZ-1', 'refitDivision DE-PZ-6'])
  expect(staff.isChore(full.view(state, 'german') as never, full.legal(state, 'german'))).toBe(true)
  // All of them are lawful, whatever the dice say.
  const end = proposedIn(state).reduce<Whole>((now, line) => {
    const [type, unit] = line.split(' ')
    const done = full.decide(now, {
      ...{ side: 'german', order: { type, unit } as never },
      dice: { roll: () => 1, secret: none } as never,
    })
    if (refused(done)) throw new Error(JSON.stringify(done))
    return done.yes.reduce(full.evolve, now)
  }, state)
  expect(['DE-PZ-1', 'DE-PZ-6'].map((unit) => end.table.counters[unit]!.lost)).toEqual([1, 2])
  expect(proposedIn(end)).toEqual([])
})

test('from turn 5 on it is said that refits end with the first mud, after which none is proposed (8.19)', () => {
  expect(notesIn(restoring())).toEqual(['desk.refit'])
  expect(notesIn(restoring({}, { turn: 5 }))).toEqual(['desk.refit', 'desk.refit.ends'])
  const none = { 'DE-PZ-1': '3005S' }
  expect(notesIn(restoring(none, { turn: 5 }))).toEqual([])
  const mired = restoring({}, { turn: 8, weather: { mired: { north: true, south: false } } as never })
  expect(notesIn(mired)).toEqual([])
  expect(proposedIn(mired)).toEqual(['replaceStep DE-ID-1'])
})

test('whoever leads a turn for its owner throws no die for him: nobody is refitted then (8.18)', () => {
  const state = restoring()
  const led = full.led!(full.view(state, 'german') as never, full.legal(state, 'german'))
  expect(led.map(({ type }) => type)).toEqual(['replaceStep'])
})

test('a step is proposed first to who stands beside the enemy (8.12)', () => {
  const [first] = proposedIn(restoring({ 'DE-ID-61': { at: '3205S', lost: 1 }, 'SU-RD-001': '3305S' }))
  expect(first).toBe('replaceStep DE-ID-61')
})

test('what costs a victory point is never proposed (8.21)', () => {
  const security = ['DE-SEC-207', 'DE-SEC-281', 'DE-SEC-285']
  const state = whole({
    ...{ phase: 'reinforcement', turn: 4 },
    agenda: [
      { step: 'assault', side: 'german' },
      { step: 'move', side: 'german' },
      { step: 'callUp', side: 'german' },
    ],
    units: { ...all(security, 'track'), 'DE-ID-1': '2705N' },
  })
  expect(full.legal(state, 'german').map(({ order }) => order.type)).toContain('callUp')
  expect(proposedIn(state)).toEqual([])
  expect(staff.isChore(full.view(state, 'german') as never, full.legal(state, 'german'))).toBe(false)
})
