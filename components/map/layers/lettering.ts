import type { Point } from '@/lib/hex/layout'
import type { Pen } from '../pen'

export const FAMILY = {
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

const fontOf = ({ italic, weight, pixels, family }: Lettering): string =>
  `${italic ? 'italic ' : ''}${weight} ${pixels}px ${FAMILY[family]}`

/** Letters are set in CSS pixels about their place, for fonts of a fraction of a pixel are set badly. */
export function letter(pen: Pen, text: string, at: Point, style: Lettering): void {
  const { g, scale } = pen
  g.save()
  g.translate(at.x, at.y)
  g.scale(1 / scale, 1 / scale)
  if (style.angle) g.rotate(style.angle)
  g.font = fontOf(style)
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  if (style.halo) {
    g.lineJoin = 'round'
    g.strokeStyle = style.halo
    g.lineWidth = style.haloPixels ?? 3.2
    g.strokeText(text, 0, 0)
  }
  if (style.colour) {
    g.fillStyle = style.colour
    g.fillText(text, 0, 0)
  }
  g.restore()
}

/** Width of the text in hex widths. */
export function widthOf(pen: Pen, text: string, style: Lettering): number {
  pen.g.save()
  pen.g.font = fontOf(style)
  const { width } = pen.g.measureText(text)
  pen.g.restore()
  return width / pen.scale
}
