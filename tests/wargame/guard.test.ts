import { describe, expect, test } from 'vitest'
import {
  dangerOf,
  type GuardRules,
  isNeeded,
  nextGuard,
  type Raider,
  type Reserves,
  type SuddenAim,
} from '@/lib/wargame/computer/guard'
import { makeInfluence } from '@/lib/wargame/computer/influence'
import { at, map } from './small-map'

const number = (hex: string) => map.numberOf(hex)
const nothing: Uint8Array = new Uint8Array(map.hexes.length)
const { spread } = makeInfluence(map)
const COSTS = {
  ground: nothing.map(() => 1),
  hexsides: new Uint8Array(6 * map.hexes.length),
  zonePoints: 0,
}

/** The enemy has won who enters 0103, or one of these hexes; every hex costs him one point, and zones nothing. */
const aimed = (raiders: readonly Raider[], hexes = ['0103'], shut = nothing): SuddenAim => ({
  hexes: at(...hexes),
  posts: new Set(at(...hexes)),
  raids: [{ going: { ...COSTS, shut }, raiders }],
})
const raider = (hex: string, points: number, isReady = true): Raider => ({ at: number(hex), points, isReady })
const guarded = (aim: SuddenAim, places: Record<string, string>): GuardRules => ({
  ...{ aim, danger: dangerOf(map, spread, aim) },
  places: new Map(Object.entries(places).map(([unit, hex]) => [unit, number(hex)])),
})
const danger = (raiders: readonly Raider[], places: readonly string[], shut?: Uint8Array) => {
  const { now, soon } = guarded(aimed(raiders, ['0103'], shut), {}).danger(at(...places))
  return [now, soon]
}

/** A wall from north to south. */
const WALL = ['0401', '0402', '0403', '0404', '0405']

describe('who could come to what ends the game', () => {
  test('is counted by those that come with one move, and with two', () => {
    expect(danger([raider('0403', 3)], [])).toEqual([1, 1])
    expect(danger([raider('0403', 2)], [])).toEqual([0, 1])
    expect(danger([raider('0703', 2)], [])).toEqual([0, 0])
    expect(danger([], [])).toEqual([0, 0])
  })
  test('not at once who may not move before us', () => {
    expect(danger([raider('0403', 3, false)], [])).toEqual([0, 1])
  })
  test('nobody through units of ours, or where nobody goes; but around them', () => {
    const far = [raider('0703', 6)]
    expect(danger(far, WALL)).toEqual([0, 0])
    expect(danger(far, WALL.slice(0, -1))).toEqual([0, 1])
    expect(danger(far, ['0103'])).toEqual([0, 0])
    expect(danger(far, [], map.maskOf(['0103']))).toEqual([0, 0])
  })
  test('the ways there are told', () => {
    const { ways } = guarded(aimed([raider('0303', 3)]), {}).danger([])
    expect([ways.has(number('0103')), ways.has(number('0303')), ways.size]).toEqual([true, true, 3])
  })
})

describe('a guard is needed', () => {
  const near = aimed([raider('0303', 2)])
  const further = aimed([raider('0503', 3)])
  test('without whom more could come at once', () => {
    expect(isNeeded(guarded(near, { only: '0103', other: '0705' }), 'only')).toBe(true)
    expect(isNeeded(guarded(near, { only: '0103', other: '0705' }), 'other')).toBe(false)
    expect(isNeeded(guarded(near, { one: '0103', other: '0103' }), 'one')).toBe(false)
    expect(isNeeded(guarded(near, {}), 'absent')).toBe(false)
  })
  test('in the aim itself already before anybody is there, elsewhere not', () => {
    expect(isNeeded(guarded(further, { only: '0103' }), 'only')).toBe(true)
    const wall = Object.fromEntries(WALL.map((hex) => [hex, hex]))
    expect(isNeeded(guarded(further, wall), '0403')).toBe(false)
  })
})

describe('the next guard', () => {
  const near = aimed([raider('0303', 2)])
  const reserves = (costs: Record<string, Record<string, number>>, mostAhead = 1): Reserves => ({
    units: Object.keys(costs),
    reach: (unit) => at(...Object.keys(costs[unit]!)),
    price: (unit, to) => costs[unit]![map.hexes[to]!]!,
    mostAhead,
  })
  const sent = (rules: GuardRules, costs: Record<string, Record<string, number>>, mostAhead?: number) => {
    const found = nextGuard(map, rules, reserves(costs, mostAhead))
    return found && [found.unit, map.hexes[found.to]]
  }

  test('is the cheapest of those that keep most of the enemy away', () => {
    const rules = guarded(near, { dear: '0105', cheap: '0101' })
    expect(sent(rules, { dear: { '0103': 2 }, cheap: { '0103': 1, '0101': 0 } })).toEqual(['cheap', '0103'])
    expect(sent(rules, { dear: { '0101': 0 }, cheap: { '0105': 0 } })).toBeNull()
  })
  test('is nobody while nobody can come', () => {
    const rules = guarded(aimed([raider('0703', 1)]), { cheap: '0101' })
    expect(sent(rules, { cheap: { '0103': 0 } })).toBeNull()
  })
  test('goes ahead of the enemy only for little, and to a post; in need at any price', () => {
    const ahead = guarded(aimed([raider('0503', 3)]), { guard: '0101' })
    expect(sent(ahead, { guard: { '0103': 1 } })).toEqual(['guard', '0103'])
    expect(sent(ahead, { guard: { '0103': 2 } })).toBeNull()
    expect(sent(guarded(near, { guard: '0101' }), { guard: { '0103': 9 } })).toEqual(['guard', '0103'])
  })
  test('is nobody by whose going another way is opened', () => {
    const both = aimed([raider('0301', 2), raider('0305', 2)], ['0101', '0105'])
    const rules = guarded(both, { guard: '0101', reserve: '0601' })
    expect(sent(rules, { guard: { '0105': 0 }, reserve: { '0105': 3 } })).toEqual(['reserve', '0105'])
    expect(sent(rules, { guard: { '0105': 0 } })).toBeNull()
  })
})
