import type { Picture } from './blank'
import type { PrintJob } from './print'
import type { Terrain } from './terrain'

/** Somebody who paints parts of the map one after the other, and tells when one is ready. */
export interface Printer {
  /** From now on the front is that of these hexes; null: none. */
  west: (west: ReadonlySet<string> | null) => void
  print: (job: PrintJob, ready: (picture: Picture) => void) => void
  close: () => void
}

/** Paints beside the page, in a worker, so that a finger never waits; on the page itself where there is none. */
export function openPrinter(terrain: Terrain, open: (() => Worker) | undefined): Printer {
  const able = open && typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'
  if (!able) return pagePrinter(terrain)
  const worker = open()
  const waiting = new Map<number, { job: PrintJob; ready: (picture: Picture) => void }>()
  let number = 0
  let instead: Printer | null = null
  let front: ReadonlySet<string> | null = null
  worker.onmessage = ({ data }: MessageEvent<{ number: number; picture: ImageBitmap }>) => {
    const one = waiting.get(data.number)
    waiting.delete(data.number)
    one?.ready(data.picture)
  }
  // A worker that cannot be loaded, or a browser whose workers cannot draw: the page paints what is still to be done.
  worker.onerror = () => {
    instead ??= pagePrinter(terrain)
    instead.west(front)
    for (const { job, ready } of waiting.values()) instead.print(job, ready)
    waiting.clear()
  }
  return {
    west(west) {
      front = west
      instead?.west(west)
      worker.postMessage({ west })
    },
    print(job, ready) {
      if (instead) return instead.print(job, ready)
      number += 1
      waiting.set(number, { job, ready })
      worker.postMessage({ number, job })
    },
    close() {
      worker.terminate()
      waiting.clear()
      instead?.close()
    },
  }
}

/** Milliseconds between two parts, for whatever else the page has to do. */
const PAUSE = 25

function pagePrinter(terrain: Terrain): Printer {
  const printing = import('./print')
  let closed = false
  let front: ReadonlySet<string> | null = null
  return {
    west(west) {
      front = west
    },
    async print(job, ready) {
      const { print } = await printing
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      if (!closed) ready(print(terrain, front, job))
    },
    close() {
      closed = true
    },
  }
}
