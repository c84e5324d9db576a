import { describe, expect, test } from 'vitest'
import { type AssaultRules, bestAssault, nextForAssault } from '@/lib/wargame/computer/assault'
import { bestAttack } from '@/lib/wargame/computer/attack'
import { resultWorth, type Stakes, type Surroundings, WornDown, wayOut } from '@/lib/wargame/computer/battle'
import { bestEntry, graded, mostWorth } from '@/lib/wargame/computer/choose'
import { blockOn, presenceIn } from '@/lib/wargame/computer/front'
import { commandWorth } from '@/lib/wargame/computer/headquarters'
import { makeInfluence } from '@/lib/wargame/computer/influence'
import { nextInLine } from '@/lib/wargame/computer/line'
import { board, map } from './small-map'

const zeros = new Uint8Array(map.hexes.length)
const hexAt = (hex: string) => map.numberOf(hex)
const luck = () => 0

describe('choices by worth', () => {
  const plans = [{ worth: 1 }, { worth: 3, first: true }, { worth: 3 }]
  test('take the first of the best, if it is worth more than the least', () => {
    expect(mostWorth(plans)).toBe(plans[1])
    expect(mostWorth(plans, 3)).toBeNull()
    expect(mostWorth([])).toBeNull()
  })
  test('among lawful orders are of the kind that is asked for', () => {
    const legal = ['march', 'dig', 'march'].map((type, n) => ({ order: { type, n } }))
    const worth = ({ order }: { order: Readonly<Record<string, unknown>> }) => Number(order.n)
    expect(bestEntry({ legal, luck }, 'march', worth)).toEqual({ type: 'march', n: 2 })
    expect(bestEntry({ legal, luck }, 'march', worth, 2)).toBeNull()
    expect(bestEntry({ legal, luck }, 'fly', worth)).toBeNull()
  })
  test('are graded by limits', () => {
    const grade = (n: number) => graded(n, [2, 5], [1, 0.5, 0.1])
    expect([0, 2, 3, 5, 6].map(grade)).toEqual([1, 1, 0.5, 0.5, 0.1])
  })
})

describe('a way out for beaten units', () => {
  const middle = hexAt('0403')
  const around = board.neighbours('0403')
  const out = (more: Partial<Surroundings>) => wayOut(map, middle, { held: zeros, zone: zeros, ...more })
  const all = map.maskOf(around)
  const twice = (mask: Uint8Array) => mask.map((one) => 2 * one)

  test('is free, or through zones, or there is none', () => {
    expect(out({})).toBe('free')
    expect(out({ zone: all })).toBe('zone')
    expect(out({ held: twice(all) })).toBe('none')
    expect(out({ held: all })).toBe('free')
  })
  test('counts hexes that attackers will hold, those that are shut, comrades, and hexsides that nobody crosses', () => {
    expect(out({ planned: new Set(around.map(hexAt)) })).toBe('none')
    expect(out({ planned: new Set(around.slice(0, 3).map(hexAt)) })).not.toBe('none')
    expect(out({ shut: all })).toBe('none')
    expect(out({ zone: all, cover: twice(map.maskOf(around.slice(0, 1))) })).toBe('free')
    expect(out({ zone: all, isBarred: () => true })).toBe('none')
  })
})

describe('units that are worn down', () => {
  const prices = {
    step: (unit: string, isLast: boolean) => (unit === 'guard' ? 5 : 1) + (isLast ? 1 : 0),
    pushed: 0.5,
    further: 0.1,
  }
  const stack = () => new WornDown(['guard', 'militia'], (unit) => (unit === 'guard' ? 2 : 1), prices)
  const nobody = () => false

  test('lose the cheapest step first, until they are gone', () => {
    const units = stack()
    const lost = [1, 2, 3, 4].map(() => {
      units.loseStep()
      return [units.lost, units.isGone]
    })
    expect(lost).toEqual([
      [2, false],
      [7, false],
      [13, true],
      [13, true],
    ])
  })
  test('that go are out of the way, lose a step in zones, and all without a way', () => {
    const lost = (way: 'free' | 'zone' | 'none', hexes: number) => {
      const units = stack()
      expect(units.retreat(hexes, way, nobody)).toBe(true)
      return units.lost
    }
    expect(lost('free', 1)).toBeCloseTo(1)
    expect(lost('free', 2)).toBeCloseTo(1.2)
    expect(lost('zone', 1)).toBeCloseTo(1 + 5 + 2)
    expect(lost('none', 1)).toBeCloseTo(1 + 5 + 6 + 2)
  })
  test('pay for the hex with who stands, as long as he can', () => {
    const units = stack()
    expect(units.retreat(1, 'free', (unit) => unit === 'guard')).toBe(false)
    expect(units.lost).toBe(5)
    expect(units.retreat(2, 'free', (unit) => unit === 'guard')).toBe(true)
    expect(units.lost).toBeCloseTo(5 + 6 + 0.5)
  })
})

describe('a result of battle', () => {
  const stakes = (more: Partial<Stakes> = {}): Stakes => ({
    ...{ attackers: ['a', 'b'], defenders: ['d'], stepsOf: () => 2, step: () => 3 },
    ...{ attackerStep: (unit) => (unit === 'a' ? 4 : 2), pushed: 0.5, further: 0.1 },
    ...{ stands: () => false, way: 'free', drives: true, entry: () => 10, ...more },
  })
  const cell = { text: '', steps: 1, retreat: 1 }
  const worth = (suffers: 'attacker' | 'defender' | null, more?: Partial<Stakes>) =>
    resultWorth({ ...cell, suffers }, stakes(more))

  test('costs the attackers their cheapest step, or brings nothing', () => {
    expect([worth(null), worth('attacker'), worth('attacker', { attackers: [] })]).toEqual([0, -2, 0])
  })
  test('brings steps, and the hex where the defenders leave it to somebody who enters', () => {
    expect(worth('defender')).toBeCloseTo(3 + 0.5 + 10)
    expect(worth('defender', { drives: false })).toBe(3)
    expect(worth('defender', { drives: false, stepsOf: () => 1 })).toBe(3 + 10)
    expect(worth('defender', { attackers: [] })).toBeCloseTo(3 + 0.5)
    expect(worth('defender', { stands: () => true })).toBe(3 + 3)
  })
})

describe('attacks from where units stand', () => {
  const rules = {
    strength: (unit: string) => ({ a: 4, b: 3, c: 1 })[unit]!,
    bears: (unit: string) => (unit === 'a' ? 0.5 : 1),
    promises: (_target: string, attackers: readonly string[], byAir: boolean) =>
      attackers.length + (byAir ? 1.5 : 0),
    ...{ perStrength: 0.5, perOtherTarget: 3, airPrice: null as number | null },
  }
  const targets = [{ target: '0403', units: ['a', 'b', 'c'] }]

  test('are made with as many as pay, the useful first', () => {
    expect(bestAttack({ ...rules, perStrength: 0.3 }, targets, 0)?.attackers).toEqual(['b', 'a', 'c'])
    const both = [{ target: '0403', units: ['a', 'b'] }]
    expect(bestAttack({ ...rules, perStrength: 0.3 }, both, 0)?.attackers).toEqual(['b'])
    expect(bestAttack(rules, targets, 0)).toBeNull()
  })
  test('keep back who has other targets, and call aircraft where they add more than their price', () => {
    const two = [...targets, { target: '0503', units: ['b'] }]
    expect(bestAttack({ ...rules, perStrength: 0 }, two, 0)?.attackers[0]).toBe('a')
    expect(bestAttack({ ...rules, airPrice: 1 }, targets, -9)?.byAir).toBe(true)
    expect(bestAttack({ ...rules, airPrice: 2 }, targets, -9)?.byAir).toBe(false)
  })
})

describe('bringing up units against a hex', () => {
  const strengths: Readonly<Record<string, number>> = { a: 4, b: 3, c: 1 }
  const rules = (more: Partial<AssaultRules> = {}): AssaultRules => ({
    neighbours: board.neighbours,
    hexOf: () => '0103',
    strength: (unit) => strengths[unit]!,
    bears: () => 1,
    stands: () => 0,
    unitsAt: () => [],
    mayJoin: (_unit, others) => others.length < 1,
    promises: (_target, posts) => {
      const sum = posts.reduce((all, { unit }) => all + strengths[unit]!, 0)
      return sum >= 7 ? 3 : sum / 10
    },
    ...{ perStrength: 0.01, calledAway: 0.6, standing: 0.5, staying: 0.2, mostAttackers: 8 },
    ...more,
  })
  const [north, south] = board.neighbours('0403') as [string, string]
  const places = new Map([
    ['c', new Set([north, south])],
    ['a', new Set(['0103', north])],
    ['b', new Set([north, south])],
  ])

  test('sends as many as pay, the strongest first, each where there is room', () => {
    const found = bestAssault(rules(), places, ['0403', '0105'], 0)
    expect(found?.posts).toEqual([
      { unit: 'a', from: north },
      { unit: 'b', from: south },
    ])
    expect(found?.worth).toBeCloseTo(3 - 0.07)
  })
  test('counts what standing there is worth, and what is lost by leaving', () => {
    const stands = (_unit: string, hex: string) => (hex === '0103' ? 1 : 0)
    expect(bestAssault(rules({ stands }), places, ['0403'], 0)?.worth).toBeCloseTo(3 - 0.07 - 1.2)
  })
  test('is none where it promises too little, or nobody comes beside the target', () => {
    expect(bestAssault(rules(), places, ['0403'], 3)).toBeNull()
    expect(bestAssault(rules(), places, ['0101'], 0)).toBeNull()
    expect(bestAssault(rules({ unitsAt: () => ['x'] }), places, ['0403'], 0)).toBeNull()
  })
  test('sends no more than may attack together', () => {
    expect(bestAssault(rules({ mostAttackers: 1 }), places, ['0403'], 0)?.posts).toHaveLength(1)
  })

  describe('goes on unit by unit', () => {
    const muster = (onMarch?: string) => ({
      units: ['a', 'b', 'c'],
      reach: (unit: string) => (unit === 'a' ? [north] : [north, south]),
      ...{ targets: ['0403'], least: 0, onMarch, free: new Set(['a', 'b', 'c']) },
    })
    test('who has begun before the others', () => {
      expect(nextForAssault(rules(), muster())).toEqual({ unit: 'a', from: north })
      expect(nextForAssault(rules(), muster('b'))).toEqual({ unit: 'b', from: south })
    })
    test('until all are in their places, who then have no other part', () => {
      const hexes: Readonly<Record<string, string>> = { a: north, b: south }
      const inPlace = { ...muster(), reach: () => [] }
      const hexOf = (unit: string) => hexes[unit] ?? null
      expect(nextForAssault(rules({ hexOf }), inPlace)).toBeNull()
      expect([...inPlace.free]).toEqual(['c'])
    })
  })
})

test('an HQ is worth what it commands that no other does, less who crowds it', () => {
  const [here, near, far] = ['0103', '0203', '0403'].map(hexAt) as [number, number, number]
  const weights = {
    ...{ atFront: 1, behind: 0.5, shared: 0.4, outside: 0.25, margin: 2 },
    ...{ crowdHexes: 2, crowding: 0.8, support: 0.4 },
  }
  const worth = (more: Partial<Parameters<typeof commandWorth>[1]>) =>
    commandWorth(map, { here, range: 2, units: [], others: [], isFront: () => true, weights, ...more })
  expect(worth({ units: [near] })).toBe(1)
  expect(worth({ units: [near], isFront: () => false })).toBe(0.5)
  // Three hexes away it is out of range, but not by far.
  expect(worth({ units: [far] })).toBe(0.25)
  expect(worth({ range: 0, units: [far] })).toBe(0)
  expect(worth({ units: [near], others: [{ hex: near, range: 0 }] })).toBeCloseTo(0.4 - 0.8)
  expect(worth({ range: 3, others: [{ hex: far, range: 0 }] })).toBeCloseTo(0.4)
})

describe('a line', () => {
  test('blocks the ways on which somebody comes, most before his aim', () => {
    const { spread } = makeInfluence(map)
    const going = {
      ground: zeros.map(() => 1),
      hexsides: new Uint8Array(6 * zeros.length),
      zone: zeros,
      held: zeros,
      zonePoints: 0,
      through: 0,
    }
    const [from, aim] = [hexAt('0103'), hexAt('0703')]
    const ways = spread([[from, 0]], going, 20)
    const blocking = { hexes: 16, beforeAim: 0.75, fade: 0.94, beside: 0.35 }
    const block = blockOn(map, ways, [[aim, 10]], blocking)
    expect(block[aim]).toBeGreaterThanOrEqual(10)
    expect(block[ways.before[aim]!]).toBeGreaterThan(block[hexAt('0705')]!)
    expect(blockOn(map, ways, [[aim, 10]], { ...blocking, hexes: 1 })[ways.before[aim]!]).toBe(3.5)
    expect(Math.max(...blockOn(map, ways, [[from, 10]], blocking))).toBe(0)
  })
  test('is held by units and their zones', () => {
    const { held, zone } = presenceIn(map, [hexAt('0403')])
    expect([held[hexAt('0403')], held.filter((one) => one > 0).length]).toEqual([2, 1])
    expect(zone).toEqual(map.maskOf(board.neighbours('0403')))
  })
  test('is formed by one unit after the other, each knowing where those before it are', () => {
    const reach: Readonly<Record<string, readonly string[]>> = { a: ['0102'], b: ['0102', '0103'] }
    const rules = {
      luck,
      hexOf: (unit: string) => (unit === 'a' ? '0101' : '0104'),
      reach: (unit: string) => reach[unit]!,
      worth: (taken: readonly string[], _unit: string, hex: string) =>
        taken.includes(hex) ? 0 : Number(hex) / 100,
      leastGain: (unit: string) => (unit === 'a' ? 1 : 0),
    }
    // The first gains too little; the second would lose by going.
    expect(nextInLine(rules, ['a', 'b'], [])).toBeNull()
    expect(nextInLine({ ...rules, leastGain: () => 0 }, ['a', 'b'], [])).toEqual({ unit: 'a', to: '0102' })
    // Where the first stays in the hex of the second, that goes.
    const placed = (taken: readonly string[]) => [...taken, '0104']
    expect(nextInLine({ ...rules, placed }, ['a', 'b'], [])).toEqual({ unit: 'b', to: '0103' })
  })
})
