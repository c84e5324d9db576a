import { blank, type Context } from '../blank'
import { emptyPath } from '../empty-path'
import { type Front, frontOf } from '../front'
import { type PrintPen, thick } from '../pen'
import { printTerrain } from '../print-terrain'
import { samplesOf } from '../samples'

/** Pixels to a hex width of the picture of the tint: it is soft, so it may be small. */
const FINE = 10
const STEPS = 12

/** The front line: a colour for each side, a pale thread between them, and a tint that fades away from the line. */
export function drawFront(pen: PrintPen, west: ReadonlySet<string>): void {
  const { g, palette, detail, terrain, rect } = pen
  const front = frontOf(terrain, west, rect)
  const far = detail === 0
  g.save()
  if (pen.written === 'picture') drawTint(g, pen, front, 2, 6)
  else if (!pen.written) {
    const { x, y, width, height } = samplesOf(rect, FINE)
    const { picture, g: small } = blank(width * FINE, height * FINE)
    small.scale(FINE, FINE)
    small.translate(-x, -y)
    drawTint(small, pen, front, far ? 2.4 : 1.3, STEPS)
    g.drawImage(picture, x, y, width, height)
  }
  g.lineJoin = 'round'
  g.lineCap = 'round'
  g.strokeStyle = palette.halo
  g.globalAlpha = 0.75
  g.lineWidth = thick(pen, 0.165, far ? 3.5 : 4.5)
  g.stroke(front.line)
  g.globalAlpha = 1
  g.lineCap = 'butt'
  const wide = thick(pen, 0.066, far ? 1.4 : 1.8)
  g.lineWidth = wide
  for (const side of ['west', 'east'] as const) {
    g.strokeStyle = palette.front[side]
    g.stroke(front.beside(side, wide / 2))
  }
  g.strokeStyle = palette.halo
  g.globalAlpha = 0.9
  g.lineWidth = thick(pen, 0.02, far ? 0.7 : 0.9)
  g.stroke(front.line)
  g.restore()
}

/** A tint of each side's colour over land that fades away from the line, in so many steps over `wide` hexes. */
function drawTint(g: Context, pen: PrintPen, front: Front, wide: number, steps: number): void {
  const { terrain, palette } = pen
  const rect = samplesOf(pen.rect, FINE)
  const { shore } = printTerrain(terrain)
  const allBut = (part: Path2D) => {
    const path = emptyPath()
    path.rect(rect.x, rect.y, rect.width, rect.height)
    path.addPath(part)
    return path
  }
  g.lineJoin = 'round'
  for (const side of ['west', 'east'] as const) {
    g.save()
    for (const water of [shore('sea', rect, 0), shore('lake', rect, 0)])
      if (water) g.clip(allBut(water.path), 'evenodd')
    g.clip(side === 'west' ? front.west : allBut(front.west), 'evenodd')
    g.fillStyle = palette.tint[side]
    g.strokeStyle = palette.tint[side]
    g.globalAlpha = palette.night ? 0.03 : 0.035
    g.fillRect(rect.x, rect.y, rect.width, rect.height)
    g.globalAlpha = palette.night ? 0.24 / steps : 0.4 / steps
    for (let i = 0; i < steps; i += 1) {
      g.lineWidth = wide * (1 - i / steps)
      g.stroke(front.line)
    }
    g.restore()
  }
}
