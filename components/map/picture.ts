import { COUNTER_SIDE, drawCounters } from './layers/counters'
import { drawFeatures } from './layers/features'
import { drawFront } from './layers/front'
import { drawGround } from './layers/ground'
import { drawChoices, drawTags, drawTint } from './layers/highlights'
import { drawNames } from './layers/names'
import { detailAt, type PrintPen } from './pen'
import { printPalette } from './print-palette'
import type { Scene } from './scene'
import { type WrittenText, written } from './svg-context'
import type { Terrain } from './terrain'
import type { Rect } from './world'

/** A part of a map with what stands on it, by day, for pictures that no browser draws; in pixels. */
export interface MapPicture {
  /** What is printed on that part, as SVG, and a name by which it may be kept. */
  print: { id: string; svg: () => string }
  /** What is laid over it, as SVG. */
  svg: string
  /** Words in it, which its reader must set. */
  texts: readonly WrittenText[]
}

/** Pixels of a counter that are still a counter at a quarter of them, and how much larger it may be than its hexes leave room for. */
const LEGIBLE = 48
const MOST = 1.32

/** High stacks with their numbers need all the room that there is. */
const largerIn = ({ stacks }: Scene, scale: number): number =>
  stacks || detailAt(scale) === 0 ? 1 : Math.max(1, Math.min(MOST, LEGIBLE / (COUNTER_SIDE * scale)))

/** The part `rect` of the map, `scale` pixels to a hex, as it is drawn where `seen` are: no smaller, with as much in it. */
export function mapPicture(
  terrain: Terrain,
  scene: Scene,
  rect: Rect,
  scale: number,
  seen = scale,
): MapPicture {
  const larger = largerIn(scene, scale)
  const [width, height] = [Math.round(rect.width * scale), Math.round(rect.height * scale)]
  const draw = (name: string, work: (pen: PrintPen) => void) =>
    written(name, (g) => {
      g.scale(scale, scale)
      g.translate(-rect.x, -rect.y)
      work({
        g,
        terrain,
        palette: printPalette(false, scene.season),
        scale: seen,
        detail: detailAt(seen),
        rect,
        ...{ written: 'picture', larger },
      })
    })
  const print = () =>
    draw('print', (pen) => {
      drawGround(pen)
      drawFeatures(pen)
    }).svg
  const { svg, texts } = draw('front', (pen) => {
    if (scene.west) drawFront(pen, scene.west)
    // Ground that was won, and where something is told of.
    for (const { tone, side, hexes } of scene.tints) drawTint(pen, tone, side, hexes)
    if (scene.choices.length > 0) drawChoices(pen, scene)
    drawCounters(pen, scene, { ratio: scale / seen, cards: seen })
    drawNames(pen, scene)
    drawTags(pen, scene)
  })
  const id = [terrain.sheet.id, scene.season ?? '', rect.x, rect.y, width, height, scale, seen].join(' ')
  return { print: { id, svg: () => svgOf(width, height, print()) }, svg: svgOf(width, height, svg), texts }
}

const svgOf = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
