import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { staff } from '@/components/games/proud-monster/staff'
import { full } from '@/lib/games/proud-monster/full'
import { pocketsOf, ringsOf } from '@/lib/games/proud-monster/full/rings'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { opens } from '@/lib/wargame/staff/facts'
import { seeded } from '../../../support/seeded'
import { inEnglish } from '../untold'
import { asked, move, position, tried } from './given'

const POCKET = '3008N'
const ROUND = rules.board.neighbours(POCKET)
/** A Soviet division with a German one, or two, in each of the hexes round it. */
const ringed = (more: Record<string, string> = {}): State => {
  const units = [1, 11, 21, 61, 217, 291].map((n, i) => [`DE-ID-${n}`, ROUND[i]!])
  return position({
    turn: 4,
    units: { ...tried('SU-RD-001', POCKET, '2-3'), ...Object.fromEntries(units), ...more },
  })
}
const seen = (state: State, side: Side = 'german') => full.view(state, side) as never
const leg = (unit: string, from: string, to: string) => ({ units: [unit], from, path: [to], to, turns: 0 })
/** A way off the hex that does not lead to the pocket. */
const off = (hex: string) =>
  rules.board.neighbours(hex).find((one) => rules.board.distance(one, POCKET) === 2)!

describe('hexes that shut enemies off (9.4)', () => {
  test('are those in which one is enough to keep their supply away', () => {
    expect([...ringsOf(asked(ringed()), 'german').keys()].sort()).toEqual([...ROUND].sort())
    expect([...ringsOf(asked(ringed({ 'DE-ID-291': off(ROUND[5]!) })), 'german').keys()]).toEqual([])
    // Behind another who shuts it as well nobody is needed.
    const behind = rules.board.neighbours(ROUND[0]!).filter((one) => rules.board.distance(one, POCKET) === 2)
    const more = ['DE-PZ-1', 'DE-PZ-6', 'DE-PZ-7'].map((unit, i) => [unit, behind[i]!])
    const twice = ringsOf(asked(ringed(Object.fromEntries(more))), 'german')
    expect(twice.has(ROUND[0]!)).toBe(false)
  })

  test('are the same that show when each is left empty, wherever units stand', () => {
    const luck = seeded('rings')
    const near = rules.board.hexes.filter(
      (hex) => rules.isLand(hex) && rules.board.distance(hex, POCKET) <= 4,
    )
    const of = (side: Side) =>
      Object.keys(rules.counters).filter((unit) => rules.counters[unit]!.nation === side)
    const { open } = asked(ringed())
    const away = Object.fromEntries(
      Object.entries(open.counters).map(([unit, one]) => [unit, { ...one, at: 'gone' }]),
    )
    const standing = (units: Readonly<Record<string, string>>) => {
      const placed = Object.entries(units).map(([unit, hex]) => [unit, { ...open.counters[unit]!, at: hex }])
      return { rules, open: { ...open, counters: { ...away, ...Object.fromEntries(placed) } } } as never
    }
    let shut = 0
    for (let n = 0; n < 40; n += 1) {
      // Most hexes have somebody, most of them a German.
      const units: Record<string, string> = {}
      const [german, soviet] = [of('german'), of('soviet')]
      for (const hex of near) if (luck() < 0.7) units[(luck() < 0.85 ? german : soviet).pop()!] = hex
      const pockets = pocketsOf(standing(units), 'german')
      const rings = ringsOf(standing(units), 'german')
      for (const [unit, hex] of Object.entries(units)) {
        if (rules.counters[unit]!.side !== 'german') continue
        const { [unit]: _gone, ...others } = units
        const then = pocketsOf(standing(others), 'german')
        const freed = pockets.filter((one) => !then.includes(one))
        expect([n, hex, [...(rings.get(hex)?.enemies ?? [])].sort()]).toEqual([n, hex, freed.sort()])
        shut += freed.length
      }
    }
    expect(shut).toBeGreaterThan(20)
  })

  test('are told as given up where an attack calls their last away, and otherwise as weakened', () => {
    const far = rules.board
      .neighbours(off(ROUND[0]!))
      .find((one) => rules.board.distance(one, ROUND[0]!) === 2 && rules.board.distance(one, POCKET) === 3)!
    const target = { ...tried('SU-RD-009', far, '1-1') }
    const given = (unit: string, more: Record<string, string> = {}) => {
      const state = ringed({ ...more })
      const counters = position({ turn: 4, units: target }).table.counters
      const table = {
        ...state.table,
        counters: { ...state.table.counters, 'SU-RD-009': counters['SU-RD-009']! },
      }
      const attacks = staff.attacks(seen({ ...state, table } as State))!
      return attacks.plan(table.counters['SU-RD-009']!.at).given.get(unit)
    }
    expect(given('DE-ID-1')).toBe('ring')
    // Of two the last to go bears it.
    const both = { 'DE-PZ-1': ROUND[0]! }
    expect([given('DE-PZ-1', both), given('DE-ID-1', both)]).toEqual(['thin', 'ring'])
  })

  test('are told before they are left, by hand and by a staff, and once they are', () => {
    const to = off(ROUND[0]!)
    const state = ringed()
    const drafted = (units: string[], from: string, end: string) =>
      later.perils!(seen(state), {
        offer: {} as never,
        order: move(units, from, end) as never,
        hexes: [from, end],
      }).map(({ key, params }) => inEnglish.own(key, params))
    expect(drafted(['DE-ID-1'], ROUND[0]!, to)).toEqual([`opens the ring round ${POCKET}`])
    expect(staff.leaves(seen(state), [leg('DE-ID-1', ROUND[0]!, to)]).freed).toEqual([POCKET])
    expect(
      staff.leaves(seen(ringed({ 'DE-PZ-1': ROUND[0]! })), [leg('DE-ID-1', ROUND[0]!, to)]).freed,
    ).toEqual([])
    expect(staff.freed(seen(state))).toEqual([])
    const gone = full.decide(state, {
      ...{ side: 'german', order: move('DE-ID-1', ROUND[0]!, to) },
      dice: { roll: () => 1, secret: () => 1 } as never,
    })
    if (!('yes' in gone)) throw new Error(JSON.stringify(gone))
    expect(staff.freed(seen(gone.yes.reduce(full.evolve, state)))).toEqual([POCKET])
  })

  test('are not opened by who stands in the only way through them then', () => {
    const ring = { hex: 'a', outer: ['b'], inner: ['c', 'd'], enemies: [] }
    expect([opens(ring, 'b'), opens(ring, 'c'), opens(ring, 'e')]).toEqual([false, true, true])
  })
})

test('who stays behind without supply by air is told where parts of a stack go one after the other (9.18)', () => {
  const HEX = '3006S'
  const state = position({
    units: { 'DE-PZ-1': HEX, 'DE-ID-1': HEX, 'DE-ID-11': HEX },
    logistics: { aerial: [['DE-ID-1', 'DE-ID-11', 'DE-PZ-1']] } as never,
  })
  const unfed = (...legs: ReturnType<typeof leg>[]) => staff.leaves(seen(state), legs).unfed
  expect(unfed(leg('DE-PZ-1', HEX, '3005S'))).toEqual(['DE-ID-1', 'DE-ID-11'])
  expect(unfed(leg('DE-PZ-1', HEX, '3005S'), leg('DE-ID-1', HEX, '3005S'))).toEqual(['DE-ID-1', 'DE-ID-11'])
  expect(unfed({ ...leg('DE-PZ-1', HEX, '3005S'), units: ['DE-PZ-1', 'DE-ID-1', 'DE-ID-11'] })).toEqual([])
  expect(unfed()).toEqual([])
})
