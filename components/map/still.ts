import type { Context } from './blank'
import { keptIn, openPart, type Place, placeOver } from './framing'
import { drawCounters } from './layers/counters'
import { drawFeatures } from './layers/features'
import { drawFront } from './layers/front'
import { drawGround } from './layers/ground'
import { drawNames } from './layers/names'
import { detailAt, type PrintPen } from './pen'
import { shadedPalette } from './print-palette'
import type { Scene } from './scene'
import { slimSvg } from './slim-svg'
import { type WrittenText, written } from './svg-context'
import type { Terrain } from './terrain'

/** CSS pixels of the open part of a usual phone: what is seen is led as there. */
const WINDOW = { width: 390, height: 844 }
const COVERED = { top: 56, right: 0, bottom: 220, left: 0 }
/** So much is drawn around the middle: on a larger phone no edge is seen. */
const DRAWN = { width: 432, height: 720 }

/** A map that nobody sees: it says where one of a phone would be led. */
export function ledMap({ world }: Terrain) {
  const open = openPart(WINDOW, COVERED)
  const map = {
    place: { x: 0, y: 0, k: 1 } as Place,
    scale: () => map.place.k,
    placeOf: world.centre,
    centreOn(hexes: readonly string[], scale?: number) {
      const at = placeOver(world, open, hexes.map(world.centre), { scale, now: map.place.k })
      map.place = keptIn(open, world, at)
    },
    /** What is in the middle of the open part, in hex widths, and the CSS pixels to a hex. */
    middle: () => {
      const { x, y, k } = map.place
      return { x: (open.x + open.width / 2 - x) / k, y: (open.y + open.height / 2 - y) / k, k }
    },
  }
  return map
}

/**
 * The map about a place of `ledMap` as HTML, for a page that shows it before its scripts run, by its middle in the middle of
 * what bars and sheet leave of a phone. It has all that has an edge, and no textures.
 */
export function stillMap(
  terrain: Terrain,
  scene: Scene,
  { x, y, k }: { x: number; y: number; k: number },
): string {
  const rect = {
    x: x - DRAWN.width / 2 / k,
    y: y - DRAWN.height / 2 / k,
    width: DRAWN.width / k,
    height: DRAWN.height / k,
  }
  const draw = (g: Context) => {
    g.scale(k, k)
    g.translate(-x, -y)
    const palette = shadedPalette(scene.season)
    const pen: PrintPen = { g, terrain, palette, scale: k, detail: detailAt(k), rect, written: 'page' }
    drawGround(pen)
    drawFeatures(pen)
    if (scene.west) drawFront(pen, scene.west)
    drawCounters(pen, scene, { ratio: 1, cards: k })
    drawNames(pen, scene)
  }
  const { width, height } = DRAWN
  const box = [-width / 2, -height / 2, width, height] as const
  const place = (['left', 'top', 'width', 'height'] as const)
    .map((side, n) => `${side}:${box[n]}px`)
    .join(';')
  const { top, bottom } = COVERED
  return [
    `<div style="position:absolute;left:50%;top:calc(${top}px + (100% - ${top + bottom}px)/2)">`,
    `<svg viewBox="${box.join(' ')}" style="position:absolute;max-width:none;${place}">`,
    slimSvg(written('still', draw, textOf).svg),
    '</svg></div>',
  ].join('')
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPED[sign]!)
const short = (n: number): string => String(Math.round(n * 10) / 10)

function textOf({ text, x, y, size, weight, family, colour, halo }: WrittenText): string {
  const rim = halo
    ? ` paint-order="stroke" stroke="${halo.colour}" stroke-width="${short(halo.width)}" stroke-linejoin="round"`
    : ''
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" font-weight="${weight}" font-family="${escaped(family)}, sans-serif" fill="${colour}" text-anchor="middle" dominant-baseline="central"${rim}>${escaped(text)}</text>`
}
