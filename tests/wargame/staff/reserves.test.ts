import { expect, test } from 'vitest'
import { marching, NO_PAPERS, reserving, staying } from '@/lib/wargame/staff/papers'
import { cameIn, type Entry, entering, entriesOf } from '@/lib/wargame/staff/reserves'
import { factsOf } from './facts'

const north = { name: 'north', units: ['n1', 'n2'] }
const south = { name: 'south', units: ['s1', 's2'] }
const places = { n1: '0301', n2: '0401', s1: '0305', s2: '0405' }
/** Of whom nothing else is said belongs to the army that begins with the same letter, and to no body above that. */
const printed = {
  armyOf: (unit: string) => ({ n: 'north', s: 'south', c: 'centre' })[unit[0]!] ?? null,
  groupOf: (unit: string) => (unit.endsWith('!') ? 'above' : null),
}
const entries = (facts: ReturnType<typeof factsOf>, kept = [] as (typeof north)[], of = printed) =>
  entriesOf(facts, kept, [north, south], of).map(({ units, to, follows }) => [units.join(' '), follows, to])

test('who waits goes to his army, to the nearest of its hexes that no enemy is beside', () => {
  const waiting = { n8: '0101', n9: '0101', s9: '0105' }
  expect(entries(factsOf(places, [], { waiting }))).toEqual([
    ['n8 n9', 'north', '0301'],
    ['s9', 'south', '0305'],
  ])
  // Beside an enemy nobody is sent as long as there is another.
  expect(entries(factsOf(places, ['0201'], { waiting: { n8: '0101' } }))).toEqual([['n8', 'north', '0401']])
  expect(entries(factsOf(places, []))).toEqual([])
})

test('his army is the one that his owner has put him in, before what is printed', () => {
  const kept = [{ name: 'south', units: ['n9', 's1', 's2'] }]
  expect(entries(factsOf(places, [], { waiting: { n9: '0101' } }), kept)).toEqual([['n9', 'south', '0305']])
})

test('who has no army on the map is shared out, to those with most front for each unit, within the body above it', () => {
  const waiting = { c1: '0103', c2: '0103', c3: '0103', x1: '0103' }
  const shares = (enemies: string[], of = printed) => {
    const all = entries(factsOf(places, enemies, { waiting }), [], of)
    return Object.fromEntries(all.map(([units, follows]) => [follows, units!.split(' ').length]))
  }
  const even = shares(['0601', '0605'])
  expect(even.north! + even.south!).toBe(4)
  expect(Math.min(even.north!, even.south!)).toBeGreaterThan(0)
  // All of the front is in the south.
  expect(shares(['0605']).south).toBeGreaterThan(2)
  // All of them and the north are of one body.
  const above = { ...printed, groupOf: (unit: string) => ('ncx'.includes(unit[0]!) ? 'above' : null) }
  expect(shares(['0605'], above)).toEqual({ north: 4 })
})

test('each comes in as far as there is room, those who go the same way by one order, and by the hexes where they end', () => {
  const waiting = { n7: '0101', n8: '0101', n9: '0101' }
  const facts = factsOf(places, [], { waiting, room: 2 })
  const all = entriesOf(facts, [], [north, south], printed)
  const { legs, halts } = entering(facts, all)
  expect(halts).toEqual([])
  expect(legs.map(({ units, from, path }) => [units.join(' '), from, path.at(-1)])).toEqual([
    ['n8 n9', 'box', '0201'],
    ['n7', 'box', '0301'],
  ])
  const ends = legs.map(({ path }) => path.at(-1)!)
  expect(ends).toEqual([...ends].sort())
  // Nobody comes next to an enemy, and where there is no other way in he stays.
  const shut = factsOf({ n1: '0701' }, ['0102', '0202'], { waiting: { n9: '0101' } })
  const none = entering(shut, [{ units: ['n9'], from: 'box', to: '0701', follows: 'north' }])
  expect(none).toMatchObject({ legs: [], halts: [{ units: ['n9'], why: 'enemy' }] })
})

test('who is not there yet stays on the march, and what was said of him before is forgotten', () => {
  const facts = factsOf({ n1: '0701' }, [], { waiting: { n8: '0101', n9: '0101' } })
  const entry: Entry = { units: ['n8', 'n9'], from: 'box', to: '0701', follows: 'north' }
  const { legs } = entering(facts, [entry])
  const before = { ...marching(NO_PAPERS, ['n8'], '0105'), stays: ['n9', 's9'] }
  expect(cameIn(before, [entry], legs)).toEqual({
    ...NO_PAPERS,
    marches: [{ units: ['n8', 'n9'], to: '0701', follows: 'north' }],
    stays: ['s9'],
  })
  expect(cameIn(before, [entry], [])).toEqual(before)
  const near = factsOf({ n1: '0201' }, [], { waiting: { n8: '0101' } })
  const there = { units: ['n8'], from: 'box', to: '0201' }
  expect(cameIn(NO_PAPERS, [there], entering(near, [there]).legs).marches).toEqual([])
})

test('who is kept in reserve is kept until his owner calls him', () => {
  const waiting = ['n8', 'n9']
  const kept = reserving({ ...NO_PAPERS, stays: ['s9'] }, waiting, ['n9'])
  expect(kept.stays).toEqual(['s9', 'n9'])
  // Nor does it matter that somebody else is told to stay.
  expect(staying(kept, ['s8'], ['s8', ...waiting]).stays).toEqual(['s8', 'n9'])
  expect(reserving(reserving(kept, waiting, []), ['s9'], [])).toEqual(NO_PAPERS)
})
