import { type Blank, blank, type Context } from '../blank'
import { type Front, frontOf } from '../front'
import type { Palette } from '../palette'
import { type Pen, thick } from '../pen'
import type { World } from '../world'
import { emptyPath } from '../written-path'

/** Pixels to a hex width of the picture of the tint: it is soft, so it may be small. */
const FINE = 10
const STEPS = 12

let kept: { front: Front; night: boolean; far: boolean; picture: Blank } | null = null

/** The front line: a colour for each side, a pale thread between them, and a tint that fades away from the line. */
export function drawFront(pen: Pen, west: ReadonlySet<string>): void {
  const { g, palette, detail, terrain } = pen
  const { world } = terrain
  const front = frontOf(world, west)
  g.save()
  if (pen.written) drawTint(g, world, front, palette, 2, 6)
  else g.drawImage(tintOf(world, front, palette, detail === 0), 0, 0, world.width, world.height)
  g.lineJoin = 'round'
  g.lineCap = 'round'
  const far = detail === 0
  g.strokeStyle = palette.halo
  g.globalAlpha = 0.75
  g.lineWidth = thick(pen, 0.165, far ? 3.5 : 4.5)
  g.stroke(front.line)
  g.globalAlpha = 1
  // Thinner than this both colours would be drawn over each other: then the one lies over the other's half.
  const whole = thick(pen, 0.13, far ? 2.8 : 3.6)
  const half = whole > 0.131
  if (half) {
    for (const side of ['east', 'west'] as const) {
      g.save()
      if (side === 'west') g.clip(front.west)
      g.strokeStyle = palette.front[side]
      g.lineWidth = whole
      g.stroke(front.line)
      g.restore()
    }
  } else {
    g.lineWidth = 0.066
    for (const side of ['west', 'east'] as const) {
      g.strokeStyle = palette.front[side]
      g.stroke(front.lines[side])
    }
  }
  g.strokeStyle = palette.halo
  g.globalAlpha = 0.9
  g.lineWidth = thick(pen, 0.02, far ? 0.7 : 0.9)
  g.stroke(front.line)
  g.restore()
}

function tintOf(world: World, front: Front, palette: Palette, far: boolean): Blank {
  if (kept?.front === front && kept.night === palette.night && kept.far === far) return kept.picture
  const { picture, g } = blank(Math.ceil(world.width * FINE), Math.ceil(world.height * FINE))
  g.scale(picture.width / world.width, picture.height / world.height)
  drawTint(g, world, front, palette, far ? 2.4 : 1.3, STEPS)
  kept = { front, night: palette.night, far, picture }
  return picture
}

/** A tint of each side's colour that fades away from the line, in so many steps over `wide` hexes. */
function drawTint(
  g: Context,
  world: World,
  front: Front,
  palette: Palette,
  wide: number,
  steps: number,
): void {
  g.lineJoin = 'round'
  const east = emptyPath()
  east.rect(-9, -9, world.width + 18, world.height + 18)
  east.addPath(front.west)
  for (const side of ['west', 'east'] as const) {
    g.save()
    g.clip(side === 'west' ? front.west : east, 'evenodd')
    g.fillStyle = palette.tint[side]
    g.strokeStyle = palette.tint[side]
    g.globalAlpha = palette.night ? 0.03 : 0.035
    g.fillRect(0, 0, world.width, world.height)
    g.globalAlpha = palette.night ? 0.24 / steps : 0.4 / steps
    for (let i = 0; i < steps; i += 1) {
      g.lineWidth = wide * (1 - i / steps)
      g.stroke(front.line)
    }
    g.restore()
  }
}
