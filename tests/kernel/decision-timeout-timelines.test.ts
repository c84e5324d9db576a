import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '@/lib/kernel/log/entry'
import { legalFor } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { DAY, type Span } from '@/lib/kernel/time/calendar'
import { lapseEnds } from '@/lib/kernel/time/decision-timeout'
import { clockOf } from '@/lib/kernel/time/timing'
import { liveOf } from '@/tests/support/live'
import { toyGame } from '@/tests/support/toy-game'
import { seededLuck, type ToyMatch, timedToy } from '@/tests/support/toy-match'
import { runs } from '../support/runs'

const HOUR = 3_600_000
const DEEDS = [
  'order',
  'takeBack',
  'look',
  'file',
  'withdraw',
  'pause',
  'resume',
  'away',
  'back',
  'extend',
] as const

/** What two players do, and when our server was away, in milliseconds since the beginning. */
const timelines = fc.record({
  // A common day, and the evenings before clocks are put on and back.
  start: fc
    .constantFrom('2026-01-07T00:00:00Z', '2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z')
    .map(Date.parse),
  weekendsOff: fc.boolean(),
  deeds: fc.array(
    fc.record({
      after: fc.oneof(fc.integer({ min: 0, max: 2 * HOUR }), fc.integer({ min: 0, max: 40 * HOUR })),
      what: fc.oneof(fc.constant('order' as const), fc.constantFrom(...DEEDS)),
      n: fc.integer({ min: 1, max: 30 }),
      side: fc.constantFrom('red', 'blue'),
    }),
    { minLength: 3, maxLength: 25 },
  ),
  outages: fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 12 * DAY }),
      length: fc.integer({ min: HOUR, max: 30 * HOUR }),
    }),
    { maxLength: 3 },
  ),
})
type Timeline = typeof timelines extends fc.Arbitrary<infer Value> ? Value : never

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** What a player does, if he may. */
function act(
  toy: ToyMatch,
  { what, n, side }: Timeline['deeds'][number],
  now: number,
  luck: () => number,
): void {
  const mover = toyGame.sides.find((one) => legalFor(toyGame, toy.match, one).length > 0)
  if (what === 'order' && mover)
    toy.order(mover, toyGame.computer(null, legalFor(toyGame, toy.match, mover), luck))
  if (what === 'takeBack') toy.takeBack(side)
  if (what === 'file' && mover) toy.file('red', { hold: 1, wait: n })
  if (what === 'withdraw' && mover) toy.file('red', null)
  if (what === 'pause') {
    toy.settle('red', { type: 'offer', what })
    toy.settle('blue', { type: 'accept', what })
  }
  if (what === 'away')
    toy.settle(side, { type: what, first: dayOf(now + DAY), last: dayOf(now + n * 4 * HOUR + DAY) })
  if (what === 'resume' || what === 'back' || what === 'extend') toy.settle(side, { type: what })
}

/** Plays it; `isPunctual`: somebody looks at every instant at which a choice lapses, else only who does something. */
function played({ start, weekendsOff, deeds, outages }: Timeline, isPunctual: boolean) {
  const zones = { red: 'Europe/Berlin', blue: 'America/St_Johns' }
  const { toy, hour } = timedToy({ pace: '1d', weekendsOff, zones })
  hour.now = start
  const gone = outages.map(({ from, length }): Span => ({ from: start + from, to: start + from + length }))
  const known = () => gone.filter(({ to }) => to <= hour.now)
  /** Nobody reaches our server before it is there again. */
  const goTo = (at: number) => {
    hour.now = at
    const away = gone.find(({ from, to }) => from <= at && at < to)
    if (away) goTo(away.to)
  }
  const decide = () => {
    while (toy.lapse(known()));
  }
  const luck = seededLuck(5)
  toy.choices().file('red', { hold: 1, wait: 6 })
  const seen = deeds.map((deed) => {
    const now = hour.now
    goTo(now + deed.after)
    const then = hour.now
    hour.now = now
    for (let ends = lapseEnds(toy.match, known()); isPunctual && ends !== null && ends <= then; ) {
      goTo(ends)
      decide()
      ends = lapseEnds(toy.match, known())
    }
    hour.now = then
    decide()
    act(toy, deed, then, luck)
    const { committed: firm, timing } = toy.match
    return canonical([firm!.open(), liveOf(toy.match).open(), clockOf(timing!, 'red', null, gone).reserve])
  })
  const lapsed = toy.texts.filter((text) => text.includes('"lapsed"')).length
  toy.settle('blue', { type: 'resign' })
  for (const texts of [toy.texts, withoutTakenBack(toyGame, toy.texts)])
    expect(verifyGame(toyGame, texts)).toMatchObject({ sound: true })
  return { seen, lapsed }
}

test('what lapses, and what it takes of his time who lets it, is the same whether anybody looks then', () => {
  let lapsed = 0
  fc.assert(
    fc.property(timelines, (timeline) => {
      const [one, other] = [played(timeline, true), played(timeline, false)]
      expect(other).toEqual(one)
      lapsed += one.lapsed
    }),
    { numRuns: runs(40), seed: 45 },
  )
  expect(lapsed).toBeGreaterThan(20)
})
