import { type Pen, thick } from '../pen'
import type { LineKind } from '../sheet'

/** Strokes and gaps in hex widths, at the zoom from which on they are that long. */
const DASHES: Partial<Record<LineKind, readonly number[]>> = {
  border: [0.24, 0.09, 0.03, 0.09],
  weather: [0.3, 0.18],
  limit: [0.001, 0.12],
}
const DASHED_FROM = 26

/** A broken line along hexsides, as it is printed: a border, or the limit of a zone. */
export function drawDashed(pen: Pen, line: Path2D, kind: LineKind, colour: string): void {
  const { g, scale } = pen
  g.lineJoin = 'round'
  g.lineCap = kind === 'limit' ? 'round' : 'butt'
  const longer = Math.max(1, DASHED_FROM / scale)
  g.setLineDash(DASHES[kind]!.map((long) => long * longer))
  g.globalAlpha = 0.9
  g.strokeStyle = colour
  g.lineWidth = kind === 'limit' ? thick(pen, 0.045, 1.6) : thick(pen, 0.032, 1.1)
  g.stroke(line)
  g.setLineDash([])
}
