import type { Point } from '@/lib/hex/layout'
import type { Context } from './blank'
import { emptyPath } from './empty-path'
import type { Palette } from './palette'
import type { PrintPalette } from './print-palette'
import type { Terrain } from './terrain'
import type { Rect } from './world'

/** The event of a map's host whenever the whole map has been drawn; what lies over the map hears of it too. */
export const DRAWN = 'drawn'
/** From this zoom on cards show their figures. */
export const FIGURES_SCALE = 30

/** 0 overview, 1 operation, 2 manoeuvre, 3 play: by CSS pixels to a hex width. */
export type Detail = 0 | 1 | 2 | 3
export const detailAt = (scale: number): Detail =>
  scale < 15 ? 0 : scale < FIGURES_SCALE ? 1 : scale < 50 ? 2 : 3
/** The zoom at which one plays: a hex is then 64 by 74 pixels. */
export const PLAY_SCALE = 64

/** What a layer needs to draw a part of the map. The context is set up in hex widths. */
export interface Pen {
  g: Context
  terrain: Terrain
  palette: Palette
  /** CSS pixels to a hex width. */
  scale: number
  detail: Detail
  /** The part of the map to be drawn, in hex widths. */
  rect: Rect
  /**
   * What is drawn becomes SVG, for a picture that is sent about or for a page before its scripts run: soft pictures are left
   * out or drawn simpler, and on a page what takes many strokes as well.
   */
  written?: 'picture' | 'page'
  /** How many times larger counters are than elsewhere; absent: once. */
  larger?: number
  /** Given where letters may be kept as pictures: device pixels to a CSS pixel, and where the map's corner lies in them. */
  stamped?: { ratio: number; left: number; top: number }
}

/** What a layer of the printed map needs. */
export interface PrintPen extends Pen {
  palette: PrintPalette
}

/** A width in hexes that never gets thinner than so many CSS pixels. */
export const thick = (pen: Pen, hexes: number, pixels: number): number => Math.max(hexes, pixels / pen.scale)

export const sees = ({ rect }: Pen, at: Point, margin = 1): boolean =>
  at.x > rect.x - margin &&
  at.x < rect.x + rect.width + margin &&
  at.y > rect.y - margin &&
  at.y < rect.y + rect.height + margin

/** The next power of detail as a path through all six corners of a hex, drawn in by `inset` hex widths. */
export function hexPath(pen: Pen, hexes: Iterable<string>, inset = 0): Path2D {
  const { world } = pen.terrain
  const path = emptyPath()
  for (const hex of hexes) {
    const cell = world.cellOf(hex)
    const centre = world.cellCentre(cell)
    if (!sees(pen, centre)) continue
    for (let i = 0; i < 6; i += 1) {
      const corner = world.corner(cell, i)
      const x = corner.x + (centre.x - corner.x) * inset
      const y = corner.y + (centre.y - corner.y) * inset
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    path.closePath()
  }
  return path
}
