import { type PrintJob, print } from './print'
import { prepare } from './print-terrain'
import type { MapSheet } from './sheet'
import { buildTerrain } from './terrain'

type Message = { number: number; job: PrintJob } | { west: ReadonlySet<string> | null }

interface Scope {
  onmessage: ((event: MessageEvent<Message>) => void) | null
  postMessage: (answer: { number: number; picture: ImageBitmap }, transfer: Transferable[]) => void
}

/** To be called in a worker: paints parts of a sheet for the page that asks. */
export function printOnRequest(sheet: MapSheet): void {
  const scope = globalThis as unknown as Scope
  const terrain = buildTerrain(sheet)
  let west: ReadonlySet<string> | null = null
  scope.onmessage = ({ data }) => {
    if ('west' in data) {
      west = data.west
      return
    }
    const { number, job } = data
    const picture = (print(terrain, west, job) as OffscreenCanvas).transferToImageBitmap()
    scope.postMessage({ number, picture }, [picture])
  }
  // What every part needs is worked out before the page asks for one: it is still busy.
  prepare(terrain)
}
