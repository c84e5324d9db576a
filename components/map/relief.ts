import type { Point } from '@/lib/hex/layout'
import { noiseFrom, valueNoise } from './chance'
import type { World } from './world'

/** A short stroke downhill, as on old staff maps. */
export type Hachure = Point & { dx: number; dy: number; steep: boolean }

export interface Relief {
  /** Samples across and down the sheet, row by row. */
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

/** Heights follow from the hill hexes and from noise of the place, nothing else. */
export function reliefOf(world: World, hills: readonly Point[]): Relief {
  const columns = Math.ceil(world.width * FINE)
  const rows = Math.ceil(world.height * FINE)
  // One sample more on each side, for the slopes.
  const wide = columns + 2
  const hill = hillField(hills, wide, rows + 2)
  const height = hill.map((h, n) => {
    const [x, y] = [(n % wide) / FINE, Math.floor(n / wide) / FINE]
    return h * 0.6 + swell(x, y) * 0.22
  })
  const light = new Int8Array(columns * rows)
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const n = (j + 1) * wide + i + 1
      const gx = ((height[n + 1]! - height[n - 1]!) * FINE) / 2
      const gy = ((height[n + wide]! - height[n - wide]!) * FINE) / 2
      light[j * columns + i] = Math.max(-1, Math.min(1, (gx + gy) * 0.8)) * 127
    }
  }
  return { columns, rows, light, hachures: hachuresOf(hill, wide, rows + 2) }
}

/** Gentle ups and downs of the whole country. */
const swell = (x: number, y: number): number =>
  valueNoise(x * 0.45 + 31, y * 0.45) * 0.6 +
  valueNoise(x * 1.1, y * 1.1 + 17) * 0.28 +
  valueNoise(x * 2.7 + 5, y * 2.7) * 0.12

function hillField(hills: readonly Point[], wide: number, high: number): Float32Array {
  const field = new Float32Array(wide * high)
  const reach = Math.ceil(FINE * 1.75)
  for (const { x, y } of hills) {
    const [ci, cj] = [Math.round(x * FINE) + 1, Math.round(y * FINE) + 1]
    for (let j = Math.max(0, cj - reach); j <= Math.min(high - 1, cj + reach); j += 1) {
      for (let i = Math.max(0, ci - reach); i <= Math.min(wide - 1, ci + reach); i += 1) {
        const d = ((i - 1) / FINE - x) ** 2 + ((j - 1) / FINE - y) ** 2
        if (d < 3) field[j * wide + i]! += Math.exp(-3 * d) / FULL
      }
    }
  }
  return field.map((h, n) => {
    if (h === 0) return 0
    const [x, y] = [((n % wide) - 1) / FINE, (Math.floor(n / wide) - 1) / FINE]
    return h * (0.75 + 0.9 * valueNoise(x * 1.35 + 7, y * 1.35))
  })
}

/** One stroke for every sample that a contour crosses. */
function hachuresOf(field: Float32Array, wide: number, high: number): Hachure[] {
  const strokes: Hachure[] = []
  for (let j = 0; j < high - 1; j += 1) {
    for (let i = 0; i < wide - 1; i += 1) {
      const n = j * wide + i
      const [a, b, c, d] = [field[n]!, field[n + 1]!, field[n + wide]!, field[n + wide + 1]!]
      const [low, top] = [Math.min(a, b, c, d), Math.max(a, b, c, d)]
      if (top <= LOWEST) continue
      const gx = ((b - a + d - c) / 2) * FINE
      const gy = ((c - a + d - b) / 2) * FINE
      const slope = Math.hypot(gx, gy)
      if (slope < 0.3) continue
      for (let level = LOWEST; level < HIGHEST; level += CONTOUR) {
        if (low > level || top <= level) continue
        const next = noiseFrom(i * 7919 + j * 104729 + Math.round(level * 100))
        const long = Math.min(0.15, 0.045 + slope * 0.05) * (0.8 + 0.4 * next())
        strokes.push({
          x: (i - 0.5 + (next() - 0.5) * 0.5) / FINE,
          y: (j - 0.5 + (next() - 0.5) * 0.5) / FINE,
          dx: (-gx / slope) * long,
          dy: (-gy / slope) * long,
          steep: slope > 0.9,
        })
      }
    }
  }
  return strokes
}
