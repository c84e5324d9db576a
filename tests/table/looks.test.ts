import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EXPECTING, LISTING, rhythmOfList } from '@/components/home/use-games'
import { goesOn, quickly } from '@/components/table/lively'
import { rhythmOf } from '@/components/table/use-polling'
import { lookAgain, type Rhythm } from '@/components/ui/look-again'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'

const MINUTE = 60_000

class Shown extends EventTarget {
  hidden = false
}
const page = () => ({ window: new EventTarget(), document: new Shown(), worker: new EventTarget() })

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => void vi.useRealTimers())

const table = (awaits: readonly string[], stage = 'play') =>
  ({ stage, awaits, seats: ['red'], computerToMove: false }) as unknown as GameAnswer
const OWN = rhythmOf(table(['red']), false)
const WAITING = rhythmOf(table(['blue']), false)

/** A page that is looked at in a rhythm; each look takes as long as an answer. */
function looked(rhythm: Rhythm, takes = 25) {
  const at: number[] = []
  const began = Date.now()
  const here = page()
  const look = () => {
    at.push(Date.now() - began)
    return new Promise<void>((done) => setTimeout(done, takes))
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
  // One mark in some minutes that he is there comes on top.
  test.each([
    ["on one's own move", OWN, 3],
    ['while the other is waited for', WAITING, 8],
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

  test('tell of a move within eight seconds while both are there', async () => {
    const { at, say } = looked(WAITING)
    await touching(say, 60_000, 10 * MINUTE)
    const pauses = at.map((one, i) => one - (at[i - 1] ?? 0))
    expect(Math.max(...pauses)).toBeLessThan(8_000)
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

  test('are made at once when a push comes, and not while the page is hidden', async () => {
    const { at, here } = looked(WAITING)
    const push = () =>
      here.worker.dispatchEvent(Object.assign(new Event('message'), { data: { push: true } }))
    await vi.advanceTimersByTimeAsync(1_000)
    push()
    await vi.advanceTimersByTimeAsync(100)
    expect(at).toEqual([1_000])
    here.document.hidden = true
    push()
    await vi.advanceTimersByTimeAsync(WAITING.every - 1_000)
    expect(at).toEqual([1_000])
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

describe('while the other acts', () => {
  const now = () => Date.now()

  test('a move is seen within two seconds, with at most 32 requests a minute and for two minutes at a stretch', async () => {
    const began = now()
    let stretch = goesOn(null, began)
    const at: number[] = []
    // The other acts every twenty seconds for five minutes: what he did comes with the look.
    for (let act = 0; act < 15; act += 1) {
      const quick = quickly(stretch, now())
      const here = looked({ ...WAITING, quick })
      const from = now() - began
      await vi.advanceTimersByTimeAsync(20_000)
      at.push(...here.at.map((one) => one + from))
      here.end()
      stretch = goesOn(stretch, now())
    }
    expect(mostOf(at)).toBeLessThanOrEqual(32)
    const pauses = at.slice(1).map((one, i) => ({ at: one, pause: one - at[i]! }))
    const quick = pauses.filter(({ pause }) => pause < 2_000)
    expect(quick.some(({ at: one }) => one > 110_000 && one <= 120_000)).toBe(true)
    expect(quick.some(({ at: one }) => one > 125_000 && one <= 180_000)).toBe(false)
  })

  test('a move that follows another at once is seen as soon as any', async () => {
    const { at } = looked({ ...WAITING, quick: quickly(goesOn(null, now()), now()) })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(at).toHaveLength(1)
  })

  test('a pause is reckoned from the beginning of a look, and a server that is slow is given half of it', async () => {
    for (const [takes, next] of [
      [300, 1_880],
      [1_500, 2_440],
    ] as const) {
      const { at, end } = looked({ ...WAITING, quick: quickly(goesOn(null, now()), now()) }, takes)
      await vi.advanceTimersByTimeAsync(2 * next)
      expect(at[1]! - at[0]!).toBe(next)
      end()
    }
  })

  test('one looks as usual again when he has not acted for a minute', async () => {
    const { at } = looked({ ...WAITING, quick: quickly(goesOn(null, now()), now()) })
    await vi.advanceTimersByTimeAsync(3 * MINUTE)
    const late = at.filter((one) => one > MINUTE + 2_000)
    expect(late.length).toBeLessThan(18)
    expect(at.filter((one) => one < MINUTE).length).toBeGreaterThan(26)
  })
})
