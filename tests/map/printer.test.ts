import { afterEach, describe, expect, test, vi } from 'vitest'
import { begunEarly, openPrinter } from '@/components/map/printer'
import type { Terrain } from '@/components/map/terrain'

/** Stands for a worker of the browser, which there is none of here. */
const worker = () =>
  ({ onerror: null, postMessage: vi.fn() }) as unknown as Worker & { onerror: (() => void) | null }

describe('a worker that is begun early', () => {
  afterEach(() => vi.unstubAllGlobals())
  const withWorkers = () => {
    vi.stubGlobal('Worker', class {})
    vi.stubGlobal('OffscreenCanvas', class {})
    vi.stubGlobal('location', { pathname: '/games/abc' })
  }

  test('is opened once and given to whoever asks first; the next gets one of his own', () => {
    withWorkers()
    const open = vi.fn(worker)
    const { begin, worker: ask } = begunEarly(open)
    begin()
    begin()
    expect(open).toHaveBeenCalledTimes(1)
    const first = ask()
    expect(first.postMessage).toHaveBeenCalledExactlyOnceWith({ page: '/games/abc' })
    expect(open).toHaveBeenCalledTimes(1)
    expect(ask()).not.toBe(first)
  })

  test('is opened anew where it could not be loaded, so that its asker hears of it', () => {
    withWorkers()
    const opened: ReturnType<typeof worker>[] = []
    const { begin, worker: ask } = begunEarly(() => {
      opened.push(worker())
      return opened.at(-1)!
    })
    begin()
    opened[0]!.onerror?.()
    expect(ask()).toBe(opened[1])
  })

  test('is not begun where nobody could draw in it', () => {
    const open = vi.fn(worker)
    begunEarly(open).begin()
    expect(open).not.toHaveBeenCalled()
  })
})

describe('what stands in for a map', () => {
  afterEach(() => vi.unstubAllGlobals())
  test('is a picture of the sheet that is shown, of which a game may have several', async () => {
    const fetched = vi.fn(async (address: string) => ({ ok: true, blob: async () => address }))
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('createImageBitmap', async (blob: string) => blob)
    const pictures = (name: string) => ({ day: `${name}-day`, night: `${name}-night` })
    const shop = { worker, small: pictures('small'), others: { large: pictures('large') } }
    const of = (id: string) => openPrinter({ sheet: { id } } as Terrain, shop)
    expect(await of('usual/en').small(false)).toBe('small-day')
    expect(await of('large/de').small(true)).toBe('large-night')
  })
})
