import type { Point } from '@/lib/hex/layout'
import { FIGURES_SCALE, PLAY_SCALE } from './pen'
import type { Rect } from './world'

/** No hex is shown larger, in CSS pixels. */
export const MOST = 112
/** Rather than go without figures, hexes may lie so far beyond the window, as a part of what fits. */
const NEARLY = 0.85
/** Rather than lie on a bare table, a map that is to fill its window may be so many times as large as what fits. */
const FILLS = 1.25

/** Where the map lies: what is at p on it, in hex widths, is drawn at p * k + (x, y), in CSS pixels. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** What of the map, in hex widths, lies at a point of the window in CSS pixels. */
export const underneath = ({ x, y, k }: Place, at: { x: number; y: number }): { x: number; y: number } => ({
  x: (at.x - x) / k,
  y: (at.y - y) / k,
})

/** CSS pixels of the window that bars and sheets cover on each side. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
  /** true: what covers the right side does not reach up to the top. The map is led beside it, and seen above it as well. */
  low?: boolean
}

/** The part of the window in which something is seen of the map, in CSS pixels. */
export const seenPart = (size: Size, insets: Insets): Rect =>
  openPart(size, insets.low ? { ...insets, right: 0 } : insets)

interface Size {
  width: number
  height: number
}

/** The part of the window that nothing covers, in CSS pixels. */
export const openPart = ({ width, height }: Size, { top, right, bottom, left }: Insets): Rect => ({
  x: left,
  y: top,
  width: Math.max(80, width - left - right),
  height: Math.max(80, height - top - bottom),
})

/** The zoom, in CSS pixels to a hex, that shows the whole map in the open part. */
export const leastScale = (map: Size, open: Rect): number =>
  Math.min(open.width / (map.width + 0.6), open.height / (map.height + 0.6))

/** The place of the map that has a point, in hex widths, in the middle of the open part. */
export const centred = (open: Rect, at: { x: number; y: number }, k: number): Place => ({
  x: open.x + open.width / 2 - at.x * k,
  y: open.y + open.height / 2 - at.y * k,
  k,
})

/** The zoom at which nothing of the open part lies bare beside the map. */
export const fullScale = (map: Size, open: Rect): number =>
  Math.max(open.width / map.width, open.height / map.height)

/**
 * The place that shows points, in hex widths, in the open part, at the given zoom or as near as they fit; `now`: the zoom
 * where none is given. Who is led to a single one sees a small map so near that nothing lies bare beside it; so is he, with
 * `fills`, if little of them is lost by it, and with `all` nothing of them may be.
 */
export function placeOver(
  map: Size,
  open: Rect,
  points: readonly Point[],
  { scale, now, how }: { scale?: number | undefined; now: number; how?: 'fills' | 'all' | undefined },
): Place {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fit = Math.min(open.width / (right - left + 2), open.height / (bottom - top + 2))
  const isNear = how !== 'all' && fit < FIGURES_SCALE && fit > FIGURES_SCALE * NEARLY
  const full = fullScale(map, open)
  const wanted =
    scale === undefined ? now : Math.max(scale, points.length > 1 ? 0 : Math.min(PLAY_SCALE, full))
  const fits = Math.max(leastScale(map, open), Math.min(MOST, wanted, isNear ? FIGURES_SCALE : fit))
  const k = how === 'fills' && full < fits * FILLS ? Math.max(fits, full) : fits
  return centred(open, { x: (left + right) / 2, y: (top + bottom) / 2 }, k)
}

/** Keeps the map in the open part: none of it lies bare but where the whole map has room. */
export function keptIn(open: Rect, map: Size, place: Place): Place {
  const { k } = place
  const along = (at: number, start: number, room: number, long: number) =>
    long * k <= room ? start + (room - long * k) / 2 : Math.min(start, Math.max(start + room - long * k, at))
  return {
    x: along(place.x, open.x, open.width, map.width),
    y: along(place.y, open.y, open.height, map.height),
    k,
  }
}

/** Speed of a drag at its end in CSS pixels to a frame; null if the finger had come to rest. */
export function speedOf(
  track: readonly { x: number; y: number; time: number }[],
  now: number,
): { x: number; y: number } | null {
  const last = track.at(-1)
  const first = track[0]
  if (!last || !first || last.time - first.time < 20 || now - last.time > 60) return null
  const long = (last.time - first.time) / 16
  const speed = { x: (last.x - first.x) / long, y: (last.y - first.y) / long }
  return Math.hypot(speed.x, speed.y) < 3 ? null : speed
}
