import { describe, expect, test } from 'vitest'
import {
  commitNonce,
  commitSeed,
  faceOf,
  faces,
  fairDice,
  gameKey,
  mixOf,
  turnHash,
  turnKey,
} from '@/lib/kernel/dice/fair-dice'

const bytes = (byte: string) => byte.repeat(32)
const take = (count: number, stream: Generator<number>) =>
  Array.from({ length: count }, () => stream.next().value as number)

describe('the test vector of fieldpost/dice/1', () => {
  const game = 'g_test'
  const seed = bytes('01')
  const commitment = commitSeed(game, seed)
  const axis = commitNonce(game, 'axis', commitment, bytes('02'), bytes('0c'))
  const mix = mixOf(game, 'avd@1.0.0/full', commitment, [
    { seat: 'axis', commitment: axis, nonce: bytes('02') },
    { seat: 'soviet', commitment: '-', nonce: bytes('03') },
  ])
  const key = gameKey(seed, mix)
  const third = turnKey(key, 3, 'public')

  test('every commitment and key is as printed', () => {
    expect(commitment).toBe('91e9a8ddf0fdf0d4e7a4b931907ecbdab196a0a4150f92f2c3b232d633216a16')
    expect(axis).toBe('bc167318b192d0e7464a983003130062857688cd2c02991b82920bf5a43b2243')
    expect(mix).toBe('4a4d35a3ebce1786b05f3f29fb0a914769f8cd46dd63c94b8fd5de6fac8aa511')
    expect(key).toBe('3936be9a63a53d8fa2d05e5c0569b86d4f88d1bd6a902a6e40ce52b8bd90b751')
    expect(third).toBe('b3c6c2ad89fa2b4710a6c2d28c3aa0161672122deee8ffac05d98d23119b2a09')
  })

  test('the first eight dice of a combat are as printed', () => {
    expect(take(8, faces(third, game, 0, 'combat/0612/1', 6))).toEqual([4, 6, 6, 1, 5, 2, 2, 2])
    expect(fairDice(key, game, 0, 3).roll('combat/0612/1', 6)).toBe(4)
  })

  test('hidden throws of a turn come from another key than public ones', () => {
    expect(turnKey(key, 3, 'hidden')).not.toBe(third)
    const purposes = Array.from({ length: 40 }, (_, i) => `draw/${i}`)
    const dice = fairDice(key, game, 0, 3)
    expect(purposes.map((p) => dice.roll(p, 10))).not.toEqual(purposes.map((p) => dice.secret(p, 10)))
  })

  test('the hash that is shown of a turn key is not the key', () => {
    expect(turnHash(third)).toMatch(/^[0-9a-f]{64}$/)
    expect(turnHash(third)).not.toBe(third)
  })
})

describe('faces', () => {
  const key = bytes('5a')

  // Upper 0.1 % points of chi-square for sides - 1 degrees of freedom.
  test.each([
    [2, 10.83],
    [3, 13.82],
    [6, 20.52],
    [10, 27.88],
    [52, 87.97],
  ])('a die with %i sides favours no face', (sides, limit) => {
    const rolls = 60_000
    const counts = new Map<number, number>()
    for (const face of take(rolls, faces(key, 'g', 0, 'chi', sides)))
      counts.set(face, (counts.get(face) ?? 0) + 1)
    const expected = rolls / sides
    let chi = 0
    for (let face = 1; face <= sides; face++) chi += ((counts.get(face) ?? 0) - expected) ** 2 / expected
    expect([...counts.keys()].every((face) => face >= 1 && face <= sides)).toBe(true)
    expect(chi).toBeLessThan(limit)
  })

  test('faces of numbered purposes tell nothing of their successors', () => {
    const rolls = Array.from({ length: 30_000 }, (_, i) => faceOf(key, 'g', 0, `combat/${i}`, 6))
    const pairs = new Array<number>(36).fill(0)
    for (let i = 1; i < rolls.length; i++) {
      const pair = (rolls[i - 1]! - 1) * 6 + rolls[i]! - 1
      pairs[pair] = pairs[pair]! + 1
    }
    const expected = (rolls.length - 1) / 36
    const chi = pairs.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(66.62)
  })

  test('the same purpose always shows the same face, another game or epoch its own', () => {
    const row = (game: string, epoch: number) =>
      Array.from({ length: 30 }, (_, i) => faceOf(key, game, epoch, `p/${i}`, 20))
    expect(row('a', 0)).toEqual(row('a', 0))
    expect(row('a', 0)).not.toEqual(row('b', 0))
    expect(row('a', 0)).not.toEqual(row('a', 1))
  })

  test.each([0, 257, 2.5, Number.NaN])('there is no die with %s sides', (sides) => {
    expect(() => faceOf(key, 'g', 0, 'p', sides)).toThrow(RangeError)
  })
})
