import type { Point } from '@/lib/hex/layout'
import { once } from './once'
import { outline } from './outline'
import { type Stream, streams } from './rivers'
import type { MapSheet } from './sheet'
import { type Cell, cellKey, makeWorld, type World } from './world'

/** What a page needs to know of a sheet before a single pixel is drawn; its printer needs more (`print-terrain.ts`). */
export interface Terrain {
  sheet: MapSheet
  world: World
  /** Worked out when first asked for. */
  streams: () => readonly Stream[]
}

export function buildTerrain(sheet: MapSheet): Terrain {
  const world = makeWorld(sheet.lattice, sheet.edge)
  return {
    sheet,
    world,
    streams: once(() => streams(world, sheet.rivers, (corner) => meetsWater(world, sheet, corner))),
  }
}

const built = new Map<string, Terrain>()

/** The same, built once for each sheet. */
export function builtTerrain(sheet: MapSheet): Terrain {
  const known = built.get(sheet.id)
  if (known) return known
  const terrain = buildTerrain(sheet)
  built.set(sheet.id, terrain)
  return terrain
}

/** Hex widths from a corner to a point that lies within a hex which meets there. */
const INSIDE = 0.1

/** Whether a hex that meets at a corner is open water. The few mouths are asked one by one, as a page needs no other ground. */
const meetsWater = (world: World, { ground }: MapSheet, corner: Point): boolean =>
  [15, 75, 135, 195, 255, 315].some((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const hex = world.hexAt({
      x: corner.x + INSIDE * Math.cos(angle),
      y: corner.y + INSIDE * Math.sin(angle),
    })
    return hex !== null && ['sea', 'lake'].includes(ground(hex))
  })

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
