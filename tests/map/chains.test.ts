import { beforeAll, describe, expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { sheet as largeSheet } from '@/components/games/proud-monster/sheet'
import { beside, chainsAlong, evenly } from '@/components/map/chains'
import { frontOf } from '@/components/map/front'
import { printTerrain } from '@/components/map/print-terrain'
import { buildTerrain } from '@/components/map/terrain'
import { cellKey, makeWorld } from '@/components/map/world'
import { makeLattice } from '@/lib/hex/lattice'
import { type RecordedPath, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

type At = { x: number; y: number }
const far = (a: At, b: At) => Math.hypot(a.x - b.x, a.y - b.y)

describe.each(['pointy', 'flat'] as const)('a chain along hexsides of hexes that lie %s', (orientation) => {
  const lattice = makeLattice({
    orientation,
    lineDigits: 'first',
    lines: [10, 18],
    places: [0, 9],
    shifted: 'odd',
  })
  const world = makeWorld(lattice)
  /** The sides of a hex whose other hex satisfies the test. */
  const sidesOf = (hex: string, test: (next: string) => boolean) =>
    lattice
      .neighbours(hex)
      .filter(test)
      .map((next) => ({ inner: world.cellOf(hex), outer: world.cellOf(next) }))
  const hex = lattice.hexes[44]!

  test('closes around a hex, through the middle of its six sides, the outer hexes on its left', () => {
    const [ring, more] = chainsAlong(
      world,
      sidesOf(hex, () => true),
      0.45,
    )
    expect(more).toBeUndefined()
    expect(ring!.closed).toBe(true)
    for (const next of lattice.neighbours(hex)) {
      const [a, b] = [world.centre(hex), world.centre(next)]
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
      expect(Math.min(...ring!.points.map((at) => far(at, middle)))).toBeLessThan(1e-6)
    }
    const radius = (points: readonly At[]) =>
      points.reduce((sum, at) => sum + far(at, world.centre(hex)), 0) / points.length
    expect(radius(beside(ring!, 0.1).points)).toBeGreaterThan(radius(ring!.points) + 0.08)
  })

  test('ends on a corner where it is open, whatever the order of its sides', () => {
    const sides = sidesOf(hex, () => true).slice(0, 4)
    const chains = chainsAlong(world, sides.reverse(), 0.45)
    const corners = [0, 1, 2, 3, 4, 5].map((i) => world.corner(world.cellOf(hex), i))
    for (const { points, closed } of chains) {
      expect(closed).toBe(false)
      for (const end of [points[0]!, points.at(-1)!])
        expect(Math.min(...corners.map((at) => far(at, end)))).toBeLessThan(1e-6)
    }
  })

  test('is cut into even steps', () => {
    const [ring] = chainsAlong(
      world,
      sidesOf(hex, () => true),
      0.3,
    )
    const { points } = evenly(ring!, 0.05)
    expect(points.length).toBeGreaterThan(40)
    for (const [i, at] of points.slice(1).entries()) expect(far(at, points[i]!)).toBeLessThanOrEqual(0.0501)
  })
})

describe('the front line', () => {
  const terrain = buildTerrain(sheet)
  const wholeOf = ({ world: { width, height } }: typeof terrain) => ({ x: 0, y: 0, width, height })
  const pointsOf = (path: Path2D) =>
    (path as unknown as RecordedPath).calls
      .filter(([what]) => what === 'moveTo' || what === 'lineTo')
      .map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

  test('has the colour of each side on its own side', () => {
    const west = new Set(sheet.lattice.hexes.filter((hex) => Number(hex.slice(2)) < 20))
    const front = frontOf(terrain, west, wholeOf(terrain))
    const meanX = (path: Path2D) => {
      const points = pointsOf(path).filter(({ y }) => y > 2 && y < terrain.world.height - 2)
      return points.reduce((sum, { x }) => sum + x, 0) / points.length
    }
    expect(meanX(front.beside('west', 0.033))).toBeLessThan(meanX(front.beside('east', 0.033)) - 0.04)
  })

  test('is the same in a part as in the whole', () => {
    const west = new Set(sheet.lattice.hexes.filter((hex) => Number(hex.slice(2)) < 20))
    const part = { x: 15, y: 10, width: 9, height: 7 }
    const isIn = ({ x, y }: At) =>
      x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height
    const names = (within: typeof part) =>
      pointsOf(frontOf(terrain, west, within).line)
        .filter(isIn)
        .map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)
        .sort()
    expect(names(part).length).toBeGreaterThan(20)
    expect(names(part)).toEqual(names(wholeOf(terrain)))
  })

  test('runs over land only: a coast is no front', () => {
    const large = buildTerrain(largeSheet)
    const west = new Set(largeSheet.lattice.hexes.filter((hex) => Number(hex.slice(0, 2)) < 24))
    const wet = pointsOf(frontOf(large, west, wholeOf(large)).line).filter((at) => {
      const { world } = large
      const near = world
        .cellsIn({ x: at.x - 0.6, y: at.y - 0.6, width: 1.2, height: 1.2 })
        .filter((cell) => far(world.cellCentre(cell), at) < 0.501)
      return (
        near.length === 2 && near.every(({ q, r }) => printTerrain(large).ground(cellKey(q, r)) === 'sea')
      )
    })
    expect(wet).toEqual([])
  })
})
