import type { Point } from '@/lib/hex/layout'
import { hatchOf } from '../hatch'
import { hexPath, type Pen, sees, thick } from '../pen'
import type { Covered, Scene, SceneChoice } from '../scene'
import type { SideTone } from '../sheet'
import { hexOutline } from '../terrain'
import { type Box, meets } from './box'
import { letter } from './lettering'
import { placeNames } from './names'

/** What lies under the counters: overlays, the hexes one may choose, the way there. `covered`: where else is written. */
export function drawUnder(pen: Pen, scene: Scene, covered: () => Covered): void {
  scene.forts?.draw(pen, scene.forts.all)
  scene.drawBeneath?.(pen, covered)
  for (const { tone, side, hexes } of scene.tints) drawTint(pen, tone, side, hexes)
  for (const zone of scene.zones) drawZone(pen, scene, zone)
  for (const { side, hexes } of scene.lines) drawLine(pen, side, hexes)
  if (scene.choices.length > 0) drawChoices(pen, scene)
  if (scene.path) drawWay(pen, scene.path)
  if (scene.looked) drawLooked(pen, scene.looked)
}

/** What lies over the counters: where the way ends, arrows of an attack, the cursor, hexes a refusal speaks of. */
export function drawOver(pen: Pen, scene: Scene): void {
  scene.drawAbove?.(pen)
  if (scene.path) drawEnd(pen, scene, scene.path)
  for (const { from, to } of scene.arrows) drawArrow(pen, from, to)
  const { g, palette } = pen
  if (scene.flash.length > 0) {
    g.strokeStyle = palette.fight
    g.lineWidth = thick(pen, 0.09, 3.5)
    g.stroke(hexPath(pen, scene.flash, 0.06))
  }
  if (scene.cursor) {
    g.setLineDash([0.12, 0.07])
    g.strokeStyle = palette.halo
    g.lineWidth = thick(pen, 0.1, 4.5)
    const path = hexPath(pen, [scene.cursor], 0.06)
    g.stroke(path)
    g.strokeStyle = palette.label
    g.lineWidth = thick(pen, 0.055, 2.4)
    g.stroke(path)
    g.setLineDash([])
  }
  // What is lost on the way there is read even where a name stands.
  drawCosts(
    pen,
    scene.choices.filter(({ tone, peril }) => tone === 'go' && peril !== undefined),
  )
  drawTags(pen, scene)
}

export function drawTint(pen: Pen, tone: 'area' | 'range', side: SideTone, hexes: readonly string[]): void {
  const { g, palette, terrain } = pen
  const path = hexOutline(terrain.world, hexes, 0.2)
  g.fillStyle = palette.zone[side]
  g.globalAlpha = tone === 'area' ? 0.16 : 0.1
  g.fill(path)
  g.globalAlpha = 0.9
  g.strokeStyle = palette.zone[side]
  g.lineWidth = thick(pen, 0.035, 1.6)
  if (tone === 'range') g.setLineDash([0.2, 0.12])
  g.stroke(path)
  g.setLineDash([])
  g.globalAlpha = 1
}

/** A hatch rather than a tint, so that it shows over woods and to every eye; each side leans its own way. */
function drawZone(pen: Pen, scene: Scene, { side, hexes, inReach }: Scene['zones'][number]): void {
  const go = inReach && new Set(goOf(scene.choices).map(({ hex }) => hex))
  const drawn = hexes.filter((hex) => !go || go.has(hex))
  drawHatch(pen, drawn, side === 'west' ? 1 : -1, pen.palette.zone[side], thick(pen, 0.022, 1))
}

function drawHatch(pen: Pen, hexes: readonly string[], lean: 1 | -1, colour: string, width: number): void {
  const { g, terrain } = pen
  const drawn = hexes.filter((hex) => sees(pen, terrain.world.centre(hex)))
  g.strokeStyle = colour
  g.globalAlpha = 0.6
  g.lineWidth = width
  g.beginPath()
  for (const [from, to] of hatchOf(terrain.world, drawn, lean)) {
    g.moveTo(from.x, from.y)
    g.lineTo(to.x, to.y)
  }
  g.stroke()
  g.globalAlpha = 1
}

function drawLine(pen: Pen, side: SideTone, hexes: readonly string[]): void {
  const { g, palette, terrain } = pen
  strokeWay(pen, hexes.map(terrain.world.centre), [
    [palette.halo, thick(pen, 0.16, 5)],
    [palette.zone[side], thick(pen, 0.08, 2.6)],
  ])
  g.setLineDash([])
}

/** The hexes to which one may go. */
const goOf = (choices: Scene['choices']): SceneChoice[] => choices.filter(({ tone }) => tone === 'go')

const reaches = new WeakMap<Scene['choices'], Path2D>()

/** The outline of the hexes to which one may go. */
function reachOf({ terrain }: Pen, { choices }: Scene): Path2D {
  const known = reaches.get(choices)
  if (known) return known
  const hexes = goOf(choices).map(({ hex }) => hex)
  const path = hexOutline(terrain.world, hexes, 0.2)
  reaches.set(choices, path)
  return path
}

export function drawChoices(pen: Pen, scene: Scene): void {
  const { g, palette, rect } = pen
  const go = goOf(scene.choices)
  if (go.length > 0) {
    const edge = reachOf(pen, scene)
    if (scene.veil) {
      const veil = new Path2D()
      veil.rect(rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2)
      veil.addPath(edge)
      g.fillStyle = palette.veil
      g.fill(veil, 'evenodd')
    }
    g.globalAlpha = 0.13
    g.fillStyle = palette.reach
    g.fill(edge)
    g.globalAlpha = 1
    for (const [colour, width] of [
      [palette.reachEdge, thick(pen, 0.09, 4.4)],
      [palette.reach, thick(pen, 0.055, 2.6)],
    ] as const) {
      g.strokeStyle = colour
      g.lineWidth = width
      g.stroke(edge)
    }
  }
  const costly = go.flatMap(({ hex, peril }) => (peril ? [hex] : []))
  drawHatch(pen, costly, 1, palette.fight, thick(pen, 0.04, 1.8))
  const others = scene.choices.filter((choice) => choice.tone !== 'go')
  for (const choice of others) {
    const path = hexPath(pen, [choice.hex], 0.08)
    const colour = choice.tone === 'fight' ? palette.fight : palette.reach
    g.fillStyle = colour
    g.globalAlpha = 0.22
    g.fill(path)
    g.globalAlpha = 1
    g.strokeStyle = palette.halo
    g.lineWidth = thick(pen, 0.1, 4)
    g.stroke(path)
    g.strokeStyle = colour
    g.lineWidth = thick(pen, 0.06, 2.4)
    g.stroke(path)
  }
  drawCosts(
    pen,
    go.filter(({ peril }) => peril === undefined),
  )
}

/** What it costs to go to a hex, in its middle. */
function drawCosts(pen: Pen, go: readonly SceneChoice[]): void {
  const { palette, scale, terrain } = pen
  if (scale < 28) return
  for (const { hex, text, peril } of go) {
    const at = terrain.world.centre(hex)
    if (!text || !sees(pen, at)) continue
    letter(
      pen,
      text,
      { x: at.x, y: at.y + 0.02 },
      {
        family: 'figures',
        weight: 700,
        pixels: Math.max(peril ? 16 : 12, scale * 0.24),
        colour: peril ? palette.fight : palette.night ? palette.reach : palette.reachEdge,
        halo: palette.halo,
      },
    )
  }
}

function drawLooked(pen: Pen, hex: string): void {
  const { g, palette } = pen
  const path = hexPath(pen, [hex], 0.04)
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.1, 4.5)
  g.stroke(path)
  g.strokeStyle = palette.label
  g.lineWidth = thick(pen, 0.045, 2)
  g.stroke(path)
}

function strokeWay(
  pen: Pen,
  points: readonly Point[],
  strokes: readonly (readonly [string, number])[],
): void {
  const { g } = pen
  if (points.length < 2) return
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const way = new Path2D()
  way.moveTo(points[0]!.x, points[0]!.y)
  for (let i = 1; i < points.length - 1; i += 1) {
    const a = points[i]!
    const b = points[i + 1]!
    way.quadraticCurveTo(a.x, a.y, (a.x + b.x) / 2, (a.y + b.y) / 2)
  }
  way.lineTo(points.at(-1)!.x, points.at(-1)!.y)
  for (const [colour, width] of strokes) {
    g.strokeStyle = colour
    g.lineWidth = width
    g.stroke(way)
  }
}

/** The way under the counters that it passes: no strength is hidden by it. */
function drawWay(pen: Pen, { hexes, dashed }: NonNullable<Scene['path']>): void {
  const { g, palette, terrain } = pen
  if (dashed) g.setLineDash([0.2, 0.22])
  strokeWay(pen, hexes.map(terrain.world.centre), [
    [palette.halo, thick(pen, 0.22, 7)],
    [palette.reachEdge, thick(pen, 0.165, 5)],
    [palette.reach, thick(pen, 0.12, 3.4)],
  ])
  g.setLineDash([])
}

/** The end of the way, with what it costs. */
function drawEnd(pen: Pen, scene: Scene, { hexes, text }: NonNullable<Scene['path']>): void {
  const { g, palette, terrain, scale } = pen
  const isHeld = scene.counters.some(({ hex, away }) => hex === hexes.at(-1) && !away)
  // Where counters stand it lies above them, not over their strength.
  const radius = isHeld ? thick(pen, 0.18, 11) : thick(pen, 0.26, 12)
  const { x, y } = terrain.world.centre(hexes.at(-1)!)
  const end = isHeld ? { x, y: y - 0.44 } : { x, y }
  g.fillStyle = palette.reach
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.04, 2)
  g.beginPath()
  g.arc(end.x, end.y, radius, 0, 7)
  g.fill()
  g.stroke()
  letter(
    pen,
    text,
    { x: end.x, y: end.y + radius * 0.06 },
    {
      family: 'figures',
      weight: 700,
      pixels: radius * scale * (text.length > 2 ? 0.95 : 1.2),
      colour: palette.reachInk,
    },
  )
}

function drawArrow(pen: Pen, fromHex: string, toHex: string): void {
  const { g, palette, terrain } = pen
  const from = terrain.world.centre(fromHex)
  const to = terrain.world.centre(toHex)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  g.save()
  g.translate((from.x + to.x) / 2, (from.y + to.y) / 2)
  g.rotate(angle)
  g.beginPath()
  // So short that it ends before the strengths on either side.
  g.moveTo(0.14, 0)
  g.lineTo(0, 0.17)
  g.lineTo(0, 0.08)
  g.lineTo(-0.12, 0.08)
  g.lineTo(-0.12, -0.08)
  g.lineTo(0, -0.08)
  g.lineTo(0, -0.17)
  g.closePath()
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.06, 3)
  g.lineJoin = 'round'
  g.stroke()
  g.fillStyle = palette.fight
  g.fill()
  g.restore()
}

/** From this zoom on, in CSS pixels to a hex, tags are drawn. */
const TAGS = 22
/** What lies higher above the middle of a hex leaves room for a tag before the strength, in hexes, and where that begins. */
const CARD_TOP = 0.25
const STRENGTH_TOP = 0.1

/** So far a tag gives way to one side, in hexes: it is still seen which card is meant. */
const ASIDE = 0.5

/** Odds over the counters that may be attacked: where two would cover each other one of them stands, and none cut off. */
export function drawTags(pen: Pen, scene: Scene): void {
  const isFar = pen.scale < TAGS
  // Odds stand above the cursor, and those under it before others.
  const isAside = ({ hex }: SceneChoice) => Number(hex !== scene.cursor)
  const drawn: { box: Box; text: string; at: Point; isPick: boolean }[] = []
  for (const { hex, tone, text } of [...scene.choices].sort((a, b) => isAside(a) - isAside(b))) {
    const at = pen.terrain.world.centre(hex)
    // What is picked out, such as the places that a recap tells of, is little, and has its number on the whole map as well.
    if (tone === 'go' || (isFar && tone !== 'pick') || !text || !sees(pen, at)) continue
    const box = tagBox(pen, text, at)
    // It gives way to a name above its card, as far as the strength is left free, and to one beside it.
    for (const { box: name } of placeNames(pen, scene)) {
      if (!meets(name, box)) continue
      if (name.bottom < at.y - CARD_TOP) {
        // Rather than on the strength it lies on a name.
        if (name.bottom + box.bottom - box.top > at.y + STRENGTH_TOP) continue
        box.bottom += name.bottom - box.top
        box.top = name.bottom
        continue
      }
      const [left, right] = [name.left - box.right, name.right - box.left]
      const aside = left + right > 0 ? left : right
      if (Math.abs(aside) > ASIDE) continue
      box.left += aside
      box.right += aside
    }
    const isPick = tone === 'pick'
    const other = drawn.find((one) => meets(one.box, box))
    if (!other) drawn.push({ box, text, at, isPick })
    else if (isPick && other.isPick) {
      // What a recap tells of is told of both.
      other.text += ` ${text}`
      const wide = tagBox(pen, other.text, other.at)
      other.box = { ...other.box, left: wide.left, right: wide.right }
    }
  }
  for (const { box, text } of drawn) drawTag(pen, text, box)
}

/** On small cards tags are smaller, so that they leave the strength of those above them free. */
const tagSize = ({ scale }: Pen): number => (scale < 52 ? 0.86 : 1)

function tagBox(pen: Pen, text: string, at: Point): Box {
  const { scale } = pen
  const [width, height] = [text.length * 7.5 + 12, 19].map((pixels) => (tagSize(pen) * pixels) / scale)
  const [left, top] = [at.x - width! / 2, at.y - (scale < 45 ? 0.36 : 0.46) - height! / 2]
  return { left, top, right: left + width!, bottom: top + height! }
}

/** A tag over a counter, such as the odds of an attack. */
function drawTag(pen: Pen, text: string, { left, top, right, bottom }: Box): void {
  const { g, palette, scale } = pen
  g.fillStyle = palette.fight
  g.strokeStyle = palette.halo
  g.lineWidth = 1.5 / scale
  g.beginPath()
  g.roundRect(left, top, right - left, bottom - top, (bottom - top) / 2)
  g.fill()
  g.stroke()
  letter(
    pen,
    text,
    { x: (left + right) / 2, y: (top + bottom + 1 / scale) / 2 },
    {
      ...{ family: 'figures', weight: 700, pixels: tagSize(pen) * 14 },
      colour: palette.night ? '#1a0805' : '#fff8ee',
    },
  )
}
