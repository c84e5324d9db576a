import type { Point } from '@/lib/hex/layout'
import { hashOf, noiseFrom } from '../chance'
import { type Pen, sees, thick } from '../pen'
import type { Stream } from '../rivers'
import type { MapSheet } from '../scene'
import { emptyPath } from '../written-path'

/** Rivers, roads, areas and towns: what is printed over the ground. */
export function drawFeatures(pen: Pen): void {
  drawAreas(pen)
  drawRivers(pen)
  if (pen.detail > 0) drawRoads(pen)
  for (const place of pen.terrain.sheet.places) {
    const at = pen.terrain.world.centre(place.hex)
    if (place.size !== 'name' && sees(pen, at)) drawTown(pen, place, at)
  }
  for (const source of pen.terrain.sheet.sources) {
    const at = pen.terrain.world.centre(source.hex)
    if (sees(pen, at)) drawSource(pen, source.side, at)
  }
}

function drawAreas(pen: Pen): void {
  const { g, palette, terrain } = pen
  for (const { path, tone } of terrain.areas()) {
    g.save()
    g.fillStyle = palette[tone]
    g.globalAlpha = 0.1
    g.fill(path)
    g.globalAlpha = 0.85
    g.strokeStyle = palette[tone]
    g.lineWidth = thick(pen, 0.045, 1.2)
    g.setLineDash([0.16, 0.1])
    g.stroke(path)
    g.restore()
  }
}

function drawRivers(pen: Pen): void {
  const { g, palette, terrain, detail } = pen
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const shown = terrain.streams().filter((stream) => detail > 0 || stream.wide)
  // All casings first, then all water: where two rivers join, the joint vanishes.
  for (const pass of ['edge', 'water'] as const) {
    g.strokeStyle = pass === 'edge' ? palette.waterEdge : palette.water
    for (const stream of shown) strokeStream(pen, stream, pass)
  }
}

function strokeStream(pen: Pen, { points }: Stream, pass: 'edge' | 'water'): void {
  const { g } = pen
  const extra = pass === 'edge' ? thick(pen, 0.036, 1.2) : 0
  let i = 0
  while (i < points.length - 1) {
    const from = points[i]!
    g.beginPath()
    g.moveTo(from.x, from.y)
    let j = i + 1
    for (; j < points.length; j += 1) {
      const to = points[j]!
      g.lineTo(to.x, to.y)
      if (Math.abs(to.width - from.width) > 0.004) break
    }
    g.lineWidth = Math.max(from.width, (from.width > 0.1 ? 2 : 1) / pen.scale) + extra
    if (points.slice(i, j + 1).some((p) => sees(pen, p))) g.stroke()
    i = Math.min(j, points.length - 1)
  }
}

function drawRoads(pen: Pen): void {
  const { g, palette, terrain, detail } = pen
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.strokeStyle = palette.roadEdge
  g.lineWidth = thick(pen, 0.08, 2.8)
  g.stroke(terrain.roads().path)
  g.strokeStyle = palette.road
  g.lineWidth = thick(pen, 0.038, 1.2)
  g.stroke(terrain.roads().path)
  if (detail < 2) return
  g.strokeStyle = palette.bridge
  g.lineWidth = thick(pen, 0.024, 0.9)
  g.lineCap = 'butt'
  for (const bridge of terrain.roads().bridges) {
    if (!sees(pen, bridge)) continue
    g.save()
    g.translate(bridge.x, bridge.y)
    g.rotate(bridge.angle)
    g.beginPath()
    for (const side of [-1, 1]) {
      g.moveTo(-0.165, side * 0.1)
      g.lineTo(-0.13, side * 0.065)
      g.lineTo(0.13, side * 0.065)
      g.lineTo(0.165, side * 0.1)
    }
    g.stroke()
    g.restore()
  }
}

function drawTown(pen: Pen, { name, size }: MapSheet['places'][number], at: Point): void {
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
function drawCity(pen: Pen, at: Point, next: () => number): void {
  const { g, palette } = pen
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
  g.fillStyle = palette.city
  g.fill(patch)
  g.save()
  g.clip(patch)
  g.translate(at.x, at.y)
  g.rotate(next() * 1.2 - 0.6)
  g.strokeStyle = palette.paper
  g.lineWidth = thick(pen, 0.022, 0.6)
  g.beginPath()
  for (let i = -6; i <= 6; i += 1) {
    const off = i * 0.125 + (next() - 0.5) * 0.03
    g.moveTo(off, -1)
    g.lineTo(off, 1)
    g.moveTo(-1, off)
    g.lineTo(1, off)
  }
  g.stroke()
  g.restore()
  g.strokeStyle = palette.cityInk
  g.lineWidth = thick(pen, 0.03, 1)
  g.stroke(patch)
}

/** A supply source: a barrel mark in the colour of its side; square for one side, round for the other. */
function drawSource(pen: Pen, side: 'west' | 'east', at: Point): void {
  const { g, palette } = pen
  const card = palette.card[side]
  const size = thick(pen, 0.16, 3)
  g.fillStyle = side === 'west' ? '#16191a' : card.ground
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.03, 1)
  g.beginPath()
  if (side === 'west') g.rect(at.x - size, at.y - size, size * 2, size * 2)
  else g.arc(at.x, at.y, size, 0, 7)
  g.fill()
  g.stroke()
  if (pen.detail < 2) return
  g.strokeStyle = '#fff4dd'
  g.lineWidth = 0.04
  g.beginPath()
  g.moveTo(at.x - 0.08, at.y)
  g.lineTo(at.x + 0.08, at.y)
  g.moveTo(at.x, at.y - 0.08)
  g.lineTo(at.x, at.y + 0.08)
  g.stroke()
}
