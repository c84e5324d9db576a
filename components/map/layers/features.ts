import type { Point } from '@/lib/hex/layout'
import { hexPath, type PrintPen, sees, thick } from '../pen'
import { printTerrain } from '../print-terrain'
import type { Stream } from '../rivers'
import type { Bridge } from '../roads'
import type { MapSheet } from '../sheet'
import { drawLines } from './lines'
import { drawTown } from './towns'
import { drawWaters } from './waters'

/** Rivers, roads, areas and towns: what is printed over the ground. */
export function drawFeatures(pen: PrintPen): void {
  drawAreas(pen)
  drawRivers(pen)
  if (pen.detail > 0) drawRoads(pen)
  drawLines(pen)
  drawRings(pen)
  for (const place of pen.terrain.sheet.places) {
    const at = pen.terrain.world.centre(place.hex)
    if (sees(pen, at)) drawPlace(pen, place, at)
  }
  for (const hex of pen.terrain.sheet.wells ?? []) {
    const at = pen.terrain.world.centre(hex)
    if (sees(pen, at)) drawWell(pen, hex, at)
  }
  for (const source of pen.terrain.sheet.sources) {
    const at = pen.terrain.world.centre(source.hex)
    if (sees(pen, at)) drawSource(pen, source.side, at)
  }
}

function drawPlace(pen: PrintPen, place: MapSheet['places'][number], at: Point): void {
  if (place.size !== 'name') return drawTown(pen, place, at)
  if (!place.mark || pen.detail === 0) return
  const { g, palette } = pen
  const isPeak = place.mark === 'peak'
  const size = thick(pen, isPeak ? 0.09 : 0.06, isPeak ? 2.4 : 1.7)
  g.fillStyle = isPeak ? palette.townInk : palette.town
  g.strokeStyle = isPeak ? palette.halo : palette.townInk
  g.lineWidth = thick(pen, 0.022, 0.8)
  g.beginPath()
  if (isPeak) {
    g.moveTo(at.x, at.y - size)
    g.lineTo(at.x + size, at.y + size * 0.8)
    g.lineTo(at.x - size, at.y + size * 0.8)
    g.closePath()
  } else g.arc(at.x, at.y, size, 0, 7)
  g.fill()
  g.stroke()
}

/** A derrick: in the middle of its hex, or beside a town that stands there. */
function drawWell(pen: PrintPen, hex: string, { x, y }: Point): void {
  const { g, palette, terrain } = pen
  const isBeside = terrain.sheet.places.some((place) => place.hex === hex && place.mark)
  const high = thick(pen, 0.24, 8)
  const wide = high * 0.34
  const [left, foot] = [x - (isBeside ? 0.29 : 0), y + high * (isBeside ? 0.75 : 0.5)]
  const line = (colour: string, hexes: number, pixels: number) => {
    g.strokeStyle = colour
    g.lineWidth = thick(pen, hexes, pixels)
    g.stroke()
  }
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  g.moveTo(left - wide, foot)
  g.lineTo(left - wide * 0.22, foot - high)
  g.lineTo(left + wide * 0.22, foot - high)
  g.lineTo(left + wide, foot)
  for (const [low, up] of [
    [0.08, 0.42],
    [0.42, 0.72],
  ] as const) {
    const at = (part: number, side: number) => left + side * wide * (1 - part * 0.78)
    g.moveTo(at(low, -1), foot - high * low)
    g.lineTo(at(up, 1), foot - high * up)
    g.lineTo(at(up, -1), foot - high * up)
    g.lineTo(at(low, 1), foot - high * low)
  }
  line(palette.halo, 0.075, 3.4)
  line(palette.townInk, 0.026, 1.1)
}

/** Rings around cities that fill their hex. */
function drawRings(pen: PrintPen): void {
  const { g, palette, terrain } = pen
  const ringed = terrain.sheet.places.flatMap(({ hex, ring }) => (ring ? [hex] : []))
  if (ringed.length === 0) return
  const path = hexPath(pen, ringed, 0.09)
  g.lineJoin = 'miter'
  for (const [colour, hexes, pixels] of [
    [palette.halo, 0.085, 3.4],
    [palette.cityInk, 0.036, 1.6],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = thick(pen, hexes, pixels)
    g.stroke(path)
  }
}

function drawAreas(pen: PrintPen): void {
  const { g, palette, terrain } = pen
  for (const { path, tone } of printTerrain(terrain).areas()) {
    g.save()
    g.fillStyle = palette.area[tone]
    g.globalAlpha = 0.1
    g.fill(path)
    g.globalAlpha = 0.85
    g.strokeStyle = palette.area[tone]
    g.lineWidth = thick(pen, 0.045, 1.2)
    g.setLineDash([0.16, 0.1])
    g.stroke(path)
    g.restore()
  }
}

function drawRivers(pen: PrintPen): void {
  const { g, palette, terrain, detail } = pen
  const shown = terrain.streams().filter((stream) => detail > 0 || stream.wide)
  // All casings first, then all water: where two rivers join, the joint vanishes.
  for (const pass of ['edge', 'water'] as const) {
    g.lineCap = 'round'
    g.lineJoin = 'round'
    g.strokeStyle = pass === 'edge' ? palette.waterEdge : palette.water
    for (const stream of shown) strokeStream(pen, stream, pass)
    if (pass === 'edge') drawWaters(pen)
  }
  if (palette.ice && detail > 0) drawIce(pen, shown, palette.ice)
}

/** Short lines along the middle of what is frozen. */
function drawIce(pen: PrintPen, shown: readonly Stream[], ice: string): void {
  const { g } = pen
  g.save()
  g.strokeStyle = ice
  g.lineCap = 'butt'
  g.lineWidth = thick(pen, 0.016, 0.8)
  g.setLineDash([0.09, 0.11])
  g.beginPath()
  for (const { points } of shown)
    for (const [i, { x, y }] of points.entries())
      if (i === 0) g.moveTo(x, y)
      else g.lineTo(x, y)
  g.stroke()
  g.restore()
}

function strokeStream(pen: PrintPen, { points }: Stream, pass: 'edge' | 'water'): void {
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

function drawRoads(pen: PrintPen): void {
  const { g, palette, terrain, detail } = pen
  const [roads, rails] = [printTerrain(terrain).roads(), printTerrain(terrain).rails()]
  const line = (path: Path2D, colour: string, hexes: number, pixels: number) => {
    g.strokeStyle = colour
    g.lineWidth = thick(pen, hexes, pixels)
    g.stroke(path)
  }
  g.lineCap = 'round'
  g.lineJoin = 'round'
  line(roads.path, palette.roadEdge, 0.08, 2.8)
  line(roads.path, palette.road, 0.038, 1.2)
  line(roads.highways, palette.highwayEdge, 0.075, 2.6)
  line(roads.highways, palette.highway, 0.05, 1.7)
  if (terrain.sheet.passes) {
    const { path } = printTerrain(terrain).passes()
    line(path, palette.passEdge, 0.11, 3.6)
    line(path, palette.pass, 0.065, 1.9)
  }
  if (terrain.sheet.rails) {
    g.globalAlpha = 0.75
    line(rails.path, palette.roadEdge, 0.055, 2.3)
    g.globalAlpha = 1
    line(rails.path, palette.rail, 0.017, 0.9)
    if (detail >= 2) {
      // Sleepers: the same line, broad and broken.
      g.lineCap = 'butt'
      g.setLineDash([thick(pen, 0.014, 0.8), thick(pen, 0.11, 5)])
      line(rails.path, palette.rail, 0.064, 4)
      g.setLineDash([])
    }
  }
  if (detail < 2) return
  g.lineCap = 'butt'
  for (const bridge of printTerrain(terrain).bridges()) drawBridge(pen, bridge)
}

function drawBridge(pen: PrintPen, bridge: Bridge): void {
  const { g, palette } = pen
  if (!sees(pen, bridge)) return
  g.strokeStyle = palette.bridge
  g.lineWidth = thick(pen, 0.024, 0.9)
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

/** A supply source: a barrel mark in the colour of its side; square for one side, round for the other. */
function drawSource(pen: PrintPen, side: 'west' | 'east', at: Point): void {
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
