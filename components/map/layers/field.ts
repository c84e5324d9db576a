import { type Pen, thick } from '../pen'
import { hexOutline } from '../terrain'

const outlines = new WeakMap<readonly string[], Path2D>()

/** A line around the hexes in play, and a veil over all others. */
export function drawField(pen: Pen, hexes: readonly string[]): void {
  const { g, palette, rect, terrain } = pen
  const edge = outlines.get(hexes) ?? hexOutline(terrain.world, hexes, 0.2)
  outlines.set(hexes, edge)
  const veil = new Path2D()
  veil.rect(rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2)
  veil.addPath(edge)
  g.fillStyle = palette.veil
  g.fill(veil, 'evenodd')
  g.strokeStyle = palette.cityInk
  g.lineWidth = thick(pen, 0.03, 1.2)
  g.stroke(edge)
}
