import { type Pen, thick } from '../pen'
import type { DrawnStack, SceneCounter } from '../scene'
import { letter } from './lettering'

/** How far each card lies off the one above it, in hex widths and at least in pixels. */
const [STEP, LEAST_STEP] = [0.062, 1.7]
/** More cards beneath the front one are told by their number alone. */
const MOST_BACKS = 3
/** From one line of the hatch on a back to the next, in sides of a card. */
const PITCH = 0.16

const RINGS = ['chosen', 'active', 'foe', null] as const

/** Backs, the one card that stands for them all, and how many they are. */
export function drawHighStack(pen: Pen, stack: DrawnStack): void {
  const front = frontOf(stack.counters)
  drawBacks(pen, front, stack)
  stack.card(front)
  drawCount(pen, stack)
}

/** The one card that stands for a stack: its front, with the ring that matters most; in shade where all have done their part. */
export function frontOf(stack: readonly SceneCounter[]): SceneCounter {
  const top = stack.at(-1)!
  return {
    ...top,
    spent: stack.every(({ spent }) => spent),
    ring: RINGS.find((ring) => stack.some((counter) => counter.ring === ring)) ?? null,
  }
}

/** The backs of what lies beneath a front card, up and to its left; exactly one where nobody may know how many there are. */
function drawBacks(pen: Pen, { face }: SceneCounter, { height, at, side }: DrawnStack): void {
  const { g, palette } = pen
  const backs = typeof height === 'number' ? Math.min(MOST_BACKS, height - 1) : height === 'several' ? 1 : 0
  const card = palette.card[face.side]
  const step = thick(pen, STEP, LEAST_STEP)
  for (let i = backs; i > 0; i -= 1) {
    const x = at.x - side / 2 - i * step
    const y = at.y - side / 2 - i * step
    g.save()
    g.beginPath()
    g.roundRect(x, y, side, side, side * 0.085)
    g.fillStyle = card.ground
    g.fill()
    g.strokeStyle = card.edge
    g.lineWidth = Math.max(1.2 / pen.scale, side * 0.032)
    g.stroke()
    g.clip()
    g.globalAlpha = 0.28
    g.beginPath()
    for (let line = PITCH; line < 2; line += PITCH) {
      g.moveTo(x + line * side, y)
      g.lineTo(x, y + line * side)
    }
    g.stroke()
    g.restore()
  }
}

/** How many there are, in a disc at the upper right of the front card. */
function drawCount(pen: Pen, { height, at, side }: DrawnStack): void {
  if (typeof height !== 'number' || height < 2) return
  const { g, palette, scale } = pen
  const radius = thick(pen, 0.115, 6.2)
  const disc = { x: at.x + side / 2, y: at.y - side / 2 }
  g.fillStyle = '#1c1712'
  g.strokeStyle = palette.halo
  g.lineWidth = thick(pen, 0.02, 1.2)
  g.beginPath()
  g.arc(disc.x, disc.y, radius, 0, 7)
  g.fill()
  g.stroke()
  const text = { family: 'figures', weight: 700, pixels: radius * 1.6 * scale, colour: '#fff4dd' } as const
  letter(pen, String(height), { x: disc.x, y: disc.y + radius * 0.12 }, text)
}
