import { beside, type Chain, evenly, pathAlong } from '../chains'
import { emptyPath } from '../empty-path'
import { type PrintPen, thick } from '../pen'
import { printTerrain } from '../print-terrain'
import type { LineKind } from '../sheet'
import { drawDashed } from './dashes'

interface Crenels {
  /** The wall begins so far inside the hexside, in hex widths. */
  inset: number
  high: number
  pitch: number
}

const WALLS: Partial<Record<LineKind, Crenels>> = {
  wall: { inset: 0.07, high: 0.07, pitch: 0.2 },
  rampart: { inset: 0.06, high: 0.11, pitch: 0.25 },
}
/** Crenels from afar: at least so high and so far apart, in CSS pixels. */
const [LEAST_HIGH, LEAST_PITCH] = [2, 5]

/** Lines along hexsides: walls with crenels toward the outer hexes, borders and the limits of zones. */
export function drawLines(pen: PrintPen): void {
  if (pen.detail === 0) return
  const { palette } = pen
  pen.g.save()
  for (const { kind, chains } of printTerrain(pen.terrain).lines()) {
    const crenels = WALLS[kind]
    if (crenels) drawWall(pen, crenelsAlong(pen, chains, crenels), kind === 'rampart')
    else drawDashed(pen, pathAlong(chains), kind, kind === 'weather' ? palette.river : palette.offInk)
  }
  pen.g.restore()
}

function crenelsAlong(
  { scale }: PrintPen,
  chains: readonly Chain[],
  { inset, high, pitch }: Crenels,
): Path2D {
  const tall = Math.max(high, LEAST_HIGH / scale)
  const quarter = Math.max(pitch, LEAST_PITCH / scale) / 4
  const path = emptyPath()
  for (const chain of chains) {
    const foot = evenly(beside(chain, -inset), quarter)
    const top = beside(foot, tall)
    for (const i of foot.points.keys()) {
      const { x, y } = (i % 4 < 2 ? top : foot).points[i]!
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
  }
  return path
}

function drawWall(pen: PrintPen, wall: Path2D, strong: boolean): void {
  const { g, palette } = pen
  g.lineJoin = 'miter'
  g.lineCap = 'butt'
  if (strong) {
    g.globalAlpha = 0.85
    g.strokeStyle = palette.halo
    g.lineWidth = thick(pen, 0.085, 3.8)
    g.stroke(wall)
  }
  g.globalAlpha = strong ? 1 : 0.9
  g.strokeStyle = palette.fort
  g.lineWidth = strong ? thick(pen, 0.036, 1.8) : thick(pen, 0.024, 0.9)
  g.stroke(wall)
}
