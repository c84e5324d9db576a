import { type Pen, thick } from '../pen'
import type { Season } from '../sheet'
import { hexOutline } from '../terrain'

/** Weather of a part of the map, where it is another than that in which the map is printed. */
export interface WeatherPatch {
  /** The same list as long as it stands. */
  readonly hexes: readonly string[]
  readonly look: Season | 'dry' | 'rain'
}

const VEILS: Readonly<Record<'day' | 'night', Readonly<Record<WeatherPatch['look'], string>>>> = {
  day: {
    ...{ dry: 'rgba(222, 200, 150, .5)', rain: 'rgba(70, 96, 112, .2)', mud: 'rgba(140, 96, 48, .36)' },
    ...{ frost: 'rgba(206, 224, 232, .55)', snow: 'rgba(255, 255, 255, .72)' },
  },
  night: {
    ...{ dry: 'rgba(38, 40, 30, .5)', rain: 'rgba(60, 84, 104, .3)', mud: 'rgba(82, 56, 26, .45)' },
    ...{ frost: 'rgba(96, 122, 140, .35)', snow: 'rgba(150, 170, 184, .38)' },
  },
}
/** From one stroke of rain to the next, and how long it is, in hex widths. */
const [BETWEEN, LONG] = [0.5, 0.16]

const outlines = new WeakMap<readonly string[], Path2D>()

/** A veil in the colour of the weather, and strokes of rain; told by its edge as well as by its colour. */
export function drawWeather(pen: Pen, { hexes, look }: WeatherPatch): void {
  const { g, palette, rect, terrain } = pen
  const outline = outlines.get(hexes) ?? hexOutline(terrain.world, hexes, 0)
  outlines.set(hexes, outline)
  g.save()
  g.fillStyle = VEILS[palette.night ? 'night' : 'day'][look]
  g.fill(outline)
  if (look === 'rain' && pen.detail > 0) {
    g.clip(outline)
    g.beginPath()
    const first = (from: number) => Math.floor(from / BETWEEN) * BETWEEN
    for (let y = first(rect.y); y < rect.y + rect.height; y += BETWEEN)
      for (let x = first(rect.x); x < rect.x + rect.width; x += BETWEEN) {
        const left = x + (Math.round(y / BETWEEN) % 2 ? BETWEEN / 2 : 0)
        g.moveTo(left, y)
        g.lineTo(left - LONG / 2, y + LONG)
      }
    g.strokeStyle = palette.night ? 'rgba(158, 190, 212, .5)' : 'rgba(40, 74, 96, .45)'
    g.lineWidth = thick(pen, 0.02, 1)
    g.stroke()
  }
  g.restore()
}
