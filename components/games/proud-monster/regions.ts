import { type Lettering, letter, widthOf } from '@/components/map/layers/lettering'
import type { Pen } from '@/components/map/pen'
import type { Point } from '@/lib/hex/layout'
import type { Sentences } from '@/lib/wargame/sentence'

/** A name across the map: from hex to hex on a bow, so many hexes high. `bend`: how far its middle rises, in hexes. */
interface Region {
  /** By which its name is found. */
  readonly id: string
  readonly kind: 'sea' | 'country' | 'land'
  readonly from: string
  readonly to: string
  readonly high: number
  readonly bend: number
}

const ROWS: readonly (readonly [
  id: string,
  kind: Region['kind'],
  from: string,
  to: string,
  high: number,
  bend: number,
])[] = [
  ['baltic-sea', 'sea', '1104N', '1803N', 1, 0.2],
  ['gulf-of-finland', 'sea', '3600N', '3900N', 0.36, 0],
  ['gulf-of-riga', 'sea', '2603N', '2802N', 0.42, 0],
  ['black-sea', 'sea', '1921S', '2720S', 1.1, -0.4],
  ['sea-of-azov', 'sea', '3717S', '4116S', 0.5, -0.1],
  ['east-prussia', 'country', '1110N', '1709N', 0.45, 0],
  ['germany', 'country', '1018N', '1516N', 0.62, 0.1],
  ['hungary', 'country', '1002S', '1304S', 0.5, -0.15],
  ['romania', 'country', '1009S', '1710S', 0.8, -0.3],
  ['estonia', 'land', '3001N', '3402N', 0.5, 0],
  ['latvia', 'land', '2405N', '3006N', 0.5, -0.3],
  ['lithuania', 'land', '2208N', '2709N', 0.5, 0.3],
  ['belorussia', 'land', '2918N', '3518N', 0.55, 0],
  ['ukraine', 'land', '2605S', '3602S', 0.95, 0.4],
  ['bessarabia', 'land', '2006S', '2211S', 0.45, 0],
  ['pripyat-marshes', 'land', '1919N', '2620N', 0.34, 0.4],
  ['valdai-hills', 'land', '4111N', '4505N', 0.36, 0.1],
  ['carpathians', 'land', '1024N', '1404S', 0.5, 0.5],
  ['crimea', 'land', '3017S', '3317S', 0.38, 0],
  ['donets-basin', 'land', '4311S', '4712S', 0.36, 0.2],
  ['kuban', 'land', '4219S', '4620S', 0.5, 0],
  ['kalmyk-steppe', 'land', '5518S', '6018S', 0.4, -0.2],
]
export const REGIONS: readonly Region[] = ROWS.map(([id, kind, from, to, high, bend]) => ({
  ...{ id, kind, from, to, high, bend },
}))

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

/** Writes the names of seas and countries under all that lies on the map. */
export const drawRegionsIn =
  (words: Sentences) =>
  (pen: Pen): void => {
    if (pen.scale >= NEAR) return
    for (const region of REGIONS) {
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
