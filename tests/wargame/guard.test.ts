import { describe, expect, test } from 'vitest'
import { dangerOf, type Guard, type Raider, type Storm, type SuddenAim } from '@/lib/wargame/computer/danger'
import {
  dangerNow,
  dangerWith,
  type GuardRules,
  isNeeded,
  nextGuard,
  type Reserves,
} from '@/lib/wargame/computer/guard'
import { makeInfluence } from '@/lib/wargame/computer/influence'
import { at, board, map } from './small-map'

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
  ahead: 2,
})
const raider = (hex: string, points: number, isReady = true, more: Partial<Raider> = {}): Raider => ({
  ...{ at: number(hex), points, isReady, attack: 6, group: 'first', ...more },
})
const guard = (hex: string, defence = 3): Guard => ({ at: number(hex), defence })
const guarded = (aim: SuddenAim, places: Record<string, string>): GuardRules => ({
  ...{ aim, danger: dangerOf(map, spread, aim) },
  guards: new Map(Object.entries(places).map(([unit, hex]) => [unit, guard(hex)])),
})
const danger = (raiders: readonly Raider[], places: readonly string[], shut?: Uint8Array) => {
  const { now, soon } = guarded(aimed(raiders, ['0103'], shut), {}).danger(places.map((hex) => guard(hex)))
  return [now, soon]
}
const needed = (rules: GuardRules, unit: string) => isNeeded(map, rules, unit)

/** A wall from north to south. */
const WALL = ['0401', '0402', '0403', '0404', '0405']

describe('who could come to what ends the game', () => {
  test('is counted by those that come with one move, and with two', () => {
    expect(danger([raider('0403', 3)], [])).toEqual([1, 1])
    expect(danger([raider('0403', 2)], [])).toEqual([0, 1])
    expect(danger([raider('0703', 2)], [])).toEqual([0, 0])
    expect(danger([], [])).toEqual([0, 0])
  })
  test('and with as many as the game says', () => {
    const { soon } = guarded({ ...aimed([raider('0703', 2)]), ahead: 3 }, {}).danger([])
    expect(soon).toBe(1)
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
    expect(needed(guarded(near, { only: '0103', other: '0705' }), 'only')).toBe(true)
    expect(needed(guarded(near, { only: '0103', other: '0705' }), 'other')).toBe(false)
    expect(needed(guarded(near, { one: '0103', other: '0103' }), 'one')).toBe(false)
    expect(needed(guarded(near, {}), 'absent')).toBe(false)
  })
  test('in the aim itself already before anybody is there, elsewhere not', () => {
    expect(needed(guarded(further, { only: '0103' }), 'only')).toBe(true)
    const wall = Object.fromEntries(WALL.map((hex) => [hex, hex]))
    expect(needed(guarded(further, wall), '0403')).toBe(false)
  })
})

describe('the next guard', () => {
  const near = aimed([raider('0303', 2)])
  const reserves = (costs: Record<string, Record<string, number>>, mostAhead = 1): Reserves => ({
    units: Object.keys(costs),
    reach: (unit) => at(...Object.keys(costs[unit]!)),
    price: (unit, to) => costs[unit]![map.hexes[to]!]!,
    defence: () => 3,
    ...{ mostAhead: () => mostAhead, stake: 10 },
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
  test('goes to a post itself, and beside it only against those who come at once', () => {
    const ahead = guarded({ ...aimed([raider('0503', 3)]), posts: new Set(at('0203')) }, {})
    const beside = { guard: Object.fromEntries(board.neighbours('0203').map((hex) => [hex, 0])) }
    expect(sent(ahead, beside)).toBeNull()
    expect(sent(ahead, { guard: { '0203': 0 } })).toBeNull()
    expect(sent(guarded(near, {}), beside)).toEqual(['guard', '0103'])
  })
  test('is nobody by whose going another way is opened', () => {
    const both = aimed([raider('0301', 2), raider('0305', 2)], ['0101', '0105'])
    const rules = guarded(both, { guard: '0101', reserve: '0601' })
    expect(sent(rules, { guard: { '0105': 0 }, reserve: { '0105': 3 } })).toEqual(['reserve', '0105'])
    expect(sent(rules, { guard: { '0105': 0 } })).toBeNull()
  })
})

describe('a storm of what ends the game', () => {
  /** As likely as the attack is the stronger. */
  const storm: Storm = {
    clears: (_hex, attack, defence) => Math.min(1, Math.max(0, attack / defence - 1)),
    unitsInAHex: 1,
  }
  const stormed = (raiders: readonly Raider[], places: Record<string, string> = { only: '0103' }) =>
    guarded({ ...aimed(raiders), storm }, places)
  const peril = (raiders: readonly Raider[], guards = [guard('0103', 6)]) =>
    stormed(raiders).danger(guards).peril

  test('is to be feared of who comes beside it with one move, less of who needs two', () => {
    expect(peril([raider('0303', 1, true, { attack: 9 })])).toBe(0.5)
    const twoMoves = peril([raider('0403', 1, true, { attack: 9 })])
    expect(twoMoves).toBeGreaterThan(0)
    expect(twoMoves).toBeLessThan(0.5)
    expect(peril([raider('0303', 1, false, { attack: 9 })])).toBe(twoMoves)
    expect(peril([raider('0603', 1, true, { attack: 9 })])).toBe(0)
  })
  test('is made by those who act together, as many as find room', () => {
    const [one, other] = ['0303', '0304'].map((hex) => raider(hex, 2, true, { attack: 5 })) as [
      Raider,
      Raider,
    ]
    expect(peril([one, other])).toBeCloseTo(4 / 6)
    expect(peril([one, { ...other, group: 'second' }])).toBe(0)
    const beside = board.neighbours('0103')
    const walled = [guard('0103', 6), ...beside.slice(1).map((hex) => guard(hex))]
    expect(peril([one, other], walled)).toBe(0)
    expect(peril([one, other], [guard('0103', 6), ...beside.map((hex) => guard(hex))])).toBe(0)
  })
  test('is less likely where more stand, who are all needed', () => {
    const near = [raider('0303', 1, true, { attack: 9 })]
    const rules = stormed(near, { one: '0103', two: '0103', far: '0705' })
    expect([dangerNow(rules).peril, dangerWith(rules, 'one', null).peril]).toEqual([0.5, 1])
    expect(['one', 'two', 'far'].map((unit) => needed(rules, unit))).toEqual([true, true, false])
  })
  test('sends guards into the hex and around it while that is worth what they cost', () => {
    const rules = stormed([raider('0303', 1, true, { attack: 6 })], { only: '0103', fresh: '0105' })
    const sent = (price: number) =>
      nextGuard(map, rules, {
        ...{ units: ['fresh'], reach: () => at('0103', '0705'), price: () => price, defence: () => 3 },
        ...{ mostAhead: () => 0, stake: 10 },
      })
    expect(sent(9)).toMatchObject({ unit: 'fresh', to: number('0103') })
    expect(sent(11)).toBeNull()
  })
})
