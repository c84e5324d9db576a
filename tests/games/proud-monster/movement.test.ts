import { describe, expect, test } from 'vitest'
import { stepCost } from '@/lib/games/proud-monster/rules/12-costs'
import { leftAfter, pointsLeft, reach, waysOf } from '@/lib/games/proud-monster/rules/12-movement'
import { allows, refuses } from '../../support/ledger'
import { asked, given, move, play, position, tried, where } from './given'

const TANKS = 'DE-PZ-1'
const FOOT = 'DE-ID-1'
const RIDERS = 'DE-CAV-1'
const MOUNTAIN = 'DE-GEB-1'
const GUNS = 'DE-AG-184'

/** Six hexes of open steppe, one after the other, and one more. */
const STEPPE = ['4006S', '4007S', '4008S', '4108S', '4109S', '4110S'] as const
const FURTHER = [...STEPPE, '4211S']

/** What a unit pays from one hex into the next. */
function cost(unit: string, from: string, to: string, turn = 2): number {
  const at = asked(position({ turn, units: { [unit]: from } }))
  return at.rules.counters[unit]!.values[0]!.move - leftAfter(at, unit, from, [to])!
}

describe('movement', () => {
  allows('PM 12.1', 'a unit spends its points hex by hex', () => {
    const { state } = given(position({ units: { [FOOT]: '4005S' } }))
      .when('german', move(FOOT, '4005S', ...STEPPE))
      .allows()
    expect(state.table.counters[FOOT]).toMatchObject({ at: '4110S', from: '4005S', left: 0 })
  })
  refuses('PM 12.1', 'nobody goes further than his points, skips a hex, or moves what is not his', () => {
    const here = given(position({ units: { [FOOT]: '4005S', 'SU-RD-001': '4804S' } }))
    here.when('german', move(FOOT, '4005S', ...FURTHER)).refuses('PM 12.1')
    here.when('german', move(FOOT, '4005S', '4007S')).refuses('PM 12.1')
    here.when('german', move('SU-RD-001', '4804S', '4805S')).refuses('PM 12.1')
  })

  allows('PM 12.2', 'a unit may stop and leave points unused', () => {
    const { state } = given(position({ units: { [FOOT]: '4005S' } }))
      .when('german', move(FOOT, '4005S', '4006S'))
      .allows()
    expect(state.table.counters[FOOT]!.left).toBe(5)
  })
  refuses('PM 12.2', 'who has used up his points goes no further, not even with those of another', () => {
    const here = play(position({ units: { [FOOT]: '4005S', [GUNS]: '4005S' } }), [
      'german',
      move(FOOT, '4005S', ...STEPPE),
    ]).state
    given(here)
      .when('german', move(FOOT, '4110S', '4211S'))
      .refuses('PM 12.2')
    given(here)
      .when('german', move([FOOT, FOOT], '4110S', '4211S'))
      .refuses('PM 12.2')
  })

  allows('PM 12.3', 'anybody comes one hex far with all that he has', () => {
    // Into a marsh across a river: six points, of which a battalion that lost some would have too few.
    const { state } = given(position({ units: { 'SU-RD-001': '2815N' }, acting: 'soviet', turn: 1 }))
      .when('soviet', move('SU-RD-001', '2815N', '2914N'))
      .allows()
    expect(state.table.counters['SU-RD-001']!.left).toBe(2)
    const slow = { ...asked(position({ units: { [TANKS]: '2815N' } })) }
    const rules = { ...slow.rules, riverCosts: { mech: 20, foot: 20 } }
    expect(leftAfter({ ...slow, rules }, TANKS, '2815N', ['2914N'])).toBe(0)
    expect(reach({ ...slow, rules }, TANKS).has('2914N')).toBe(true)
  })
  refuses('PM 12.3', 'but only at the beginning of a move, and never where nobody may go', () => {
    const at = asked(position({ units: { [TANKS]: '2814N', 'DE-PZ-14': '4100N' } }))
    const dear = { ...at, rules: { ...at.rules, riverCosts: { mech: 20, foot: 20 } } }
    expect(leftAfter(dear, TANKS, '2814N', ['2815N', '2914N'])).toBe(null)
    expect(leftAfter(at, 'DE-PZ-14', '4100N', ['4200N'])).toBe(null)
  })

  allows('PM 12.4', 'next to the enemy everybody moves as he likes', () => {
    const here = position({ units: { [FOOT]: '4005S', 'SU-RD-001': '4107S' } })
    given(here)
      .when('german', move(FOOT, '4005S', '4006S', '4007S', '4008S'))
      .allows()
  })
  refuses('PM 12.4', 'nobody enters a hex of the enemy', () => {
    given(position({ units: { [FOOT]: '4006S', 'SU-RD-001': '4007S' } }))
      .when('german', move(FOOT, '4006S', '4007S'))
      .refuses('PM 12.4')
    given(position({ units: { [TANKS]: 'okhNorth', 'SU-RD-001': '1908N' } }))
      .when('german', move(TANKS, 'okhNorth', '1908N', '1909N'))
      .refuses('PM 12.4')
  })

  allows('PM 12.5', 'units that began in one hex go together', () => {
    const { state } = given(position({ units: { [FOOT]: '4005S', [TANKS]: '4005S' } }))
      .when('german', move([FOOT, TANKS], '4005S', '4006S'))
      .allows()
    expect([where(state, FOOT), where(state, TANKS)]).toEqual(['4006S', '4006S'])
    expect(state.table.counters[TANKS]!.left).toBe(11)
  })
  refuses('PM 12.5', 'units that began in different hexes do not', () => {
    const here = play(position({ units: { [FOOT]: '4005S', [TANKS]: '4006S' } }), [
      'german',
      move(FOOT, '4005S', '4006S'),
    ]).state
    given(here)
      .when('german', move([FOOT, TANKS], '4006S', '4007S'))
      .refuses('PM 12.5')
    given(here)
      .when('german', move(FOOT, '4005S', '4006S'))
      .refuses('PM 12.5')
  })

  allows('PM 12.6', 'a stack halts, lets one of it go off, and goes on', () => {
    const { state } = play(
      position({ units: { [FOOT]: '4005S', [TANKS]: '4005S', [GUNS]: '4005S' } }),
      ['german', move([FOOT, TANKS, GUNS], '4005S', '4006S')],
      ['german', move(GUNS, '4006S', '4106S')],
      ['german', move(TANKS, '4006S', '4007S')],
      ['german', move(FOOT, '4006S', '4007S', '4008S')],
    )
    expect(where(state, FOOT)).toBe('4008S')
  })
  refuses('PM 12.6', 'once another stack has moved it goes no further', () => {
    const here = play(
      position({ units: { [FOOT]: '4005S', [TANKS]: '4107S' } }),
      ['german', move(FOOT, '4005S', '4006S')],
      ['german', move(TANKS, '4107S', '4108S')],
    ).state
    given(here)
      .when('german', move(FOOT, '4006S', '4007S'))
      .refuses('PM 12.6')
  })

  allows('PM 12.7', 'the slow are left behind and the others go on', () => {
    const { state } = play(
      position({ units: { [FOOT]: '4005S', [TANKS]: '4005S' } }),
      ['german', move([FOOT, TANKS], '4005S', ...STEPPE)],
      ['german', move(TANKS, '4110S', '4211S')],
    )
    expect(where(state, TANKS)).toBe('4211S')
  })
  refuses('PM 12.7', 'a stack goes no further than its slowest unit', () => {
    given(position({ units: { [FOOT]: '4005S', [TANKS]: '4005S' } }))
      .when('german', move([FOOT, TANKS], '4005S', ...FURTHER))
      .refuses('PM 12.7')
  })
})

describe('terrain', () => {
  allows('PM 12.10', 'clear ground costs a point, and so does a city', () => {
    expect([TANKS, FOOT].map((unit) => cost(unit, '4006S', '4007S'))).toEqual([1, 1])
    expect([TANKS, FOOT].map((unit) => cost(unit, '2717N', '2817N'))).toEqual([1, 1])
  })
  allows('PM 12.11', 'forest costs two points for the mechanized, one for all others', () => {
    expect([TANKS, FOOT, RIDERS].map((unit) => cost(unit, '2717N', '2716N'))).toEqual([2, 1, 1])
  })
  allows('PM 12.12', 'hills cost three, one for cavalry and mountain troops, else two', () => {
    const costs = [TANKS, RIDERS, MOUNTAIN, FOOT].map((unit) => cost(unit, '2916N', '2816N'))
    expect(costs).toEqual([3, 1, 1, 2])
  })
  allows('PM 12.13', 'marshes cost four points, or two', () => {
    expect([TANKS, FOOT, RIDERS].map((unit) => cost(unit, '2814N', '2914N'))).toEqual([4, 2, 2])
  })
  allows('PM 12.15', 'a river costs two points more, or one', () => {
    expect([TANKS, FOOT].map((unit) => cost(unit, '2608N', '2707N'))).toEqual([4, 2])
  })
  allows('PM 12.21', 'costs add up: across a river into hills the mechanized pay five', () => {
    expect(cost(TANKS, '1425N', '1325N')).toBe(5)
  })
  refuses('PM 12.21', 'with four points left they do not come there', () => {
    // Eight of twelve points are gone on the way to the river.
    const here = position({ units: { [TANKS]: { at: '1425N', from: '1424N', left: 4 } }, moving: '1424N' })
    given(here)
      .when('german', move(TANKS, '1425N', '1325N'))
      .refuses('PM 12.1')
  })
  allows('PM 12.8', 'a hex has one kind of natural ground, and may have something built on it', () => {
    const { rules } = asked(position())
    expect([rules.terrainOf('2910N'), rules.placeOf('2910N')?.kind]).toEqual(['forest', 'town'])
  })
  allows('PM 12.9', 'there are five kinds of natural ground, rivers among them', () => {
    const { rules } = asked(position())
    const kinds = new Set(rules.board.hexes.filter(rules.isLand).map(rules.terrainOf))
    expect([...kinds].sort()).toEqual(['clear', 'forest', 'hills', 'marsh'])
    expect(rules.riverBetween('2608N', '2707N')).toBe(true)
  })
  allows('PM 12.17', 'cities, large towns and towns are told apart', () => {
    const { rules } = asked(position())
    expect(['2817N', '2311N', '2910N'].map((hex) => rules.placeOf(hex)?.kind)).toEqual([
      'city',
      'large',
      'town',
    ])
  })
  allows('PM 12.18', 'the border costs nothing', () => {
    expect(cost(FOOT, '1906N', '2006N')).toBe(1)
  })
  allows('PM 12.19', 'nothing that is built changes what a hex costs', () => {
    expect([TANKS, FOOT].map((unit) => cost(unit, '2811N', '2910N'))).toEqual([2, 1])
  })

  allows('PM 12.14', 'all of the land is open', () => {
    given(position({ units: { [FOOT]: '4100N' } }))
      .when('german', move(FOOT, '4100N', '4101N'))
      .allows()
  })
  refuses('PM 12.14', 'nobody enters the sea, a lake, or crosses a hexside of them', () => {
    const here = given(position({ units: { [FOOT]: '4100N', [TANKS]: '4300N' } }))
    here.when('german', move(FOOT, '4100N', '4200N')).refuses('PM 12.14')
    here.when('german', move(FOOT, '4100N', '4201N')).refuses('PM 12.14')
    here.when('german', move(TANKS, '4300N', '4400N')).refuses('PM 12.14')
  })
  refuses(
    'PM 12.14',
    'and nobody leaves the part of the map on which a scenario is played, which is said',
    () => {
      const here = given(position({ scenario: 'riga', units: { [FOOT]: '3201N' } }))
      expect(here.when('german', move(FOOT, '3201N', '3301N')).refuses('PM 12.14').because.key).toBe(
        'not-in-play',
      )
    },
  )

  allows('PM 12.16', 'a strait is crossed out of the hex beside it, with all points', () => {
    const sivash = given(position({ units: { [TANKS]: '3215S' } })).when(
      'german',
      move(TANKS, '3215S', '3216S'),
    )
    expect(sivash.allows().state.table.counters[TANKS]).toMatchObject({ at: '3216S', left: 0 })
    const kerch = given(position({ units: { [FOOT]: '3719S' } })).when('german', move(FOOT, '3719S', '3820S'))
    expect(where(kerch.allows().state, FOOT)).toBe('3820S')
  })
  refuses('PM 12.16', 'but by nobody who has moved, and nobody goes on after it', () => {
    const here = position({ units: { [TANKS]: '3214S', [FOOT]: '3215S' } })
    given(here)
      .when('german', move(TANKS, '3214S', '3215S', '3216S'))
      .refuses('PM 12.16')
    given(here)
      .when('german', move(FOOT, '3215S', '3216S', '3116S'))
      .refuses('PM 12.16')
  })

  allows('PM 12.22', 'units stay on the map', () => {
    const { rules, open } = asked(position({ units: { [FOOT]: '6010S' } }))
    expect([...reach({ rules, open }, FOOT).keys()].every((hex) => rules.board.has(hex))).toBe(true)
  })
  refuses('PM 12.22', 'and no Soviet unit comes back out of the deadpile by moving', () => {
    const here = position({ acting: 'soviet', units: { 'SU-RD-001': 'dead' } })
    given(here)
      .when('soviet', move('SU-RD-001', 'okhNorth', '2006N'))
      .refuses('PM 12.22')
  })

  test('the way of a whole stack is found where each of it can pay', () => {
    const at = asked(
      position({ units: { [TANKS]: '2717N', [FOOT]: '2717N', ...tried('SU-RD-001', '2817N', '1-1') } }),
    )
    expect(reach(at, TANKS).size).toBeGreaterThan(reach(at, FOOT).size)
  })
})

describe('rivers in the first turn', () => {
  allows('PM 5.5', 'the Germans take no notice of them', () => {
    expect(cost(TANKS, '2608N', '2707N', 1)).toBe(2)
    expect(cost(TANKS, '2608N', '2707N', 2)).toBe(4)
  })
  refuses('PM 5.5', 'the Soviets do', () => {
    const at = asked(position({ turn: 1, acting: 'soviet', units: { 'SU-RD-001': '2608N' } }))
    expect(leftAfter(at, 'SU-RD-001', '2608N', ['2707N'])).toBe(3)
  })
})

describe('a way that is offered', () => {
  const OKH_UNIT = 'DE-GEB-4'

  /** The least that a unit pays to each hex, found by trying every step until none saves anything. */
  function least(
    at: ReturnType<typeof asked>,
    unit: string,
    begun: Map<string, number>,
  ): Map<string, number> {
    const queue = [...begun.keys()]
    for (const hex of queue)
      for (const next of at.rules.board.neighbours(hex)) {
        const step = stepCost(at, unit, hex, next)
        if (step === null || begun.get(hex)! + step > pointsLeft(at, unit)) continue
        if (begun.get(hex)! + step >= (begun.get(next) ?? Infinity)) continue
        begun.set(next, begun.get(hex)! + step)
        queue.push(next)
      }
    return begun
  }

  test.each([
    [TANKS, '2608N'],
    [FOOT, '2914N'],
    [MOUNTAIN, '1425N'],
    [OKH_UNIT, 'okhNorth'],
    [OKH_UNIT, 'okhSouth'],
  ])('costs no more than it must: %s from %s', (unit, from) => {
    const at = asked(position({ units: { [unit]: from } }))
    const spent = (way: readonly string[]) => pointsLeft(at, unit) - leftAfter(at, unit, from, way)!
    const ways = reach(at, unit)
    const begun = at.rules.board.has(from)
      ? [[from, 0] as const]
      : [...ways].flatMap(([hex, way]) => (way.length === 1 ? [[hex, spent(way)] as const] : []))
    const costs = least(at, unit, new Map(begun))
    expect(ways.size).toBeGreaterThan(20)
    for (const [hex, way] of ways) expect([hex, spent(way)]).toEqual([hex, costs.get(hex)])
  })
  test('leaves the slowest of a stack no less than the best way of any of them, and leads where each could go', () => {
    const units = [TANKS, FOOT, RIDERS]
    const at = asked(position({ units: Object.fromEntries(units.map((unit) => [unit, '2714N'])) }))
    const slowest = (way: readonly string[]) =>
      Math.min(...units.map((unit) => leftAfter(at, unit, '2714N', way) ?? -1))
    const ways = waysOf(at, units)
    expect(ways.size).toBeGreaterThan(20)
    for (const [hex, way] of ways) {
      for (const unit of units) expect(reach(at, unit).has(hex)).toBe(true)
      for (const unit of units)
        expect(slowest(way)).toBeGreaterThanOrEqual(slowest(reach(at, unit).get(hex)!))
    }
  })
})
