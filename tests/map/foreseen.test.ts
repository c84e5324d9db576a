import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Views } from '@/components/map/foreseen'
import { Foreseen } from '@/components/map/foreseen'
import type { PrintJob } from '@/components/map/print'
import type { Terrain } from '@/components/map/terrain'
import { keptViews } from '@/components/offline/kept-views'

const painted: PrintJob[] = []
vi.mock('@/components/map/print', () => ({
  begin: (_terrain: Terrain, job: PrintJob) => {
    painted.push(job)
    return { picture: {}, pen: { g: { getImageData: () => undefined } } }
  },
}))

const JOB: PrintJob = { rect: { x: 1, y: 2, width: 9.5, height: 12 }, scale: 40.1, ratio: 3, night: false }
const PAGE = '/games/abc'
const terrain = {} as Terrain

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  painted.length = 0
})

describe('what a page asked for first when it was opened last', () => {
  const views = (last: PrintJob | null): Views => ({
    last: async () => last,
    keep: vi.fn(async () => undefined),
  })

  test('is painted before it is asked for again, once', async () => {
    const foreseen = new Foreseen(terrain, views(JSON.parse(JSON.stringify(JOB))))
    await foreseen.begin(PAGE)
    expect(painted).toEqual([JOB])
    expect(foreseen.of({ ...JOB, season: undefined })).toBeDefined()
    expect(foreseen.of(JOB)).toBeUndefined()
  })
  test('is of no use to a page that asks for something else', async () => {
    const foreseen = new Foreseen(terrain, views(JOB))
    await foreseen.begin(PAGE)
    expect(foreseen.of({ ...JOB, night: true })).toBeUndefined()
  })
  test('is not painted for a page that has asked already', async () => {
    const foreseen = new Foreseen(terrain, views(JOB))
    const begun = foreseen.begin(PAGE)
    foreseen.of(JOB)
    await begun
    expect(painted).toEqual([])
  })
  test('is kept once the table is, and nothing that was asked for later', async () => {
    const kept = views(null)
    const foreseen = new Foreseen(terrain, kept)
    await foreseen.begin(PAGE)
    for (const job of [JOB, { ...JOB, scale: 50 }]) foreseen.of(job)
    await vi.runAllTimersAsync()
    expect(kept.keep).toHaveBeenCalledExactlyOnceWith(PAGE, JOB)
  })
})

describe('this device', () => {
  /** As much of the caches of a browser as is used here. */
  const cache = (...there: string[]) => {
    const kept = new Map(there.map((address) => [address, '{}']))
    const answer = (text: string | undefined) => (text === undefined ? undefined : new Response(text))
    vi.stubGlobal('caches', {
      match: async (address: string) => answer(kept.get(address)),
      open: async () => ({
        put: async (address: string, one: Response) => kept.set(address, await one.text()),
      }),
    })
    return kept
  }

  test('keeps it of a table that it keeps, and finds it again', async () => {
    cache('/kept/abc')
    await keptViews.keep(PAGE, JOB)
    expect(await keptViews.last(PAGE)).toEqual(JOB)
  })
  test('keeps nothing of a table that it does not keep, as where two play by turns, nor of another page', async () => {
    const kept = cache('/kept/abc')
    await keptViews.keep('/games/other', JOB)
    await keptViews.keep('/rules/abc', JOB)
    expect([...kept.keys()]).toEqual(['/kept/abc'])
    expect(await keptViews.last('/games/other')).toBe(null)
  })
})
