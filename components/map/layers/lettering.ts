import type { Point } from '@/lib/hex/layout'
import { blank, type Context, finished, type Picture } from '../blank'
import type { Pen } from '../pen'

const FAMILY = {
  figures: "'Barlow Condensed', 'Arial Narrow', sans-serif",
  names: "'Alegreya Sans', 'Segoe UI', sans-serif",
  waters: "'Old Standard TT', Georgia, serif",
} as const

export interface Lettering {
  family: keyof typeof FAMILY
  weight: number
  italic?: boolean
  /** Height in CSS pixels. */
  pixels: number
  colour: string
  halo?: string
  /** CSS pixels of halo on each side. */
  haloPixels?: number
  angle?: number
}

/** CSS pixels of halo where a style does not say. */
const HALO = 3.2

const fontOf = ({ italic, weight, pixels, family }: Lettering): string =>
  `${italic ? 'italic ' : ''}${weight} ${pixels}px ${FAMILY[family]}`

/** A text written once, to be laid on whole device pixels; its place is in the middle. */
interface Stamp {
  picture: Picture
  x: number
  y: number
}

const stamps = new Map<string, Stamp>()
const widths = new Map<string, number>()
const MANY = 800

/** Forgets everything that was written, as the fonts have come. */
export function forgetLetters(): void {
  stamps.clear()
  widths.clear()
}

/** Writes about a place; where the pen keeps stamps, what was written before is only laid down again. */
export function letter(pen: Pen, text: string, at: Point, style: Lettering): void {
  const { g, scale, stamped } = pen
  g.save()
  if (stamped && !style.angle) {
    const { ratio, left, top } = stamped
    const { picture, x, y } = stampOf(pen, text, style, ratio)
    const size = scale * ratio
    g.setTransform(1, 0, 0, 1, 0, 0)
    g.drawImage(picture, Math.round(at.x * size + left) - x, Math.round(at.y * size + top) - y)
  } else {
    // Letters are set in CSS pixels about their place, for fonts of a fraction of a pixel are set badly.
    g.translate(at.x, at.y)
    g.scale(1 / scale, 1 / scale)
    if (style.angle) g.rotate(style.angle)
    write(g, text, style)
  }
  g.restore()
}

/** The text as a picture, drawn when first asked for: halo and letters are the dearest strokes of all. */
export function stampOf(pen: Pen, text: string, style: Lettering, ratio: number): Stamp {
  const key = `${text}|${fontOf(style)}|${style.colour}|${style.halo}|${style.haloPixels}|${ratio}`
  const known = stamps.get(key)
  if (known) return known
  if (stamps.size > MANY) stamps.clear()
  const rim = (style.haloPixels ?? HALO) + 2
  const x = Math.ceil(((widthOf(pen, text, style) * pen.scale) / 2 + rim) * ratio)
  const y = Math.ceil((style.pixels * 0.8 + rim) * ratio)
  const { picture, g } = blank(2 * x, 2 * y)
  g.translate(x, y)
  g.scale(ratio, ratio)
  write(g, text, style)
  const stamp = { picture: finished(picture), x, y }
  stamps.set(key, stamp)
  return stamp
}

function write(g: Context, text: string, style: Lettering): void {
  g.font = fontOf(style)
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  if (style.halo) {
    g.lineJoin = 'round'
    g.strokeStyle = style.halo
    g.lineWidth = style.haloPixels ?? HALO
    g.strokeText(text, 0, 0)
  }
  if (style.colour) {
    g.fillStyle = style.colour
    g.fillText(text, 0, 0)
  }
}

/** Width of the text in hex widths. */
export function widthOf(pen: Pen, text: string, style: Lettering): number {
  const font = fontOf(style)
  const key = `${text}|${font}`
  let width = widths.get(key)
  if (width === undefined) {
    if (widths.size > MANY) widths.clear()
    pen.g.save()
    pen.g.font = font
    width = pen.g.measureText(text).width
    pen.g.restore()
    widths.set(key, width)
  }
  return width / pen.scale
}
