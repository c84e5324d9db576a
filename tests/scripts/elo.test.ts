import { expect, test } from 'vitest'
import { eloOf } from './elo'

/** Pairs of games, so many of each score. */
const pairs = (...counts: readonly (readonly [count: number, score: number])[]) =>
  counts.flatMap(([count, score]) => Array<number>(count).fill(score))

test('who plays against himself has exactly half of each pair, and is no stronger for certain', () => {
  expect(eloOf(pairs([50, 0.5]))).toMatchObject({ points: 0, from: 0, to: 0 })
})

test('three quarters of all points are 191 points of Elo', () => {
  const { points, from, to } = eloOf(pairs([100, 1], [100, 0.5]))
  expect(points).toBeCloseTo(190.8, 0)
  expect(from).toBeLessThan(points)
  expect(to).toBeGreaterThan(points)
})

test('what is likelier at 30 points than at none is told by so many games as it takes', () => {
  const alike = (times: number) => eloOf(pairs([17 * times, 1], [30 * times, 0.5], [13 * times, 0]))
  expect(alike(1).llr).toBeLessThan(2.94)
  expect(alike(20).llr).toBeGreaterThan(2.94)
  expect(eloOf(pairs([300, 1], [400, 0.5], [330, 0])).llr).toBeLessThan(-2.94)
})

test('who wins all of two games is not endlessly stronger', () => {
  expect(Number.isFinite(eloOf([1, 1]).to)).toBe(true)
})
