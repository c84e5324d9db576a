import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EXPECTING, LISTING, rhythmOfList } from '@/components/home/use-games'
import { rhythmOf } from '@/components/table/use-polling'
import { lookAgain, type Rhythm } from '@/components/ui/look-again'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'

const MINUTE = 60_000

class Shown extends EventTarget {
  hidden = false
}
const page = () => ({ window: new EventTarget(), document: new Shown() })

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => void vi.useRealTimers())

const table = (awaits: readonly string[], stage = 'play') =>
  ({ stage, awaits, seats: ['red'], computerToMove: false }) as unknown as GameAnswer
const OWN = rhythmOf(table(['red']), false)
const WAITING = rhythmOf(table(['blue']), false)

/** A page that is looked at in a rhythm; each look takes as long as an answer. */
function looked(rhythm: Rhythm) {
  const at: number[] = []
  const began = Date.now()
  const here = page()
  const look = () => {
    at.push(Date.now() - began)
    return new Promise<void>((done) => setTimeout(done, 25))
  }
  const end = lookAgain(rhythm, look, here)
  const say = (sign: string, more: object = {}) =>
    here[sign === 'visibilitychange' ? 'document' : 'window'].dispatchEvent(
      Object.assign(new Event(sign), more),
    )
  return { at, here, say, end }
}

/** Somebody touches the page every so many milliseconds. */
async function touching(say: (sign: string) => void, every: number, ms: number) {
  for (let passed = 0; passed < ms; passed += every) {
    say(passed % 2 === 0 ? 'pointerdown' : 'keydown')
    await vi.advanceTimersByTimeAsync(every)
  }
}

/** The most looks in any minute. */
const mostOf = (at: readonly number[]) =>
  Math.max(0, ...at.map((from) => at.filter((one) => one >= from && one < from + MINUTE).length))

test('a list is looked at like a table that waits while somebody may accept a challenge, or waits for numbers', () => {
  const list = (stage: string) => ({ here: null, games: [{ stage }], offers: [] }) as unknown as ListAnswer
  for (const stage of ['join', 'nonce']) expect(rhythmOfList(list(stage), false)).toBe(EXPECTING)
  for (const stage of ['play', 'over', 'closed']) expect(rhythmOfList(list(stage), false)).toBe(LISTING)
  expect([rhythmOfList(null, false), EXPECTING.every]).toEqual([LISTING, WAITING.every])
})

describe('requests for what others may have changed', () => {
  // With one mark in some minutes that he is there, a table's own move makes 4 requests, and waiting 8.
  test.each([
    ["on one's own move", OWN, 3],
    ['while the other is waited for', WAITING, 7],
    ['with a list open', LISTING, 2],
  ])('%s are few, with a tap every three seconds and with none', async (_where, rhythm, most) => {
    const tapped = looked(rhythm)
    await touching(tapped.say, 3_000, 20 * MINUTE)
    expect(mostOf(tapped.at)).toBe(most)
    tapped.end()
    const left = looked(rhythm)
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    expect(mostOf(left.at)).toBe(most)
    expect(left.at.length).toBeLessThan(tapped.at.length)
  })

  test('are not made by a tap, also where nobody was there for an hour', async () => {
    for (const rhythm of [OWN, WAITING, LISTING]) {
      const { at, say, end } = looked(rhythm)
      await vi.advanceTimersByTimeAsync(60 * MINUTE)
      const before = at.length
      while (at.length === before) await vi.advanceTimersByTimeAsync(1_000)
      const many = at.length
      await vi.advanceTimersByTimeAsync(3_000)
      for (const sign of ['pointerdown', 'keydown']) say(sign)
      await vi.advanceTimersByTimeAsync(2_000)
      expect(at.slice(many)).toEqual([])
      // The quick rhythm begins again.
      await vi.advanceTimersByTimeAsync(rhythm.every)
      expect(at.length).toBe(many + 1)
      end()
    }
  })

  test('tell of a move within nine seconds while both are there', async () => {
    const { at, say } = looked(WAITING)
    await touching(say, 60_000, 10 * MINUTE)
    const pauses = at.map((one, i) => one - (at[i - 1] ?? 0))
    expect(Math.max(...pauses)).toBeLessThan(9_000)
  })

  test('slow down where nobody is there, to one in half a minute', async () => {
    const { at } = looked(WAITING)
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(at.filter((one) => one >= 50 * MINUTE)).toHaveLength(20)
  })

  test('are not made while the page is hidden, and at once when it is seen again', async () => {
    const { at, here, say } = looked(WAITING)
    here.document.hidden = true
    say('visibilitychange')
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    say('focus')
    expect(at).toEqual([])
    here.document.hidden = false
    say('visibilitychange')
    say('focus')
    say('pageshow', { persisted: true })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(at).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(WAITING.every)
    expect(at).toHaveLength(2)
  })

  test('go on where somebody comes back within a moment', async () => {
    const { at, here, say } = looked(LISTING)
    await vi.advanceTimersByTimeAsync(LISTING.every - 1)
    here.document.hidden = true
    await vi.advanceTimersByTimeAsync(5)
    here.document.hidden = false
    say('visibilitychange')
    await vi.advanceTimersByTimeAsync(200)
    expect(at).toHaveLength(1)
    say('focus')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(at).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(LISTING.every)
    expect(at).toHaveLength(2)
  })

  test('are not made by a button that gets the focus, nor by a page that is shown for the first time', async () => {
    const { at, say } = looked(WAITING)
    await vi.advanceTimersByTimeAsync(4_000)
    say('pageshow', { persisted: false })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(at).toEqual([])
  })

  test('are made at once when there is a network again, and quickly where there is none', async () => {
    const offline = rhythmOf(table(['blue']), true)
    const { at, say } = looked(offline)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(at).toEqual([2_000])
    say('online')
    await vi.advanceTimersByTimeAsync(200)
    expect(at).toHaveLength(2)
  })

  test('end when the page is left', async () => {
    const { at, say, end } = looked(WAITING)
    end()
    for (const sign of ['focus', 'online', 'pointerdown', 'visibilitychange']) say(sign)
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(at).toEqual([])
  })
})

test('who waits for others, for a second player or for dice looks more often than who is to move', () => {
  expect(WAITING.every).toBeLessThan(OWN.every)
  for (const one of [table([], 'join'), table(['red'], 'nonce'), table(['red', 'blue'])])
    expect(rhythmOf(one, false)).toBe(WAITING)
  expect(rhythmOf(table([], 'over'), false)).toBe(OWN)
  expect(rhythmOf(null, false)).toBe(OWN)
})
