import { Foreseen, type Views } from './foreseen'
import { type PrintJob, print } from './print'
import { prepare } from './print-terrain'
import type { MapSheet } from './sheet'
import { buildTerrain, type Terrain } from './terrain'

/** `page`: the path of the page that is loading; `sheet`: which one it shows, by its id. */
type Message =
  | { number: number; job: PrintJob }
  | { west: ReadonlySet<string> | null; sheet?: string }
  | { page: string }

interface Scope {
  onmessage: ((event: MessageEvent<Message>) => void) | null
  postMessage: (answer: { number: number; picture: ImageBitmap }, transfer: Transferable[]) => void
}

/**
 * To be called in a worker: paints parts of a sheet for the page that asks; `views`: what such pages asked for before; `others`:
 * further sheets of the game, by their ids, each fetched when a page shows it.
 */
export function printOnRequest(
  sheet: MapSheet,
  views?: Views,
  others: Readonly<Record<string, () => Promise<MapSheet>>> = {},
): void {
  const scope = globalThis as unknown as Scope
  const first = buildTerrain(sheet)
  let terrain: Terrain | Promise<Terrain> = first
  let foreseen: Foreseen | null = new Foreseen(first, views)
  let west: ReadonlySet<string> | null = null
  scope.onmessage = async ({ data }) => {
    if ('page' in data) return foreseen?.begin(data.page)
    if ('west' in data) {
      west = data.west
      // A page's sheet is named after that of the game, and its language.
      const other = others[data.sheet?.split('/')[0] ?? '']
      if (other) {
        terrain = other().then(buildTerrain)
        // What was foreseen is of the first.
        foreseen = null
      }
      return
    }
    const { number, job } = data
    const land = await terrain
    const picture = (print(land, west, job, foreseen?.of(job)) as OffscreenCanvas).transferToImageBitmap()
    scope.postMessage({ number, picture }, [picture])
  }
  // What every part needs is worked out before the page asks for one: it is still busy.
  prepare(first)
}
