import { expect, test } from 'vitest'
import { game } from '@/lib/games/moscow-1941'
import { rules } from '@/lib/games/moscow-1941/in-force'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { isSupplied } from '@/lib/games/moscow-1941/rules/supply'
import { on } from '@/lib/games/moscow-1941/situation'
import type { Side, State } from '@/lib/games/moscow-1941/state'
import { withDomains } from '@/lib/kernel/with-domains'
import { seeded } from '../../support/seeded'
import { due, FROST, GOOD, MUD, operational, play, type Setting, SNOW, state } from './given'

/** What the computer orders for a side in a position. */
const ordered = (at: State, side: Side): Order =>
  game.computer(
    game.view(at, side),
    withDomains(game, at, side, game.legal(at, side)),
    seeded('computer'),
  ) as Order

/** All that it orders for a side until it finishes its segment, and where its units are then. */
function segment(setting: Setting, side: Side): { orders: Order[]; end: State } {
  const orders: Order[] = []
  let end = state(setting)
  for (;;) {
    const order = ordered(end, side)
    if (order.type === 'done') return { orders, end }
    orders.push(order)
    end = play(end, [side, order]).state
  }
}
const hexOf = ({ table }: State, unit: string) => table.counters[unit]!.at

test('it attacks at good odds, with enough and from both sides', () => {
  const at = state({
    ...operational('german', 'attack'),
    turn: GOOD,
    units: { 'G-4A': 'F2', 'G-7K': 'F2', 'G-12K': 'E2', 'S-43A': 'E3', 'S-22A': 'L9' },
  })
  expect(ordered(at, 'german')).toMatchObject({ type: 'declareAttack', target: 'E3' })
})

test('it makes no hopeless attack', () => {
  const at = state({
    ...operational('soviet', 'attack'),
    turn: FROST,
    units: { 'S-43A': 'E3', 'G-4A': 'E4', 'G-7K': 'E4', 'G-5PzDiv': 'E4' },
  })
  expect(ordered(at, 'soviet')).toEqual({ type: 'done' })
})

test('it never leaves Moscow open, whatever else calls its only garrison', () => {
  const units = { 'S-24A': 'I7', 'S-43A': 'J9', 'G-3PzGp': 'I5', 'G-56PzK': 'H5', 'G-5PzDiv': 'F5' }
  const { end } = segment({ ...operational('soviet'), turn: MUD, units }, 'soviet')
  expect(hexOf(end, 'S-24A')).toBe('I7')
})

test('it falls back out of a pocket while there is a gap', () => {
  const units = {
    ...{ 'S-24A': 'G3', 'S-Lelyushenko': 'I7', 'S-49A': 'I7' },
    ...{ 'G-4A': 'G2', 'G-7K': 'F2', 'G-4PzGp': 'F3', 'G-3PzGp': 'H3', 'G-5K': 'H2' },
  }
  const { end } = segment({ ...operational('soviet'), turn: GOOD, units }, 'soviet')
  expect(['G5', 'G6', 'H5', 'F5', 'H6', 'F6', 'G4', 'H4', 'F4']).toContain(hexOf(end, 'S-24A'))
})

test('it brings reserves to Moscow by rail', () => {
  const units = {
    ...{ 'S-49A': 'I7', 'S-24A': 'A8', 'S-43A': 'A8', 'S-50A': 'B8' },
    ...{ 'G-3PzGp': 'I4', 'G-56PzK': 'I4', 'G-4PzGp': 'H4', 'G-46PzK': 'H4' },
  }
  const agenda = due({ step: 'replacements', side: 'soviet', filled: [] })
  const { orders } = segment(
    { ...agenda, phase: 'replacements', acting: 'soviet', turn: MUD, units },
    'soviet',
  )
  const trains = orders.flatMap((order) => (order.type === 'railMove' ? [order.path.at(-1)!] : []))
  expect(trains.length).toBeGreaterThan(0)
  expect(trains.some((to) => ['I7', 'I8', 'H6', 'H7', 'J7', 'J6', 'I6', 'H8', 'G7', 'F6'].includes(to))).toBe(
    true,
  )
})

test('"No Retreat!" is ordered where the hex is worth more than those who may be lost in it', () => {
  const battle = {
    side: 'german' as const,
    attackers: [
      { unit: 'G-4A', from: 'I6' },
      { unit: 'G-7K', from: 'I6' },
    ],
  }
  const asked = (target: string) =>
    ordered(
      state({
        ...due({ step: 'stand', side: 'soviet' }, { step: 'throw' }),
        ...{ turn: MUD, options: { noRetreat: 'attack' } },
        units: { 'G-4A': 'I6', 'G-7K': 'I6', 'S-24A': target, 'S-22A': 'L9' },
        battle: { ...battle, target, defenders: ['S-24A'], active: ['S-24A'] },
      }),
      'soviet',
    )
  expect(asked('I7')).toEqual({ type: 'holdFast' })
})

/** The bombers of Yaroslavl may drop the corps that lies there; Ivanovo is German, and who stands as told. */
const dropping = (units: Setting['units'] = {}) =>
  state({
    ...due({ step: 'allocate', side: 'soviet' }, { step: 'strike' }),
    ...{ turn: MUD, phase: 'operational', acting: 'soviet', onBase: ['S-5ParaK'] },
    units: { 'S-5ParaK': 'M9', 'G-4A': 'F1', ...units },
    air: { 'S-DBA': {} },
    held: { K10: 'german' },
  })
test('it drops paratroops on a city that nobody watches', () => {
  expect(ordered(dropping(), 'soviet')).toEqual({
    ...{ type: 'paradrop', air: 'S-DBA', unit: 'S-5ParaK' },
    to: 'K10',
  })
})
test('it drops them nowhere beside the enemy', () => {
  expect(ordered(dropping({ 'G-7K': 'K9' }), 'soviet').type).not.toBe('paradrop')
})

/** Germans stand in all that they need to win at once, and the way to Moscow may still be cut. */
const nearlyWon = (victory: 'charts' | 'graded'): Setting => ({
  ...operational('soviet'),
  ...{ turn: SNOW, options: { victory } },
  units: { 'G-5K': 'H1', 'G-2A': 'D3', 'G-4A': 'I7', 'S-24A': 'K7', 'S-3ShA': 'G7' },
})
test('it cuts the supply of what the enemy needs, where he would win by it', () => {
  const supplied = ({ table }: State) => isSupplied(on(table), 'german', 'I7')
  expect(supplied(state(nearlyWon('charts')))).toBe(true)
  expect(supplied(segment(nearlyWon('charts'), 'soviet').end)).toBe(false)
  expect(supplied(segment(nearlyWon('graded'), 'soviet').end)).toBe(true)
})

/** A Soviet army was hit by S, from the west; it may give way to the east. */
const hit = (target: string, from: string) =>
  ordered(
    state({
      ...due({ step: 'giveWay', side: 'soviet' }, { step: 'endBattle' }),
      ...{ turn: GOOD, phase: 'prepared' },
      units: {
        ...{ 'S-24A': { at: target, state: 'spent' }, 'S-50A': 'L9' },
        'G-4A': { at: from, state: 'spent', fought: true },
      },
      battle: {
        ...{ side: 'german', target, result: 'S', defenders: ['S-24A'], active: ['S-24A'] },
        attackers: [{ unit: 'G-4A', from }],
      },
    }),
    'soviet',
  )
test('beaten units give way in open ground, but not in forest or from Moscow', () => {
  expect(hit('J4', 'J3').type).toBe('giveWay')
  expect(hit('G3', 'G2')).toEqual({ type: 'done' })
  expect(hit('I7', 'I6')).toEqual({ type: 'done' })
})

/** A Soviet army beside a German corps in Kalinin, and so many cities German that count one, with it. */
const atKalinin = (turn: number, german: number): Setting => ({
  ...operational('soviet', 'attack'),
  ...{ scenario: 'typhoon', turn },
  units: { 'S-50A': 'K6', 'G-56PzK': 'K5', 'G-4A': 'H2' },
  held: Object.fromEntries(
    rules.places.map(({ hex, kind }) => [hex, kind === 'city' && german-- > 0 ? 'german' : 'soviet']),
  ),
})
test('in the last turn it attacks the city on which the game hangs, and before it does not', () => {
  expect(ordered(state(atKalinin(2, 6)), 'soviet')).toEqual({ type: 'done' })
  expect(ordered(state(atKalinin(3, 6)), 'soviet')).toMatchObject({ type: 'declareAttack', target: 'K5' })
})
