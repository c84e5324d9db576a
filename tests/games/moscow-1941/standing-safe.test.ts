import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/moscow-1941'
import type { Event } from '@/lib/games/moscow-1941/events'
import { KINDS } from '@/lib/games/moscow-1941/standing/kinds'
import { usualOrders } from '@/lib/games/moscow-1941/standing/orders'
import {
  attack,
  due,
  dueNow,
  facts,
  given,
  MUD,
  type Outcome,
  play,
  position,
  type Setting,
  SOVIET,
  state,
  stateOf,
  where,
} from './given'

// As a new game between people begins: nobody has filed anything.
const SAFE = { offTurn: { german: 'safe', soviet: 'safe' } } as const
const safe = ({ options, ...rest }: Setting) => position({ ...rest, options: { ...SAFE, ...options } })
const of = (outcome: Outcome, type: Event['type']) => outcome.events.filter((event) => event.type === type)

test('nobody is asked by them for anything while the other side acts', () => {
  for (const kind of KINDS) expect(usualOrders('safe')[kind].mode).toBe('spare')
})

// E9 is open ground; the 4th army comes from the west.
const pressed = (die: number, army = 'S-50A') =>
  given(safe({ units: { 'G-4A': 'E8', 'G-7K': 'E8', [army]: 'E9' } }))
    .when('german', attack('E9', 'G-4A'), [die])
    .allows()

describe('who may give way', () => {
  test('stays where that would disperse him', async () => {
    const outcome = await pressed(2)
    expect([where(outcome.state, 'S-50A'), stateOf(outcome.state, 'S-50A')]).toEqual(['E9', 'spent'])
    expect(dueNow(outcome.state)).toBe('attack')
  })
  test('goes where he is dispersed already, as far from the enemy as he may', async () => {
    const outcome = await pressed(3)
    expect([where(outcome.state, 'S-50A'), stateOf(outcome.state, 'S-50A')]).toEqual(['D9', 'dispersed'])
    const [told] = of(outcome, 'OrdersDecided')
    expect(game.tell(told!, 'soviet', outcome.state)).toMatchObject({ key: 'log-by-orders' })
    for (const viewer of ['german', 'spectator'] as const)
      expect(game.tell(told!, viewer, outcome.state)).toBeNull()
  })
  test('stays in a forest', async () => {
    const forest = safe({ units: { 'G-4A': 'J7', 'S-50A': 'J8' } })
    const outcome = await given(forest).when('german', attack('J8', 'G-4A'), [3]).allows()
    expect([where(outcome.state, 'S-50A'), dueNow(outcome.state)]).toEqual(['J8', 'attack'])
  })
})

describe('an exchange', () => {
  test('is declined where it would take an army', async () => {
    // Across the river 4 against 3 is 1:2.
    const army = safe({ turn: MUD, units: { 'G-7K': 'E7', 'S-50A': 'E8' } })
    const outcome = await given(army).when('german', attack('E8', 'G-7K'), [2]).allows()
    expect(facts(outcome, 'Declined')).toHaveLength(1)
    expect(stateOf(outcome.state, 'S-50A')).toBe('spent')
  })
  test('is made where it takes a corps or less, though an army stands there', async () => {
    const corps = safe({ ...SOVIET, units: { 'S-50A': 'E9', 'G-6K': 'E8', 'G-7PzDiv': 'E8' } })
    const outcome = await given(corps).when('soviet', attack('E8', 'S-50A'), [2]).allows()
    expect(facts(outcome, 'Declined')).toEqual([])
    expect([where(outcome.state, 'S-50A'), where(outcome.state, 'G-7PzDiv')]).toEqual([
      'eliminated',
      'eliminated',
    ])
    const army = safe({ turn: MUD, units: { 'G-6K': 'E8', 'S-10A': 'E9', 'S-5ParaK': 'E9' } })
    const other = await given(army).when('german', attack('E9', 'G-6K'), [2]).allows()
    expect(facts(other, 'Declined')).toEqual([])
    expect([where(other.state, 'S-10A'), where(other.state, 'S-5ParaK')]).toEqual(['E9', 'eliminated'])
  })
  test('disperses nobody who is left by it and could stay', async () => {
    const units = { 'G-6K': 'E8', 'G-7PzDiv': 'E8', 'S-24A': 'E9', 'S-5ParaK': 'E9' }
    const { state } = await play(
      safe({ units }),
      ['german', attack('E9', 'G-6K', 'G-7PzDiv'), [2]],
      ['german', { type: 'takeLoss', unit: 'G-6K' }],
      ['german', { type: 'done' }],
    )
    expect([where(state, 'S-24A'), stateOf(state, 'S-24A'), dueNow(state)]).toEqual(['E9', 'spent', 'attack'])
  })
})

describe('"No Retreat!"', () => {
  const ordered = (target: string, from: string, others: Record<string, string> = {}) => {
    const units = { 'S-24A': from, 'G-7PzDiv': target, ...others }
    return given(safe({ ...SOVIET, units, options: { victory: 'charts', noRetreat: 'found' } }))
      .when('soviet', attack(target, 'S-24A'), [3])
      .allows()
  }
  test('is not ordered where nothing hangs on the hex', async () => {
    const outcome = await ordered('E8', 'E9')
    expect(facts(outcome, 'StandOrdered')).toEqual([])
    expect(facts(await ordered('H1', 'H2'), 'StandOrdered')).toEqual([])
  })
  test('is where one has all that he needs as long as he stands there', async () => {
    const outcome = await ordered('H1', 'H2', { 'G-9A': 'D3', 'G-4A': 'I7' })
    expect(facts(outcome, 'StandOrdered')).toHaveLength(1)
  })
})

describe('an alert', () => {
  const bombed = (target: string) =>
    play(
      state({
        ...due({ step: 'luftwaffe', side: 'german' }),
        options: SAFE,
        units: { 'G-5K': 'H1', 'S-24A': 'H3', 'S-Boldin': 'H2' },
        air: { 'G-2FlK': {}, 'S-6IAK': {}, 'S-BFAir': {}, 'S-WFAir': {} },
      }),
      ['german', { type: 'bomb', air: 'G-2FlK', target }, [6, 6, 6, 6]],
    )
  test('meets raids on Moscow and bombs on armour, and nothing else', async () => {
    const met = async (target: string) => facts(await bombed(target), 'Intercepted').map(({ air }) => air)
    expect([await met('I7'), await met('H2'), await met('H3')]).toEqual([['S-6IAK'], ['S-BFAir'], []])
  })
})
