import { Foreseen, type Views } from './foreseen'
import { type PrintJob, print } from './print'
import { prepare } from './print-terrain'
import type { MapSheet } from './sheet'
import { buildTerrain } from './terrain'

type Message = { number: number; job: PrintJob } | { west: ReadonlySet<string> | null } | { page: string }

interface Scope {
  onmessage: ((event: MessageEvent<Message>) => void) | null
  postMessage: (answer: { number: number; picture: ImageBitmap }, transfer: Transferable[]) => void
}

/** To be called in a worker: paints parts of a sheet for the page that asks; `views`: what such pages asked for before. */
export function printOnRequest(sheet: MapSheet, views?: Views): void {
  const scope = globalThis as unknown as Scope
  const terrain = buildTerrain(sheet)
  const foreseen = new Foreseen(terrain, views)
  let west: ReadonlySet<string> | null = null
  scope.onmessage = ({ data }) => {
    if ('page' in data) return void foreseen.begin(data.page)
    if ('west' in data) {
      west = data.west
      return
    }
    const { number, job } = data
    const picture = (print(terrain, west, job, foreseen.of(job)) as OffscreenCanvas).transferToImageBitmap()
    scope.postMessage({ number, picture }, [picture])
  }
  // What every part needs is worked out before the page asks for one: it is still busy.
  prepare(terrain)
}
