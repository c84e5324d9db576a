import { type Lettering, letter, widthOf } from '@/components/map/layers/lettering'
import type { Pen } from '@/components/map/pen'
import type { Point } from '@/lib/hex/layout'
import type { Language } from '@/lib/words/language'

/** A name across the map: from hex to hex on a bow, so many hexes high. `bend`: how far its middle rises, in hexes. */
interface Region {
  readonly names: Readonly<Record<Language, string>>
  readonly kind: 'sea' | 'country' | 'land'
  readonly from: string
  readonly to: string
  readonly high: number
  readonly bend: number
}

const region = (
  en: string,
  de: string,
  kind: Region['kind'],
  way: string,
  high: number,
  bend = 0,
): Region => {
  const [from = '', to = ''] = way.split(' ')
  return { names: { en, de }, kind, from, to, high, bend }
}

const REGIONS: readonly Region[] = [
  region('Baltic Sea', 'Ostsee', 'sea', '1104N 1803N', 1, 0.2),
  region('Gulf of Finland', 'Finnischer Meerbusen', 'sea', '3600N 3900N', 0.36),
  region('Gulf of Riga', 'Rigaer Bucht', 'sea', '2603N 2802N', 0.42),
  region('Black Sea', 'Schwarzes Meer', 'sea', '1921S 2720S', 1.1, -0.4),
  region('Sea of Azov', 'Asowsches Meer', 'sea', '3717S 4116S', 0.5, -0.1),
  region('East Prussia', 'Ostpreußen', 'country', '1110N 1709N', 0.45),
  region('Germany', 'Deutschland', 'country', '1018N 1516N', 0.62, 0.1),
  region('Hungary', 'Ungarn', 'country', '1002S 1304S', 0.5, -0.15),
  region('Romania', 'Rumänien', 'country', '1009S 1710S', 0.8, -0.3),
  region('Estonia', 'Estland', 'land', '3001N 3402N', 0.5),
  region('Latvia', 'Lettland', 'land', '2405N 3006N', 0.5, -0.3),
  region('Lithuania', 'Litauen', 'land', '2208N 2709N', 0.5, 0.3),
  region('Belorussia', 'Weißrussland', 'land', '2918N 3518N', 0.55),
  region('Ukraine', 'Ukraine', 'land', '2605S 3602S', 0.95, 0.4),
  region('Bessarabia', 'Bessarabien', 'land', '2006S 2211S', 0.45),
  region('Pripyat Marshes', 'Pripjetsümpfe', 'land', '1919N 2620N', 0.34, 0.4),
  region('Valdai Hills', 'Waldaihöhen', 'land', '4111N 4505N', 0.36, 0.1),
  region('Carpathians', 'Karpaten', 'land', '1024N 1404S', 0.5, 0.5),
  region('Crimea', 'Krim', 'land', '3017S 3317S', 0.38),
  region('Donets Basin', 'Donezbecken', 'land', '4311S 4712S', 0.36, 0.2),
  region('Kuban', 'Kuban', 'land', '4219S 4620S', 0.5),
  region('Kalmyk Steppe', 'Kalmückensteppe', 'land', '5518S 6018S', 0.4, -0.2),
]

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
  (language: Language) =>
  (pen: Pen): void => {
    if (pen.scale >= NEAR) return
    for (const region of REGIONS) {
      const pixels = region.high * pen.scale
      if (pixels < LEAST) continue
      const style: Lettering = {
        ...STYLES[region.kind],
        pixels,
        colour: COLOURS[region.kind][pen.palette.night ? 1 : 0],
      }
      write(
        pen,
        region,
        region.kind === 'sea' ? region.names[language] : region.names[language].toUpperCase(),
        style,
      )
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
