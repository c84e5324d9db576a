import type { Picture } from './blank'
import type { PrintJob } from './print'
import type { Terrain } from './terrain'

/** Where a sheet is painted, and what stands in for it meanwhile. */
export interface PrintShop {
  worker: () => Worker
  /** Addresses of small pictures of the whole map without a front. */
  small: Small
  /** Those of further sheets of the game, by their ids. */
  others?: Readonly<Record<string, Small>> | undefined
}
interface Small {
  day: string
  night: string
}

/** Somebody who paints parts of the map one after the other, and tells when one is ready. */
export interface Printer {
  /** From now on the front is that of these hexes; null: none. */
  west: (west: ReadonlySet<string> | null) => void
  print: (job: PrintJob, ready: (picture: Picture) => void) => void
  /** A picture of the whole map that need not be painted. Fails where there is none. */
  small: (night: boolean) => Promise<Picture>
  close: () => void
}

/** Paints beside the page, in a worker, so that a finger never waits; on the page itself where there is none. */
export function openPrinter(terrain: Terrain, shop: PrintShop | undefined): Printer {
  // A page's sheet is named after that of the game, and its language.
  const pictures = shop?.others?.[terrain.sheet.id.split('/')[0]!] ?? shop?.small
  const small = (night: boolean) => fetchPicture(pictures?.[night ? 'night' : 'day'])
  const able = shop && typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'
  return { ...(able ? workerPrinter(terrain, shop.worker) : pagePrinter(terrain)), small }
}

/**
 * A worker that is begun while the page still loads what shows the map, so that it is ready with the first part when that
 * is: whoever asks first gets this one, whoever asks later a new one.
 */
export function begunEarly(open: () => Worker): { begin: () => void; worker: () => Worker } {
  let early: Worker | null = null
  return {
    begin() {
      if (early || typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return
      early = open()
      early.postMessage({ page: location.pathname })
      // One that cannot be loaded is told of to nobody yet: who asks opens another, and hears it of that.
      early.onerror = () => {
        early = null
      }
    },
    worker() {
      const one = early ?? open()
      early = null
      return one
    },
  }
}

/**
 * The print shop of a game whose worker can be begun early; until it has painted something `small` pictures stand in, by
 * `npm run fronts`. They are named by address: an import would bring a blurred one of each with the script of the first view.
 */
export function printShop(
  open: () => Worker,
  small: Small,
  others?: PrintShop['others'],
): { begin: () => void; printing: PrintShop } {
  const { begin, worker } = begunEarly(open)
  return { begin, printing: { worker, small, others } }
}

async function fetchPicture(address: string | undefined): Promise<Picture> {
  const reply = address === undefined ? null : await fetch(address)
  if (!reply?.ok) throw new Error('no small picture')
  return createImageBitmap(await reply.blob())
}

type Painter = Omit<Printer, 'small'>

function workerPrinter(terrain: Terrain, open: () => Worker): Painter {
  const waiting = new Map<number, { job: PrintJob; ready: (picture: Picture) => void }>()
  let number = 0
  let opened: Worker | null = null
  let instead: Painter | null = null
  let front: ReadonlySet<string> | null = null
  const worker = () => {
    if (opened) return opened
    opened = open()
    opened.onmessage = ({ data }: MessageEvent<{ number: number; picture: ImageBitmap }>) => {
      const one = waiting.get(data.number)
      waiting.delete(data.number)
      one?.ready(data.picture)
    }
    // It cannot be loaded, or this browser's workers cannot draw: the page paints what is still to be done.
    opened.onerror = () => {
      instead ??= pagePrinter(terrain)
      instead.west(front)
      for (const { job, ready } of waiting.values()) instead.print(job, ready)
      waiting.clear()
    }
    opened.postMessage({ west: front, sheet: terrain.sheet.id })
    return opened
  }
  return {
    west(west) {
      front = west
      instead?.west(west)
      opened?.postMessage({ west })
    },
    print(job, ready) {
      if (instead) return instead.print(job, ready)
      number += 1
      waiting.set(number, { job, ready })
      worker().postMessage({ number, job })
    },
    close() {
      opened?.terminate()
      waiting.clear()
      instead?.close()
    },
  }
}

/** Milliseconds between two parts, for whatever else the page has to do. */
const PAUSE = 25

function pagePrinter(terrain: Terrain): Painter {
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
