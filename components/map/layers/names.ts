import type { Point } from '@/lib/hex/layout'
import { type Pen, sees } from '../pen'
import type { MapSheet, Scene } from '../scene'
import type { Terrain } from '../terrain'
import { COUNTER_SIDE } from './counters'
import { type Lettering, letter, stampOf, widthOf } from './lettering'
import { drawRiverNames, placeRiverNames, type RiverLetter } from './river-names'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const rank = { name: 0, town: 1, city: 2 } as const
/** Height of a town's name in hexes, by detail, for places and for cities. */
const HEIGHT = {
  small: [0, 0.42, 0.26, 0.2],
  city: [0, 0.54, 0.32, 0.235],
} as const

/** A name and where it is written. */
export interface Label {
  text: string
  at: Point
  box: Box
  style: Lettering
}

/** Finds places for the names of towns, the larger ones first, apart from each other and from counters. */
export function placeNames(pen: Pen, scene: Scene): Label[] {
  const { world, sheet } = pen.terrain
  const counters = counterBoxes(pen, scene)
  const labels: Label[] = []
  const places = [...sheet.places]
    .filter((place) => shown(pen, place) && sees(pen, world.centre(place.hex), 3))
    .sort((a, b) => rank[b.size] - rank[a.size])
  for (const place of places) {
    const label = labelOf(pen, place, counters, labels)
    if (label) labels.push(label)
  }
  return labels
}

/**
 * Writes on the map what is as good as printed, for it keeps off counters and names but changes with nothing else: names
 * of rivers, and hex numbers where no name stands.
 */
export function drawPrint(pen: Pen, scene: Scene): void {
  const { rivers, numbers } = placePrint(pen, scene)
  drawRiverNames(pen, rivers)
  drawNumbers(pen, numbers)
}

interface Print {
  rivers: readonly RiverLetter[]
  /** Hexes whose number is written. */
  numbers: readonly string[]
}

/** The print as it was last placed. */
let last: { key: string; terrain: Terrain; print: Print } | null = null

/** Forgets the places, as letters have become wider or narrower. */
export const forgetPlaces = (): void => {
  last = null
}

/** Where what is written on the map finds its place. While the map lies still it is asked for again and again. */
export function placePrint(pen: Pen, scene: Scene): Print {
  const { scale, rect, detail, terrain } = pen
  const key = [printOf(scene), scale, rect.x, rect.y, rect.width, rect.height].join()
  if (last?.key === key && last.terrain === terrain) return last.print
  const taken = placeNames(pen, scene).map(({ box }) => box)
  const rivers = detail > 0 ? placeRiverNames(pen, counterBoxes(pen, scene), taken) : []
  const print = { rivers, numbers: scene.numbers && detail === 3 ? placeNumbers(pen, taken) : [] }
  last = { key, terrain, print }
  return print
}

/** Of scenes for which this is alike, `drawPrint` writes the same. */
export const printOf = ({ counters, numbers }: Scene): string =>
  `${numbers} ${[...new Set(counters.map(({ hex }) => hex))].sort().join(' ')}`

/** Writes the names of towns, over the counters: where a name finds no free place it must still be read. */
export function drawNames(pen: Pen, scene: Scene): void {
  for (const { text, at, style } of placeNames(pen, scene)) letter(pen, text, at, style)
}

/** Writes beforehand, one with each step, the names that `drawNames` will lay down. */
export function* cutNames(pen: Pen, scene: Scene, ratio: number): Generator<void> {
  for (const { text, style } of placeNames(pen, scene)) {
    yield
    stampOf(pen, text, style, ratio)
  }
}

function counterBoxes({ terrain }: Pen, { counters }: Scene): Box[] {
  return [...new Set(counters.map((counter) => counter.hex))].map((hex) => {
    const { x, y } = terrain.world.centre(hex)
    const half = COUNTER_SIDE / 2 + 0.03
    return { left: x - half, top: y - half, right: x + half, bottom: y + half }
  })
}

const shown = ({ detail, scale, written }: Pen, place: MapSheet['places'][number]): boolean =>
  place.size === 'city' ||
  (detail >= 1 && place.star !== null) ||
  detail >= 2 ||
  (detail === 1 && place.size === 'town' && scale > 20 && !written)

function labelOf(
  pen: Pen,
  place: MapSheet['places'][number],
  counters: readonly Box[],
  labels: readonly Label[],
): Label | null {
  const { palette, scale, detail, terrain } = pen
  const city = place.size === 'city'
  const least = detail === 0 ? (city ? 11.5 : 10) : city ? 12 : 11
  const pixels = Math.max(HEIGHT[city ? 'city' : 'small'][detail] * scale, least)
  const style: Lettering = {
    family: 'names',
    weight: city ? 800 : place.size === 'town' ? 700 : 500,
    pixels,
    colour: palette.label,
    halo: palette.halo,
    haloPixels: detail >= 2 ? 3.4 : 2.8,
  }
  const height = pixels / scale
  const width = widthOf(pen, place.name, style) + 2 / scale
  const centre = terrain.world.centre(place.hex)
  const below = detail <= 1 ? (detail === 0 ? 0.4 : 0.3) + height * 0.6 : 0.355 + height * 0.42
  const spots: readonly Point[] = [
    { x: 0, y: below },
    { x: width / 2 + 0.18, y: below },
    { x: -width / 2 - 0.18, y: below },
    { x: 0, y: -below },
    { x: width / 2 + 0.12, y: -below },
    { x: -width / 2 - 0.12, y: -below },
    { x: width / 2 + 0.45, y: 0 },
    { x: -width / 2 - 0.45, y: 0 },
  ]
  let best: { box: Box; at: Point; cost: number } | null = null
  for (const [i, spot] of spots.entries()) {
    const at = { x: centre.x + spot.x, y: centre.y + spot.y }
    const box = {
      left: at.x - width / 2,
      right: at.x + width / 2,
      top: at.y - height * 0.42,
      bottom: at.y + height * 0.42,
    }
    let cost = i * 0.6
    if (labels.some((other) => meets(other.box, box))) cost += 100
    for (const other of counters) cost += overlap(other, box) * (detail === 0 ? 12 : 120)
    if (box.left < 0 || box.right > terrain.world.width || box.top < 0 || box.bottom > terrain.world.height)
      cost += 20
    if (!best || cost < best.cost) best = { box, at, cost }
  }
  if (!best || (best.cost >= 100 && !city) || (detail === 1 && best.cost >= 12 && !city && !place.star))
    return null
  return { text: place.name, at: best.at, box: best.box, style }
}

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return x > 0 && y > 0 ? x * y : 0
}

const numberAt = ({ terrain }: Pen, hex: string): Point => {
  const { x, y } = terrain.world.centre(hex)
  return { x, y: y - 0.405 }
}

function placeNumbers(pen: Pen, taken: readonly Box[]): string[] {
  const { world } = pen.terrain
  return world.lattice.hexes.filter((hex) => {
    if (!sees(pen, world.centre(hex), 0.6)) return false
    const { x, y } = numberAt(pen, hex)
    const box = { left: x - 0.17, right: x + 0.17, top: y - 0.065, bottom: y + 0.065 }
    return !taken.some((other) => meets(other, box))
  })
}

function drawNumbers(pen: Pen, hexes: readonly string[]): void {
  const style: Lettering = {
    family: 'figures',
    weight: 600,
    pixels: Math.max(9, 0.14 * pen.scale),
    colour: pen.palette.number,
  }
  pen.g.globalAlpha = 0.85
  for (const hex of hexes) letter(pen, hex, numberAt(pen, hex), style)
  pen.g.globalAlpha = 1
}
