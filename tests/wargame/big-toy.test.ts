import { expect, test } from 'vitest'
import type { AnyOrder } from '@/lib/kernel/game'
import { fold } from '@/lib/kernel/log/fold'
import { viewFor } from '@/lib/kernel/log/projection'
import { pieceIn } from '@/lib/wargame/pieces'
import { beside, bigToy } from '../support/big-toy'
import { SEED, stamps, ToyMatch } from '../support/toy-match'

const big = () =>
  new ToyMatch(stamps(), SEED, { play: 'big', scenario: 'whole', options: { counters: 900 } }, bigToy)

test('a bundle of 64 of 900 counters stands at once, is taken back whole, and follows from its log', () => {
  const toy = big()
  const before = viewFor(bigToy, toy.match, 'red')
  const orders = Array.from({ length: 64 }, (_, n) => {
    const unit = `red-division-${n * 2}`
    const { at } = pieceIn((before as { counters: never[] }).counters, unit) as unknown as { at: number }
    return { type: 'move', unit, to: beside(at)[0]! }
  })
  expect(toy.bundle('red', orders)).toMatchObject({ stood: 64, refusal: null })
  expect(fold(bigToy, null, toy.texts)).toEqual(toy.match)
  expect(toy.takeBack('red', true)).toBeNull()
  expect(viewFor(bigToy, toy.match, 'red')).toEqual(before)
})

test('a counter moves once a turn, to a hex beside it, for its own side', () => {
  const toy = big()
  const unit = 'red-division-0'
  const here = 2 * 54 + 2
  const move = (unit: string, to: number) =>
    toy.try('red', { type: 'move', unit, to } as AnyOrder)?.no ?? null
  expect(move(unit, here + 2)).toBe('BIG 4')
  expect(move('blue-division-1', here)).toBe('BIG 2')
  expect(move(unit, here + 1)).toBeNull()
  expect(move(unit, here + 2)).toBe('BIG 3')
})
