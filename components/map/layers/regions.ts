import type { Point } from '@/lib/hex/layout'
import type { Pen } from '../pen'
import type { Region } from '../sheet'
import { type Lettering, letter, widthOf } from './lettering'

const STYLES = {
  sea: { family: 'waters', weight: 400, italic: true },
  country: { family: 'names', weight: 700 },
  land: { family: 'names', weight: 700 },
} as const satisfies Record<Region['kind'], Partial<Lettering>>
/** Colours by day and by night. */
const COLOURS = {
  sea: ['#2b6389', '#7fb6d0'],
  country: ['#75684c', '#8d8470'],
  land: ['#4f6b46', '#86a57c'],
} as const

/** How much of the ink: what is written across land must not drown what lies there. */
const INKS = { sea: 0.8, country: 0.8, land: 0.62 } as const

/** CSS pixels to a hex from which on one plays, and names of regions would be in the way. */
const NEAR = 50
/** Letters that would be lower are left out, in CSS pixels. */
const LEAST = 8

/** Writes the names of seas and lands, in the language of the sheet, under all that lies on the map. */
export function drawRegions(pen: Pen): void {
  if (pen.scale >= NEAR) return
  const { regions = [], words = {} } = pen.terrain.sheet
  for (const region of regions) {
    const pixels = region.high * pen.scale
    if (pixels < LEAST) continue
    const name = words[`region-${region.id}`] ?? ''
    const style: Lettering = {
      ...STYLES[region.kind],
      pixels,
      colour: COLOURS[region.kind][pen.palette.night ? 1 : 0],
    }
    write(pen, region, region.kind === 'sea' ? name : name.toUpperCase(), style)
  }
}

/** Letter by letter along the bow, as far apart as the way is long. */
function write(pen: Pen, { kind, from, to, bend }: Region, text: string, style: Lettering): void {
  const { centre } = pen.terrain.world
  const [a, b] = [centre(from), centre(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = Math.hypot(dx, dy)
  const letters = [...text]
  const widths = letters.map((one) =>
    one === ' ' ? 0.35 * (style.pixels / pen.scale) : widthOf(pen, one, style),
  )
  const gap = Math.max(0, (long - widths.reduce((sum, width) => sum + width, 0)) / (letters.length - 1 || 1))
  const at = (way: number): Point => {
    const part = way / long
    const rise = 4 * bend * part * (1 - part)
    return { x: a.x + dx * part + (dy / long) * rise, y: a.y + dy * part - (dx / long) * rise }
  }
  pen.g.save()
  pen.g.globalAlpha = INKS[kind]
  let way = 0
  for (const [i, one] of letters.entries()) {
    const middle = way + widths[i]! / 2
    const [p, q] = [at(middle - 0.05), at(middle + 0.05)]
    if (one !== ' ') letter(pen, one, at(middle), { ...style, angle: Math.atan2(q.y - p.y, q.x - p.x) })
    way += widths[i]! + gap
  }
  pen.g.restore()
}
