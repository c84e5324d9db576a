import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, dayAt, type Span, weekdayOf } from '@/lib/kernel/time/calendar'
import { type Calendar, counted, instantAfter, PACES, restsIn, sideClock } from '@/lib/kernel/time/clock'
import { lostIn, type RunningClock } from '@/lib/kernel/time/running-clock'
import { runs } from '../support/runs'
import { ZONES } from '../support/zones'

const HOUR = 3_600_000
const at = (iso: string) => Date.parse(iso)
const always: Calendar = { weekends: null, off: [] }

/** Around summer time, leap days, and the ends of what some clocks can say. */
const eras = ['1970-01-01', '2026-03-25', '2026-10-20', '2028-02-25', '2038-01-15', '2011-12-27'].map(at)
const instant = fc
  .tuple(fc.constantFrom(...eras), fc.integer({ min: 0, max: 20 * DAY }))
  .map(([a, b]) => a + b)
const span = fc
  .tuple(instant, fc.integer({ min: -HOUR, max: 5 * DAY }))
  .map(([from, length]): Span => ({ from, to: from + length }))
const calendar: fc.Arbitrary<Calendar> = fc.record({
  weekends: fc.option(fc.constantFrom(...ZONES)),
  off: fc.array(span, { maxLength: 6 }),
})
const days = fc.integer({ min: 1, max: 20 * DAY })
const often = { seed: 4, numRuns: runs(2_000) }

describe('time that counts', () => {
  test('is what is left of the minutes when those that are off are struck out', () => {
    const MINUTE = 60_000
    fc.assert(
      fc.property(calendar, instant, fc.integer({ min: 1, max: 300 }), (calendar, from, minutes) => {
        const start = Math.floor(from / MINUTE) * MINUTE
        const whole = { ...calendar, off: calendar.off.map(toMinutes) }
        let expected = 0
        for (let n = 0; n < minutes; n++) {
          const middle = start + n * 13 * MINUTE + MINUTE / 2
          const { weekends, off } = whole
          const weekend = weekends !== null && weekdayOf(dayAt(middle, weekends)) % 6 === 0
          const free = weekend || off.some(({ from, to }) => from <= middle && middle < to)
          if (!free) expected += MINUTE
        }
        let total = 0
        for (let n = 0; n < minutes; n++) {
          const minute = start + n * 13 * MINUTE
          total += counted(whole, minute, minute + MINUTE)
        }
        expect(total).toBe(expected)
      }),
      { seed: 5, numRuns: runs(100) },
    )
    function toMinutes({ from, to }: Span): Span {
      return { from: Math.floor(from / MINUTE) * MINUTE, to: Math.floor(to / MINUTE) * MINUTE }
    }
  })

  test('adds up, however it is cut', () => {
    fc.assert(
      fc.property(calendar, instant, days, days, (calendar, a, first, second) => {
        const [b, c] = [a + first, a + first + second]
        expect(counted(calendar, a, b) + counted(calendar, b, c)).toBe(counted(calendar, a, c))
        expect(counted(calendar, b, a)).toBe(0)
      }),
      { seed: 6, numRuns: runs(800) },
    )
  })

  test('and what does not count are the rests, in order and apart', () => {
    fc.assert(
      fc.property(calendar, instant, days, (calendar, from, days) => {
        const to = from + days
        const rests = restsIn(calendar, from, to)
        const resting = rests.reduce((sum, rest) => sum + rest.to - rest.from, 0)
        expect(counted(calendar, from, to)).toBe(to - from - resting)
        let at = from
        for (const rest of rests) {
          expect(rest.from).toBeGreaterThanOrEqual(at)
          expect(rest.to).toBeGreaterThan(rest.from)
          at = rest.to
        }
        expect(at).toBeLessThanOrEqual(to)
      }),
    )
  })

  test('is used up at the first instant at which so much has counted', () => {
    fc.assert(
      fc.property(calendar, instant, fc.integer({ min: 1, max: 10 * DAY }), (calendar, from, time) => {
        const end = instantAfter(calendar, from, time)!
        expect(counted(calendar, from, end)).toBe(time)
        expect(counted(calendar, from, end - 1)).toBe(time - 1)
      }),
      often,
    )
  })

  test('never counts while a pause has no end', () => {
    const paused = { weekends: null, off: [{ from: HOUR, to: Number.POSITIVE_INFINITY }] }
    expect(instantAfter(paused, 0, HOUR)).toBe(HOUR)
    expect(instantAfter(paused, 0, HOUR + 1)).toBeNull()
    expect(counted(paused, 0, DAY)).toBe(HOUR)
  })
})

describe('a clock', () => {
  test('gives a hand-off its time, then takes from the reserve', () => {
    const clock = sideClock('1d', always, [{ from: 0, to: DAY + 5 * HOUR }], 10 * DAY)
    expect(clock.reserve).toBe(3 * DAY - 5 * HOUR)
    expect(clock.running).toMatchObject({
      reserveFrom: 11 * DAY,
      deadline: 11 * DAY + clock.reserve,
    })
  })

  test('owes nobody more than the reserve: who was late and was not held to it begins the next one at nothing', () => {
    const late = { from: 0, to: 40 * DAY }
    expect(sideClock('3d', always, [late, { from: 50 * DAY, to: 51 * DAY }], 60 * DAY)).toMatchObject({
      reserve: 0,
      running: { reserveFrom: 63 * DAY, deadline: 63 * DAY },
    })
  })

  test('by turns adds up what hand-offs of one player turn took, and those of no other', () => {
    const turns = fc.array(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(turns, fc.boolean(), (turns, goesOn) => {
        let at = 0
        const earlier = turns.flatMap((some, turn) =>
          some.map((hours) => {
            const from = at
            at += hours * HOUR + DAY
            return { from, to: from + hours * HOUR, turn }
          }),
        )
        const hours = turns.map((some) => some.reduce((sum, one) => sum + one, 0))
        const reserve = hours.reduce((left, one) => Math.max(0, left - Math.max(0, one - 48)), 240)
        const free = goesOn ? Math.max(0, 48 - hours.at(-1)!) : 48
        const clock = sideClock('steady', always, earlier, at, turns.length - (goesOn ? 1 : 0))
        expect(clock.reserve).toBe(reserve * HOUR)
        expect(clock.running?.reserveFrom).toBe(at + free * HOUR)
        expect(clock.running?.deadline).toBe(at + (free + reserve) * HOUR)
      }),
    )
  })

  test('stands still at the weekend of its player, through the change to winter time', () => {
    const weekends: Calendar = { weekends: 'Europe/Berlin', off: [] }
    // From Friday noon to Saturday midnight 12 hours count; then nothing for 49 hours; the rest on Monday.
    const { running } = sideClock('1d', weekends, [], at('2026-10-23T10:00:00Z'))
    expect(running?.reserveFrom).toBe(at('2026-10-26T11:00:00Z'))
  })

  test('is the same whenever it is looked at, and however often', () => {
    fc.assert(
      fc.property(calendar, instant, (calendar, since) => {
        const once = sideClock('7d', calendar, [], since)
        expect(sideClock('7d', { ...calendar, off: [...calendar.off].reverse() }, [], since)).toEqual(once)
        const { reserveFrom, short, deadline } = once.running!
        expect(since <= reserveFrom! && reserveFrom! <= deadline! && short! <= deadline!).toBe(true)
        expect(deadline! - since).toBeGreaterThanOrEqual(once.running!.budget)
      }),
      often,
    )
  })
})

describe('an outage of ours', () => {
  test('takes of a time what would have counted of it, from its beginning to its end', () => {
    const run: RunningClock = { pace: '1d', since: 10 * DAY, earlier: [], weekends: null, off: [] }
    const off = [{ from: 11 * DAY, to: 12 * DAY }]
    const before = { from: 9 * DAY, to: 10 * DAY + HOUR }
    const within = { from: 11 * DAY - HOUR, to: 12 * DAY + HOUR }
    const after = { from: 40 * DAY, to: 41 * DAY }
    expect(lostIn(run, [])).toBeNull()
    expect(lostIn(run, [before, after])).toEqual({ time: HOUR, until: before.to })
    expect(lostIn({ ...run, off }, [within])).toEqual({ time: 2 * HOUR, until: within.to })
    expect(lostIn({ ...run, off }, off)).toBeNull()
    expect(lostIn(run, [before, within])).toEqual({ time: DAY + 3 * HOUR, until: within.to })
  })

  const outage = span.filter(({ from, to }) => to > from)

  /** What must hold of any way to reckon with outages: the time they took is never anybody's. */
  function faults(reckon: typeof sideClock): number {
    let found = 0
    fc.assert(
      fc.property(
        calendar,
        instant,
        fc.array(outage, { minLength: 1, maxLength: 3 }),
        (calendar, since, outages) => {
          const down = { ...calendar, off: [...calendar.off, ...outages] }
          const { budget, deadline } = reckon('1d', down, [], since).running!
          if (counted(down, since, deadline!) !== budget) found++
        },
      ),
      often,
    )
    return found
  }

  test('is nobody’s time, wherever it falls', () => {
    expect(faults(sideClock)).toBe(0)
  })

  test('and a clock that forgets outages is found out', () => {
    const forgetful: typeof sideClock = (pace, { weekends }, earlier, since) =>
      sideClock(pace, { weekends, off: [] }, earlier, since)
    expect(faults(forgetful)).toBeGreaterThan(100)
  })

  test('of three days moves a deadline by three days, and gives back reserve that it took', () => {
    const down: Span = { from: HOUR, to: HOUR + 3 * DAY }
    const whole = PACES['1d'].handOff + PACES['1d'].reserve
    const with3: Calendar = { weekends: null, off: [down] }
    expect(sideClock('1d', with3, [], 0).running?.deadline).toBe(whole + 3 * DAY)
    expect(sideClock('1d', with3, [{ from: 0, to: 4 * DAY }], null).reserve).toBe(PACES['1d'].reserve)
    expect(sideClock('1d', always, [{ from: 0, to: 4 * DAY }], null).reserve).toBe(0)
  })
})
