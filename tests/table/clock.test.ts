import { describe, expect, test } from 'vitest'
import { faceOf, lengthOf, momentOf, shortly } from '@/components/table/clock'
import type { ClockAnswer } from '@/lib/play/api/affairs'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'

const words = wordsOf('en', en)
const HOUR = 3_600_000
const NOW = Date.parse('2026-11-22T12:00:00Z')
const iso = (hours: number) => new Date(NOW + hours * HOUR).toISOString()

type Running = ClockAnswer['sides'][string]['running']
const running = (deadline: number | null): Running => ({
  since: iso(-48),
  reserveFrom: deadline === null ? null : iso(deadline - 24),
  short: deadline === null ? null : iso(deadline - 5),
  deadline: deadline === null ? null : iso(deadline),
  rests: [],
})
const clock = (german: Running, soviet: Running): ClockAnswer => ({
  ...{ pace: '1d', weekendsOff: false, pause: null, outage: null, daysOff: {}, vacationLeft: 21 },
  sides: { german: { reserve: 0, running: german }, soviet: { reserve: 0, running: soviet } },
})

describe('the clock that a reader is told', () => {
  test('is his own while the game waits for him, or else the first to end', () => {
    const both = clock(running(40), running(30))
    expect(faceOf(both, 'german', NOW)?.side).toBe('german')
    expect(faceOf(both, 'spectator', NOW)?.side).toBe('soviet')
    expect(faceOf(clock(null, null), 'german', NOW)).toBeNull()
    expect(faceOf(null, 'german', NOW)).toBeNull()
  })

  test('is calm until a tenth is left, then short, then out', () => {
    const face = (deadline: number | null) => faceOf(clock(running(deadline), null), 'german', NOW)!
    expect([face(40), face(4), face(0)].map(({ short, out }) => [short, out])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
    expect([face(40), face(0), face(null)].map((one) => shortly(words, one))).toEqual([
      '1\u00a0d 16\u00a0h left',
      'time is\u00a0out',
      'clocks stand still',
    ])
  })

  test('leaves out what does not count: the days off that are over, the one that it is, and those to come', () => {
    const rests = [
      { from: iso(-30), to: iso(-20) },
      { from: iso(-4), to: iso(6) },
      { from: iso(20), to: iso(30) },
    ]
    const resting = clock({ ...running(40)!, rests }, null)
    expect(faceOf(resting, 'german', NOW)?.left).toBe((40 - 6 - 10) * HOUR)
    expect(faceOf(resting, 'german', NOW + 50 * HOUR)?.left).toBe(0)
  })

  test('is told in two units at most, in both languages', () => {
    const times = [0, 20_000, 5 * 60_000, 3 * HOUR, 3 * HOUR + 60_000, 49 * HOUR + 60_000]
    expect(times.map((time) => lengthOf(words, time))).toEqual([
      '0\u00a0min',
      '<1\u00a0min',
      '5\u00a0min',
      '3\u00a0h',
      '3\u00a0h 1\u00a0min',
      '2\u00a0d 1\u00a0h',
    ])
    expect(lengthOf(wordsOf('de', de), 25 * HOUR)).toBe('1\u00a0T 1\u00a0Std.')
    expect(momentOf(words, NOW)).toContain('Nov')
  })
})

test('beside the score of a phone it breaks into two lines at most', () => {
  for (const said of [words, wordsOf('de', de)]) {
    const lengths = [3, 59, 3 * 60, 26 * 60, 9 * 24 * 60].map((minutes) => lengthOf(said, minutes * 60_000))
    for (const text of [said.ui('clock.out'), said.ui('clock.still.short'), ...lengths])
      expect(text.split(' ').length, text).toBeLessThan(3)
  }
})
