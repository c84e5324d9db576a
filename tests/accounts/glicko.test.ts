import { describe, expect, test } from 'vitest'
import { grown, NEWCOMER, rated } from '@/lib/accounts/glicko'
import {
  answersOf,
  NO_RECORD,
  type PlayerRecord,
  ratedAfter,
  summed,
  usualAnswer,
} from '@/lib/accounts/record'

const HOUR = 3_600_000

describe('Glicko-2', () => {
  test('comes to the figures of the worked example that its paper gives', () => {
    const after = rated({ rating: 1500, spread: 200, volatility: 0.06 }, [
      { rating: 1400, spread: 30, score: 1 },
      { rating: 1550, spread: 100, score: 0 },
      { rating: 1700, spread: 300, score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.spread).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  test('knows less and less of who does not play, and never less than of a newcomer', () => {
    const before = { rating: 1600, spread: 50, volatility: 0.06 }
    expect(rated(before, [])).toEqual(grown(before, 1))
    expect(grown(before, 1)).toMatchObject({ rating: 1600, spread: expect.closeTo(51.07, 1) })
    expect(grown(before, 1e6).spread).toBe(NEWCOMER.spread)
  })

  test('gives one what it takes from the other, where both are newcomers, and nothing for a draw', () => {
    const [won, lost, drew] = [1, 0, 0.5].map((score) => ratedAfter(null, null, score, 0)) as [
      ReturnType<typeof ratedAfter>,
      ReturnType<typeof ratedAfter>,
      ReturnType<typeof ratedAfter>,
    ]
    expect(won.rating).toBeGreaterThan(1600)
    expect(won.rating + lost.rating).toBeCloseTo(3000, 6)
    expect([drew.rating, drew.games]).toEqual([expect.closeTo(1500, 6), 1])
  })
})

describe('the usual time to answer', () => {
  const of = (...hours: number[]) =>
    usualAnswer({ ...NO_RECORD, answers: answersOf(hours.map((n) => n * HOUR)) })
  test('is the span in which at least every second answer came', () => {
    expect(of()).toBeNull()
    expect(of(0.1, 0.1, 5, 80)).toBe('minutes')
    expect(of(0.1, 5, 5, 80)).toBe('hours')
    expect(of(73)).toBe('longer')
  })
  test('is of two records as if they were one', () => {
    const one = { ...NO_RECORD, finished: 2, late: 1, answers: answersOf([HOUR]) }
    const mine: PlayerRecord = { ...one, results: { toy: [1, 0, 1] } }
    const his: PlayerRecord = { ...one, results: { toy: [0, 1, 1], other: [2, 0, 0] } }
    expect(summed(mine, his)).toEqual({
      ...{ finished: 4, late: 2, answers: answersOf([HOUR, HOUR]) },
      results: { toy: [1, 1, 2], other: [2, 0, 0] },
    })
  })
})
