import { describe, expect, test } from 'vitest'
import { asOffered, checkpointOfLine, checkpointsIn, returnTo } from '@/lib/kernel/log/checkpoints'
import type { Entry } from '@/lib/kernel/log/entry'
import { fold } from '@/lib/kernel/log/fold'
import { awaitsFor, logFor } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { replayFor } from '@/lib/kernel/log/replay'
import { packMatch, unpackMatch } from '@/lib/kernel/log/snapshot'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { DAY } from '@/lib/kernel/time/calendar'
import { lapseEnds } from '@/lib/kernel/time/decision-timeout'
import { clockOf } from '@/lib/kernel/time/timing'
import { forged } from '@/tests/support/forged'
import { toyGame } from '@/tests/support/toy-game'
import { MONDAY, seededLuck, type ToyMatch, timedToy } from '@/tests/support/toy-match'

const HOUR = 3_600_000
const WAITS = { hold: 1, wait: 6 }
const STEP = { type: 'step', pawn: 'red', by: 1 } as const

const keysOf = ({ match }: ToyMatch, viewer: string) => logFor(match, viewer).lines.map(({ key }) => key)
const mover = ({ match }: ToyMatch) => awaitsFor(toyGame, match, 'spectator')
const ends = ({ match }: ToyMatch, outages: Parameters<typeof lapseEnds>[1] = []) => lapseEnds(match, outages)

/** Red is to move, and has left that to his orders after six hours. */
function waiting(more?: Parameters<typeof timedToy>[0]) {
  const { toy, hour } = timedToy(more)
  return { toy: toy.choices().file('red', WAITS), hour }
}

describe('a choice that is left to standing orders after a while', () => {
  test("is its player's until then, and theirs from that instant on", () => {
    const { toy, hour } = waiting()
    expect(ends(toy)).toBe(MONDAY + 6 * HOUR)
    hour.now += 6 * HOUR - 1
    expect([toy.lapse(), mover(toy)]).toEqual([false, ['red']])
    hour.now += 1
    // One after the other, until his choices are over: each has the same hour.
    expect([toy.lapse(), toy.lapse(), toy.lapse()]).toEqual([true, true, false])
    expect([mover(toy), ends(toy)]).toEqual([['blue'], null])
    expect(keysOf(toy, 'red').slice(-4)).toEqual(['fought', 'table.did.lapsed', 'Done', 'table.did.lapsed'])
    for (const viewer of ['blue', 'spectator'])
      expect([keysOf(toy, viewer).slice(-2), keysOf(toy, viewer).includes('table.did.lapsed')]).toEqual([
        ['fought', 'Done'],
        false,
      ])
    expect(toy.try('red', { type: 'done' })?.no).toBe('TOY 3.1')
  })

  test('is not waited for by anybody who has filed nothing of that kind', () => {
    const { toy, hour } = timedToy()
    toy.choices().file('red', { hold: 1 }).file('blue', WAITS)
    hour.now += 99 * HOUR
    expect([ends(toy), toy.lapse()]).toEqual([null, false])
    toy.order('red', { type: 'done' })
    expect(ends(toy)).toBe(hour.now + 6 * HOUR)
  })

  test('runs from the hour in which he says so, if the game waited for him before', () => {
    const { toy, hour } = timedToy()
    toy.choices()
    hour.now += 20 * HOUR
    toy.file('red', WAITS)
    expect(ends(toy)).toBe(hour.now + 6 * HOUR)
    toy.file('red', { hold: 1 })
    expect(ends(toy)).toBeNull()
  })

  test('gives him all his hours again with each order of his own, as long as that stands', () => {
    const { toy, hour } = waiting()
    hour.now += HOUR
    toy.order('red', STEP)
    expect(ends(toy)).toBe(MONDAY + 7 * HOUR)
    hour.now += HOUR
    toy.order('red', STEP)
    expect(ends(toy)).toBe(MONDAY + 8 * HOUR)
    toy.takeBack('red')
    toy.takeBack('red')
    expect(ends(toy)).toBe(MONDAY + 6 * HOUR)
    toy.order('red', { type: 'fight' })
    expect(ends(toy)).toBe(MONDAY + 8 * HOUR)
  })

  test('keeps what he has done of it, which can be taken back no longer', () => {
    const { toy, hour } = waiting()
    toy.order('red', STEP)
    hour.now += 6 * HOUR
    toy.lapse()
    expect([toy.match.drafts, toy.takeBack('red')?.no]).toEqual([{}, 'FP 2'])
    expect(keysOf(toy, 'blue').slice(-2)).toEqual(['Stepped', 'fought'])
  })

  test('is judged as of its instant: who looks late takes no time from anybody', () => {
    const { toy, hour } = waiting()
    hour.now += 30 * HOUR
    while (toy.lapse());
    // He was within his hand-off when it lapsed, and his opponent hears of it only now.
    expect(clockOf(toy.match.timing!, 'red', null, [])).toEqual({ reserve: 3 * DAY, running: null })
    expect(clockOf(toy.match.timing!, 'blue', null, []).running?.since).toBe(hour.now)
  })

  test('comes before his time is out, so that nobody can claim the game', () => {
    const { toy, hour } = timedToy()
    toy.choices().file('red', { hold: 1, wait: 168 })
    expect(ends(toy)).toBe(MONDAY + 4 * DAY)
    // His reserve of three days is used up by that, and the next time he has a hand-off's.
    hour.now += 4 * DAY
    const claimed = () => toy.settle('blue', { type: 'claim', outages: [] })?.no
    expect(claimed()).toBe('FP 7')
    while (toy.lapse());
    expect([mover(toy), claimed()]).toEqual([['blue'], 'FP 7'])
    expect(clockOf(toy.match.timing!, 'red', null, []).reserve).toBe(0)
    // Who says so when he is late already is asked for as long as he says.
    const { toy: late, hour: then } = timedToy()
    late.choices()
    then.now += 5 * DAY
    late.file('red', WAITS)
    expect(ends(late)).toBe(then.now + 6 * HOUR)
  })

  test('leaves him the time that he had if the game goes on waiting for him', () => {
    const { toy, hour } = waiting()
    hour.now += 6 * HOUR
    // One of his two choices is decided, and the other is his own again.
    toy.lapse()
    toy.file('red', null)
    expect([mover(toy), clockOf(toy.match.timing!, 'red', null, []).running?.since]).toEqual([
      ['red'],
      MONDAY,
    ])
  })

  test('does not come nearer in a pause, on days off, or while our server is away', () => {
    const away = { from: MONDAY + HOUR, to: MONDAY + 4 * HOUR }
    const { toy, hour } = waiting()
    expect(ends(toy, [away])).toBe(MONDAY + 9 * HOUR)
    hour.now += 6 * HOUR
    expect([toy.lapse([away]), toy.lapse([])]).toEqual([false, true])

    const paused = waiting()
    paused.toy.settle('red', { type: 'offer', what: 'pause' })
    paused.toy.settle('blue', { type: 'accept', what: 'pause' })
    expect(ends(paused.toy)).toBeNull()
    paused.hour.now += 2 * DAY
    expect(paused.toy.lapse()).toBe(false)
    paused.toy.settle('blue', { type: 'resume' })
    expect(ends(paused.toy)).toBe(paused.hour.now + DAY + 6 * HOUR)

    const { toy: holiday } = waiting()
    holiday.settle('red', { type: 'away', first: '2026-01-05', last: '2026-01-06' })
    expect(ends(holiday)).toBe(MONDAY + 2 * DAY + 6 * HOUR)
  })

  test('is his for as long as ever when the computer takes the other seat, and with it the clock', () => {
    const { toy, hour } = waiting()
    toy.settle('red', { type: 'offer', what: 'pause' })
    toy.settle('blue', { type: 'accept', what: 'pause' })
    hour.now += 9 * DAY
    toy.settle('blue', { type: 'offer', what: 'computer' })
    expect(toy.settle('red', { type: 'accept', what: 'computer' })).toBeNull()
    expect([toy.match.timing, ends(toy)]).toEqual([null, hour.now + 6 * HOUR])
  })

  test('comes without a clock as well', () => {
    const { toy, hour } = waiting({})
    expect([toy.match.timing, ends(toy)]).toEqual([null, MONDAY + 6 * HOUR])
    hour.now += 6 * HOUR
    expect([toy.lapse(), toy.lapse(), mover(toy)]).toEqual([true, true, ['blue']])
  })

  test("is his anew when players go back, and nobody's once the seat is empty or the game over", () => {
    const { toy, hour } = waiting()
    hour.now += 2 * HOUR
    toy.order('red', { type: 'fight' })
    const line = keysOf(toy, 'red').lastIndexOf('fought')
    const moment = checkpointOfLine(checkpointsIn(toyGame, toy.texts), 'red', line)!
    toy.settle('red', { type: 'offer', what: 'takeBack', moment: asOffered(moment) })
    toy.settle('blue', { type: 'accept', what: 'takeBack', ...returnTo(toy.match, moment) })
    expect(ends(toy)).toBe(hour.now + 6 * HOUR)
    toy.settle('blue', { type: 'leave' })
    expect(ends(toy)).toBeNull()
    const { toy: other } = waiting()
    other.settle('blue', { type: 'resign' })
    expect(ends(other)).toBeNull()
  })

  test('gives a seat back to nobody that was offered to a substitute, as he is still away', () => {
    const { toy, hour } = timedToy()
    toy.choices()
    hour.now += 5 * DAY
    expect(toy.settle('blue', { type: 'replace', what: 'substitute', outages: [] })).toBeNull()
    toy.file('red', WAITS)
    hour.now += 6 * HOUR
    expect([toy.lapse(), toy.match.settled.sought]).toEqual([true, { red: 'late' }])
    toy.order('red', { type: 'done' })
    expect(toy.match.settled.sought).toEqual({})
  })

  test('stands in the log, so that it follows from it, replays and verifies', () => {
    const { toy, hour } = waiting()
    toy.order('red', STEP).takeBack('red')
    hour.now += 6 * HOUR
    toy.lapse()
    const packed = unpackMatch({ toy: toyGame }, packMatch(toy.match))!
    hour.now += HOUR
    while (toy.lapse());
    const rest = toy.texts.slice(packed.head)
    expect(rest.length).toBeGreaterThan(0)
    expect(packMatch(fold(toyGame, packed, rest))).toBe(packMatch(toy.match))
    for (const viewer of ['red', 'blue', 'spectator']) {
      const { steps } = replayFor(toyGame, { match: null, texts: toy.texts }, viewer, 0)!
      expect(steps).toHaveLength(logFor(toy.match, viewer).lines.length)
    }
    const ids = logFor(toy.match, 'red').lines.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    toy.toEnd(seededLuck(3))
    for (const texts of [toy.texts, withoutTakenBack(toyGame, toy.texts)])
      expect(verifyGame(toyGame, texts)).toMatchObject({ sound: true })
  })

  test('cannot be put into a log before its hour, nor with another order', () => {
    const sham = (changed: boolean, change: (entry: Entry) => object) => {
      const { toy, hour } = waiting()
      hour.now += 6 * HOUR
      const before = toy.texts.length
      toy.lapse()
      toy.settle('blue', { type: 'resign' })
      const shown = forged(toyGame, toy.texts, (entry) =>
        changed && entry.n === before ? change(entry) : {},
      )
      return verifyGame(toyGame, shown)
    }
    expect(sham(false, () => ({}))).toMatchObject({ sound: true })
    const earlier = ({ time }: Entry) => ({ time: time.replace('T06:00', 'T05:59') })
    expect(sham(true, earlier)).toMatchObject({ sound: false, wrong: 'it was decided for a player in time' })
    expect(sham(true, () => ({ order: { type: 'dig' } }))).toMatchObject({ sound: false })
  })
})
