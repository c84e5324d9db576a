/** Days of the calendar as they are lived in a time zone. Instants are milliseconds since 1970, days are counted from 1970-01-01. */

export const DAY = 86_400_000
const SECOND = 1_000
/** No zone has ever been further from UTC than this. */
const FURTHEST = 16 * 3_600_000

export interface Span {
  readonly from: number
  /** Infinity: without an end yet. */
  readonly to: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
    clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, calendar: 'gregory', ...fields })
    clocks.set(zone, clock)
  }
  return clock
}

/** true: a name of a time zone that is known here, such as `Europe/Berlin`. */
export function isZone(zone: string): boolean {
  try {
    clockIn(zone)
    return true
  } catch {
    return false
  }
}

/** Which day it is at an instant in a zone. */
export function dayAt(at: number, zone: string): number {
  const date = { year: 1970, month: 1, day: 1 }
  for (const { type, value } of clockIn(zone).formatToParts(at)) {
    if (type === 'year' || type === 'month' || type === 'day') date[type] = Number(value)
  }
  return Date.UTC(date.year, date.month - 1, date.day) / DAY
}

const starts = new Map<string, number>()
const MOST_STARTS = 10_000

/**
 * The instant at which a day begins in a zone, to the second. Where clocks are put forward at midnight that is one
 * o'clock, and where a zone leapt over a day it is the beginning of the next.
 */
export function dayStart(day: number, zone: string): number {
  const name = `${day} ${zone}`
  const known = starts.get(name)
  if (known !== undefined) return known
  let before = day * DAY - FURTHEST
  let after = day * DAY + FURTHEST
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / 2 / SECOND) * SECOND
    if (dayAt(middle, zone) < day) before = middle
    else after = middle
  }
  if (starts.size >= MOST_STARTS) starts.clear()
  starts.set(name, after)
  return after
}

/** 0 for Sunday to 6 for Saturday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

/** The days of a week on which no time counts, 0 for Sunday to 6 for Saturday; never all seven. */
export type FreeDays = readonly number[]
export const WEEKEND: FreeDays = [0, 6]

/** The free days in a row that an instant lies in, or else the next. */
export function freeFrom(at: number, zone: string, days: FreeDays): Span {
  const isFree = (day: number) => days.includes(weekdayOf(day))
  let first = dayAt(at, zone)
  while (!isFree(first)) first++
  let last = first
  while (isFree(first - 1)) first--
  while (isFree(last + 1)) last++
  const to = dayStart(last + 1, zone)
  // Where a zone leapt over all of them there are none.
  return to > at ? { from: dayStart(first, zone), to } : freeFrom(dayStart(last + 2, zone), zone, days)
}

/** A day as it is written, such as `2028-02-29`. */
export const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The day with this name; null if the calendar has none. */
export function dayNamed(name: string): number | null {
  const at = Date.parse(`${name}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(name) && !Number.isNaN(at) && dayName(at / DAY) === name ? at / DAY : null
}
