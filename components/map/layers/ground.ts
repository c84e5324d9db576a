import { type Blank, blank } from '../blank'
import { emptyPath } from '../empty-path'
import { hashOf, noiseFrom } from '../noise'
import { type PrintPen, sees, thick } from '../pen'
import type { PrintPalette } from '../print-palette'
import { printTerrain } from '../print-terrain'
import type { Relief } from '../relief'
import { cellKey } from '../world'
import { drawCityGround } from './towns'

/** Paper, areas and their textures, the grid: what lies under the rivers. */
export function drawGround(pen: PrintPen): void {
  const { g, palette, terrain, rect, detail } = pen
  const { area, relief } = printTerrain(terrain)
  g.fillStyle = palette.paper
  g.fillRect(rect.x, rect.y, rect.width, rect.height)
  const mountains = area('mountain', rect)
  const land = { woods: area('woods', rect), swamp: area('swamp', rect) }
  const fill = (colour: string, path: Path2D | null) => {
    g.fillStyle = colour
    if (path) g.fill(path)
  }
  drawSteppe(pen, area('steppe', rect))
  g.globalAlpha = 0.75
  fill(palette.hill, area('hill', rect))
  fill(palette.mountain, mountains)
  g.globalAlpha = 1
  fill(palette.swamp, land.swamp)
  fill(palette.woods, land.woods)
  fill(palette.off, area('off', rect))
  const isBare = pen.written === 'page'
  const slopes = isBare ? null : relief(rect)
  if (slopes && !pen.written) drawLight(pen, slopes)
  if (detail > 0) {
    g.globalAlpha = 0.75
    g.lineWidth = thick(pen, 0.022, 0.6)
    for (const kind of ['woods', 'swamp'] as const) {
      g.strokeStyle = palette[`${kind}Edge`]
      if (land[kind]) g.stroke(land[kind])
    }
    g.globalAlpha = 1
  }
  if (pen.scale >= TEXTURED_FROM && !isBare) {
    if (land.woods) drawCrowns(pen)
    if (land.swamp) drawSwamp(pen, land.swamp)
    drawGrass(pen)
    if (palette.mire) drawMire(pen, palette.mire)
  }
  if (slopes) drawHachures(pen, slopes)
  if (mountains) drawPeaks(pen)
  drawCityGround(pen)
  if (detail > 0) drawGrid(pen)
}

/** How far steppe is seen beyond its hexes, in hexes, and how strong: it has no edge to other open country. */
const FADES = [
  [0.7, 0.16],
  [0.46, 0.2],
  [0.24, 0.25],
] as const
function drawSteppe({ g, palette }: PrintPen, path: Path2D | null): void {
  if (!path) return
  g.fillStyle = palette.steppe
  g.strokeStyle = palette.steppe
  for (const [wide, strength] of FADES) {
    g.globalAlpha = strength
    g.lineWidth = wide
    g.stroke(path)
  }
  g.globalAlpha = 1
  g.fill(path)
}

/** Light on the slopes as a small soft picture, laid over the areas. */
function drawLight({ g, palette, detail }: PrintPen, relief: Relief): void {
  const { x, y, width, height } = relief.rect
  g.globalAlpha = detail === 0 ? 0.8 : 1
  g.drawImage(shadeOf(relief, palette), x, y, width, height)
  g.globalAlpha = 1
}

function shadeOf({ columns, rows, light }: Relief, { night }: PrintPalette): Blank {
  const { picture, g } = blank(columns, rows)
  const image = g.createImageData(columns, rows)
  const pixels = new Uint32Array(image.data.buffer)
  const shades = shadesOf(night)
  for (let n = 0; n < light.length; n += 1) pixels[n] = shades[light[n]! & 255]!
  g.putImageData(image, 0, 0)
  return picture
}

/** The colour of each light, of which there are 255: a whole sheet has a quarter of a million samples. */
function shadesOf(night: boolean): Uint32Array {
  const bright = [255, 250, 235, night ? 45 : 150]
  const dark = night ? [0, 0, 0, 110] : [92, 62, 30, 95]
  const shades = new Uint8ClampedArray(256 * 4)
  for (let light = -127; light <= 127; light += 1) {
    const [red, green, blue, most] = (light > 0 ? bright : dark) as [number, number, number, number]
    shades.set([red, green, blue, (Math.abs(light) * most) / 127], (light & 255) * 4)
  }
  return new Uint32Array(shades.buffer)
}

/**
 * CSS pixels to a hex from which on grounds have their texture. It belongs to the sheet and not to the hex: at every zoom as
 * much ink lies on the same paper.
 */
const TEXTURED_FROM = 9
/** Of the crowns every so many is drawn up to this zoom. */
const THINNED = [
  [13, 4],
  [22, 3],
  [30, 2],
] as const

function drawCrowns(pen: PrintPen): void {
  const { g, palette, terrain, detail, rect, scale } = pen
  const every = THINNED.find(([most]) => scale < most)?.[1] ?? 1
  const grown = every > 1 ? Math.min(1.9, 18.7 / scale + 0.45) : 1
  const shadow = emptyPath()
  const crown = emptyPath()
  const light = emptyPath()
  const { ground, crowns } = printTerrain(terrain)
  for (const cell of terrain.world.cellsIn(rect)) {
    const key = cellKey(cell.q, cell.r)
    if (ground(key) !== 'woods') continue
    for (const [i, { x, y, size }] of crowns(key).entries()) {
      if (i % every !== 0) continue
      const radius = (0.038 + 0.034 * size) * grown
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
  g.globalAlpha = every > 1 ? 0.42 : 0.8
  g.fillStyle = palette.crownShadow
  g.fill(shadow)
  g.globalAlpha = every > 1 ? 0.8 : 1
  g.fillStyle = palette.crown
  g.fill(crown)
  g.globalAlpha = 1
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

/** From one row of dashes to the next: in hex widths, and in CSS pixels at least, or they run into each other. */
const [SWAMP_ROW, SWAMP_APART] = [0.145, 4.4]

/** Rows of dashes that run on from hex to hex; from afar there are fewer rows of longer dashes. */
function drawSwamp(pen: PrintPen, swamp: Path2D): void {
  const { g, palette, detail, scale } = pen
  const every = Math.max(1, Math.ceil(SWAMP_APART / (SWAMP_ROW * scale)))
  const pitch = SWAMP_ROW * every
  g.save()
  g.clip(swamp)
  g.strokeStyle = palette.swampInk
  g.lineWidth = thick(pen, 0.02, 0.7)
  g.globalAlpha = detail < 2 ? 0.62 : 0.75
  g.beginPath()
  for (const [row, column] of swampRows(pen, pitch)) {
    const next = noiseFrom(hashOf(`swamp${every}|${row}|${column}`))
    const at = row * pitch + (next() - 0.5) * 0.03 * every
    for (let from = column + next() * 0.2 * every; from < column + 1; ) {
      const long = (0.1 + next() * 0.2) * every
      g.moveTo(from, at)
      g.lineTo(Math.min(from + long, column + 1.05), at)
      if (detail === 3 && next() < 0.22) drawTuft(from + 0.06, at)
      from += long + (0.09 + next() * 0.12) * every
    }
  }
  g.stroke()
  g.restore()

  function drawTuft(x: number, y: number): void {
    for (const lean of [-0.035, 0, 0.035]) {
      g.moveTo(x, y - 0.012)
      g.lineTo(x + lean, y - 0.085 + Math.abs(lean) * 0.6)
    }
  }
}

/** The rows of dashes that cross a swamp, a hex width of each at a time: their number down and across the sheet. */
function swampRows({ terrain, rect }: PrintPen, pitch: number): Iterable<[row: number, column: number]> {
  const found = new Map<string, [number, number]>()
  for (const cell of terrain.world.cellsIn(rect)) {
    if (printTerrain(terrain).ground(cellKey(cell.q, cell.r)) !== 'swamp') continue
    const { x, y } = terrain.world.cellCentre(cell)
    for (let row = Math.ceil((y - 0.7) / pitch); row <= (y + 0.7) / pitch; row += 1)
      for (const column of [Math.floor(x - 0.6), Math.floor(x), Math.floor(x + 0.6)])
        found.set(`${row}|${column}`, [row, column])
  }
  return found.values()
}

/** Tufts of dry grass, far apart; from afar there are fewer, which are larger. */
function drawGrass({ g, palette, terrain, rect, scale, detail }: PrintPen): void {
  const { ground } = printTerrain(terrain)
  const every = THINNED.find(([most]) => scale < most)?.[1] ?? 1
  const high = 0.05 * Math.min(2, Math.max(1, 26 / scale))
  const tufts = emptyPath()
  for (const cell of terrain.world.cellsIn(rect)) {
    const key = cellKey(cell.q, cell.r)
    if (ground(key) !== 'steppe') continue
    const { x, y } = terrain.world.cellCentre(cell)
    const next = noiseFrom(hashOf(`grass|${key}`))
    for (let i = 0; i < 8; i += 1) {
      const [left, foot] = [x + (next() - 0.5) * 0.95, y + (next() - 0.5) * 0.9]
      const tall = high * (0.8 + 0.5 * next())
      if (i % every !== 0) continue
      for (const lean of detail < 2 ? [-0.5, 0.5] : [-0.75, 0, 0.75]) {
        tufts.moveTo(left + lean * 0.3 * high, foot)
        tufts.lineTo(left + lean * high, foot - tall * (1 - Math.abs(lean) * 0.3))
      }
    }
  }
  g.strokeStyle = palette.steppeInk
  g.lineCap = 'round'
  g.lineWidth = Math.max(0.014, 0.5 / scale)
  g.globalAlpha = detail < 2 ? 0.5 : 0.6
  g.stroke(tufts)
  g.globalAlpha = 1
}

/** So many peaks stand in a hex of mountains, and how far apart at least, in hexes. */
const [PEAKS, PEAKS_APART] = [3, 0.33]
/** Peaks with one slope in the light, the farther ones behind the nearer. */
function drawPeaks(pen: PrintPen): void {
  const { g, palette, terrain, rect, scale } = pen
  const { ground } = printTerrain(terrain)
  const peaks = terrain.world.cellsIn(rect).flatMap((cell) => {
    const key = cellKey(cell.q, cell.r)
    if (ground(key) !== 'mountain') return []
    const { x, y } = terrain.world.cellCentre(cell)
    const next = noiseFrom(hashOf(`peaks|${key}`))
    const found: { x: number; y: number; high: number; lean: number }[] = []
    for (let dart = 0; dart < 14 && found.length < PEAKS; dart += 1) {
      const at = { x: x + (next() - 0.5) * 0.72, y: y + 0.12 + (next() - 0.5) * 0.66 }
      const [high, lean] = [0.17 + 0.16 * next(), next() - 0.5]
      if (found.every((one) => Math.hypot(one.x - at.x, one.y - at.y) > PEAKS_APART))
        found.push({ ...at, high, lean })
    }
    return found
  })
  const [light, shade] = palette.peak
  g.lineJoin = 'round'
  g.lineWidth = Math.max(0.014, 0.6 / scale)
  for (const { x, y, high, lean } of peaks.sort((a, b) => a.y - b.y)) {
    const [wide, top] = [high * 0.82, { x: x + lean * high * 0.5, y: y - high }]
    // Where the light ends: a ridge that winds down from the top.
    const ridge = [
      { x: top.x + high * 0.1, y: y - high * 0.62 },
      { x: top.x - high * 0.04, y: y - high * 0.36 },
      { x: x + high * 0.14, y },
    ]
    for (const [colour, strength, side] of [
      [light, 0.7, -1],
      [shade, 0.6, 1],
    ] as const) {
      g.globalAlpha = strength
      g.fillStyle = colour
      g.beginPath()
      g.moveTo(x + side * wide, y)
      g.lineTo(top.x, top.y)
      for (const at of ridge) g.lineTo(at.x, at.y)
      g.closePath()
      g.fill()
    }
    g.globalAlpha = 0.85
    g.strokeStyle = palette.hachure
    g.beginPath()
    g.moveTo(x - wide, y)
    g.lineTo(top.x, top.y)
    g.lineTo(x + wide, y)
    g.stroke()
  }
  g.globalAlpha = 1
}

/** Pairs of short ruts and some puddles in open country. */
function drawMire({ g, terrain, rect, detail }: PrintPen, mire: string): void {
  const { ground } = printTerrain(terrain)
  const ruts = emptyPath()
  const puddles = emptyPath()
  for (const cell of terrain.world.cellsIn(rect)) {
    const key = cellKey(cell.q, cell.r)
    if (ground(key) !== 'clear' && ground(key) !== 'steppe') continue
    const { x, y } = terrain.world.cellCentre(cell)
    const next = noiseFrom(hashOf(`mire|${key}`))
    for (let i = 0; i < 9; i += 1) {
      const [left, top] = [x + (next() - 0.5) * 0.9, y + (next() - 0.5) * 0.8]
      const [right, bottom] = [left + 0.06 + next() * 0.08, top + (next() - 0.5) * 0.03]
      const wet = i % 3 === 0
      for (const side of wet ? [0] : [0, 0.035]) {
        const path = wet ? puddles : ruts
        path.moveTo(left, top + side)
        path.lineTo(right, bottom + side)
      }
    }
  }
  g.save()
  g.strokeStyle = mire
  g.lineCap = 'round'
  g.globalAlpha = detail < 2 ? 0.4 : 0.5
  g.lineWidth = 0.014
  g.stroke(ruts)
  g.lineWidth = 0.038
  g.stroke(puddles)
  g.restore()
}

function drawHachures(pen: PrintPen, { hachures }: Relief): void {
  const { g, palette, detail } = pen
  g.strokeStyle = palette.hachure
  g.lineCap = 'round'
  g.globalAlpha = detail === 3 ? 0.5 : 0.62
  for (const steep of [false, true]) {
    g.lineWidth = steep ? thick(pen, 0.021, 0.8) : thick(pen, 0.012, 0.5)
    g.beginPath()
    for (const stroke of hachures) {
      if (stroke.steep !== steep || !sees(pen, stroke, 0.3)) continue
      g.moveTo(stroke.x, stroke.y)
      g.lineTo(stroke.x + stroke.dx, stroke.y + stroke.dy)
    }
    g.stroke()
  }
  g.globalAlpha = 1
}

function drawGrid(pen: PrintPen): void {
  const { g, palette, terrain, detail, rect } = pen
  const { world } = terrain
  const { ground } = printTerrain(terrain)
  g.strokeStyle = palette.grid
  g.globalAlpha = palette.gridAlpha * (detail === 1 ? 0.6 : 1)
  g.lineWidth = thick(pen, 0.014, 0.5)
  g.beginPath()
  for (const cell of world.cellsIn(rect)) {
    const key = cellKey(cell.q, cell.r)
    if (!world.hexOf(key) || ground(key) === 'off') continue
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
