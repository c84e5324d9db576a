import { type Blank, blank } from './blank'
import { drawFeatures } from './layers/features'
import { drawFront } from './layers/front'
import { drawGround } from './layers/ground'
import type { Palette } from './palette'
import { detailAt, type PrintPen } from './pen'
import { printPalette } from './print-palette'
import type { Season } from './sheet'
import type { Terrain } from './terrain'
import type { Rect } from './world'

/** A part of the printed map that is to be painted. */
export interface PrintJob {
  rect: Rect
  /** CSS pixels to a hex width, and device pixels to a CSS pixel. */
  scale: number
  ratio: number
  night: boolean
  season?: Season | undefined
  /** Colours instead of those of the printed map (`Palette.printed`). */
  printed?: Palette['printed']
}

/** A part of the map without the front, which is drawn upon it with the same pen. */
export interface Begun {
  picture: Blank
  pen: PrintPen
}

/** Paints what lies under the pieces on a part of the map: ground, rivers, roads, towns. */
export function begin(terrain: Terrain, { rect, scale, ratio, night, season, printed }: PrintJob): Begun {
  const palette = { ...printPalette(night, season), ...printed }
  const zoom = scale * ratio
  const [wide, high] = [Math.round(rect.width * zoom), Math.round(rect.height * zoom)]
  const { picture, g } = blank(wide, high, false)
  g.fillStyle = palette.table
  g.fillRect(0, 0, wide, high)
  g.setTransform(zoom, 0, 0, zoom, -rect.x * zoom, -rect.y * zoom)
  const { width, height } = terrain.world
  g.beginPath()
  g.rect(0, 0, width, height)
  g.clip()
  const pen: PrintPen = { g, terrain, palette, scale, detail: detailAt(scale), rect }
  drawGround(pen)
  drawFeatures(pen)
  return { picture, pen }
}

/** Paints a part of the map with the front; `begun`: what there is of it already. */
export function print(
  terrain: Terrain,
  west: ReadonlySet<string> | null,
  job: PrintJob,
  { picture, pen } = begin(terrain, job),
): Blank {
  if (west) drawFront(pen, west)
  return picture
}
