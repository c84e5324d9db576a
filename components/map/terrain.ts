import type { Point } from '@/lib/hex/layout'
import { hashOf, noiseFrom } from './chance'
import { outline } from './outline'
import { type Relief, reliefOf } from './relief'
import { type Stream, streams } from './rivers'
import { type RoadNet, roadNet } from './roads'
import type { Ground, MapSheet } from './scene'
import { ACROSS, type Cell, cellKey, makeWorld, RADIUS, type World } from './world'

/** Everything about a sheet that can be worked out before a single pixel is drawn. */
export interface Terrain {
  sheet: MapSheet
  world: World
  woods: () => Path2D
  swamp: () => Path2D
  hills: () => Path2D
  areas: () => readonly { path: Path2D; tone: 'pocket' | 'goal' }[]
  streams: () => readonly Stream[]
  roads: () => RoadNet
  ground: (key: string) => Ground | undefined
  /** Crowns of a wood by cell: place and size from 0 to 1. */
  crowns: (key: string) => readonly (Point & { size: number })[]
  relief: () => Relief
}

/** Each part is worked out when it is first asked for: the page needs few of them, the printer all. */
export function buildTerrain(sheet: MapSheet): Terrain {
  const world = makeWorld(sheet.lattice)
  const ground = once(() => withMargin(world, sheet))
  const cells = (kind: Ground): Cell[] =>
    [...ground()].flatMap(([key, found]) => (found === kind ? [cellFrom(key)] : []))
  const area = (kind: Ground, relax: number, amount: number) =>
    once(() =>
      outline(world, cells(kind), (q, r) => ground().get(cellKey(q, r)) === kind, {
        relax,
        amount,
        salt: kind,
      }),
    )
  const grown = new Map<string, readonly (Point & { size: number })[]>()
  return {
    sheet,
    world,
    woods: area('woods', 0.15, 0.075),
    swamp: area('swamp', 0.15, 0.075),
    hills: area('hill', 0.3, 0.03),
    areas: once(() => sheet.areas.map(({ hexes, tone }) => ({ path: hexOutline(world, hexes, 0.2), tone }))),
    streams: once(() => streams(world, sheet.rivers)),
    roads: once(() => roadNet(world, sheet)),
    ground: (key) => ground().get(key),
    crowns(key) {
      const known = grown.get(key)
      if (known) return known
      const crowns = crownsOf(world, ground(), cellFrom(key))
      grown.set(key, crowns)
      return crowns
    },
    relief: once(() => reliefOf(world, cells('hill').map(world.cellCentre))),
  }
}

function once<Thing>(make: () => Thing): () => Thing {
  let thing: { made: Thing } | null = null
  return () => {
    thing ??= { made: make() }
    return thing.made
  }
}

const known = new WeakMap<readonly string[], Path2D>()

/** Outline of a set of hexes of the sheet; the same list has the same outline. */
export function hexOutline(world: World, hexes: readonly string[], relax: number): Path2D {
  const found = known.get(hexes)
  if (found) return found
  const keys = new Set<string>()
  const cells: Cell[] = []
  for (const hex of hexes) {
    const cell = world.cellOf(hex)
    cells.push(cell)
    keys.add(cellKey(cell.q, cell.r))
  }
  const path = outline(world, cells, (q, r) => keys.has(cellKey(q, r)), { relax, amount: 0, salt: '' })
  known.set(hexes, path)
  return path
}

const cellFrom = (key: string): Cell => {
  const [q, r] = key.split(',')
  return { q: Number(q), r: Number(r) }
}

/** Ground by cell, copied two rings beyond the sheet, so that areas run off its edge as in print. */
function withMargin(world: World, sheet: MapSheet): Map<string, Ground> {
  const ground = new Map<string, Ground>()
  for (const hex of sheet.lattice.hexes) {
    const { q, r } = world.cellOf(hex)
    ground.set(cellKey(q, r), sheet.ground(hex))
  }
  for (let ring = 0; ring < 2; ring += 1) {
    for (const [key, kind] of [...ground]) {
      const { q, r } = cellFrom(key)
      for (const step of ACROSS) {
        const beyond = cellKey(q + step.q, r + step.r)
        if (!ground.has(beyond)) ground.set(beyond, kind)
      }
    }
  }
  return ground
}

const LEAST = 0.128
/** Crowns thrown like darts, none nearer than LEAST to another, none over the edge of the wood. */
function crownsOf(
  world: World,
  ground: ReadonlyMap<string, Ground>,
  cell: Cell,
): (Point & { size: number })[] {
  const next = noiseFrom(hashOf(`woods${cellKey(cell.q, cell.r)}`))
  const inner = ACROSS.map((step) => ground.get(cellKey(cell.q + step.q, cell.r + step.r)) === 'woods')
  const centre = world.cellCentre(cell)
  const found: Point[] = []
  for (let dart = 0; dart < 80; dart += 1) {
    const angle = next() * 2 * Math.PI
    const far = Math.sqrt(next()) * RADIUS
    const at = { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
    const inside = inner.every((wood, k) => {
      const normal = ((-60 + 60 * k) * Math.PI) / 180
      return at.x * Math.cos(normal) + at.y * Math.sin(normal) <= 0.5 - (wood ? 0.03 : 0.12)
    })
    if (inside && found.every((p) => (p.x - at.x) ** 2 + (p.y - at.y) ** 2 >= LEAST ** 2)) found.push(at)
  }
  return found.map((p) => ({ x: centre.x + p.x, y: centre.y + p.y, size: next() })).sort((a, b) => a.y - b.y)
}
