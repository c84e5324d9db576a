import type { Point } from '@/lib/hex/layout'

/*
 * Noise of the drawing is a function of the place, so that the same map looks the same on every device and
 * after every redraw. It has nothing to do with the dice.
 */

export function hashOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** Numbers from 0 to 1 that follow from the seed. */
export function noiseFrom(seed: number): () => number {
  let a = seed | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A small displacement of a place, at most `amount` each way; with another salt another one. */
export function jitter(salt: string, at: Point, amount: number): Point {
  if (amount === 0) return { x: 0, y: 0 }
  const next = noiseFrom(hashOf(salt + pointKey(at)))
  return { x: (next() - 0.5) * 2 * amount, y: (next() - 0.5) * 2 * amount }
}

/** Mixed twice: a hash that is linear in the place would show as stripes. */
function noiseAt(a: number, b: number): number {
  let h = Math.imul(a, 374761393) + Math.imul(b, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return ((h ^ (h >>> 16)) & 65535) / 65535
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth value noise over the plane, from 0 to 1. Asked from place to place, it keeps the corners of the last square. */
export function valueNoise(): (x: number, y: number) => number {
  let [i, j] = [Number.NaN, Number.NaN]
  let [a, b, c, d] = [0, 0, 0, 0]
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    if (left !== i || top !== j) {
      ;[i, j] = [left, top]
      ;[a, b] = [noiseAt(i, j), noiseAt(i + 1, j)]
      ;[c, d] = [noiseAt(i, j + 1), noiseAt(i + 1, j + 1)]
    }
    const u = ease(x - i)
    const v = ease(y - j)
    return a * (1 - u) * (1 - v) + b * u * (1 - v) + c * (1 - u) * v + d * u * v
  }
}

/** Names a point so that points that coincide have one name. */
export const pointKey = ({ x, y }: Point): string => `${Math.round(x * 50)}_${Math.round(y * 50)}`
