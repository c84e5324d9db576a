import type { Point } from '@/lib/hex/layout'
import { type Pen, sees } from '../pen'
import type { Covered, Scene } from '../scene'
import type { MapSheet } from '../sheet'
import type { Terrain } from '../terrain'
import { type Box, meets, overlap } from './box'
import { COUNTER_SIDE } from './counters'
import { type Lettering, letter, stampOf, widthOf } from './lettering'
import { drawRiverNames, placeRiverNames, type RiverLetter } from './river-names'
import { costsOf, spotsOf } from './spots'

const rank = { name: 0, town: 1, city: 2 } as const
/** Height of a town's name in hexes, by detail, for places and for cities. */
const HEIGHT = {
  small: [0, 0.42, 0.26, 0.2],
  city: [0, 0.54, 0.32, 0.235],
} as const

/** Names in a large picture are read at a quarter of its size. */
const LARGER = 1.25

/** So far from the edge of a picture its names end, in hexes. */
const EDGE = 0.25
/** What it costs a name to lie on another. */
const HIT = 200
/** The part of a card, from its top, where its strength begins, and what it costs by square hex to lie on that. */
const [STRENGTH, HIDES] = [0.56, 40_000]

/** A name and where it is written. */
export interface Label {
  text: string
  at: Point
  box: Box
  style: Lettering
}

/** Counts how often letters have become wider or narrower: what was placed before lies wrong. */
let letters = 0
export const forgetPlaces = (): void => {
  letters += 1
}

/** What finds its place, at once or a little with each step. */
interface Placing<Placed> {
  (pen: Pen, scene: Scene): Placed
  bySteps: (pen: Pen, scene: Scene) => Generator<void, Placed>
}

/** Keeps what was placed last: while the map lies still it is asked for again and again. */
function kept<Placed>(place: (pen: Pen, scene: Scene) => Generator<void, Placed>): Placing<Placed> {
  let last: { key: string; terrain: Terrain; placed: Placed } | null = null
  function* bySteps(pen: Pen, scene: Scene): Generator<void, Placed> {
    const { terrain, scale, rect, palette, written } = pen
    const { x, y, width, height } = rect
    const key = [letters, palette.night, written, scale, x, y, width, height, printOf(scene)].join()
    if (last?.key === key && last.terrain === terrain) return last.placed
    const placed = yield* place(pen, scene)
    last = { key, terrain, placed }
    return placed
  }
  const atOnce = (pen: Pen, scene: Scene): Placed => {
    const steps = bySteps(pen, scene)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return step.value
  }
  return Object.assign(atOnce, { bySteps })
}

/** Finds places for the names of towns, the larger ones first, apart from each other and from counters. */
export const placeNames = kept(function* (pen, scene): Generator<void, readonly Label[]> {
  const { world, sheet } = pen.terrain
  const counters = counterBoxes(pen, scene)
  const labels: Label[] = []
  const towns = marksOf(pen)
  const inSight = sheet.places.filter(({ hex }) =>
    sees(pen, world.centre(hex), pen.written === 'picture' ? 0 : 3),
  )
  const large = inSight.filter((place) => shown(pen, place) || scene.named?.has(place.hex))
  // A picture in which nothing large lies is known by its towns.
  const isBare = pen.written === 'picture' && pen.detail > 0 && large.length === 0
  const places = (isBare ? inSight.filter(({ size }) => size === 'town') : large).sort(
    (a, b) => rank[b.size] - rank[a.size],
  )
  for (const place of places) {
    const isSought = scene.named?.has(place.hex) ?? false
    const label = labelOf(pen, place, isSought, { counters, towns, labels })
    if (label) labels.push(label)
    yield
  }
  return labels
})

/**
 * Writes on the map what is as good as printed, for it keeps off counters and names but changes with nothing else: names
 * of rivers, and hex numbers where no name stands.
 */
export function drawPrint(pen: Pen, scene: Scene): void {
  const { rivers, numbers } = placePrint(pen, scene)
  scene.drawRegions?.(pen)
  drawRiverNames(pen, rivers)
  drawNumbers(pen, numbers)
}

interface Print {
  rivers: readonly RiverLetter[]
  /** Hexes whose number is written. */
  numbers: readonly string[]
}

/** Where what is written on the map finds its place. */
export const placePrint = kept(function* (pen, scene): Generator<void, Print> {
  const { detail } = pen
  const labels = yield* placeNames.bySteps(pen, scene)
  const taken = labels.map(({ box }) => box)
  yield
  const rivers = detail > 0 ? yield* placeRiverNames(pen, counterBoxes(pen, scene), taken) : []
  yield
  return { rivers, numbers: scene.numbers && detail === 3 ? placeNumbers(pen, taken) : [] }
})

const prints = new WeakMap<Scene, string>()

/** Of scenes for which this is alike, `drawPrint` writes the same. */
export function printOf(scene: Scene): string {
  const known = prints.get(scene)
  if (known !== undefined) return known
  const hexes = new Set(scene.counters.map(({ hex }) => hex))
  const print = `${scene.numbers} ${[...hexes].sort().join(' ')} ${[...(scene.named ?? [])].join(' ')}`
  prints.set(scene, print)
  return print
}

/** Writes the names of towns, over the counters: where a name finds no free place it must still be read. */
export function drawNames(pen: Pen, scene: Scene, part = pen.rect): void {
  const near = { ...pen, rect: part }
  for (const { text, at, style } of placeNames(pen, scene))
    if (sees(near, at, REACH)) letter(pen, text, at, style)
}

/** Writes beforehand, one with each step, the names that `drawNames` will lay down. */
export function* cutNames(pen: Pen, scene: Scene, ratio: number): Generator<void> {
  for (const { text, style } of yield* placeNames.bySteps(pen, scene)) {
    yield
    stampOf(pen, text, style, ratio)
  }
}

/** Hexes around what is drawn within which a card can lie under a name. */
const REACH = 6

function counterBoxes(pen: Pen, { counters }: Scene): Box[] {
  const { world } = pen.terrain
  return [...new Set(counters.map((counter) => counter.hex))]
    .filter((hex) => sees(pen, world.centre(hex), REACH))
    .map((hex) => cardIn(pen, hex))
}

/** Where names of towns and cards lie, for what else is written. */
export const coveredIn = (pen: Pen, scene: Scene): Covered => ({
  names: placeNames(pen, scene).map(({ box }) => box),
  cards: counterBoxes(pen, scene),
})

/** Where the card of a counter lies in a hex, with a little room. */
function cardIn(pen: Pen, hex: string, room = 0.03): Box {
  const { x, y } = pen.terrain.world.centre(hex)
  const half = (COUNTER_SIDE * (pen.larger ?? 1)) / 2 + room
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}

/** The mark of a town on the map. */
interface Mark {
  hex: string
  box: Box
}

function marksOf(pen: Pen): Mark[] {
  const { world, sheet } = pen.terrain
  return sheet.places.flatMap(({ hex, size }) => {
    const { x, y } = world.centre(hex)
    if (size === 'name' || !sees(pen, { x, y }, 3)) return []
    const half = pen.scale < 22 ? 3 / pen.scale : size === 'city' ? 0.38 : 0.12
    return [{ hex, box: { left: x - half, top: y - half, right: x + half, bottom: y + half } }]
  })
}

const shown = ({ detail, scale, written }: Pen, place: MapSheet['places'][number]): boolean =>
  place.size === 'city' ||
  (detail >= 1 && place.star !== null) ||
  detail >= 2 ||
  (detail === 1 && place.size === 'town' && scale > 20 && !written)

/** What lies already where a name might be written. */
interface Beside {
  counters: readonly Box[]
  towns: readonly Mark[]
  labels: readonly Label[]
}

function labelOf(
  pen: Pen,
  place: MapSheet['places'][number],
  isSought: boolean,
  { counters, towns, labels }: Beside,
): Label | null {
  const { palette, scale, detail, terrain } = pen
  const city = place.size === 'city'
  const least = detail === 0 ? (city || isSought ? 11.5 : 10) : city ? 12 : 11
  const pixels =
    Math.max(HEIGHT[city ? 'city' : 'small'][detail] * scale, least) *
    (pen.written === 'picture' && detail > 0 ? LARGER : 1)
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
  const spots = spotsOf(pen, width, height, city)
  const costs = costsOf(pen, city, place.star !== null)
  // What is large keeps its place, whoever moves: it keeps off where anybody might stand, and may touch his card. In a
  // picture nobody moves.
  const keeps = city && pen.written !== 'picture'
  const stands = keeps
    ? [place.hex, ...terrain.world.lattice.neighbours(place.hex)].map((hex) => cardIn(pen, hex, 0))
    : counters
  const strengths = stands.map(strengthIn)
  let best: { box: Box; at: Point; cost: number; hidden: number } | null = null
  const { world } = terrain
  // Beyond the sheet, at its left and right, a window may cut it; a picture ends where it ends, and its names before that.
  const page =
    pen.written === 'picture'
      ? inset(pen.rect, EDGE)
      : { x: 0, y: 0, width: world.width, height: world.height }
  const [right, bottom] = [page.x + page.width, page.y + page.height]
  for (const [i, spot] of spots.entries()) {
    const at = {
      x: Math.max(page.x + width / 2, Math.min(right - width / 2, centre.x + spot.x)),
      y: centre.y + spot.y,
    }
    const box = {
      left: at.x - width / 2,
      right: at.x + width / 2,
      top: at.y - height * 0.42,
      bottom: at.y + height * 0.42,
    }
    let cost = i * 0.6
    if (labels.some((other) => meets(other.box, box))) cost += HIT
    let hidden = 0
    for (const strength of strengths) hidden += overlap(strength, box) * HIDES
    if (!keeps) for (const other of counters) hidden += overlap(other, box) * costs.card
    for (const other of towns) if (other.hex !== place.hex) cost += overlap(other.box, box) * costs.town
    if (box.top < page.y || box.bottom > bottom) cost += 20
    if (!best || cost + hidden < best.cost + best.hidden) best = { box, at, cost, hidden }
  }
  // What is large or looked for is written wherever it lies.
  if (!best || best.cost + (city || isSought ? 0 : best.hidden) >= costs.most) return null
  return { text: place.name, at: best.at, box: best.box, style }
}

const inset = ({ x, y, width, height }: Pen['rect'], by: number): Pen['rect'] => ({
  ...{ x: x + by, y: y + by },
  ...{ width: width - 2 * by, height: height - 2 * by },
})

const strengthIn = ({ top, bottom, ...box }: Box): Box => ({
  ...box,
  ...{ top: top + (bottom - top) * STRENGTH, bottom },
})

const numberAt = ({ terrain }: Pen, hex: string): Point => {
  const { x, y } = terrain.world.centre(hex)
  return { x, y: y - (terrain.world.lattice.orientation === 'flat' ? 0.415 : 0.43) }
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
