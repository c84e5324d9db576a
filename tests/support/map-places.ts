import type { Page } from '@playwright/test'
import type { MapSheet } from '@/components/map/sheet'
import { board } from '@/lib/games/a-victory-denied/geometry'

/** So many frames in a row the map must lie as it lay, and the page have nothing to do after each, to be at rest. */
const FRAMES = 4

/** Waits until the drawing of the map has come to rest, and answers how it lies. */
export const restOf = (page: Page): Promise<string> =>
  page.locator('[data-testid="map"][data-view]').evaluate(
    (map: HTMLElement, frames) =>
      new Promise<string>((atRest) => {
        let [before, same] = ['', -1]
        const look = () => {
          const now = map.dataset.view!
          same = now === before ? same + 1 : 0
          before = now
          if (same === frames) atRest(now)
          // What is read beside the map may move it, and follows when there is time for it. Where nothing is drawn a
          // browser may never call that time.
          else requestAnimationFrame(() => requestIdleCallback(look, { timeout: 500 }))
        }
        look()
      }),
    FRAMES,
  )

/** Of a map, where its hexes lie. */
export type Sheet = Pick<MapSheet, 'lattice' | 'edge'>

/** Where a hex lies once the map has come to rest; scale in pixels to a hex. */
export async function placeOf(
  page: Page,
  hex: string,
  { lattice, edge }: Sheet = { lattice: board },
): Promise<{ x: number; y: number; scale: number }> {
  const [x, y, scale] = (await restOf(page)).split(' ').map(Number) as [number, number, number]
  const centre = lattice.centre(hex)
  const [right, down] = [
    centre.x / Math.sqrt(3) + (edge?.left ?? 0),
    centre.y / Math.sqrt(3) + (edge?.top ?? 0),
  ]
  return { x: x + right * scale, y: y + down * scale, scale }
}
