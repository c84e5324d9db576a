import { describe, expect, it } from 'vitest'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { judgeMove, reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { CounterId, Hex, Place, Table } from '@/lib/games/a-victory-denied/state'
import { allows, refuses } from '../../support/ledger'
import { type Setting, table } from './given'

/** Least sixths to every hex in which a lawful order may end, found by trying every path without loops. */
function bruteForce(open: Table, unit: CounterId, first: readonly Hex[]): Map<Hex, number> {
  const best = new Map<Hex, number>()
  const start = open.counters[unit]!.at
  const walk = (path: Hex[], next: readonly Hex[]) => {
    for (const hex of next) {
      if (path.includes(hex) || hex === start) continue
      const longer = [...path, hex]
      const answer = judgeMove(on(open), unit, longer)
      if (!('no' in answer)) {
        const spent = Math.min(answer.normal ?? 9999, answer.road ?? 9999)
        best.set(hex, Math.min(spent, best.get(hex) ?? 9999))
      }
      // A full hex is a bad end but may be passed; any other refusal holds for what follows too.
      if (!('no' in answer) || answer.no === 'AVD 5.1' || answer.no === 'AVD 5.3')
        walk(longer, board.neighbours(hex))
    }
  }
  walk([], first)
  return best
}

function expectSame(open: Table, unit: CounterId, first?: readonly Hex[]): void {
  const fast = reach(on(open), unit)
  const slow = bruteForce(open, unit, first ?? board.neighbours(open.counters[unit]!.at))
  expect([...fast.keys()].sort()).toEqual([...slow.keys()].sort())
  for (const [hex, { path, sixths, road }] of fast) {
    const answer = judgeMove(on(open), unit, path)
    expect(answer).not.toHaveProperty('no')
    expect(path.at(-1)).toBe(hex)
    expect(sixths).toBe(slow.get(hex))
    expect(sixths).toBe((answer as { normal: number; road: number })[road ? 'road' : 'normal'])
  }
}

/** Numbers from a fixed seed. */
function luck(seed: number) {
  let x = seed
  return (below: number) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    return Math.floor((x / 2 ** 32) * below)
  }
}

const ids = (side: 'german' | 'soviet', hq: boolean) =>
  Object.values(COUNTERS)
    .filter((counter) => counter.side === side && counter.hq === hq && counter.colour !== 'pvo')
    .map(({ id }) => id)

/** Both sides scattered around a hex in which the unit stands. */
function scattered(unit: CounterId, centre: Hex, seed: number, setting: Setting = {}): Table {
  const die = luck(seed)
  const near = board.hexes.filter((hex) => hex !== centre && board.distance(hex, centre) <= 5)
  const taken = new Set<Hex>()
  const units: Record<CounterId, Place> = {}
  const put = (from: string[], count: number, mayShare: boolean) => {
    const left = from.filter((id) => id !== unit)
    for (let i = 0; i < count; i += 1) {
      const hex = near[die(near.length)]!
      const id = left.splice(die(left.length), 1)[0]!
      if (taken.has(hex) && !mayShare) continue
      taken.add(hex)
      units[id] = hex
    }
  }
  const own = COUNTERS[unit]!.side
  const foe = own === 'german' ? 'soviet' : 'german'
  put(ids(foe, false), 1 + die(3), false)
  put(ids(foe, true), die(3), false)
  const mine: Record<CounterId, Place> = {}
  for (const id of ids(own, false)
    .filter((id) => id !== unit)
    .slice(0, 6)) {
    const hex = near[die(near.length)]!
    if (!Object.values(units).includes(hex)) mine[id] = hex
  }
  const { units: marks, ...rest } = setting
  return table({ ...rest, units: { ...units, ...mine, [unit]: centre, ...marks } })
}

// River banks, bridges, road knots, woods and the edge of the pocket.
const PLACES: Hex[] = ['2717', '2616', '3218', '2427', '2704', '1914', '1020']

describe('8.1 every hex in reach, and no other', () => {
  for (const [i, place] of PLACES.entries()) {
    it(`agrees with trying every path around ${place}`, () => {
      expectSame(scattered('S-172ID', place, 11 + i), 'S-172ID')
      expectSame(scattered('S-HQ-20A', place, 31 + i), 'S-HQ-20A')
      expectSame(
        scattered('S-20M', place, 51 + i, { units: { 'S-20M': { at: place, isolated: true } } }),
        'S-20M',
      )
      expectSame(scattered('G-3PZ', place, 71 + i, { units: { 'G-3PZ': { at: place, oos: true } } }), 'G-3PZ')
      expectSame(scattered('G-8ID', place, 91 + i, { vpOnMap: {} }), 'G-8ID')
      expectSame(scattered('G-HQ-2PG', place, 111 + i, { options: { roadCost: 'half' } }), 'G-HQ-2PG')
    })
  }
  it('agrees where a march is under way', () => {
    for (const [i, place] of PLACES.entries()) {
      for (const march of [
        { normal: 12, road: null },
        { normal: 18, road: 6 },
        { normal: null, road: 16 },
        { normal: 6, road: null, halted: true },
      ]) {
        const open = scattered('S-172ID', place, 131 + i, {
          activation: {
            number: 1,
            chit: 'S-20A',
            side: 'soviet',
            march: { unit: 'S-172ID', from: '2717', halted: false, ...march },
          },
        })
        expectSame(open, 'S-172ID')
      }
    }
  })
  it('agrees for units that come on from a box', () => {
    const box = table({ turn: 1, units: { 'S-28RC': 'timoshenko', 'S-25M': 'timoshenko', 'G-3PZ': '1616' } })
    for (const id of ['S-28RC', 'S-25M']) expectSame(box, id, ['1516', '1517', '1518', '1417'])
    const staged = table({ units: { 'G-137ID': 'staging', 'G-31ID': 'staging', 'S-45RC': '3212' } })
    for (const id of ['G-137ID', 'G-31ID']) expectSame(staged, id, ['3106', '2704', '3902'])
  })
})

describe('ends of a march', () => {
  allows('AVD 8.1.3b', 'the far bank of a major river is in reach, but nothing beyond it', () => {
    const bank = reach(on(table({ units: { 'S-20M': { at: '2616', isolated: true } } })), 'S-20M')
    expect(bank.get('2617')).toEqual({ path: ['2617'], sixths: 6, road: false })
    expect(bank.has('2517')).toBe(true)
    for (const { path } of bank.values()) expect(path.slice(0, -1)).not.toContain('2517')
  })
  allows('AVD 8.1.4', 'the hex of a lone HQ is an end and is not passed', () => {
    const open = table({ units: { 'G-8ID': { at: '2622', oos: true }, 'S-HQ-13A': '2621' } })
    expect(reach(on(open), 'G-8ID').get('2621')).toMatchObject({ path: ['2621'] })
    expect(
      [...reach(on(open), 'G-8ID').values()].filter(({ path }) => path.slice(0, -1).includes('2621')),
    ).toEqual([])
  })
  allows('AVD 8.3.1', 'the road carries a foot unit farther than its feet', () => {
    const far = reach(on(table({ units: { 'S-45RC': '2427' } })), 'S-45RC')
    expect(far.get('2635')).toMatchObject({ sixths: 18, road: true })
  })
  refuses('AVD 8.1.6', 'a PVO reaches nothing, nor does a unit out of play', () => {
    const none = table({ units: { 'S-PVO-01': '2717', 'S-29RC': 'reserve' } })
    for (const id of ['S-PVO-01', 'S-29RC', 'S-30RC']) expect(reach(on(none), id).size).toBe(0)
  })
})
