import { expect, test } from 'vitest'
import { quietOf } from '@/lib/wargame/staff/facts'
import { gathered } from '@/lib/wargame/staff/gather'
import { factsOf } from './facts'

const corpsOf = (unit: string) => (unit === 'alone' ? null : unit[0]!)
const ends = (facts: ReturnType<typeof factsOf>) =>
  gathered(facts, corpsOf).map(({ corps, hex, legs }) => [
    corps,
    hex,
    legs.map(({ units, path }) => [...units, path.at(-1)]),
  ])

test('a corps that stands apart gathers where most of it stands', () => {
  expect(ends(factsOf({ a1: '0203', a2: '0203', a3: '0303', b1: '0404', alone: '0205' }, []))).toEqual([
    ['a', '0203', [['a3', '0203']]],
  ])
})

test('out of the touch of the enemy, if as many must move', () => {
  expect(ends(factsOf({ a1: '0203', a2: '0303' }, ['0402']))).toEqual([['a', '0203', [['a2', '0203']]]])
})

test('as near to the enemy as the foremost of it, though more stand behind', () => {
  const apart = { a1: '0103', a2: '0103', a3: '0403' }
  expect(ends(factsOf(apart, ['0603'], { far: 4 }))).toEqual([['a', '0403', [['a1', 'a2', '0403']]]])
  const legs = ['a1', 'a2'].map((unit) => [unit, '0302'])
  // Who cannot come that far goes as far as he can, and the foremost to him.
  expect(ends(factsOf({ a1: '0103', a2: '0603' }, ['0803'], { far: 3 }))).toEqual([['a', '0302', legs]])
})

test('where those are who have been led already, and nowhere if they are not in one hex', () => {
  expect(ends(factsOf({ a1: '0203', a2: '0303' }, [], { fresh: ['a1'] }))).toEqual([
    ['a', '0303', [['a1', '0303']]],
  ])
  expect(ends(factsOf({ a1: '0203', a2: '0303' }, [], { fresh: [] }))).toEqual([['a', null, []]])
})

test('only whole, where there is room for all and each can come', () => {
  expect(ends(factsOf({ a1: '0203', a2: '0303', a3: '0304' }, [], { room: 2 }))).toEqual([['a', null, []]])
  expect(ends(factsOf({ a1: '0103', a2: '0603' }, [], { far: 2 }))).toEqual([['a', null, []]])
})

test('two corps do not come into one room', () => {
  const all = ends(factsOf({ a1: '0203', a2: '0303', b1: '0203', b2: '0303' }, [], { room: 3 }))
  expect(new Set(all.map(([, hex]) => hex)).size).toBe(2)
})

test('it is quiet where no enemy is within three hexes of anybody', () => {
  const facts = factsOf({ a: '0101', b: '0401', c: '0601' }, ['0701'])
  const bodies = [['a'], ['b'], ['c'], ['a', 'b']].map((units) => ({ units }))
  expect(quietOf(facts, bodies).map(({ units }) => units)).toEqual([['a']])
  expect(quietOf(factsOf({ a: '0101' }, []), [{ units: ['a'] }])).toHaveLength(1)
})
