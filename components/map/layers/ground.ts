import { type Blank, blank } from '../blank'
import { hashOf, noiseFrom } from '../chance'
import type { Palette } from '../palette'
import { type Pen, sees, thick } from '../pen'
import type { Relief } from '../relief'
import { cellKey } from '../world'
import { emptyPath } from '../written-path'

/** Paper, areas and their textures, the grid: what lies under the rivers. */
export function drawGround(pen: Pen): void {
  const { g, palette, terrain, rect, detail } = pen
  g.fillStyle = palette.paper
  g.fillRect(rect.x, rect.y, rect.width, rect.height)
  g.globalAlpha = 0.75
  g.fillStyle = palette.hill
  g.fill(terrain.hills())
  g.globalAlpha = 1
  g.fillStyle = palette.swamp
  g.fill(terrain.swamp())
  g.fillStyle = palette.woods
  g.fill(terrain.woods())
  if (!pen.written) drawRelief(pen)
  if (detail > 0) {
    g.globalAlpha = 0.75
    g.lineWidth = thick(pen, 0.022, 0.6)
    g.strokeStyle = palette.woodsEdge
    g.stroke(terrain.woods())
    g.strokeStyle = palette.swampEdge
    g.stroke(terrain.swamp())
    g.globalAlpha = 1
    drawCrowns(pen)
    drawSwamp(pen)
  }
  drawHachures(pen)
  if (detail > 0) drawGrid(pen)
}

let shade: { relief: Relief; night: boolean; picture: Blank } | null = null

/** Light on the slopes as a small soft picture, laid over the areas. */
function drawRelief({ g, palette, terrain, detail }: Pen): void {
  const { world } = terrain
  const relief = terrain.relief()
  if (shade?.relief !== relief || shade.night !== palette.night) {
    shade = { relief, night: palette.night, picture: shadeOf(relief, palette) }
  }
  g.globalAlpha = detail === 0 ? 0.8 : 1
  g.drawImage(shade.picture, 0, 0, world.width, world.height)
  g.globalAlpha = 1
}

function shadeOf({ columns, rows, light }: Relief, { night }: Palette): Blank {
  const { picture, g } = blank(columns, rows)
  const image = g.createImageData(columns, rows)
  const bright = [255, 250, 235, night ? 45 : 150] as const
  const dark = night ? ([0, 0, 0, 110] as const) : ([92, 62, 30, 95] as const)
  for (const [n, l] of light.entries()) {
    const [red, green, blue, most] = l > 0 ? bright : dark
    image.data.set([red, green, blue, (Math.abs(l) * most) / 127], n * 4)
  }
  g.putImageData(image, 0, 0)
  return picture
}

function drawCrowns(pen: Pen): void {
  const { g, palette, terrain, detail, rect } = pen
  const shadow = emptyPath()
  const crown = emptyPath()
  const light = emptyPath()
  for (const cell of terrain.world.cellsIn(rect)) {
    const key = cellKey(cell.q, cell.r)
    if (terrain.ground(key) !== 'woods') continue
    for (const [i, { x, y, size }] of terrain.crowns(key).entries()) {
      if (detail === 1 && i % 2 === 1) continue
      const radius = 0.038 + 0.034 * size
      if (detail < 3) {
        circle(shadow, x + 0.018, y + 0.022, radius)
        circle(crown, x, y, radius)
        continue
      }
      const turn = size * 40
      scallop(shadow, x + 0.02, y + 0.026, radius * 1.04, turn)
      scallop(crown, x, y, radius, turn)
      scallop(light, x - radius * 0.22, y - radius * 0.26, radius * 0.56, turn + 0.5)
    }
  }
  g.globalAlpha = detail === 1 ? 0.5 : 0.8
  g.fillStyle = palette.crownShadow
  g.fill(shadow)
  g.globalAlpha = 1
  g.fillStyle = palette.crown
  g.fill(crown)
  if (detail < 3) return
  g.globalAlpha = 0.5
  g.strokeStyle = palette.crownShadow
  g.lineWidth = 0.008
  g.stroke(crown)
  g.globalAlpha = 1
  g.fillStyle = palette.crownLight
  g.fill(light)
}

function circle(path: Path2D, x: number, y: number, radius: number): void {
  path.moveTo(x + radius, y)
  path.arc(x, y, radius, 0, 7)
}

const LOBES = 6
/** A round tuft with an outline of small bows, as foliage is drawn on old maps. */
function scallop(path: Path2D, x: number, y: number, radius: number, turn: number): void {
  const inner = radius * 0.9
  for (let i = 0; i <= LOBES; i += 1) {
    const angle = turn + (i * 2 * Math.PI) / LOBES
    const [px, py] = [x + Math.cos(angle) * inner, y + Math.sin(angle) * inner]
    if (i === 0) path.moveTo(px, py)
    else {
      const middle = angle - Math.PI / LOBES
      path.quadraticCurveTo(
        x + Math.cos(middle) * radius * 1.42,
        y + Math.sin(middle) * radius * 1.42,
        px,
        py,
      )
    }
  }
}

function drawSwamp(pen: Pen): void {
  const { g, palette, terrain, detail, rect } = pen
  g.save()
  g.clip(terrain.swamp())
  g.strokeStyle = palette.swampInk
  g.lineWidth = thick(pen, 0.02, 0.7)
  g.globalAlpha = 0.75
  g.beginPath()
  for (const cell of terrain.world.cellsIn(rect)) {
    const key = cellKey(cell.q, cell.r)
    if (terrain.ground(key) !== 'swamp') continue
    const next = noiseFrom(hashOf(`swamp${key}`))
    const { x, y } = terrain.world.cellCentre(cell)
    for (let row = -3; row <= 3; row += 1) {
      const at = y + row * 0.145 + (next() - 0.5) * 0.03
      let from = x - 0.5 + next() * 0.15
      while (from < x + 0.45) {
        const long = 0.09 + next() * 0.2
        g.moveTo(from, at)
        g.lineTo(Math.min(from + long, x + 0.49), at)
        from += long + 0.08 + next() * 0.1
      }
      if (detail < 3 || next() > 0.5) continue
      const tuft = x + (next() - 0.5) * 0.7
      for (const lean of [-0.035, 0, 0.035]) {
        g.moveTo(tuft, at - 0.02)
        g.lineTo(tuft + lean, at - 0.095 + Math.abs(lean) * 0.6)
      }
    }
  }
  g.stroke()
  g.restore()
}

function drawHachures(pen: Pen): void {
  const { g, palette, terrain, detail } = pen
  g.strokeStyle = palette.hachure
  g.lineCap = 'round'
  g.globalAlpha = detail === 3 ? 0.5 : 0.62
  for (const steep of [false, true]) {
    g.lineWidth = steep ? thick(pen, 0.021, 0.8) : thick(pen, 0.012, 0.5)
    g.beginPath()
    for (const stroke of terrain.relief().hachures) {
      if (stroke.steep !== steep || !sees(pen, stroke, 0.3)) continue
      g.moveTo(stroke.x, stroke.y)
      g.lineTo(stroke.x + stroke.dx, stroke.y + stroke.dy)
    }
    g.stroke()
  }
  g.globalAlpha = 1
}

function drawGrid(pen: Pen): void {
  const { g, palette, terrain, detail, rect } = pen
  const { world } = terrain
  g.strokeStyle = palette.grid
  g.globalAlpha = palette.gridAlpha * (detail === 1 ? 0.6 : 1)
  g.lineWidth = thick(pen, 0.014, 0.5)
  g.beginPath()
  for (const cell of world.cellsIn(rect)) {
    if (!world.hexOf(cellKey(cell.q, cell.r))) continue
    // Half of the sides of every hex; the neighbours draw the others.
    for (let i = 0; i < 4; i += 1) {
      const corner = world.corner(cell, i)
      if (i === 0) g.moveTo(corner.x, corner.y)
      else g.lineTo(corner.x, corner.y)
    }
  }
  g.stroke()
  g.globalAlpha = 1
}
