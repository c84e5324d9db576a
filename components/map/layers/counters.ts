import type { Point } from '@/lib/hex/layout'
import { type Pen, sees, thick } from '../pen'
import type { CounterFace, Scene, SceneCounter, SceneToken } from '../scene'
import type { World } from '../world'
import { cardOf, drawCard, type Sprite } from './card'
import { letter } from './lettering'

/** Side of a counter in hex widths; it leaves a strip free for names and numbers. */
export const COUNTER_SIDE = 0.68
/** How far each counter of a stack lies off the one beneath, in hex widths. */
export const STACK_STEP = 0.085

/** The counters of each hex, or other pieces, the lowest first. */
export function stacksOf<Piece extends { readonly hex: string }>(
  counters: readonly Piece[],
): Map<string, Piece[]> {
  const stacks = new Map<string, Piece[]>()
  for (const counter of counters) {
    const stack = stacks.get(counter.hex)
    if (stack) stack.push(counter)
    else stacks.set(counter.hex, [counter])
  }
  return stacks
}

/** How sharp cards are drawn: device pixels to a CSS pixel, and the zoom for which, in CSS pixels to a hex. */
export interface CardSize {
  ratio: number
  cards: number
}

export function drawCounters(pen: Pen, scene: Scene, size: CardSize): void {
  const { world } = pen.terrain
  const rows = [...stacksOf(scene.counters)].sort(([a], [b]) => world.centre(a).y - world.centre(b).y)
  const { larger = 1 } = pen
  for (const [hex, stack] of rows)
    if (larger === 1) drawStack(pen, scene, hex, stack, size)
    else magnified(pen, world.centre(hex), larger, () => drawStack(pen, scene, hex, stack, size))
  drawOnTop(pen, scene)
}

/** What lies over counters, however those were laid: marks, and small pieces above their hexes. */
export function drawOnTop(pen: Pen, scene: Scene): void {
  drawMarks(pen, scene)
  for (const [hex, some] of stacksOf(scene.above ?? []))
    if (sees(pen, pen.terrain.world.centre(hex)))
      for (const [n, { face }] of some.entries()) drawAbove(pen, hex, face, n)
}

function magnified({ g }: Pen, { x, y }: Point, times: number, draw: () => void): void {
  g.save()
  g.translate(x, y)
  g.scale(times, times)
  g.translate(-x, -y)
  draw()
  g.restore()
}

/** How large pieces above a hex are, and by how much several lie apart, in hex widths. */
const [ABOVE, APART] = [0.46, 0.1]

/** Half above its upper left corner, so that the strength is still read. */
function drawAbove(
  { g, palette, terrain, detail, scale }: Pen,
  hex: string,
  face: CounterFace,
  n: number,
): void {
  const { x, y } = terrain.world.centre(hex)
  const side = ABOVE * scale
  g.save()
  g.translate(x - 0.5 + n * APART, y - 0.52)
  g.scale(1 / scale, 1 / scale)
  face.draw?.({ g, palette, detail, side, flat: true, card: () => undefined })
  g.restore()
}

/** The counters of a hex, as far as it is seen. */
export function drawStack(
  pen: Pen,
  { stacks }: Scene,
  hex: string,
  stack: readonly SceneCounter[],
  size: CardSize,
): void {
  const at = pen.terrain.world.centre(hex)
  if (!sees(pen, at)) return
  const here = stack.filter(({ away }) => !away)
  const height = stacks?.heights.get(hex)
  const card = (counter: SceneCounter) => drawCounter(pen, counter, at, size)
  if (pen.detail > 0 && height !== undefined && here.length > 0)
    stacks!.draw(pen, { counters: here, height, at, side: COUNTER_SIDE, card })
  else if (pen.detail > 0)
    for (const counter of here)
      drawCounter(pen, counter, offset(at, stack.indexOf(counter), stack.length), size)
  else if (here.length > 0) drawBlock(pen, here, at)
}

/** Draws the cards that `drawCounters` will ask for, one with each step: many at once would hold up everything else. */
export function* cutCards(pen: Pen, { counters }: Scene, { ratio, cards }: CardSize): Generator<void> {
  if (pen.detail === 0) return
  for (const { hex, face } of counters) {
    if (!sees(pen, pen.terrain.world.centre(hex))) continue
    cardOf(face, pen.palette, pen.detail, Math.round(COUNTER_SIDE * cards * ratio))
    yield
  }
}

const offset = (at: Point, i: number, count: number): Point => {
  const off = (i - (count - 1) / 2) * STACK_STEP
  return { x: at.x + off, y: at.y - off }
}

/** Where each counter lies in its stack, in hex widths. */
export const placesOf = (scene: Scene, world: World): Map<string, Point> =>
  new Map(
    [...stacksOf(scene.counters)].flatMap(([hex, stack]) =>
      stack.map(({ id }, i) => {
        const at = world.centre(hex)
        return [id, scene.stacks?.heights.has(hex) ? at : offset(at, i, stack.length)] as const
      }),
    ),
  )

function drawBlock(pen: Pen, stack: readonly SceneCounter[], at: Point): void {
  const { g, palette } = pen
  const top = stack.at(-1)!
  const card = palette.card[top.face.side]
  const wears = (ring: SceneCounter['ring']) => stack.some((counter) => counter.ring === ring)
  // Who is chosen is found among all who could be: full where they have an edge alone.
  g.fillStyle = wears('chosen') ? palette.reach : card.ground
  g.strokeStyle = wears('chosen') ? palette.reachEdge : wears('active') ? palette.reach : card.edge
  g.lineWidth = 1.2 / pen.scale
  g.beginPath()
  // Sides differ by shape as well: one is a square, the other leans.
  if (top.face.side === 'west') g.rect(at.x - 0.38, at.y - 0.38, 0.76, 0.76)
  else {
    g.moveTo(at.x, at.y - 0.5)
    g.lineTo(at.x + 0.46, at.y)
    g.lineTo(at.x, at.y + 0.5)
    g.lineTo(at.x - 0.46, at.y)
    g.closePath()
  }
  g.fill()
  g.stroke()
}

function drawCounter(pen: Pen, counter: SceneCounter, at: Point, { ratio, cards }: CardSize): void {
  const { g, palette, detail } = pen
  const side = Math.round(COUNTER_SIDE * cards * ratio)
  if (pen.written) return drawWritten(pen, counter, at, side)
  const x = at.x - COUNTER_SIDE / 2
  const y = at.y - COUNTER_SIDE / 2
  layCard(pen, cardOf(counter.face, palette, detail, side), { x, y }, side)
  if (counter.spent) {
    g.fillStyle = palette.night ? 'rgba(0,0,0,.36)' : 'rgba(70,60,40,.26)'
    g.beginPath()
    g.roundRect(x, y, COUNTER_SIDE, COUNTER_SIDE, 0.058)
    g.fill()
  }
  if (counter.ring) drawRing(pen, counter.ring, x, y)
  if (counter.badge || counter.spent) drawBadges(pen, counter, x, y)
}

/** Where the zoom stays a card lies on whole device pixels: a picture that is not stretched costs a fraction, and is sharp. */
function layCard({ g, scale, stamped }: Pen, { picture, pad }: Sprite, at: Point, side: number): void {
  if (!stamped) {
    const unit = COUNTER_SIDE / side
    g.drawImage(picture, at.x - pad * unit, at.y - pad * unit, picture.width * unit, picture.height * unit)
    return
  }
  const { ratio, left, top } = stamped
  const size = scale * ratio
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.drawImage(picture, Math.round(at.x * size + left) - pad, Math.round(at.y * size + top) - pad)
  g.restore()
}

function drawWritten({ g, palette, detail }: Pen, { face }: SceneCounter, at: Point, side: number): void {
  g.save()
  g.translate(at.x - COUNTER_SIDE / 2, at.y - COUNTER_SIDE / 2)
  g.scale(COUNTER_SIDE / side, COUNTER_SIDE / side)
  drawCard(g, face, palette, detail, side, true)
  g.restore()
}

function drawRing(pen: Pen, ring: NonNullable<SceneCounter['ring']>, x: number, y: number): void {
  const { g, palette } = pen
  const wide = ring === 'chosen' ? thick(pen, 0.07, 3) : thick(pen, 0.045, 2)
  const off = wide / 2
  g.beginPath()
  g.roundRect(x - off, y - off, COUNTER_SIDE + off * 2, COUNTER_SIDE + off * 2, 0.08)
  if (ring !== 'foe') {
    g.strokeStyle = palette.reachEdge
    g.lineWidth = wide + 1.6 / pen.scale
    g.stroke()
  }
  g.strokeStyle = ring === 'foe' ? palette.fight : palette.reach
  g.lineWidth = wide
  g.stroke()
}

/**
 * Marks that must be seen without opening anything: the badge of a counter, and a tick on one that has done its part. Each
 * has a shape of its own, and neither lies over the strength.
 */
function drawBadges(pen: Pen, { badge, spent }: SceneCounter, x: number, y: number): void {
  const { g, palette, scale, detail } = pen
  const radius = thick(pen, 0.125, 4.5)
  g.lineJoin = 'round'
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.03, 1.2)
  if (badge) {
    const [bx, by] = [x + radius * 0.15, y + radius * 0.15]
    g.fillStyle = badge.colour
    g.beginPath()
    if (badge.shape === 'square') g.rect(bx - radius * 0.85, by - radius * 0.85, radius * 1.7, radius * 1.7)
    else {
      g.moveTo(bx, by - radius * 1.15)
      g.lineTo(bx + radius * 1.15, by + radius * 0.85)
      g.lineTo(bx - radius * 1.15, by + radius * 0.85)
      g.closePath()
    }
    g.stroke()
    g.fill()
    if (detail >= 2)
      letter(
        pen,
        badge.letter,
        { x: bx, y: by + radius * 0.16 },
        { family: 'figures', weight: 700, pixels: radius * 1.6 * scale, colour: '#fff4dd' },
      )
  }
  if (!spent || detail < 2) return
  const [cx, cy] = [x - radius * 0.2, y + COUNTER_SIDE * 0.5]
  g.fillStyle = palette.night ? '#3b4046' : '#4a4234'
  g.beginPath()
  g.arc(cx, cy, radius * 0.75, 0, 7)
  g.stroke()
  g.fill()
  g.strokeStyle = '#fff4dd'
  g.lineWidth = radius * 0.3
  g.beginPath()
  g.moveTo(cx - radius * 0.42, cy + radius * 0.02)
  g.lineTo(cx - radius * 0.1, cy + radius * 0.36)
  g.lineTo(cx + radius * 0.46, cy - radius * 0.34)
  g.stroke()
}

/** Where the star of a hex lies: at the upper right of a counter, half beside it; lower where a stack has its number there. */
const STAR = { x: 0.39, y: -0.34 }
const LOW = 0.06

/** Hexes with a star: a disc with it or a value where a token lies, the bare printed star where none does. */
function drawMarks(pen: Pen, scene: Scene): void {
  if (!scene.stars) return
  const { g, palette, terrain, detail } = pen
  const tokens = new Map(scene.tokens.map((token) => [token.hex, token]))
  const place = (hex: string): Point => {
    const { x, y } = terrain.world.centre(hex)
    return detail === 0 ? { x, y } : { x: x + STAR.x, y: y + (scene.stacks ? LOW : STAR.y) }
  }
  for (const { hex, star: kind } of terrain.sheet.places) {
    if (!kind || tokens.has(hex) || !sees(pen, terrain.world.centre(hex))) continue
    const { x, y } = place(hex)
    const radius = thick(pen, 0.14, 5)
    g.fillStyle = palette.halo
    star(pen, x, y, radius * 1.5)
    g.fillStyle = palette[kind]
    star(pen, x, y, radius)
  }
  for (const token of scene.tokens) {
    if (sees(pen, terrain.world.centre(token.hex))) drawToken(pen, token, place(token.hex))
  }
}

function drawToken(pen: Pen, token: SceneToken, { x, y }: Point): void {
  const { g, palette, scale, detail } = pen
  const radius = thick(pen, 0.145, 5)
  g.fillStyle = palette[token.kind]
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.03, 1.4)
  g.beginPath()
  g.arc(x, y, radius, 0, 7)
  g.fill()
  g.stroke()
  g.fillStyle = palette.tokenInk
  if (token.value === null) star(pen, x, y, radius * 0.74)
  else if (detail > 0) {
    const style = {
      family: 'figures',
      weight: 700,
      pixels: radius * 1.6 * scale,
      colour: palette.tokenInk,
    } as const
    letter(pen, String(token.value), { x, y: y + radius * 0.1 }, style)
  }
}

function star({ g }: Pen, x: number, y: number, radius: number): void {
  g.beginPath()
  for (let i = 0; i < 10; i += 1) {
    const far = i % 2 === 0 ? radius : radius * 0.42
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    g.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  g.closePath()
  g.fill()
}
