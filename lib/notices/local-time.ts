import { isZone } from '@/lib/kernel/time/calendar'

/** Hours of a day as a clock on the wall of a time zone shows them. */

export const MINUTE = 60_000
const DAY = 1440

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  })
  clocks.set(zone, made)
  return made
}

/** The minute of the day that a zone's clocks show at an instant. */
export function minuteOfDay(at: number, zone: string): number {
  const parts = clockOf(isZone(zone) ? zone : 'UTC').formatToParts(at)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return value('hour') * 60 + value('minute')
}

export interface Span {
  from: number
  to: number
}

export const isWithin = (minute: number, { from, to }: Span): boolean =>
  from < to ? minute >= from && minute < to : from > to && (minute >= from || minute < to)

/** Clocks are set by an hour or two at most; nearer than that we go minute by minute. */
const NEAR = 130

/** The first instant, from `at` on, at which a zone's clocks are outside of a span of the day. */
export function afterSpan(at: number, zone: string, span: Span): number {
  let minute = minuteOfDay(at, zone)
  for (let t = at; ; minute = minuteOfDay(t, zone)) {
    if (!isWithin(minute, span)) return t
    const left = (span.to - minute + DAY) % DAY
    const wholeMinute = t - (t % MINUTE)
    t = wholeMinute + (left > NEAR ? left - NEAR : 1) * MINUTE
  }
}

/** The next instant, after `at`, at which a zone's clocks show one of these minutes of the day. */
export function nextOf(at: number, zone: string, minutes: readonly number[]): number {
  const base = at - (at % MINUTE)
  const shown = minuteOfDay(at, zone)
  const next = minutes.map((minute) => {
    const t = base + ((minute - shown + DAY) % DAY || DAY) * MINUTE
    // Where the clocks are set in between we are off by as much.
    const off = ((minute - minuteOfDay(t, zone) + DAY + DAY / 2) % DAY) - DAY / 2
    return t + off * MINUTE > at ? t + off * MINUTE : t
  })
  return Math.min(...next)
}
