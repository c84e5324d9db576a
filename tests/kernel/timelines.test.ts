import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '@/lib/kernel/log/entry'
import { fold } from '@/lib/kernel/log/fold'
import { legalFor } from '@/lib/kernel/log/projection'
import { DAY } from '@/lib/kernel/time/calendar'
import { clockOf, type Timing } from '@/lib/kernel/time/timing'
import { runs } from '../support/runs'
import { toyGame } from '../support/toy-game'
import { seededLuck, ToyMatch } from '../support/toy-match'

const HOUR = 3_600_000

/** The clock of a server as it may go: on by days, and back and forth by hours. */
const timeline = fc.record({
  start: fc
    .constantFrom(
      '1970-01-01T00:00:30Z',
      // The nights in which clocks are put on and back, a leap day, and where 32 bits end.
      ...['2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z', '2028-02-28T22:00:00Z', '2038-01-19T03:14:00Z'],
    )
    .map(Date.parse),
  zone: fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Tokyo'),
  pace: fc.constantFrom('1d' as const, 'brisk' as const),
  weekendsOff: fc.boolean(),
  seed: fc.integer({ min: 1, max: 1_000 }),
  jumps: fc.array(
    fc.oneof(fc.integer({ min: -2 * HOUR, max: 2 * HOUR }), fc.integer({ min: 0, max: 3 * DAY })),
    { minLength: 4, maxLength: 16 },
  ),
})

type Folding = (timing: Timing) => Timing
const asItIs: Folding = (timing) => timing

/** What is wrong with the clocks of a game along some timelines; `folding` plants a mistake. */
function faults(folding: Folding, few: number): number {
  let found = 0
  const law = (holds: boolean) => {
    if (!holds) found++
  }
  fc.assert(
    fc.property(timeline, ({ start, zone, pace, weekendsOff, seed, jumps }) => {
      let now = start
      let n = 0
      const stamp = () => ({ time: new Date(now).toISOString(), salt: (++n).toString(16).padStart(32, '0') })
      const toy = new ToyMatch(stamp, undefined, {
        pace,
        weekendsOff,
        zones: { red: zone, blue: zone },
      })
      const luck = seededLuck(seed)
      const before = { at: 0, red: Number.POSITIVE_INFINITY, blue: Number.POSITIVE_INFINITY }
      for (const jump of jumps) {
        now = Math.max(0, now + jump)
        const side = toyGame.sides.find((one) => legalFor(toyGame, toy.match, one).length > 0)
        if (side) toy.order(side, toyGame.computer(null, legalFor(toyGame, toy.match, side), luck))
        const timing = folding(toy.match.timing!)
        law(timing.at >= before.at)
        before.at = timing.at
        for (const one of ['red', 'blue'] as const) {
          const { reserve, running } = clockOf(timing, one, null, [])
          law(reserve >= 0 && reserve <= before[one])
          before[one] = reserve
          // Nobody has less than a hand-off's time from the moment at which he is waited for.
          if (running) law(running.since <= timing.at && running.deadline! >= running.since + running.budget)
        }
      }
      law(canonical(fold(toyGame, null, toy.texts).timing) === canonical(toy.match.timing))
    }),
    { numRuns: runs(few), seed: 45 },
  )
  return found
}

test('clocks keep their laws whatever the clock of the server does', () => {
  expect(faults(asItIs, 400)).toBe(0)
})

test('a clock that believes the server’s at once is found out', () => {
  let latest = 0
  const hasty: Folding = (timing) => {
    // As if an entry's own time counted, not the latest so far.
    latest = latest === timing.at ? timing.at - HOUR : timing.at
    return { ...timing, at: latest }
  }
  expect(faults(hasty, 40)).toBeGreaterThan(0)
})
