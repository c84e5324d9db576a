import type { Point } from '@/lib/hex/layout'
import { hashOf, noiseFrom } from './noise'
import type { Ground, MapSheet } from './sheet'
import { type Cell, cellKey, RADIUS, ROW, type World } from './world'

/** The ground of each cell, by its key. */
export type GroundByCell = ReadonlyMap<string, Ground>

export const cellFrom = (key: string): Cell => {
  const [q, r] = key.split(',')
  return { q: Number(q), r: Number(r) }
}

/** Ground by cell, copied so many rings beyond the hexes that areas run off the edge of the paper as in print. */
export function groundWithMargin(world: World, sheet: MapSheet): GroundByCell {
  const ground = new Map<string, Ground>()
  const { hexes, beyond = [] } = sheet.lattice
  for (const hex of [...hexes, ...beyond]) {
    const { q, r } = world.cellOf(hex)
    ground.set(cellKey(q, r), sheet.ground(hex))
  }
  const rings = 2 + Math.ceil(Math.max(0, ...Object.values(sheet.edge ?? {})) / ROW)
  for (let ring = 0; ring < rings; ring += 1) {
    for (const [key, kind] of [...ground]) {
      const { q, r } = cellFrom(key)
      for (const step of world.across) {
        const beyond = cellKey(q + step.q, r + step.r)
        if (!ground.has(beyond)) ground.set(beyond, kind)
      }
    }
  }
  return ground
}

/** A tree, with its size from 0 to 1. */
export type Crown = Point & { size: number }

const LEAST = 0.128
/** Crowns thrown like darts, none nearer than LEAST to another, none over the edge of the wood. */
export function crownsOf(world: World, ground: GroundByCell, cell: Cell): Crown[] {
  const next = noiseFrom(hashOf(`woods${cellKey(cell.q, cell.r)}`))
  const inner = world.across.map((step) => ground.get(cellKey(cell.q + step.q, cell.r + step.r)) === 'woods')
  const centre = world.cellCentre(cell)
  // Whither side 0 looks, in degrees.
  const first = world.lattice.orientation === 'pointy' ? -60 : 30
  const found: Point[] = []
  for (let dart = 0; dart < 80; dart += 1) {
    const angle = next() * 2 * Math.PI
    const far = Math.sqrt(next()) * RADIUS
    const at = { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
    const inside = inner.every((wood, k) => {
      const normal = ((first + 60 * k) * Math.PI) / 180
      return at.x * Math.cos(normal) + at.y * Math.sin(normal) <= 0.5 - (wood ? 0.03 : 0.12)
    })
    if (inside && found.every((p) => (p.x - at.x) ** 2 + (p.y - at.y) ** 2 >= LEAST ** 2)) found.push(at)
  }
  return found.map((p) => ({ x: centre.x + p.x, y: centre.y + p.y, size: next() })).sort((a, b) => a.y - b.y)
}
