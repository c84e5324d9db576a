import type { Page } from '@playwright/test'
import { board } from '@/lib/games/a-victory-denied/geometry'
import type { Lattice } from '@/lib/hex/lattice'

/** Waits until the drawing of the map has come to rest, and answers where a hex lies; scale in pixels to a hex. */
export async function placeOf(
  page: Page,
  hex: string,
  lattice: Lattice = board,
): Promise<{ x: number; y: number; scale: number }> {
  let before = ''
  for (let tries = 0; tries < 100; tries += 1) {
    const now = (await page.getByTestId('map').getAttribute('data-view')) ?? ''
    if (now !== '' && now === before) break
    before = now
    await page.waitForTimeout(100)
  }
  const [x, y, scale] = before.split(' ').map(Number) as [number, number, number]
  const centre = lattice.centre(hex)
  return { x: x + (centre.x / Math.sqrt(3)) * scale, y: y + (centre.y / Math.sqrt(3)) * scale, scale }
}
