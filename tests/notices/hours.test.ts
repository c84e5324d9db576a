import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextHour, PRESENT, STAGES, type Timing } from '@/lib/notices/hours'
import { afterSpan, isWithin, minuteOfDay, nextOf } from '@/lib/notices/local-time'
import { runs } from '../support/runs'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const RUNS = { numRuns: runs(700), seed: 17 }

/** Zones with and without summer time, off by halves and quarters, and one that skipped a day. */
const zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Africa/Casablanca',
)
/** Nights in which clocks are set, leap days, and any hour beside. */
const nights = [
  Date.UTC(2026, 2, 28, 22),
  Date.UTC(2026, 9, 24, 22),
  Date.UTC(2026, 2, 8, 4),
  Date.UTC(2026, 10, 1, 3),
  Date.UTC(2028, 1, 28, 20),
  Date.UTC(2026, 3, 4, 13),
]
const instant = fc.oneof(
  fc
    .tuple(fc.constantFrom(...nights), fc.integer({ min: 0, max: 12 * 60 }))
    .map(([at, m]) => at + m * MINUTE),
  fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2031, 0, 1) }),
)
const minute = fc.integer({ min: 0, max: 1439 })
const span = fc.record({ from: minute, to: minute })

describe('hours of the day', () => {
  test('the end of a span is the first instant outside of it', () => {
    fc.assert(
      fc.property(instant, zone, span, (at, where, quiet) => {
        const end = afterSpan(at, where, quiet)
        expect(end).toBeGreaterThanOrEqual(at)
        expect(end - at).toBeLessThanOrEqual(25 * HOUR)
        expect(isWithin(minuteOfDay(end, where), quiet)).toBe(false)
        if (end > at) {
          expect(isWithin(minuteOfDay(end - 1, where), quiet)).toBe(true)
          for (let t = at; t < end; t += 7 * MINUTE) expect(isWithin(minuteOfDay(t, where), quiet)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  test('the next of some hours comes within a day or so, later than now, where the clocks show it', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const next = nextOf(at, where, [7 * 60, 18 * 60])
        expect(next).toBeGreaterThan(at)
        expect(next - at).toBeLessThanOrEqual(15 * HOUR)
        expect([7 * 60, 18 * 60]).toContain(minuteOfDay(next, where))
      }),
      RUNS,
    )
  })

  test('quiet until 7 in Berlin ends at 6 UTC in winter and at 5 in summer, on both sides of the change', () => {
    const quiet = { from: 22 * 60, to: 7 * 60 }
    const end = (month: number, day: number) =>
      new Date(afterSpan(Date.UTC(2026, month, day, 22), 'Europe/Berlin', quiet)).toISOString()
    expect(end(2, 27)).toBe('2026-03-28T06:00:00.000Z')
    expect(end(2, 28)).toBe('2026-03-29T05:00:00.000Z')
    expect(end(9, 24)).toBe('2026-10-25T06:00:00.000Z')
    expect(end(9, 23)).toBe('2026-10-24T05:00:00.000Z')
  })
})

const timing: fc.Arbitrary<Timing> = fc
  .record({
    kind: fc.constantFrom('turn' as const, 'nudge' as const, 'chat' as const, 'over' as const),
    since: instant,
    time: fc.option(fc.integer({ min: MINUTE, max: 21 * 24 * HOUR })),
    secret: fc.boolean(),
    shared: fc.boolean(),
    zone,
    wishes: fc.record({
      delay: fc.integer({ min: 0, max: 120 }),
      quiet: fc.option(span),
      reminders: fc.boolean(),
      open: fc.boolean(),
    }),
    ago: fc.option(fc.integer({ min: -HOUR, max: HOUR })),
    told: fc.subarray([...STAGES]),
  })
  .map(({ time, ago, ...rest }) => ({
    ...rest,
    until: time === null ? null : rest.since + time,
    shares: time === null ? null : [0.5, 0.8, 0.95].map((share) => rest.since + Math.floor(time * share)),
    seen: ago === null ? 0 : rest.since + ago,
  }))

describe('the hour of a notice', () => {
  test('keeps every wish, but where time would run out meanwhile', () => {
    fc.assert(
      fc.property(timing, fc.integer({ min: 0, max: 22 * 24 * HOUR }), (it, later) => {
        const next = nextHour(it, it.since + later)
        if (!next) return
        const { at, stage } = next
        expect(it.told).not.toContain(stage)
        expect(at).toBeGreaterThanOrEqual(it.since)
        if (it.secret && it.shared) {
          expect(at).toBe(it.since)
          return
        }
        if (stage !== 'first') expect([it.kind, it.wishes.reminders]).toEqual(['turn', true])
        const pressed = it.until !== null && it.kind === 'turn'
        const { quiet } = it.wishes
        const waits = [
          quiet && isWithin(minuteOfDay(at, it.zone), quiet),
          !it.wishes.open && it.seen > 0 && at < it.seen + PRESENT,
        ]
        if (waits.some(Boolean)) expect(pressed).toBe(true)
        if (pressed && at >= it.until!) expect(at).toBeLessThanOrEqual(it.since + it.wishes.delay * MINUTE)
      }),
      RUNS,
    )
  })

  test('comes to an end: told of it, a row has one stage less, and only the latest of those missed is told', () => {
    fc.assert(
      fc.property(timing, (it) => {
        let told = it.told
        let now = it.since
        for (let n = 0; n <= STAGES.length; n++) {
          const next = nextHour({ ...it, told }, now)
          if (!next) return
          now = Math.max(now, next.at)
          told = [...told, ...STAGES.slice(0, STAGES.indexOf(next.stage) + 1)]
        }
        throw new Error('it goes on and on')
      }),
      RUNS,
    )
  })

  test('in a room is that of the hand-off or never, while both choose in secret', () => {
    fc.assert(
      fc.property(timing, fc.integer({ min: 0, max: 9 * 24 * HOUR }), (it, later) => {
        const room = { ...it, kind: 'turn' as const, secret: true, shared: true }
        const next = nextHour(room, it.since + later)
        if (next) expect([next.at, next.stage, later <= 5 * MINUTE]).toEqual([it.since, 'first', true])
      }),
      RUNS,
    )
  })
})
