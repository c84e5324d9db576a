import { expect, test } from 'vitest'
import { arrived, followed, joining, marched } from '@/lib/wargame/staff/columns'
import { keepingApart, marching, NO_PAPERS, type Papers, staying } from '@/lib/wargame/staff/papers'
import { map } from '../small-map'
import { factsOf } from './facts'

const army = { name: 'north', units: ['n1', 'n2', 'n3'] }
const places = { a: '0103', n1: '0403', n2: '0303', n3: '0503' }
const behind = marching(NO_PAPERS, ['a'], '0201', 'north')
const ends = (...given: Parameters<typeof factsOf>) =>
  followed(factsOf(...given), behind.marches, [army]).map(({ to }) => to)

test('whoever follows an army goes where the nearest of it stands now, out of the touch of the enemy where somebody is', () => {
  expect(ends(places, [])).toEqual(['0303'])
  expect(ends({ ...places, n2: '0705' }, [])).toEqual(['0403'])
  // Next to an enemy nobody is sent as long as there is another.
  expect(ends(places, ['0302'])).toEqual(['0403'])
  expect(ends({ a: '0103', n1: '0403' }, ['0402'])).toEqual(['0403'])
})

test('where the army is no more they go on to where it was last, and nobody else goes elsewhere', () => {
  expect(ends({ a: '0103' }, [])).toEqual(['0201'])
  const march = marching(NO_PAPERS, ['a'], '0201').marches
  expect(followed(factsOf(places, []), march, [army])).toEqual(march)
  // The army itself does not follow itself.
  const itself = marching(NO_PAPERS, ['n1', 'n2', 'n3'], '0201', 'north').marches
  expect(followed(factsOf(places, []), itself, [army])).toEqual(itself)
})

test('they stay behind it once they are there, while other marches are over then', () => {
  const facts = factsOf({ a: '0303', b: '0103', n1: '0303' }, [])
  const papers = marching(behind, ['b'], '0202')
  const now = { ...papers, marches: followed(facts, papers.marches, [army]) }
  const done = marched(facts, now.marches)
  expect(done.there).toEqual(['a'])
  expect(arrived(now, done).marches).toEqual([{ units: ['a'], to: '0303', follows: 'north' }])
})

test('all who follow one army are one column, and who is sent elsewhere follows it no more', () => {
  const two = marching(behind, ['b'], '0303', 'north')
  expect(two.marches).toEqual([{ units: ['a', 'b'], to: '0303', follows: 'north' }])
  expect(marching(two, ['a'], '0303').marches).toEqual([
    { units: ['b'], to: '0303', follows: 'north' },
    { units: ['a'], to: '0303' },
  ])
})

test('who has just come follows his army by himself, unless he is with it, on a march, led elsewhere or to stay', () => {
  const all = { name: 'north', units: ['a', 'b', 'n1', 'n2', 'n3'] }
  const far = { ...places, b: '0101' }
  const come = ['a', 'b']
  const facts = factsOf(far, [])
  const joins = (papers = NO_PAPERS, some = come) => joining(facts, papers, [all], some)
  // 0303 is two hexes from 0103.
  expect(joins()).toEqual([{ units: ['b'], to: '0403', follows: 'north' }])
  expect(joins(NO_PAPERS, [])).toEqual([])
  expect(joins(marching(NO_PAPERS, ['b'], '0705'))).toEqual([])
  expect(joining({ ...facts, fresh: new Set(['a']) }, NO_PAPERS, [all], come)).toEqual([])
  // An army of newcomers alone has nobody whom they could follow.
  expect(joining(facts, NO_PAPERS, [{ name: 'new', units: come }], come)).toEqual([])
  const stays = staying(marching(NO_PAPERS, ['b'], '0403', 'north'), ['b'], come)
  expect(stays).toEqual({ ...NO_PAPERS, stays: ['b'] })
  expect(joins(stays)).toEqual([])
  // What was said of those who came earlier is forgotten.
  expect(staying(stays, ['a'], ['a']).stays).toEqual(['a'])
})

test('a column stops as many hexes from an enemy as it is told, one if it is told nothing', () => {
  // A row from 0101 on; the enemy stands at its far end.
  const facts = factsOf({ a: '0101' }, ['0105'], { far: 4 })
  const endOf = (papers: Papers) =>
    marched(facts, papers.marches).legs.map(({ path }) => path.at(-1)) as (string | undefined)[]
  const distance = (hex: string | undefined) => map.hexesBetween(map.numberOf(hex!), map.numberOf('0105'))
  const sent = marching(NO_PAPERS, ['a'], '0105')
  expect(endOf(sent).map(distance)).toEqual([2])
  const [march] = sent.marches
  const apart = keepingApart(sent, march!, 2)
  expect(endOf(apart).map(distance)).toEqual([3])
  // Whoever joins it keeps off as well, and one is what everybody keeps.
  expect(marching(apart, ['b'], '0105').marches).toEqual([{ units: ['a', 'b'], to: '0105', apart: 2 }])
  expect(keepingApart(apart, march!, 1).marches[0]!.apart).toBeUndefined()
})
