import { hashOf, noiseFrom } from '../chance'
import { type Pen, sees, thick } from '../pen'
import { cellKey } from '../world'

/** Paper, areas and their textures, the grid: what lies under the rivers. */
export function drawGround(pen: Pen): void {
  const { g, palette, terrain, rect, detail } = pen
  g.fillStyle = palette.paper
  g.fillRect(rect.x, rect.y, rect.width, rect.height)
  g.globalAlpha = 0.75
  g.fillStyle = palette.hill
  g.fill(terrain.hills)
  g.globalAlpha = 1
  g.fillStyle = palette.swamp
  g.fill(terrain.swamp)
  g.fillStyle = palette.woods
  g.fill(terrain.woods)
  if (detail > 0) {
    g.globalAlpha = 0.75
    g.lineWidth = thick(pen, 0.022, 0.6)
    g.strokeStyle = palette.woodsEdge
    g.stroke(terrain.woods)
    g.strokeStyle = palette.swampEdge
    g.stroke(terrain.swamp)
    g.globalAlpha = 1
    drawCrowns(pen)
    drawSwamp(pen)
  }
  drawHachures(pen)
  if (detail > 0) drawGrid(pen)
}

function drawCrowns(pen: Pen): void {
  const { g, palette, terrain, detail, rect } = pen
  const shadow = new Path2D()
  const crown = new Path2D()
  const light = new Path2D()
  const circle = (path: Path2D, x: number, y: number, radius: number) => {
    path.moveTo(x + radius, y)
    path.arc(x, y, radius, 0, 7)
  }
  for (const cell of terrain.world.cellsIn(rect)) {
    const key = cellKey(cell.q, cell.r)
    if (terrain.ground(key) !== 'woods') continue
    for (const [i, { x, y, size }] of terrain.crowns(key).entries()) {
      if (detail === 1 && i % 2 === 1) continue
      const radius = 0.038 + 0.034 * size
      circle(shadow, x + 0.018, y + 0.022, radius)
      circle(crown, x, y, radius)
      if (detail === 3) circle(light, x - 0.014, y - 0.016, radius * 0.5)
    }
  }
  g.globalAlpha = detail === 1 ? 0.5 : 0.8
  g.fillStyle = palette.crownShadow
  g.fill(shadow)
  g.globalAlpha = 1
  g.fillStyle = palette.crown
  g.fill(crown)
  g.fillStyle = palette.crownLight
  g.fill(light)
}

function drawSwamp(pen: Pen): void {
  const { g, palette, terrain, detail, rect } = pen
  g.save()
  g.clip(terrain.swamp)
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
    for (const stroke of terrain.hachures) {
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
