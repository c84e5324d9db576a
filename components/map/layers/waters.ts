import { emptyPath } from '../empty-path'
import { type PrintPen, sees, thick } from '../pen'
import { printTerrain } from '../print-terrain'
import type { Shore } from '../shore'
import { cellKey } from '../world'

/** Wide soft strokes along the shore, the widest first: half their width in hexes, and how strong. */
const SOFT = [
  [0.62, 0.03],
  [0.42, 0.05],
  [0.26, 0.09],
  [0.12, 0.14],
] as const
/** The engraver's lines: how far off the shore, in hexes, and how strong. They never come nearer than APART pixels. */
const LINES = [
  [0.13, 0.75],
  [0.27, 0.52],
  [0.44, 0.36],
  [0.64, 0.24],
  [0.88, 0.14],
] as const
const APART = 4.2
const LINES_OF_LAKES = 3

/** Seas and lakes with their shores: over the edges of rivers and under their water, so that mouths stay open. */
export function drawWaters(pen: PrintPen): void {
  const { g, terrain, palette, rect } = pen
  const { shore, arms } = printTerrain(terrain)
  const sea = shore('sea', rect, lineOff(pen, LINES.length - 1))
  const lakes = shore('lake', rect, lineOff(pen, LINES_OF_LAKES - 1))
  strokeArms(palette.coast, palette.coast, 0.3)
  if (sea) drawBody(pen, sea, palette.sea, LINES.length)
  if (lakes) drawBody(pen, lakes, palette.lake, LINES_OF_LAKES)
  strokeArms(palette.sea, palette.lake, 0.25)
  drawStraits(pen)
  if (pen.detail > 0 && (sea || lakes)) drawWaterGrid(pen)

  function strokeArms(ofSea: string, ofLake: string, wide: number): void {
    g.lineCap = 'round'
    g.lineJoin = 'round'
    g.lineWidth = wide
    for (const [arm, colour] of [
      [arms().sea, ofSea],
      [arms().lake, ofLake],
    ] as const) {
      if (!arm) continue
      g.strokeStyle = colour
      g.stroke(arm)
    }
  }
}

/** How far off the shore a line lies, in hexes. */
const lineOff = ({ scale }: PrintPen, line: number): number =>
  Math.max(LINES[line]![0], (APART * (line + 1)) / scale)

/** A strait can be crossed: a dotted way from shore to shore. */
function drawStraits(pen: PrintPen): void {
  const { g, terrain, palette } = pen
  const { sheet, world } = terrain
  if (pen.detail < 2) return
  g.save()
  g.strokeStyle = palette.coast
  g.lineWidth = thick(pen, 0.045, 1.6)
  g.setLineDash([0.001, 0.095])
  g.beginPath()
  for (const { a, b, water } of sheet.waterSides ?? []) {
    const [from, to] = [world.centre(a), world.centre(b)]
    if (water !== 'strait' || !sees(pen, from)) continue
    for (const [move, t] of [
      ['moveTo', 0.26],
      ['lineTo', 0.74],
    ] as const)
      g[move](from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t)
  }
  g.stroke()
  g.restore()
}

function drawBody(pen: PrintPen, { path, waterLine }: Shore, colour: string, lines: number): void {
  const { g, palette, scale } = pen
  g.save()
  g.fillStyle = colour
  g.fill(path)
  g.clip(path)
  g.lineJoin = 'round'
  g.strokeStyle = palette.waterLine
  for (const [half, strength] of SOFT.slice(lines < SOFT.length ? 2 : 0)) {
    g.globalAlpha = strength
    g.lineWidth = Math.max(half * 2, (half * 26) / scale)
    g.stroke(path)
  }
  g.lineWidth = thick(pen, 0.011, 0.55)
  for (const [i, [, strength]] of LINES.slice(0, lines).entries()) {
    g.globalAlpha = strength
    g.stroke(waterLine(lineOff(pen, i)))
  }
  g.restore()
  g.strokeStyle = palette.coast
  g.lineWidth = thick(pen, 0.035, 1.1)
  g.lineJoin = 'round'
  g.stroke(path)
}

/** The grid goes on over water, very faint. */
function drawWaterGrid({ g, terrain, palette, detail, rect, scale }: PrintPen): void {
  const { world } = terrain
  const grid = emptyPath()
  for (const cell of world.cellsIn(rect)) {
    const key = cellKey(cell.q, cell.r)
    const ground = printTerrain(terrain).ground(key)
    if ((ground !== 'sea' && ground !== 'lake') || !world.hexOf(key)) continue
    for (let i = 0; i < 4; i += 1) {
      const corner = world.corner(cell, i)
      if (i === 0) grid.moveTo(corner.x, corner.y)
      else grid.lineTo(corner.x, corner.y)
    }
  }
  g.strokeStyle = palette.coast
  g.globalAlpha = detail === 1 ? 0.1 : 0.16
  g.lineWidth = Math.max(0.012, 0.5 / scale)
  g.stroke(grid)
  g.globalAlpha = 1
}
