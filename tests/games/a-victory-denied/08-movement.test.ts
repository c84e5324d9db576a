import { describe, expect } from 'vitest'
import { isBridged, riverBetween, terrainOf, touchesMajorRiver } from '@/lib/games/a-victory-denied/data/map'
import { allowance, type Judged, judgeMove, points } from '@/lib/games/a-victory-denied/rules/08-movement'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { Hex, March, Table } from '@/lib/games/a-victory-denied/state'
import { allows, refuses } from '../../support/ledger'
import { given, moving, type Setting, state, table, VP_AT_START } from './given'

const judged = (open: Table, unit: string, path: Hex[]): Judged => {
  const answer = judgeMove(on(open), unit, path)
  if ('no' in answer)
    throw new Error(`${answer.no} ${answer.because.key} ${JSON.stringify(answer.because.params)}`)
  return answer
}
/** MP at normal costs. */
const cost = (open: Table, unit: string, path: Hex[]) => judged(open, unit, path).normal! / 6
const cite = (open: Table, unit: string, path: Hex[]) => {
  const answer = judgeMove(on(open), unit, path)
  return 'no' in answer ? answer.no : JSON.stringify(answer)
}
/** A table on which a unit has already marched in this segment. */
const marched = (setting: Setting, march: Partial<March> & { unit: string; from: string }): Table =>
  table({
    ...setting,
    activation: {
      number: 1,
      chit: 'x',
      side: march.unit.startsWith('G') ? 'german' : 'soviet',
      march: { normal: 0, road: null, halted: false, ...march },
    },
  })
const without = (...taken: Hex[]) =>
  Object.fromEntries(Object.entries(VP_AT_START).filter(([hex]) => !taken.includes(hex)))

describe('1.3 allowances', () => {
  const at = (id: string, marks: object) =>
    allowance(on(table({ units: { [id]: { at: '2521', ...marks } } })), id)
  allows('AVD 1.3', 'halves and quarters of movement are rounded down once', () => {
    expect(at('G-3PZ', {})).toBe(10)
    expect(at('G-3PZ', { oos: true })).toBe(5)
    expect(at('G-8ID', { oos: true })).toBe(2)
    expect(at('G-3PZ', { oos: true, isolated: true })).toBe(2)
    expect(at('G-8ID', { isolated: true, oos: true })).toBe(1)
    expect(at('S-20M', { isolated: true, reduced: true })).toBe(3)
  })
  refuses('AVD 1.3', 'a remainder is no movement point', () => {
    const short = table({ units: { 'G-8ID': { at: '2521', oos: true } } })
    expect(cost(short, 'G-8ID', ['2522', '2523'])).toBe(2)
    expect(cite(short, 'G-8ID', ['2522', '2523', '2524'])).toBe('AVD 8.1.2')
  })
  allows('AVD 10.3.2', 'out of supply halves the movement of a combat unit', () => {
    expect(at('G-SSREICH', { oos: true, reduced: true })).toBe(5)
  })
  allows('AVD 10.3.3', 'isolation halves it too', () => {
    expect(at('S-45RC', { isolated: true })).toBe(2)
  })
  refuses('AVD 10.3.3', 'an HQ is never halved', () => {
    expect(at('S-HQ-20A', { isolated: true })).toBe(4)
    expect(at('G-HQ-2PG', { oos: true })).toBe(5)
  })
})

describe('2.1.3 bridges', () => {
  allows('AVD 2.1.3', 'a road across a river is a bridge', () => {
    expect([riverBetween('2420', '2520'), isBridged('2420', '2520')]).toEqual(['minor', true])
    expect(cost(table({ units: { 'S-20M': '2520' } }), 'S-20M', ['2420'])).toBe(1)
  })
  refuses('AVD 2.1.3', 'a river hexside without a road is no bridge though both hexes have roads', () => {
    expect([riverBetween('2219', '2320'), isBridged('2219', '2320')]).toEqual(['minor', false])
    expect(cost(table({ units: { 'S-20M': '2219' } }), 'S-20M', ['2320'])).toBe(3)
  })
})

describe('8.1.1 one unit at a time', () => {
  const two = () =>
    state({ ...moving('german', ['G-3PZ', 'G-4PZ']), units: { 'G-3PZ': '2521', 'G-4PZ': '2523' } })
  allows('AVD 8.1.1', 'a unit goes on as long as no other has moved', async () => {
    const first = await given(two())
      .when('german', { type: 'moveUnit', unit: 'G-3PZ', path: ['2621'] })
      .allows()
    const next = await given(first.state)
      .when('german', { type: 'moveUnit', unit: 'G-3PZ', path: ['2721'] })
      .allows()
    expect(next.state.table.activation?.march).toMatchObject({ unit: 'G-3PZ', from: '2521', normal: 12 })
  })
  refuses('AVD 8.1.1', 'a unit that another has followed', async () => {
    const first = await given(two())
      .when('german', { type: 'moveUnit', unit: 'G-3PZ', path: ['2621'] })
      .allows()
    const next = await given(first.state)
      .when('german', { type: 'moveUnit', unit: 'G-4PZ', path: ['2524'] })
      .allows()
    await given(next.state)
      .when('german', { type: 'moveUnit', unit: 'G-3PZ', path: ['2721'] })
      .refuses('AVD 8.1.1')
  })
})

describe('8.1.2 movement points', () => {
  allows('AVD 8.1.2', 'woods and swamp cost 2 with motors, 1 on foot; all else 1', () => {
    const here = table({ units: { 'G-3PZ': '2618', 'S-45RC': '2818', 'G-4PZ': '1620', 'S-61RC': '1519' } })
    expect([terrainOf('2619'), terrainOf('1621')]).toEqual(['woods', 'swamp'])
    expect(cost(here, 'G-3PZ', ['2619'])).toBe(2)
    expect(cost(here, 'G-4PZ', ['1621'])).toBe(2)
    const foot = table({ units: { 'S-45RC': '2618', 'S-61RC': '1620' } })
    expect(cost(foot, 'S-45RC', ['2619'])).toBe(1)
    expect(cost(foot, 'S-61RC', ['1621'])).toBe(1)
    expect([terrainOf('2921'), terrainOf('2618')]).toEqual(['hill', 'clear'])
    expect(cost(table({ units: { 'G-3PZ': '2922' } }), 'G-3PZ', ['2921'])).toBe(1)
  })
  allows('AVD 8.1.2', 'a march goes on with what it has spent', () => {
    const half = marched({ units: { 'S-45RC': '2620' } }, { unit: 'S-45RC', from: '2617', normal: 18 })
    expect(judged(half, 'S-45RC', ['2720']).normal).toBe(24)
  })
  allows('AVD 8.1.2', "another unit's march costs this one nothing", () => {
    const half = marched(
      { units: { 'S-45RC': '2720', 'S-172ID': '2617' } },
      { unit: 'S-45RC', from: '2617', normal: 24 },
    )
    expect(judged(half, 'S-172ID', ['2618']).normal).toBe(6)
  })
  refuses('AVD 8.1.2', 'a hex that costs more than is left', () => {
    const far = table({ units: { 'S-45RC': '2521' } })
    expect(judgeMove(on(far), 'S-45RC', ['2621', '2721', '2820', '2920'])).toMatchObject({
      no: 'AVD 8.1.2',
      because: { key: 'move-short', params: { have: '4' } },
    })
    const spent = marched({ units: { 'S-45RC': '2720' } }, { unit: 'S-45RC', from: '2617', normal: 24 })
    expect(cite(spent, 'S-45RC', ['2719'])).toBe('AVD 8.1.2')
  })
  refuses('AVD 8.1.2', 'a jump over a hex, and an order without a hex', () => {
    const here = table({ units: { 'S-45RC': '2617' } })
    expect(cite(here, 'S-45RC', ['2619'])).toBe('AVD 8.1.2')
    expect(cite(here, 'S-45RC', [])).toBe('AVD 8.1.2')
  })
  allows('AVD 8.1.2', 'sixths are told as fractions', () => {
    expect([points(24), points(20), points(3), points(0)]).toEqual(['4', '3⅓', '½', '0'])
  })
})

describe('8.1.3 rivers', () => {
  const rivers = table({
    units: { 'S-20M': '2521', 'S-172ID': '2521', 'G-3PZ': '2615', 'G-4PZ': '2616', 'G-8ID': '2717' },
  })
  allows('AVD 8.1.3a', 'an unbridged minor river: 1 more on foot, 2 more with motors', () => {
    expect(cost(rivers, 'S-172ID', ['2520'])).toBe(2)
    expect(cost(rivers, 'S-20M', ['2520'])).toBe(3)
  })
  allows('AVD 8.1.3a', 'a bridge saves the extra cost', () => {
    expect(cost(table({ units: { 'S-172ID': '2420' } }), 'S-172ID', ['2520'])).toBe(1)
  })
  refuses('AVD 8.1.3a', 'a minor river with too little left', () => {
    const spent = marched({ units: { 'S-172ID': '2521' } }, { unit: 'S-172ID', from: '2523', normal: 18 })
    expect(cite(spent, 'S-172ID', ['2520'])).toBe('AVD 8.1.2')
  })
  allows('AVD 8.1.3b', 'from the bank across a major river, and stop', () => {
    expect(judged(rivers, 'G-4PZ', ['2617'])).toEqual({ normal: 6, road: null, halted: true, overrun: null })
  })
  allows('AVD 8.1.3b', 'a unit that began on the bank may first go along it', () => {
    expect(judged(rivers, 'G-8ID', ['2616', '2617'])).toMatchObject({ normal: 12, halted: true })
  })
  allows('AVD 8.1.3b', 'a bridged major river costs nothing and stops nobody', () => {
    expect(judged(rivers, 'G-8ID', ['2617', '2618'])).toMatchObject({ normal: 12, halted: false })
    const inland = table({ units: { 'G-3PZ': '2716' } })
    expect(touchesMajorRiver('2716')).toBe(false)
    expect(judged(inland, 'G-3PZ', ['2717', '2617', '2618'])).toMatchObject({ normal: 18, halted: false })
  })
  refuses('AVD 8.1.3b', 'a crossing by a unit that began inland', () => {
    expect(touchesMajorRiver('2615')).toBe(false)
    expect(cite(rivers, 'G-3PZ', ['2616', '2617'])).toBe('AVD 8.1.3b')
    const later = marched({ units: { 'G-3PZ': '2616' } }, { unit: 'G-3PZ', from: '2615', normal: 6 })
    expect(cite(later, 'G-3PZ', ['2617'])).toBe('AVD 8.1.3b')
  })
  refuses('AVD 8.1.3b', 'a step after the crossing, in the same order or the next', () => {
    expect(cite(rivers, 'G-4PZ', ['2617', '2618'])).toBe('AVD 8.1.3b')
    const over = marched(
      { units: { 'G-4PZ': '2617' } },
      { unit: 'G-4PZ', from: '2616', normal: 6, halted: true },
    )
    expect(cite(over, 'G-4PZ', ['2618'])).toBe('AVD 8.1.3b')
  })
})

describe('8.1.4 overruns', () => {
  const lone = { 'S-HQ-13A': '2720', 'G-3PZ': '2718', 'G-HQ-2PG': '2719' }
  allows('AVD 8.1.4', 'a combat unit enters the hex of a lone HQ at the normal cost', () => {
    expect(judged(table({ units: lone }), 'G-3PZ', ['2719', '2720'])).toMatchObject({
      normal: 6 * (1 + 2),
      overrun: 'S-HQ-13A',
    })
  })
  refuses('AVD 8.1.4', 'an HQ with a combat unit is not overrun', () => {
    expect(cite(table({ units: { ...lone, 'S-45RC': '2720' } }), 'G-3PZ', ['2719', '2720'])).toBe('AVD 5.2')
  })
  refuses('AVD 8.1.4', 'an HQ overruns nobody', () => {
    expect(cite(table({ units: lone }), 'G-HQ-2PG', ['2720'])).toBe('AVD 12.1')
  })
  refuses('AVD 12.1', 'the march goes on only after the HQ has given way', () => {
    expect(cite(table({ units: lone }), 'G-3PZ', ['2719', '2720', '2721'])).toBe('AVD 12.1')
  })
  allows('AVD 8.1.4', 'the HQ leaves and the unit may go on', async () => {
    const before = state({
      ...moving('german', ['G-3PZ']),
      options: { offTurn: { german: 'auto', soviet: 'auto' } },
      units: { 'S-HQ-13A': '2720', 'G-3PZ': '2718' },
    })
    const over = await given(before)
      .when('german', { type: 'moveUnit', unit: 'G-3PZ', path: ['2719', '2720'] })
      .allows()
    expect(over.events.map((event) => event.type)).toEqual(
      expect.arrayContaining(['HqOverrun', 'HqRelocated']),
    )
    expect(over.state.table.counters['S-HQ-13A']?.at).not.toBe('2720')
    const open = await given(over.state)
      .when('german', { type: 'moveUnit', unit: 'G-3PZ', path: ['2721'] })
      .allows()
    expect(open.state.table.counters['G-3PZ']?.at).toBe('2721')
  })
})

describe('8.1.5 the map edge', () => {
  allows('AVD 8.1.5', 'along the edge', () => {
    expect(cost(table({ units: { 'S-45RC': '1020' } }), 'S-45RC', ['1021'])).toBe(1)
  })
  refuses('AVD 8.1.5', 'off the map, or with a unit that is not on it', () => {
    const edge = table({ units: { 'S-45RC': '1020', 'S-29RC': 'reserve' } })
    expect(cite(edge, 'S-45RC', ['0920'])).toBe('AVD 8.1.5')
    expect(cite(edge, 'S-29RC', ['1021'])).toBe('AVD 8.1.5')
  })
})

describe('8.1.6 PVO', () => {
  refuses('AVD 8.1.6', 'a PVO never moves', () => {
    expect(cite(table({ units: { 'S-PVO-01': '2617' } }), 'S-PVO-01', ['2618'])).toBe('AVD 8.1.6')
  })
  allows('AVD 8.1.6', 'other red units do', () => {
    expect(cost(table({ units: { 'S-172ID': '2617' } }), 'S-172ID', ['2618'])).toBe(1)
  })
})

describe('8.2.1 the cost of zones', () => {
  const wall = { 'S-45RC': '2620' }
  allows('AVD 8.2.1', '2 to enter, 2 to leave, 4 from zone to zone', () => {
    expect(cost(table({ units: { ...wall, 'G-3PZ': '2622' } }), 'G-3PZ', ['2621'])).toBe(1 + 2)
    const near = table({ units: { ...wall, 'G-3PZ': '2720' } })
    expect(cost(near, 'G-3PZ', ['2819'])).toBe(1 + 2)
    expect(cost(near, 'G-3PZ', ['2619'])).toBe(2 + 2 + 2)
    expect(cost(table({ units: { ...wall, 'G-3PZ': '2618' } }), 'G-3PZ', ['2619'])).toBe(2 + 2)
  })
  allows('AVD 8.2.1', 'a friend in the hex does not make it cheaper', () => {
    const held = table({ units: { ...wall, 'G-3PZ': '2618', 'G-4PZ': '2619' } })
    expect(cost(held, 'G-3PZ', ['2619'])).toBe(2 + 2)
  })
  allows('AVD 8.2.1', 'HQs pay like combat units', () => {
    expect(cost(table({ units: { ...wall, 'G-HQ-2PG': '2618' } }), 'G-HQ-2PG', ['2619'])).toBe(3)
  })
  refuses('AVD 8.2.1', 'a move that the zones make too dear', () => {
    const foot = table({ units: { ...wall, 'G-8ID': '2720' } })
    expect(judgeMove(on(foot), 'G-8ID', ['2619', '2618'])).toMatchObject({
      no: 'AVD 8.2.1',
      because: { params: { need: '8', have: '5' } },
    })
  })
  refuses('AVD 8.2.1', 'a lone enemy HQ makes nothing dearer', () => {
    expect(cost(table({ units: { 'S-HQ-13A': '2620', 'G-3PZ': '2618' } }), 'G-3PZ', ['2619'])).toBe(2)
  })
})

describe('8.2.2 major rivers between zones', () => {
  const both = { 'S-172ID': '2618', 'S-45RC': '2816', 'G-3PZ': '2717' }
  allows('AVD 8.2.2', 'with only one bank in an enemy zone', () => {
    expect(cost(table({ units: { 'S-172ID': '2618', 'G-3PZ': '2717' } }), 'G-3PZ', ['2617'])).toBe(3)
    expect(cost(table({ units: { 'S-45RC': '2816', 'G-3PZ': '2717' } }), 'G-3PZ', ['2617'])).toBe(3)
  })
  allows('AVD 8.2.2', 'a minor river may be crossed from zone to zone', () => {
    expect(riverBetween('2620', '2621')).toBe('minor')
    const minor = table({ units: { 'S-45RC': '2721', 'G-3PZ': '2620' } })
    expect(cost(minor, 'G-3PZ', ['2621'])).toBe(1 + 2 + 2 + 2)
  })
  refuses('AVD 8.2.2', 'over a bridge from one enemy zone into another', () => {
    expect(cite(table({ units: both }), 'G-3PZ', ['2617'])).toBe('AVD 8.2.2')
  })
  refuses('AVD 8.2.2', 'without a bridge as well', () => {
    const open = table({ units: { 'S-172ID': '2518', 'S-45RC': '2516', 'G-3PZ': '2616' } })
    expect(isBridged('2616', '2617')).toBe(false)
    expect(cite(open, 'G-3PZ', ['2617'])).toBe('AVD 8.2.2')
  })
  refuses('AVD 8.2.2', 'though friends hold both banks', () => {
    const held = table({ units: { ...both, 'G-4PZ': '2617', 'G-10MOT': '2717' } })
    expect(cite(held, 'G-3PZ', ['2617'])).toBe('AVD 8.2.2')
  })
})

describe('8.3.1 strategic movement', () => {
  // The road from Roslavl to Spas-Demensk.
  const east: Hex[] = ['2428', '2429', '2430', '2531', '2532', '2533', '2534', '2634']
  allows('AVD 8.3.1', 'a third of a MP for each road hex', () => {
    const foot = table({ units: { 'S-45RC': '2427' } })
    expect(judged(foot, 'S-45RC', east)).toEqual({ normal: null, road: 16, halted: false, overrun: null })
    expect(judged(foot, 'S-45RC', east.slice(0, 3))).toMatchObject({ normal: 18, road: 6 })
    expect(judged(foot, 'S-45RC', [...east, '2635', '2636', '2737', '2738'])).toMatchObject({ road: 24 })
  })
  allows('AVD 8.3.1', 'half a MP under the option', () => {
    const foot = table({ options: { roadCost: 'half' }, units: { 'S-45RC': '2427' } })
    expect(judged(foot, 'S-45RC', east).road).toBe(24)
    expect(cite(foot, 'S-45RC', [...east, '2635'])).toBe('AVD 8.1.2')
  })
  allows('AVD 8.3.1', 'HQs without motors, and units whose allowance is halved', () => {
    const them = table({ units: { 'S-HQ-20A': '2427', 'S-172ID': { at: '2427', isolated: true } } })
    expect(judged(them, 'S-HQ-20A', east).road).toBe(16)
    expect(judged(them, 'S-172ID', east.slice(0, 6)).road).toBe(12)
    expect(cite(them, 'S-172ID', east.slice(0, 7))).toBe('AVD 8.1.2')
  })
  allows('AVD 8.3.1', 'through friends, over bridges and past Victory Hexes of its own side', () => {
    const past = table({ units: { 'S-45RC': '2427', 'S-172ID': '2429', 'S-187ID': '2429' } })
    expect(judged(past, 'S-45RC', east).road).toBe(16)
    expect(
      judged(table({ units: { 'S-45RC': '2420' } }), 'S-45RC', ['2520', '2519', '2618', '2617', '2717']).road,
    ).toBe(10)
  })
  allows('AVD 8.3.1', 'a march by road goes on by road in the next order', () => {
    const half = marched(
      { units: { 'S-45RC': '2532' } },
      { unit: 'S-45RC', from: '2427', normal: null, road: 10 },
    )
    expect(judged(half, 'S-45RC', ['2533'])).toMatchObject({ normal: null, road: 12 })
  })
  allows('AVD 8.3.1', 'a march that stays cheap may leave the road and pay the normal costs', () => {
    const half = marched(
      { units: { 'S-45RC': '2429' } },
      { unit: 'S-45RC', from: '2427', normal: 12, road: 4 },
    )
    expect(judged(half, 'S-45RC', ['2329'])).toMatchObject({ normal: 18, road: null })
  })
  refuses('AVD 8.3.1', 'motorized units', () => {
    const motor = table({ units: { 'S-20M': '2427' } })
    expect(cite(motor, 'S-20M', east)).toBe('AVD 8.1.2')
    expect(judged(motor, 'S-20M', ['2428']).road).toBeNull()
  })
  refuses('AVD 8.3.1', 'to leave the road when only the road made the way so long', () => {
    const half = marched(
      { units: { 'S-45RC': '2532' } },
      { unit: 'S-45RC', from: '2427', normal: null, road: 10 },
    )
    expect(cite(half, 'S-45RC', ['2632'])).toBe('AVD 8.3.1')
  })
  refuses('AVD 8.3.1', 'to begin off the road', () => {
    const off = table({ units: { 'S-45RC': '2327' } })
    expect(judged(off, 'S-45RC', ['2427']).road).toBeNull()
    expect(cite(off, 'S-45RC', ['2427', ...east.slice(0, 4)])).toBe('AVD 8.1.2')
  })
  refuses('AVD 8.3.1', 'two road hexes that no road joins', () => {
    expect(judged(table({ units: { 'S-45RC': '2219' } }), 'S-45RC', ['2320']).road).toBeNull()
  })
  refuses('AVD 8.3.1', 'to begin in an enemy zone', () => {
    const zone = table({ units: { 'S-45RC': '2427', 'G-3PZ': '2327' } })
    expect(judgeMove(on(zone), 'S-45RC', east.slice(0, 5))).toMatchObject({
      no: 'AVD 8.3.1',
      because: { key: 'road-not-so' },
    })
    const later = marched(
      { units: { 'S-45RC': '2428', 'G-3PZ': '2327' } },
      { unit: 'S-45RC', from: '2427', normal: 18, road: null },
    )
    expect(judged(later, 'S-45RC', ['2429']).road).toBeNull()
  })
  refuses('AVD 8.3.1', 'to come next to an enemy unit or a lone HQ', () => {
    const unit = table({ units: { 'S-45RC': '2427', 'G-3PZ': '2632' } })
    expect(judgeMove(on(unit), 'S-45RC', east)).toMatchObject({
      no: 'AVD 8.3.1',
      because: { key: 'road-watched' },
    })
    const hq = table({ units: { 'S-45RC': '2427', 'G-HQ-2PG': '2632' } })
    expect(cite(hq, 'S-45RC', east)).toBe('AVD 8.3.1')
  })
  refuses('AVD 8.3.1', 'to come next to a Victory Hex that the enemy holds', () => {
    const lost = table({ vpOnMap: without('2635'), units: { 'S-45RC': '2427' } })
    expect(cite(lost, 'S-45RC', east)).toBe('AVD 8.3.1')
    expect(judged(lost, 'S-45RC', east.slice(0, 7)).road).toBe(14)
    // For a German it is the other way round: a chit is the enemy's.
    const german = table({ units: { 'G-8ID': '2427' } })
    expect(judged(german, 'G-8ID', ['2428']).road).toBeNull()
    const won = table({ vpOnMap: without('2429', '2635'), units: { 'G-8ID': '2427' } })
    expect(judged(won, 'G-8ID', east).road).toBe(16)
  })
})

describe('the worked example of 8.2, on hexes of this map', () => {
  allows('AVD 8.2.1', '20th Mechanized: a minor river (3), then a clear hex in a zone (3)', () => {
    const open = table({ units: { 'S-20M': '2521', 'G-29MOT': '2518' } })
    expect(cost(open, 'S-20M', ['2520'])).toBe(3)
    expect(cost(open, 'S-20M', ['2520', '2519'])).toBe(6)
  })
  allows('AVD 8.2.1', '20th Corps: out of a zone into the clear (3), then another clear hex (1)', () => {
    const clear = table({ units: { 'S-20RC': '2818', 'G-29MOT': '2817' } })
    expect([terrainOf('2819'), terrainOf('2919')]).toEqual(['clear', 'clear'])
    expect(cost(clear, 'S-20RC', ['2819'])).toBe(3)
    expect(cost(clear, 'S-20RC', ['2819', '2919'])).toBe(4)
  })
  allows('AVD 8.2.1', '45th Corps: a woods hex in a zone (3)', () => {
    const open = table({ units: { 'S-45RC': '2620', 'G-29MOT': '2618' } })
    expect([terrainOf('2619'), cost(open, 'S-45RC', ['2619'])]).toEqual(['woods', 3])
  })
  allows('AVD 8.2.1', '23rd Mechanized: from a zone into woods in a zone (6)', () => {
    const open = table({ units: { 'S-23M': '2719', 'G-29MOT': '2618' } })
    expect([terrainOf('2619'), cost(open, 'S-23M', ['2619'])]).toEqual(['woods', 6])
  })
  allows(
    'AVD 8.3.1',
    '63rd Corps: eight road hexes at a half each, past a Spas-Demensk that is still Soviet',
    () => {
      const half = { roadCost: 'half' as const }
      const road: Hex[] = ['2428', '2429', '2430', '2531', '2532', '2533', '2534', '2634']
      expect(judged(table({ options: half, units: { 'S-63RC': '2427' } }), 'S-63RC', road).road).toBe(24)
      const lost = table({ options: half, vpOnMap: without('2635'), units: { 'S-63RC': '2427' } })
      expect(cite(lost, 'S-63RC', road)).toBe('AVD 8.3.1')
      const zone = table({ options: half, units: { 'S-63RC': '2427', 'G-29MOT': '2735' } })
      expect(cite(zone, 'S-63RC', road)).toBe('AVD 8.3.1')
    },
  )
})

describe('from beyond the map edge', () => {
  const moscowRoad: Hex[] = [
    '3106',
    '3107',
    '3207',
    '3208',
    '3209',
    '3210',
    '3211',
    '3212',
    '3213',
    '3214',
    '3215',
    '3216',
    '3217',
  ]
  const staged = (setting: Setting = {}) =>
    table({ ...setting, units: { 'G-137ID': 'staging', ...setting.units } })

  allows('AVD 11.1.2a', 'German arrivals come on at their entry hex, which counts as a road hex', () => {
    expect(judged(staged({ vpOnMap: without('3218') }), 'G-137ID', moscowRoad)).toMatchObject({
      normal: null,
      road: 26,
    })
    expect(
      judged(staged({ vpOnMap: without('3218') }), 'G-137ID', [...moscowRoad, '3318', '3319']).road,
    ).toBe(30)
  })
  refuses('AVD 11.1.2a', 'more road than there are points, at a third or a half', () => {
    expect(
      cite(staged({ vpOnMap: without('3218') }), 'G-137ID', [...moscowRoad, '3318', '3319', '3320']),
    ).toBe('AVD 8.1.2')
    const half = staged({ options: { roadCost: 'half' } })
    expect(judged(half, 'G-137ID', moscowRoad.slice(0, 10)).road).toBe(30)
    expect(cite(half, 'G-137ID', moscowRoad.slice(0, 11))).toBe('AVD 8.1.2')
  })
  refuses('AVD 11.1.2a', 'another entry hex, or a hex off the road', () => {
    expect(cite(staged(), 'G-137ID', ['3902'])).toBe('AVD 11.1.2a')
    expect(cite(staged(), 'G-137ID', ['3106', '3206'])).toBe('AVD 8.3.1')
    const later = marched(
      { units: { 'G-137ID': '3107' } },
      { unit: 'G-137ID', from: 'staging', normal: null, road: 4 },
    )
    expect(cite(later, 'G-137ID', ['3108'])).toBe('AVD 8.3.1')
  })
  allows('AVD 11.1.2b', 'units released from the pocket come on by theirs', () => {
    const out = table({ units: { 'G-31ID': 'staging', 'G-8ID': 'staging', 'G-HQ-2PG': 'staging' } })
    expect(judged(out, 'G-31ID', ['2704', '2604']).road).toBe(4)
    expect(judged(out, 'G-HQ-2PG', ['2704']).road).toBe(2)
    expect(judged(out, 'G-8ID', ['3106']).road).toBe(2)
  })
  refuses('AVD 11.1.2b', 'not by those of others', () => {
    expect(cite(table({ units: { 'G-31ID': 'staging' } }), 'G-31ID', ['3106'])).toBe('AVD 11.1.2b')
  })
  allows('AVD 11.2.2', 'the Timoshenko force pays normal costs, or takes the road', () => {
    const box = table({ turn: 1, units: { 'S-28RC': 'timoshenko', 'S-25M': 'timoshenko' } })
    expect(judged(box, 'S-28RC', ['1517'])).toMatchObject({ normal: 6, road: 2 })
    expect(judged(box, 'S-28RC', ['1516'])).toMatchObject({ normal: 6, road: null })
    expect(judged(box, 'S-25M', ['1516'])).toMatchObject({ normal: 12, road: null })
    const road: Hex[] = [
      '1517',
      '1617',
      '1717',
      '1817',
      '1917',
      '2016',
      '2117',
      '2216',
      '2317',
      '2417',
      '2517',
      '2617',
    ]
    expect(judged(box, 'S-28RC', road).road).toBe(24)
  })
  refuses('AVD 11.2.2', 'it enters nowhere else, and pays for a zone', () => {
    const box = table({ turn: 1, units: { 'S-28RC': 'timoshenko', 'G-3PZ': '1617' } })
    expect(cite(box, 'S-28RC', ['1515'])).toBe('AVD 11.2.2')
    expect(judged(box, 'S-28RC', ['1517'])).toMatchObject({ normal: 18, road: null })
  })
})

describe('14.0 the pocket', () => {
  allows('AVD 14.0e', 'German units along its edge', () => {
    expect(cost(table({ units: { 'G-3PZ': '2704' } }), 'G-3PZ', ['2804'])).toBeGreaterThan(0)
  })
  refuses('AVD 14.0e', 'German units into it', () => {
    expect(cite(table({ units: { 'G-3PZ': '2704' } }), 'G-3PZ', ['2703'])).toBe('AVD 14.0e')
  })
  allows('AVD 14.0e', 'a Soviet unit into it', () => {
    expect(cost(table({ units: { 'S-45RC': '2704' } }), 'S-45RC', ['2703'])).toBe(1)
  })
})
