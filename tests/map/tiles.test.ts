import { describe, expect, test } from 'vitest'
import type { Picture } from '@/components/map/blank'
import type { PrintJob } from '@/components/map/print'
import { Tiles } from '@/components/map/tiles'

const MAP = { width: 50, height: 40, centre: () => ({ x: 1, y: 1 }) }
const RECT = { x: 0, y: 0, width: 4, height: 4 }
/** A picture so many pixels wide. */
const picture = (width: number) => ({ width, height: width, close: () => undefined }) as unknown as Picture

/** Tiles beside a painter who paints when he is told to. */
function tiles(small: () => Promise<Picture>) {
  const jobs: { job: PrintJob; ready: (picture: Picture) => void }[] = []
  let drawn = 0
  const printer = {
    west: () => undefined,
    print: (job: PrintJob, ready: (picture: Picture) => void) => void jobs.push({ job, ready }),
    small,
    close: () => undefined,
  }
  const made = new Tiles(printer, MAP, { ratio: 1, night: false }, () => {
    drawn += 1
  })
  return { made, jobs, drawn: () => drawn }
}

/** The small picture of the whole map is that which is painted at so few pixels. */
const isWhole = ({ job }: { job: PrintJob }) => job.rect.width === MAP.width

describe('the small picture that stands in for the map', () => {
  test('is shown as it came, and a better one is painted when fingers rest', async () => {
    const { made, jobs, drawn } = tiles(async () => picture(500))
    made.sketch()
    await Promise.resolve()
    expect([made.bare, made.small?.scale, drawn()]).toEqual([false, 10, 1])
    expect(jobs).toEqual([])
    made.front({ west: new Set(['0101']) })
    made.want(40, RECT)
    for (let i = 0; i < jobs.length; i += 1) jobs[i]!.ready(picture(600))
    expect(jobs.map(isWhole)).toEqual([false])
    made.fill(40, RECT, RECT)
    for (let i = 1; i < jobs.length; i += 1) jobs[i]!.ready(picture(600))
    expect(jobs.filter(isWhole)).toHaveLength(1)
    expect(made.small?.scale).toBe(12)
  })

  test('is painted where there is none, or where it cannot be had', async () => {
    const { made, jobs } = tiles(() => Promise.reject(new Error('no network')))
    made.sketch()
    made.sketch()
    await new Promise((done) => setTimeout(done))
    expect(jobs.map(isWhole)).toEqual([true])
    // Whoever looks somewhere before it is there does not lose it.
    made.want(40, RECT)
    jobs[0]!.ready(picture(600))
    expect(made.bare).toBe(false)
  })

  test('is not painted while it is on its way and fingers move, and does not take the place of one that was painted', async () => {
    let come: (picture: Picture) => void = () => undefined
    const { made, jobs } = tiles(
      () =>
        new Promise((done) => {
          come = done
        }),
    )
    made.sketch()
    made.want(40, RECT)
    expect(jobs.map(isWhole)).toEqual([false])
    made.fill(40, RECT, RECT)
    for (let i = 0; i < jobs.length; i += 1) jobs[i]!.ready(picture(600))
    expect(jobs.filter(isWhole)).toHaveLength(1)
    come(picture(500))
    await Promise.resolve()
    expect(made.small?.scale).toBe(12)
  })
})

test('with the weather every part is painted again, in its colours', () => {
  const { made, jobs } = tiles(async () => picture(500))
  const west = new Set(['0101'])
  made.front({ west })
  made.want(40, RECT)
  for (let i = 0; i < jobs.length; i += 1) jobs[i]!.ready(picture(600))
  expect(made.has(40, RECT)).toBe(true)
  made.front({ west, season: undefined })
  expect(made.has(40, RECT)).toBe(true)
  made.front({ west, season: 'snow' })
  expect(made.has(40, RECT)).toBe(false)
  made.want(40, RECT)
  expect(jobs.at(-1)!.job.season).toBe('snow')
})

describe('what is seen', () => {
  const painted = ({ jobs }: ReturnType<typeof tiles>) => {
    for (const { job, ready } of jobs.splice(0)) ready(picture(job.rect.width * job.scale))
  }

  test('is painted as one picture where nothing of it is there, on whole pixels; the tiles come when fingers rest', () => {
    const here = tiles(async () => picture(500))
    const { made, jobs } = here
    const seen = { x: 2.01, y: 3, width: 9, height: 15 }
    made.want(40, seen)
    expect(jobs[0]!.job).toMatchObject({ scale: 40, rect: { x: 2, y: 3, width: 9.025, height: 15 } })
    expect([made.has(40, seen), made.some]).toEqual([false, false])
    painted(here)
    expect([made.has(40, seen), made.some]).toEqual([true, true])
    expect(made.seen(40, seen)?.rect).toEqual({ x: 2, y: 3, width: 9.025, height: 15 })
    expect([made.seen(40, { ...seen, width: 12 }), made.seen(41, seen)]).toEqual([null, null])
    expect(made.has(40, { ...seen, width: 12 })).toBe(false)
    made.want(40, seen)
    expect(jobs.filter((one) => !isWhole(one))).toEqual([])
    made.fill(40, seen, { x: 0, y: 0, width: 14, height: 20 })
    for (let n = 0; n < jobs.length; n += 1) jobs[n]!.ready(picture(256))
    expect(jobs.filter((one) => !isWhole(one)).map(({ job }) => job.rect.width)).toEqual(Array(12).fill(6.4))
    expect(made.has(40, { ...seen, width: 12 })).toBe(true)
  })

  test('is painted again when the front moves in it, and lies there until then', () => {
    const here = tiles(async () => picture(500))
    const { made, jobs } = here
    made.want(40, RECT)
    painted(here)
    expect(made.seen(40, RECT)).not.toBe(null)
    made.front({ west: new Set(['0101']) })
    expect(made.seen(40, RECT)).toBe(null)
    expect([made.has(40, RECT), made.some]).toEqual([false, true])
    made.want(40, RECT)
    expect(jobs[0]!.job.rect).toEqual(RECT)
    painted(here)
    expect(made.has(40, RECT)).toBe(true)
  })

  test('is painted next while a picture of another part of it is in hand, which is not taken for it', () => {
    const here = tiles(async () => picture(500))
    const { made, jobs } = here
    made.want(40, RECT)
    const [first] = jobs.splice(0)
    const beyond = { ...RECT, x: 20 }
    // The map is drawn again and again before a painter has time for it.
    for (let n = 0; n < 3; n += 1) made.want(40, beyond)
    first!.ready(picture(160))
    expect([made.has(40, RECT), made.has(40, beyond)]).toEqual([true, false])
    for (let n = 0; n < 3; n += 1) made.want(40, beyond)
    expect(jobs[0]!.job.rect).toEqual(beyond)
    painted(here)
    expect(made.has(40, beyond)).toBe(true)
  })
})
