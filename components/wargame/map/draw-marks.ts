import { letter } from '@/components/map/layers/lettering'
import { type Pen, thick } from '@/components/map/pen'
import type { SideTone } from '@/components/map/sheet'
import type { Point } from '@/lib/hex/layout'
import type { FrontRecap } from '../later-port'
import type { Burst } from '../past/front-marks'

/** Stacks and steps beyond which an arrow grows no wider and a burst no larger. */
const MOST_STACKS = 14
const MOST_STEPS = 10
const RAYS = 8
/** So far to the left of the middle of a hex and above it a burst lies, in hexes. */
const CORNER = 0.3

type Arrow = FrontRecap['arrows'][number]

/** Draws what a recap tells: advances, fights, rings about who is cut off, flags of towns, and holes. */
export const drawMarks =
  ({ arrows, bursts, facts }: Pick<FrontRecap, 'arrows' | 'bursts' | 'facts'>) =>
  (pen: Pen): void => {
    const { g } = pen
    g.save()
    g.lineJoin = 'round'
    g.lineCap = 'round'
    // The largest lies beneath the others.
    for (const arrow of arrows) drawAdvance(pen, arrow)
    for (const burst of bursts) drawBurst(pen, burst)
    for (const { mark, hexes, side } of facts) {
      if (mark === 'ring') drawRing(pen, hexes)
      else if (mark === 'flag') for (const hex of hexes) drawFlag(pen, hex, side ?? 'west')
      else if (mark === 'hole') drawHole(pen, hexes)
    }
    g.restore()
  }

/** The middle of some hexes. */
function middleOf({ terrain }: Pen, hexes: readonly string[]): Point {
  const points = hexes.map((hex) => terrain.world.centre(hex))
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** An arrow from where a group of moves began to where it ended, as wide as it had stacks. */
function drawAdvance(pen: Pen, { side, from, to, stacks }: Arrow): void {
  const { g, palette } = pen
  const [a, b] = [middleOf(pen, from), middleOf(pen, to)]
  const weight = Math.min(stacks, MOST_STACKS)
  const half = thick(pen, 0.05 + 0.025 * weight, 1.2 + 0.45 * weight)
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  // A head that is seen on the narrowest as well.
  const broad = 1.4 * half + thick(pen, 0.12, 4)
  const head = Math.min(long, 2 * broad)
  g.save()
  g.translate(a.x, a.y)
  g.rotate(Math.atan2(b.y - a.y, b.x - a.x))
  g.beginPath()
  g.moveTo(0, -half / 2)
  g.lineTo(long - head, -half)
  g.lineTo(long - head, -broad)
  g.lineTo(long, 0)
  g.lineTo(long - head, broad)
  g.lineTo(long - head, half)
  g.lineTo(0, half / 2)
  g.closePath()
  g.globalAlpha = 0.9
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.06, 2.4)
  g.stroke()
  g.fillStyle = palette.zone[side]
  g.fill()
  g.restore()
}

/** A star where there was a fight, larger where it cost more. */
function drawBurst(pen: Pen, { hex, steps }: Burst): void {
  const { g, palette, terrain } = pen
  // Beside the strength of whoever stands there.
  const { x, y } = terrain.world.centre(hex)
  const at = { x: x - CORNER, y: y - CORNER }
  const weight = Math.min(steps, MOST_STEPS)
  const far = thick(pen, 0.11 + 0.014 * weight, 3.2 + 0.45 * weight)
  g.beginPath()
  for (let n = 0; n < 2 * RAYS; n += 1) {
    const [angle, out] = [(Math.PI * n) / RAYS, n % 2 === 0 ? far : far * 0.5]
    const tip = { x: at.x + out * Math.cos(angle), y: at.y + out * Math.sin(angle) }
    if (n === 0) g.moveTo(tip.x, tip.y)
    else g.lineTo(tip.x, tip.y)
  }
  g.closePath()
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.05, 2)
  g.stroke()
  g.fillStyle = palette.fight
  g.fill()
}

/** A ring about those who are cut off. */
function drawRing(pen: Pen, hexes: readonly string[]): void {
  const { g, palette, terrain } = pen
  const at = middleOf(pen, hexes)
  const far = hexes.map((hex) => terrain.world.centre(hex)).map(({ x, y }) => Math.hypot(x - at.x, y - at.y))
  for (const [colour, wide] of [
    [palette.halo, thick(pen, 0.16, 5)],
    [palette.fight, thick(pen, 0.08, 2.4)],
  ] as const) {
    g.beginPath()
    g.arc(at.x, at.y, Math.max(...far) + thick(pen, 0.75, 8), 0, 7)
    g.strokeStyle = colour
    g.lineWidth = wide
    g.stroke()
  }
}

/** The flag of a side over a town that it has now. */
function drawFlag(pen: Pen, hex: string, side: SideTone): void {
  const { g, palette, terrain } = pen
  const { x, y } = terrain.world.centre(hex)
  const tall = thick(pen, 0.5, 15)
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.07, 3.4)
  for (let n = 0; n < 2; n += 1) {
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x, y - tall)
    g.lineTo(x + tall * 0.75, y - tall * 0.75)
    g.lineTo(x, y - tall * 0.5)
    g.stroke()
    g.strokeStyle = palette.label
    g.lineWidth = thick(pen, 0.03, 1.4)
  }
  g.fillStyle = palette.zone[side]
  g.fill()
}

/** A sign where a line is open. */
function drawHole(pen: Pen, hexes: readonly string[]): void {
  const { g, palette, scale } = pen
  const at = middleOf(pen, hexes)
  const radius = thick(pen, 0.2, 9)
  g.beginPath()
  g.arc(at.x, at.y, radius, 0, 7)
  g.fillStyle = palette.halo
  g.fill()
  g.strokeStyle = palette.fight
  g.lineWidth = thick(pen, 0.05, 2)
  g.stroke()
  const look = {
    family: 'figures',
    weight: 700,
    pixels: radius * scale * 1.6,
    colour: palette.fight,
  } as const
  letter(pen, '!', { x: at.x, y: at.y + radius * 0.06 }, look)
}
