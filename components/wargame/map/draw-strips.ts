import { emptyPath } from '@/components/map/empty-path'
import { type Box, meets, overlap } from '@/components/map/layers/box'
import { type Lettering, letter, widthOf } from '@/components/map/layers/lettering'
import { type Pen, thick } from '@/components/map/pen'
import type { Covered } from '@/components/map/scene'
import type { Point } from '@/lib/hex/layout'
import type { Sentences } from '@/lib/wargame/sentence'
import type { Strip } from './strips'

/** CSS pixels to a hex up to which one looks at armies. */
const FAR = 30
const COLOURS = {
  day: { whole: '#6e8494', mobile: '#2f4a5c' },
  night: { whole: '#5f7f95', mobile: '#a9cbe0' },
} as const

/** The lines along a strip. */
type Lines = Pick<Strip, 'inner' | 'mobile' | 'outer'>

/** Draws strips from afar, and beside each whose it is and how strong. */
export function drawStrips(pen: Pen, strips: readonly Strip[], words: Sentences, covered: Covered): void {
  if (pen.scale >= FAR) return
  drawBands(pen, strips)
  const colours = coloursOf(pen)
  const taken: Named[] = []
  for (const strip of strips) {
    const armies = strip.armies.map((army) => words[`army-${army}`] ?? army)
    const strength = String(Math.round(strip.attack))
    // Where there is no room for all of them the first stands for them; a figure alone would tell nothing.
    const texts = [armies.join(', '), armies[0]!].map((name) => `${name}  ${strength}`)
    name(pen, strip, [...new Set([...texts, armies[0]!])], colours.mobile, covered, taken)
  }
}

const coloursOf = ({ palette }: Pen) => COLOURS[palette.night ? 'night' : 'day']

/** Draws the lines of strips alone, at any zoom. */
export function drawBands(pen: Pen, strips: readonly Lines[]): void {
  const { g } = pen
  const colours = coloursOf(pen)
  g.save()
  for (const { inner, mobile, outer } of strips) {
    if (inner.length < 2) continue
    for (const [to, colour] of [
      [outer, colours.whole],
      [mobile, colours.mobile],
    ] as const) {
      g.fillStyle = colour
      g.fill(bandOf(inner, to))
    }
    g.strokeStyle = colours.mobile
    g.lineWidth = thick(pen, 0.03, 1)
    g.stroke(bandOf(inner, outer))
  }
  g.restore()
}

function bandOf(inner: readonly Point[], outer: readonly Point[]): Path2D {
  const path = emptyPath()
  for (const [i, { x, y }] of [...inner, ...[...outer].reverse()].entries())
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  path.closePath()
  return path
}

/** What it costs a name to cover a hex of other names, or of cards, and to lie a sample off the middle of its strip, or a line off it. */
const [ON_NAMES, ON_CARDS, ASIDE, OFF] = [3, 1, 0.002, 0.05]
/** From this cost on a name is thought to cover something. */
const COVERS = 0.5
/** So many lines of letters a name may lie off the edge of its strip. */
const LINES = [0, 1, 2, 3]

/** A name that is written, and the middle of its strip. */
interface Named {
  box: Box
  at: Point
  middle: Point
}

/** true: of two names the one would lie above the other though its strip lies below. */
const crosses = (at: Point, middle: Point, other: Named): boolean => {
  const [down, aside] = [middle.y - other.middle.y, middle.x - other.middle.x]
  return Math.abs(down) > Math.abs(aside) && down * (at.y - other.at.y) < 0
}

/** Writes the longest of some names that covers nothing else, beyond the outer edge and near its middle; where none does, none. */
function name(
  pen: Pen,
  { outer, away }: Strip,
  texts: readonly string[],
  ink: string,
  { names, cards }: Covered,
  taken: Named[],
): void {
  if (outer.length < 2) return
  const { palette, scale } = pen
  const style: Lettering = {
    ...{ family: 'names', weight: 800, pixels: Math.max(11.5, 0.56 * scale), colour: ink },
    ...{ halo: palette.halo, haloPixels: 3 },
  }
  const height = style.pixels / scale
  const { world } = pen.terrain
  const middle = outer.length >> 1
  let best: { cost: number; text: string; x: number; y: number; box: Box } | null = null
  for (const text of texts) {
    if (best && best.cost < COVERS) break
    const width = widthOf(pen, text, style) + 4 / scale
    const lean = Math.abs(away.x) < 0.5 ? Math.sign(away.x) * width * 0.2 : 0
    for (let i = 0; i < outer.length; i += 4)
      for (const line of LINES) {
        const at = outer[i]!
        const off = 0.25 + line * height
        // Beyond the sheet a window may cut it.
        const x = Math.max(
          width / 2,
          Math.min(world.width - width / 2, at.x + away.x * (width / 2 + off) + lean),
        )
        const y = at.y + away.y * (height / 2 + off)
        const box = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
        if (taken.some((one) => meets(one.box, box) || crosses({ x, y }, outer[middle]!, one))) continue
        const on = (others: readonly Box[]) => others.reduce((sum, one) => sum + overlap(one, box), 0)
        const cost = ON_NAMES * on(names) + ON_CARDS * on(cards) + ASIDE * Math.abs(i - middle) + OFF * line
        if (!best || cost < best.cost) best = { cost, text, x, y, box }
      }
  }
  if (!best || best.cost >= COVERS) return
  taken.push({ box: best.box, at: best, middle: outer[middle]! })
  letter(pen, best.text, best, style)
}
