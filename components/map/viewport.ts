import type { Place } from './framing'
import { drawPrint } from './layers/names'
import { drawScene } from './layers/scene'
import type { Palette } from './palette'
import { detailAt, type Pen } from './pen'
import type { Scene } from './scene'
import type { Terrain } from './terrain'
import type { Tiles } from './tiles'
import type { Rect } from './world'

/** The blank margin of the sheet, in hex widths: as much as is seen of a table around the whole of it (`leastScale`). */
const MARGIN = 0.3

/** How a map looks, and the window that it lies behind; lengths in CSS pixels. */
export interface Look {
  terrain: Terrain
  palette: Palette
  /** Device pixels to a CSS pixel. */
  ratio: number
  size: { width: number; height: number }
  /** What bars and sheets leave of the window. */
  open: Rect
  /** By so much the canvas of the map may reach beyond the window on each side; whole device pixels, or nothing is sharp. */
  margin: Margin
  /** By so much it does: not at all until somebody may move the map, as what is seen is there sooner alone. */
  beyond: Margin
}

export interface Margin {
  x: number
  y: number
}

/** A part of the window in hex widths, where the map lies so. */
const inHexes = ({ x, y, width, height }: Rect, at: Place): Rect => ({
  x: (x - at.x) / at.k,
  y: (y - at.y) / at.k,
  width: width / at.k,
  height: height / at.k,
})

/** What is seen of the map, the window, and its canvas at its largest in hex widths, where the map lies so. */
export function partsOf({ size, open, margin }: Look, at: Place): { seen: Rect; shown: Rect; whole: Rect } {
  const { width, height } = size
  return {
    seen: inHexes(open, at),
    shown: inHexes({ x: 0, y: 0, width, height }, at),
    whole: inHexes(
      { x: -margin.x, y: -margin.y, width: width + 2 * margin.x, height: height + 2 * margin.y },
      at,
    ),
  }
}

/** Beneath their edges bars and sheets let so many CSS pixels through, where their corners are round. */
const EDGE = 28

/** The part of the window in which pieces are seen, in whole CSS pixels. */
export function uncovered({ size, open }: Look): Rect {
  const [x, y] = [Math.max(0, Math.floor(open.x - EDGE)), Math.max(0, Math.floor(open.y - EDGE))]
  return {
    ...{ x, y },
    width: Math.min(size.width, Math.ceil(open.x + open.width + EDGE)) - x,
    height: Math.min(size.height, Math.ceil(open.y + open.height + EDGE)) - y,
  }
}

/** The least rectangle on whole device pixels that holds a part of the window, and what was needed before. */
export function roomFor(part: Rect, before: Rect | null, ratio: number): Rect {
  const all = before ? [part, before] : [part]
  const [x, y] = (['x', 'y'] as const).map(
    (at) => Math.floor(Math.min(...all.map((one) => one[at])) * ratio) / ratio,
  )
  const end = (at: 'x' | 'y', long: 'width' | 'height') =>
    Math.ceil(Math.max(...all.map((one) => one[at] + one[long])) * ratio) / ratio
  return { x: x!, y: y!, width: end('x', 'width') - x!, height: end('y', 'height') - y! }
}

/** Where the canvas of the map begins in the window. */
export const cornerOf = ({ beyond }: Look): Margin => ({ x: -beyond.x, y: -beyond.y })

/** The nearest place on whole device pixels, where everything is sharp. */
export function sharpened({ ratio }: Look, { x, y, k }: Place): Place {
  const whole = (length: number) => Math.round(length * ratio) / ratio
  return { x: whole(x), y: whole(y), k }
}

/** How the canvas of the map, drawn for one place, must be moved and stretched to lie at another. */
export function shiftOf({ margin }: Look, now: Place, drawn: Place): Place {
  const r = now.k / drawn.k
  return {
    x: margin.x * (1 - r) + now.x - drawn.x * r,
    y: margin.y * (1 - r) + now.y - drawn.y * r,
    k: r,
  }
}

/** true: moved so, the canvas at its largest does not cover the whole window. */
export function leavesBare({ size, margin }: Look, { x, y, k }: Place): boolean {
  const [left, top] = [x - margin.x, y - margin.y]
  const [wide, high] = [(size.width + 2 * margin.x) * k, (size.height + 2 * margin.y) * k]
  return left > 0 || top > 0 || left + wide < size.width || top + high < size.height
}

/** Names are placed as on the canvas at its largest, or they would jump when the map begins to move. */
export function penFor(g: CanvasRenderingContext2D, look: Look, at: Place): Pen {
  const { palette, terrain } = look
  return { g, terrain, palette, scale: at.k, detail: detailAt(at.k), rect: partsOf(look, at).whole }
}

/**
 * Draws the printed map on its canvas. `rough`: fingers change its zoom; `scene`: what
 * lies on it.
 */
export function drawMap(
  g: CanvasRenderingContext2D,
  look: Look,
  at: Place,
  { tiles, rough, scene }: { tiles: Tiles; rough: boolean; scene: Scene },
): void {
  const { palette, terrain, ratio, beyond } = look
  const [left, top] = [Math.round((at.x + beyond.x) * ratio), Math.round((at.y + beyond.y) * ratio)]
  const { k } = at
  const { width, height } = terrain.world
  g.save()
  g.fillStyle = palette.table
  g.fillRect(0, 0, g.canvas.width, g.canvas.height)
  g.setTransform(k * ratio, 0, 0, k * ratio, left, top)
  g.fillStyle = palette.paper
  g.fillRect(0, 0, width, height)
  tiles.draw(g, k, partsOf(look, at).whole, { left, top, rough })
  // A margin of paper and a double line frame the sheet, as in print.
  g.strokeStyle = palette.paper
  g.lineWidth = MARGIN
  g.strokeRect(-MARGIN / 2, -MARGIN / 2, width + MARGIN, height + MARGIN)
  g.strokeStyle = palette.cityInk
  g.lineWidth = 2 / k
  g.strokeRect(0, 0, width, height)
  g.lineWidth = 0.8 / k
  g.strokeRect(-4 / k, -4 / k, width + 8 / k, height + 8 / k)
  drawPrint(penFor(g, look, at), scene)
  g.restore()
}

/**
 * Draws the pieces, where they are on their own canvas in a part of the window alone, else on the canvas of the map
 * (`part` null). `cards`: their zoom; `corner`: where that canvas begins in the window.
 */
export function drawPieces(
  g: CanvasRenderingContext2D,
  look: Look,
  at: Place,
  { scene, cards, part, corner }: { scene: Scene; cards: number; part: Rect | null; corner: Margin },
): void {
  const { ratio } = look
  const [left, top] = [at.x - corner.x, at.y - corner.y]
  g.save()
  g.setTransform(at.k * ratio, 0, 0, at.k * ratio, left * ratio, top * ratio)
  // While fingers change the zoom no letter is written twice alike.
  const stamped = cards === at.k ? { ratio, left: left * ratio, top: top * ratio } : undefined
  const pen = { ...penFor(g, look, at), ...(stamped && { stamped }) }
  drawScene(pen, scene, { ratio, cards }, part ? inHexes(part, at) : pen.rect)
  g.restore()
}
