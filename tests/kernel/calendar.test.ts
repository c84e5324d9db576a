import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DAY,
  dayAt,
  dayName,
  dayNamed,
  dayStart,
  freeFrom,
  isZone,
  WEEKEND,
  weekdayOf,
} from '@/lib/kernel/time/calendar'
import { runs } from '../support/runs'
import { ZONES } from '../support/zones'

const HOUR = 3_600_000
const at = (iso: string) => Date.parse(iso)

describe('a day of a time zone', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2028-03-12', 23],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    // Clocks are put forward at midnight: the day begins at one o'clock.
    ['Africa/Cairo', '2026-04-24', 23],
    // Samoa leapt over this day.
    ['Pacific/Apia', '2011-12-30', 0],
    ['UTC', '2028-02-29', 24],
    ['Asia/Kolkata', '2038-01-19', 24],
  ])('%s %s lasts %d hours', (zone, name, hours) => {
    const day = dayNamed(name)!
    expect((dayStart(day + 1, zone) - dayStart(day, zone)) / HOUR).toBe(hours)
  })

  test('begins where the date changes, and not a second before', () => {
    const day = fc.integer({ min: -1, max: 25_000 })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, (zone, day) => {
        const start = dayStart(day, zone)
        expect(dayAt(start, zone)).toBeGreaterThanOrEqual(day)
        expect(dayAt(start - 1_000, zone)).toBeLessThan(day)
      }),
      { seed: 1, numRuns: runs(500) },
    )
  })

  test('has a name only if the calendar has it', () => {
    expect(dayNamed('2028-02-29')).not.toBeNull()
    for (const name of ['2026-02-29', '2026-13-01', '2026-1-1', 'today', '2026-01-01T00']) {
      expect(dayNamed(name), name).toBeNull()
    }
    expect(dayName(dayNamed('1970-01-01')!)).toBe('1970-01-01')
    expect(weekdayOf(dayNamed('2026-11-22')!)).toBe(0)
  })
})

test('a weekend is Saturday and Sunday as they are lived there', () => {
  const tokyo = freeFrom(at('2026-11-19T12:00:00Z'), 'Asia/Tokyo', WEEKEND)
  expect(tokyo).toEqual({ from: at('2026-11-20T15:00:00Z'), to: at('2026-11-22T15:00:00Z') })
  expect(freeFrom(tokyo.from, 'Asia/Tokyo', WEEKEND)).toEqual(tokyo)
  expect(freeFrom(tokyo.to - 1, 'Asia/Tokyo', WEEKEND)).toEqual(tokyo)
  expect(freeFrom(tokyo.to, 'Asia/Tokyo', WEEKEND).from).toBe(tokyo.from + 7 * DAY)
  const berlin = freeFrom(at('2026-10-24T00:00:00Z'), 'Europe/Berlin', WEEKEND)
  expect((berlin.to - berlin.from) / HOUR).toBe(49)
})

test('what is no time zone is not taken for one', () => {
  expect(['Europe/Berlin', 'UTC', 'Pacific/Chatham'].every(isZone)).toBe(true)
  expect(['', 'Mars/Olympus', 'Europe/Berlin; x', '../etc'].some(isZone)).toBe(false)
})

test('days that are free lie together where they follow each other, whichever they are', () => {
  // All but Sunday and Wednesday.
  const busy = [1, 2, 4, 5, 6]
  const thursday = freeFrom(at('2026-11-19T12:00:00Z'), 'UTC', busy)
  expect(thursday).toEqual({ from: at('2026-11-19T00:00:00Z'), to: at('2026-11-22T00:00:00Z') })
  expect(freeFrom(thursday.to, 'UTC', busy)).toEqual({
    from: at('2026-11-23T00:00:00Z'),
    to: at('2026-11-25T00:00:00Z'),
  })
})
