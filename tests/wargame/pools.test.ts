import { expect, test } from 'vitest'
import { beyondCopies, grouped, shuffled, without } from '@/lib/wargame/pools'
import { seeded } from '../support/seeded'

test('a list without another loses each piece as often as it stands there', () => {
  expect(without(['a', 'b', 'a', 'c'], ['a', 'c', 'x'])).toEqual(['b', 'a'])
})

test('items are grouped in the order of the first of each', () => {
  expect([...grouped(['b1', 'a1', 'b2'], ([letter]) => letter)]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})

test('pieces beyond their print run are told by their places', () => {
  const copies = (piece: string) => (piece === 'a' ? 2 : 1)
  expect(beyondCopies(['a', 'b', 'a', 'b', 'a', 'b'], copies)).toEqual([3, 4, 5])
  expect(beyondCopies(['x'], () => 0)).toEqual([0])
})

test('a shuffle keeps every piece and follows from luck alone', () => {
  const pieces = ['a', 'b', 'c', 'd', 'e', 'f']
  const order = shuffled(pieces, seeded('pools'))
  expect(order).not.toEqual(pieces)
  expect([...order].sort()).toEqual(pieces)
  expect(shuffled(pieces, seeded('pools'))).toEqual(order)
})
