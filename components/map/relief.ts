import type { Point } from '@/lib/hex/layout'
import { noiseFrom, valueNoise } from './noise'
import { samplesOf } from './samples'
import type { Rect } from './world'

/** A short stroke downhill, as on old staff maps. */
export type Hachure = Point & { dx: number; dy: number; steep: boolean }

/** The middle of a hex of hills, and how high they are; 1: as hills are. */
export type Hill = Point & { height: number }

/** The lie of a part of the land. */
export interface Relief {
  /** Where it lies, and how many samples across and down, row by row. */
  rect: Rect
  columns: number
  rows: number
  /** Light that falls on each sample from the north-west: -127 darkest, 0 level ground, 127 brightest. */
  light: Int8Array
  hachures: readonly Hachure[]
}

/** Samples to a hex width. */
const FINE = 9
/** The weights of all hexes around a point add up to this. */
const FULL = 1.209
/** Height between two contours, and of the lowest and highest that carry hachures. */
const CONTOUR = 0.17
const [LOWEST, HIGHEST] = [0.2, 1.6]
/** A hill is felt so far, in hex widths. */
const FELT = 1.75

/** Relief of a part of the sheet. Heights follow from the hill hexes and from noise of the place, nothing else. */
export function reliefOf(hills: readonly Hill[], part: Rect): Relief {
  const rect = samplesOf(part, FINE)
  const [left, top, columns, rows] = [rect.x, rect.y, rect.width, rect.height].map((long) =>
    Math.round(long * FINE),
  ) as [number, number, number, number]
  // One sample more on each side, for the slopes.
  const field = { left: left - 1, top: top - 1, wide: columns + 2, high: rows + 2 }
  const { wide } = field
  const hill = hillField(hills, field)
  const heights = hill.map((h, n) => {
    const [u, v] = [((n % wide) + left) / FINE, (Math.floor(n / wide) + top) / FINE]
    return h * 0.6 + swell(u, v) * 0.22
  })
  const light = new Int8Array(columns * rows)
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const n = (j + 1) * wide + i + 1
      const gx = ((heights[n + 1]! - heights[n - 1]!) * FINE) / 2
      const gy = ((heights[n + wide]! - heights[n - wide]!) * FINE) / 2
      light[j * columns + i] = Math.max(-1, Math.min(1, (gx + gy) * 0.8)) * 127
    }
  }
  return { rect, columns, rows, light, hachures: hachuresOf(hill, field) }
}

/** Where the samples of a field lie, counted from the corner of the sheet. */
interface Samples {
  left: number
  top: number
  wide: number
  high: number
}

const [broad, middling, small, rough] = [valueNoise(), valueNoise(), valueNoise(), valueNoise()]
/** Gentle ups and downs of the whole country. */
const swell = (x: number, y: number): number =>
  broad(x * 0.45 + 31, y * 0.45) * 0.6 +
  middling(x * 1.1, y * 1.1 + 17) * 0.28 +
  small(x * 2.7 + 5, y * 2.7) * 0.12

function hillField(hills: readonly Hill[], { left, top, wide, high }: Samples): Float32Array {
  const field = new Float32Array(wide * high)
  const reach = Math.ceil(FINE * FELT)
  for (const { x, y, height } of hills) {
    const [ci, cj] = [Math.round(x * FINE) - left, Math.round(y * FINE) - top]
    for (let j = Math.max(0, cj - reach); j <= Math.min(high - 1, cj + reach); j += 1) {
      for (let i = Math.max(0, ci - reach); i <= Math.min(wide - 1, ci + reach); i += 1) {
        const d = ((i + left) / FINE - x) ** 2 + ((j + top) / FINE - y) ** 2
        if (d < 3) field[j * wide + i]! += (Math.exp(-3 * d) / FULL) * height
      }
    }
  }
  return field.map((h, n) => {
    if (h === 0) return 0
    const [x, y] = [((n % wide) + left) / FINE, (Math.floor(n / wide) + top) / FINE]
    return h * (0.75 + 0.9 * rough(x * 1.35 + 7, y * 1.35))
  })
}

/** One stroke for every sample that a contour crosses. */
function hachuresOf(field: Float32Array, { left, top, wide, high }: Samples): Hachure[] {
  const strokes: Hachure[] = []
  for (let j = 0; j < high - 1; j += 1) {
    for (let i = 0; i < wide - 1; i += 1) {
      const n = j * wide + i
      const [a, b, c, d] = [field[n]!, field[n + 1]!, field[n + wide]!, field[n + wide + 1]!]
      const [low, high] = [Math.min(a, b, c, d), Math.max(a, b, c, d)]
      // Most samples lie between two contours, or low.
      const passed = Math.max(0, Math.ceil((low - LOWEST) / CONTOUR))
      if (high <= LOWEST + passed * CONTOUR) continue
      const gx = ((b - a + d - c) / 2) * FINE
      const gy = ((c - a + d - b) / 2) * FINE
      const slope = Math.hypot(gx, gy)
      if (slope < 0.3) continue
      const [u, v] = [i + left, j + top]
      for (let level = LOWEST; level < HIGHEST; level += CONTOUR) {
        if (low > level || high <= level) continue
        const next = noiseFrom((u + 1) * 7919 + (v + 1) * 104729 + Math.round(level * 100))
        const long = Math.min(0.15, 0.045 + slope * 0.05) * (0.8 + 0.4 * next())
        strokes.push({
          x: (u + 0.5 + (next() - 0.5) * 0.5) / FINE,
          y: (v + 0.5 + (next() - 0.5) * 0.5) / FINE,
          dx: (-gx / slope) * long,
          dy: (-gy / slope) * long,
          steep: slope > 0.9,
        })
      }
    }
  }
  return strokes
}
