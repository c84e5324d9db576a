import type { Point } from '@/lib/hex/layout'
import { emptyPath } from '../empty-path'
import { hashOf, noiseFrom } from '../noise'
import { type PrintPen, thick } from '../pen'
import { printTerrain } from '../print-terrain'
import type { MapSheet } from '../sheet'
import { cellKey } from '../world'

/** From one street to the next, in hex widths, and how much they stray. */
const [BLOCK, STRAY] = [0.125, 0.03]
/** Streets of hexes that are built over lean so, in radians, all alike: they run on from hex to hex. */
const LEAN = 0.32

export function drawTown(pen: PrintPen, { name, size }: MapSheet['places'][number], at: Point): void {
  const { g, palette, detail } = pen
  const next = noiseFrom(hashOf(name))
  if (detail === 0) {
    const side = size === 'city' ? 0.5 : 0.22
    g.fillStyle = palette.townInk
    g.fillRect(at.x - side / 2, at.y - side / 2, side, side)
    return
  }
  if (size === 'city') return drawCity(pen, at, next)
  if (detail < 3) {
    g.fillStyle = palette.town
    g.strokeStyle = palette.townInk
    g.lineWidth = thick(pen, 0.035, 1.1)
    g.beginPath()
    g.arc(at.x, at.y, thick(pen, 0.105, 2.4), 0, 7)
    g.fill()
    g.stroke()
    return
  }
  g.save()
  g.fillStyle = palette.townInk
  g.translate(at.x, at.y)
  g.rotate((next() - 0.5) * 0.9)
  const blocks = [0, 1, 2, 3, 5, 6, 7, 8]
  // Two of the outer blocks are left out, so that no village looks like the next.
  for (let n = 0; n < 2; n += 1) blocks.splice(Math.floor(next() * blocks.length), 1)
  for (const block of [4, ...blocks]) {
    const width = 0.062 + 0.03 * next()
    const height = 0.05 + 0.03 * next()
    const x = ((block % 3) - 1) * 0.105 + (next() - 0.5) * 0.02
    const y = (Math.floor(block / 3) - 1) * 0.09
    g.fillRect(x - width / 2, y - height / 2, width, height)
  }
  g.restore()
}

/** A city: an uneven patch with streets. */
function drawCity(pen: PrintPen, at: Point, next: () => number): void {
  const { g } = pen
  const count = 11
  const rim = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const far = 0.38 * (0.82 + 0.3 * next())
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far * 0.92 }
  })
  const patch = emptyPath()
  for (const [i, p] of rim.entries()) {
    const q = rim[(i + 1) % count]!
    const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
    if (i === 0) patch.moveTo((rim[count - 1]!.x + p.x) / 2, (rim[count - 1]!.y + p.y) / 2)
    patch.quadraticCurveTo(p.x, p.y, middle.x, middle.y)
  }
  patch.closePath()
  drawBlocks(pen, patch, () => {
    g.translate(at.x, at.y)
    g.rotate(next() * 1.2 - 0.6)
    for (let i = -6; i <= 6; i += 1) {
      const off = i * BLOCK + (next() - 0.5) * STRAY
      g.moveTo(off, -1)
      g.lineTo(off, 1)
      g.moveTo(-1, off)
      g.lineTo(1, off)
    }
  })
}

/** Hexes that are built over, street by street. */
export function drawCityGround(pen: PrintPen): void {
  const { g, terrain, rect } = pen
  const { world } = terrain
  const { ground, area } = printTerrain(terrain)
  const patch = area('city', rect)
  if (!patch) return
  drawBlocks(pen, patch, () => {
    g.rotate(LEAN)
    for (const cell of world.cellsIn(rect)) {
      if (ground(cellKey(cell.q, cell.r)) !== 'city') continue
      const { x, y } = world.cellCentre(cell)
      const [across, down] = [
        x * Math.cos(LEAN) + y * Math.sin(LEAN),
        y * Math.cos(LEAN) - x * Math.sin(LEAN),
      ]
      for (let i = -5; i <= 5; i += 1) {
        const [street, lane] = [Math.round(across / BLOCK) + i, Math.round(down / BLOCK) + i]
        g.moveTo(strayed(street, 'x'), down - 0.6)
        g.lineTo(strayed(street, 'x'), down + 0.6)
        g.moveTo(across - 0.6, strayed(lane, 'y'))
        g.lineTo(across + 0.6, strayed(lane, 'y'))
      }
    }
  })
}

const strayed = (n: number, way: string): number =>
  n * BLOCK + (noiseFrom(hashOf(`${way}${n}`))() - 0.5) * STRAY

/** A built-up patch with the streets that are laid out in it. */
function drawBlocks(pen: PrintPen, patch: Path2D, layOut: () => void): void {
  const { g, palette, detail } = pen
  g.fillStyle = palette.city
  g.fill(patch)
  if (detail > 0) {
    g.save()
    g.clip(patch)
    g.strokeStyle = palette.paper
    g.lineWidth = thick(pen, 0.022, 0.6)
    g.beginPath()
    layOut()
    g.stroke()
    g.restore()
  }
  g.strokeStyle = palette.cityInk
  g.lineWidth = thick(pen, 0.03, 1)
  g.stroke(patch)
}
