import type { Page } from '@playwright/test'
import { board } from '@/lib/games/a-victory-denied/geometry'
import type { Lattice } from '@/lib/hex/lattice'

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
          // What is read beside the map may move it, and follows when there is time for it.
          else requestAnimationFrame(() => requestIdleCallback(look))
        }
        look()
      }),
    FRAMES,
  )

/** Where a hex lies once the map has come to rest; scale in pixels to a hex. */
export async function placeOf(
  page: Page,
  hex: string,
  lattice: Lattice = board,
): Promise<{ x: number; y: number; scale: number }> {
  const [x, y, scale] = (await restOf(page)).split(' ').map(Number) as [number, number, number]
  const centre = lattice.centre(hex)
  return { x: x + (centre.x / Math.sqrt(3)) * scale, y: y + (centre.y / Math.sqrt(3)) * scale, scale }
}
