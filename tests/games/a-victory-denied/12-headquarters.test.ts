import { describe, expect } from 'vitest'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { SOURCES } from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'
import {
  inCommandRange,
  orphanedHqs,
  relocationHexes,
} from '@/lib/games/a-victory-denied/rules/12-headquarters'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { CounterId, Hex } from '@/lib/games/a-victory-denied/state'
import { allows, refuses } from '../../support/ledger'
import { type Setting, table } from './given'

const SOVIET = SOURCES.filter(({ side }) => side === 'soviet').map(({ hex }) => hex)

const GERMANS = Object.values(COUNTERS)
  .filter(({ side, hq }) => side === 'german' && !hq)
  .map(({ id }) => id)

/** True if `hex` lies on a way from `from` of which each hex is one closer to some Soviet source. */
const onTheWay = (from: Hex, hex: Hex, sources: readonly Hex[] = SOVIET) =>
  sources.some(
    (source) => board.distance(from, source) - board.distance(hex, source) === board.distance(from, hex),
  )

const at = (units: Record<CounterId, Hex>, hq: CounterId, from: Hex, setting: Setting = {}) =>
  relocationHexes(on(table({ ...setting, units: { [hq]: from, ...units } })), hq, from)

describe('12.6 relocation', () => {
  allows('AVD 12.6', 'four hexes back, each one closer to the same source', () => {
    const hexes = at({}, 'S-HQ-13A', '2720')
    expect(hexes.length).toBeGreaterThan(0)
    for (const hex of hexes) {
      expect(board.distance('2720', hex)).toBe(4)
      expect(onTheWay('2720', hex)).toBe(true)
    }
    const all = board.hexes.filter((hex) => board.distance('2720', hex) === 4 && onTheWay('2720', hex))
    expect(hexes).toEqual(all.sort())
  })
  allows('AVD 12.6', 'farther only where no hex at four will do, and then to the nearest', () => {
    const four = at({}, 'G-HQ-2PG', '2814')
    const hqs = [
      'S-HQ-13A',
      'S-HQ-16A',
      'S-HQ-19A',
      'S-HQ-20A',
      'S-HQ-21A',
      'S-HQ-22A',
      'S-HQ-24A',
      'S-HQ-28A',
    ]
    expect(four.length).toBeLessThanOrEqual(hqs.length)
    const blocked = Object.fromEntries(four.map((hex, i) => [hqs[i]!, hex]))
    const next = at(blocked, 'G-HQ-2PG', '2814')
    expect(new Set(next.map((hex) => board.distance('2814', hex)))).toEqual(new Set([5]))
  })
  refuses('AVD 12.6', 'a source nearer than four hexes draws nobody', () => {
    // 1042 is three hexes away, so that no hex toward it is far enough.
    expect(board.distance('1039', '1042')).toBe(3)
    expect(at({}, 'S-HQ-13A', '1039').some((hex) => onTheWay('1039', hex, ['1042']))).toBe(false)
  })
  allows('AVD 12.6', 'onto combat units of its own, in or out of command range', () => {
    const [first] = at({}, 'S-HQ-13A', '2720')
    expect(at({ 'S-45RC': first!, 'S-172ID': first! }, 'S-HQ-13A', '2720')).toContain(first)
  })
  refuses('AVD 12.6', 'fewer than four hexes', () => {
    for (const hex of at({ 'G-3PZ': '2720' }, 'S-HQ-13A', '2720')) {
      expect(board.distance('2720', hex)).toBeGreaterThanOrEqual(4)
    }
  })
  refuses('AVD 12.6', 'into an enemy zone', () => {
    const [first] = at({}, 'S-HQ-13A', '2720')
    const beside = board.neighbours(first!)[0]!
    expect(at({ 'G-3PZ': beside }, 'S-HQ-13A', '2720')).not.toContain(first)
  })
  refuses('AVD 12.6', 'where no supply line can be traced', () => {
    // A German ring two hexes off: the hex itself is free of zones, but every way out is shut.
    const hexes = at({}, 'S-HQ-13A', '2720')
    const target = hexes[0]!
    const ring = board.hexes.filter((hex) => board.distance(hex, target) === 2)
    const around = Object.fromEntries(
      ring.filter((hex) => hex !== '2720').map((hex, i) => [GERMANS[i]!, hex]),
    )
    expect(at(around, 'S-HQ-13A', '2720')).not.toContain(target)
  })
  refuses('AVD 12.6', 'onto another HQ, an enemy or a Victory Hex that the enemy holds', () => {
    const free = at({}, 'S-HQ-13A', '2720')
    const [first] = free
    expect(at({ 'S-HQ-20A': first! }, 'S-HQ-13A', '2720')).not.toContain(first)
    expect(at({ 'G-HQ-2PG': first! }, 'S-HQ-13A', '2720')).not.toContain(first)
    // From four hexes west of Yelnya towards the east.
    const west = '2928'
    expect(at({}, 'S-HQ-13A', west)).toContain('2932')
    expect(at({}, 'S-HQ-13A', west, { vpOnMap: {} })).not.toContain('2932')
  })
  refuses('AVD 12.6', 'toward a source that the enemy occupies or that is ignored by now', () => {
    const south = (turn: number, units: Record<CounterId, Hex> = {}) =>
      at(units, 'S-HQ-21A', '2216', { turn })
    const to1517 = (hex: Hex) =>
      onTheWay('2216', hex, ['1517']) &&
      !onTheWay(
        '2216',
        hex,
        SOVIET.filter((s) => s !== '1517'),
      )
    expect(south(4).some(to1517)).toBe(true)
    expect(south(5).some(to1517)).toBe(false)
    expect(south(4, { 'G-1CAV': '1517' }).some(to1517)).toBe(false)
  })
  refuses('AVD 12.6', 'German HQs into the Minsk Pocket', () => {
    // From 2806 the hexes four back lie in the pocket.
    expect(at({}, 'G-HQ-2PG', '2806')).toEqual([])
    expect(at({}, 'G-HQ-2PG', '2809').every((hex) => Number(hex.slice(2)) > 3)).toBe(true)
  })
  refuses('AVD 12.6', 'an HQ that leaves does not hold a line open where it stood', () => {
    const from = '2720'
    const target = at({}, 'S-HQ-13A', from).find(
      (hex) =>
        board.hexes.filter((h) => board.distance(from, h) === 2 && board.distance(h, hex) === 2).length === 1,
    )!
    const chain = board.hexes.filter((h) => {
      const gone = board.distance(from, h)
      return gone > 0 && gone < 4 && gone + board.distance(h, target) === 4
    })
    // HQs hold a line from the target back to `from`; German zones shut every other way.
    const far = (h: Hex) => board.distance(h, target)
    const gate = chain.find((h) => far(h) === 3)!
    const shut = board.hexes.filter(
      (h) =>
        (far(h) === 2 && !chain.includes(h)) || (far(h) === 4 && h !== from && board.areAdjacent(h, gate)),
    )
    const germans = GERMANS.slice(0, shut.length)
    expect([chain.length, germans.length]).toEqual([3, shut.length])
    const around: Record<CounterId, Hex> = Object.fromEntries([
      ...chain.map((hex, i) => [['S-HQ-19A', 'S-HQ-20A', 'S-HQ-21A'][i]!, hex]),
      ...germans.map((id, i) => [id, shut[i]!]),
    ])
    expect(at({ ...around, 'S-45RC': from }, 'S-HQ-13A', from)).toContain(target)
    expect(at(around, 'S-HQ-13A', from)).not.toContain(target)
  })
})

describe('12.5 HQs without troops', () => {
  allows('AVD 12.5', 'an HQ stays while a combat unit of its side is in command range', () => {
    const edge = table({ units: { 'S-HQ-13A': '2720', 'S-45RC': '2716' } })
    expect(board.distance('2720', '2716')).toBe(4)
    expect(inCommandRange(on(edge), 'S-HQ-13A', '2716')).toBe(true)
    expect(orphanedHqs(on(edge))).toEqual([])
  })
  refuses('AVD 12.5', 'an HQ with nobody, only enemies or only HQs in range', () => {
    const alone = table({
      units: {
        'S-HQ-13A': '2720',
        'S-45RC': '2715',
        'G-3PZ': '2719',
        'S-HQ-20A': '2721',
        'S-HQ-21A': 'reserve',
      },
    })
    expect(inCommandRange(on(alone), 'S-HQ-13A', '2715')).toBe(false)
    expect(orphanedHqs(on(alone))).toEqual(['S-HQ-13A', 'S-HQ-20A'])
  })
  allows('AVD 7.3.4', 'the range of each HQ is its own', () => {
    const far = table({ units: { 'S-HQ-TIMOSHENKO': '2720', 'S-HQ-13A': '2720', 'S-45RC': '2715' } })
    expect([
      inCommandRange(on(far), 'S-HQ-TIMOSHENKO', '2715'),
      inCommandRange(on(far), 'S-HQ-13A', '2715'),
    ]).toEqual([true, false])
  })
})
