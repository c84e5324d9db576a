import type { Rect } from './world'

/** Side of a tile in CSS pixels. */
const SIDE = 256

export const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y

/** true: no part of `b` lies outside of `a`. */
export const covers = (a: Rect, b: Rect): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height

/** The smallest part on whole device pixels, of which there are `zoom` to a hex, that covers `rect`. */
export function onPixels({ x, y, width, height }: Rect, zoom: number): Rect {
  const [left, top] = [Math.floor(x * zoom), Math.floor(y * zoom)]
  const [right, bottom] = [Math.ceil((x + width) * zoom), Math.ceil((y + height) * zoom)]
  return { x: left / zoom, y: top / zoom, width: (right - left) / zoom, height: (bottom - top) / zoom }
}

/** The tiles of a zoom, in CSS pixels to a hex, that show `rect` of the sheet; all in hex widths. */
export function keysIn(sheet: Rect, scale: number, rect: Rect): string[] {
  const long = SIDE / scale
  const keys: string[] = []
  for (let i = Math.floor(rect.x / long); i * long < rect.x + rect.width; i += 1) {
    for (let j = Math.floor(rect.y / long); j * long < rect.y + rect.height; j += 1) {
      const key = `${scale}|${i}|${j}`
      if (meets(placeOf(key).rect, sheet)) keys.push(key)
    }
  }
  return keys
}

export function placeOf(key: string): { scale: number; rect: Rect } {
  const [scale, i, j] = key.split('|').map(Number) as [number, number, number]
  const long = SIDE / scale
  return { scale, rect: { x: i * long, y: j * long, width: long, height: long } }
}

/**
 * Tiles of other zooms for the gaps where those of this zoom are missing: of one zoom for each gap, the nearest that fills
 * it, for every picture that is laid over another costs as much as one that is seen. The farthest zoom comes first.
 * `bare`: gaps that no zoom fills.
 */
export function standIns(
  sheet: Rect,
  there: ReadonlySet<string>,
  scale: number,
  gaps: readonly Rect[],
): { keys: string[]; bare: Rect[] } {
  const far = (zoom: number) => Math.abs(Math.log(zoom / scale))
  const zooms = [...new Set([...there].map((key) => placeOf(key).scale))]
    .filter((zoom) => zoom !== scale)
    .sort((a, b) => far(a) - far(b))
  const keys = new Set<string>()
  const bare: Rect[] = []
  for (const gap of gaps) {
    const offers = zooms.map((zoom) => {
      const all = keysIn(sheet, zoom, gap)
      const present = all.filter((key) => there.has(key))
      return { present, whole: present.length === all.length }
    })
    const best = offers.find(({ whole }) => whole) ?? offers.find(({ present }) => present.length > 0)
    if (!best?.whole) bare.push(gap)
    for (const key of best?.present ?? []) keys.add(key)
  }
  return { keys: [...keys].sort((a, b) => far(placeOf(b).scale) - far(placeOf(a).scale)), bare }
}
