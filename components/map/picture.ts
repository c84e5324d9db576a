import { drawCounters } from './layers/counters'
import { drawFeatures } from './layers/features'
import { drawFront } from './layers/front'
import { drawGround } from './layers/ground'
import { drawNames, placeNames } from './layers/names'
import { DAY } from './palette'
import { detailAt, type Pen } from './pen'
import type { Scene } from './scene'
import type { Terrain } from './terrain'
import type { Rect, World } from './world'
import { type WrittenText, written } from './written-context'

/** A part of a map with what stands on it, by day, for pictures that no browser draws; in pixels. */
export interface MapPicture {
  /** What is printed on that part, as SVG, and a name by which it may be kept. */
  print: { id: string; svg: () => string }
  /** What is laid over it, as SVG. */
  svg: string
  /** Words in it, which its reader must set. */
  texts: readonly WrittenText[]
}

/** The part `rect` of the map, `scale` pixels to a hex. */
export function mapPicture(terrain: Terrain, scene: Scene, rect: Rect, scale: number): MapPicture {
  const [width, height] = [Math.round(rect.width * scale), Math.round(rect.height * scale)]
  const draw = (name: string, work: (pen: Pen) => void) =>
    written(name, (g) => {
      g.scale(scale, scale)
      g.translate(-rect.x, -rect.y)
      work({ g, terrain, palette: DAY, scale, detail: detailAt(scale), rect, written: true })
    })
  const print = () =>
    draw('print', (pen) => {
      drawGround(pen)
      drawFeatures(pen)
    }).svg
  const { svg, texts } = draw('front', (pen) => {
    if (scene.west) drawFront(pen, scene.west)
    const labels = placeNames(pen, scene)
    drawCounters(pen, scene, { ratio: 1, cards: scale })
    drawNames(pen, labels)
  })
  const id = [terrain.sheet.id, rect.x, rect.y, width, height, scale].join(' ')
  return { print: { id, svg: () => svgOf(width, height, print()) }, svg: svgOf(width, height, svg), texts }
}

const svgOf = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`

/** The window moves by so many hexes at a time, so that many pictures share one print. */
const STEP = 4
/** So near to the other side's ground a counter stands at the front, in hexes. */
const NEAR = 2

/** The part of the map, `scale` pixels to a hex, with the counters at the front in its middle. */
export function frontRect(
  world: World,
  { counters, west }: Scene,
  size: { width: number; height: number },
  scale: number,
): Rect {
  const [width, height] = [size.width / scale, size.height / scale]
  const places = counters.map(({ hex }) => hex)
  const front = west ? places.filter((hex) => isAtFront(world, west, hex)) : []
  const points = (front.length > 0 ? front : places).map(world.centre)
  const middle = (along: 'x' | 'y', whole: number) => {
    const line = points.map((point) => point[along]).sort((a, b) => a - b)
    // Half way between the middle one and the middle of the outermost: a wing that runs ahead is seen, too.
    const [first = whole / 2, last = whole / 2] = [line[0], line.at(-1)]
    return ((line[line.length >> 1] ?? whole / 2) + (first + last) / 2) / 2
  }
  const within = (at: number, long: number, whole: number) =>
    long >= whole
      ? (whole - long) / 2
      : Math.max(0, Math.min(whole - long, Math.round((at - long / 2) / STEP) * STEP))
  return {
    x: within(middle('x', world.width), width, world.width),
    y: within(middle('y', world.height), height, world.height),
    width,
    height,
  }
}

function isAtFront({ lattice }: World, west: ReadonlySet<string>, hex: string): boolean {
  let ring = [hex]
  const seen = new Set(ring)
  for (let far = 0; far < NEAR; far += 1) {
    ring = ring.flatMap((one) => lattice.neighbours(one).filter((next) => !seen.has(next)))
    if (ring.some((one) => west.has(one) !== west.has(hex))) return true
    for (const one of ring) seen.add(one)
  }
  return false
}
