import { beforeAll, describe, expect, test } from 'vitest'
import { sheet as largeSheet } from '@/components/games/proud-monster/sheet'
import { beside } from '@/components/map/chains'
import type { Box } from '@/components/map/layers/box'
import { drawFeatures } from '@/components/map/layers/features'
import { drawGround } from '@/components/map/layers/ground'
import { drawUnder } from '@/components/map/layers/highlights'
import { placeNames } from '@/components/map/layers/names'
import { detailAt } from '@/components/map/pen'
import { PRINT_DAY } from '@/components/map/print-palette'
import { printTerrain } from '@/components/map/print-terrain'
import { endsOf } from '@/components/map/rivers'
import { buildTerrain } from '@/components/map/terrain'
import {
  type At,
  isWithin,
  linesOf,
  type RecordedPath,
  recordedContext,
  withoutBrowser,
} from '../support/canvas'
import { manyCounters } from '../support/many-counters'

beforeAll(withoutBrowser)

const terrain = buildTerrain(largeSheet)
const { world } = terrain
const { lattice } = largeSheet
const whole = { x: 0, y: 0, width: world.width, height: world.height }
describe('a sheet of 2,652 hexes that lie flat', () => {
  test('joins two sheets of paper: a column goes on from 3727N to 3700S', () => {
    expect(lattice.hexes).toHaveLength(51 * 52)
    expect(lattice.neighbours('3727N')).toContain('3700S')
    expect(lattice.distance('2817N', '2900S')).toBe(12)
    expect(lattice.hexAt(lattice.centre('2512S'))).toBe('2512S')
  })

  test.each(['sea', 'lake'] as const)(
    'draws the shore of each %s so that every hex keeps its middle',
    (kind) => {
      const shore = printTerrain(terrain).shore(kind, whole, 0)
      const rings = linesOf(shore!.path)
      const wrong = lattice.hexes.filter(
        (hex) => isWithin(rings, world.centre(hex)) !== (largeSheet.ground(hex) === kind),
      )
      expect(wrong).toEqual([])
    },
  )

  test('draws shores toward the true coast', () => {
    const off = (sheet: typeof largeSheet) => {
      const { left, top } = largeSheet.edge!
      const near = largeSheet.shores!.flat().map(({ x, y }) => ({ x: x + left, y: y + top }))
      const rings = linesOf(printTerrain(buildTerrain(sheet)).shore('sea', whole, 0)!.path).flat()
      const far = rings
        .filter((_, i) => i % 16 === 0)
        .map((p) => Math.min(...near.map((q) => Math.hypot(p.x - q.x, p.y - q.y))))
        .filter((d) => d < 0.6)
      return far.reduce((sum, d) => sum + d, 0) / far.length
    }
    expect(off(largeSheet)).toBeLessThan(off({ ...largeSheet, shores: [] }) * 0.75)
  })

  test('keeps the lines in the water off the shore', () => {
    const { path, waterLine } = printTerrain(terrain).shore('sea', whole, 0.27)!
    const shore = linesOf(path)
    const points = linesOf(waterLine(0.27)).flat()
    expect(points.length).toBeGreaterThan(500)
    for (const at of points.filter((_, i) => i % 40 === 0)) {
      expect(isWithin(shore, at)).toBe(true)
      expect(Math.min(...shore.flat().map((p) => Math.hypot(p.x - at.x, p.y - at.y)))).toBeGreaterThan(0.2)
    }
  })

  test('draws a river along each of its hexsides, and on into the sea', () => {
    const drawn = terrain.streams()
    const sides = largeSheet.rivers.flatMap((river) => river.sides)
    expect(sides.length).toBeGreaterThan(1000)
    const missed = sides.filter(({ a, b }) => {
      const [p, q] = endsOf(world, a, b)
      const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2]
      return !drawn.some(({ points }) => points.some((at) => Math.hypot(at.x - x, at.y - y) < 0.0637))
    })
    expect(missed).toEqual([])
    const shore = linesOf(printTerrain(terrain).shore('sea', whole, 0.27)!.path)
    const mouths = drawn.filter(({ name, points }) => name === 'Danube' && isWithin(shore, points.at(-1)!))
    expect(mouths.length).toBeGreaterThan(0)
  })

  test('draws of a part what it draws there of the whole', () => {
    const part = { x: 18, y: 4, width: 7.5, height: 7.5 }
    const isIn = ({ x, y }: At) =>
      x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height
    const print = printTerrain(terrain)
    const pointsIn = (path: Path2D) =>
      (path as unknown as RecordedPath).calls
        .flatMap(([what, ...at]) => (what === 'closePath' ? [] : [at.slice(-2).map(Number)]))
        .map(([x, y]) => ({ x: x!, y: y! }))
        .filter(isIn)
        .map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)
    for (const path of [
      (rect: typeof part) => print.area('woods', rect)!,
      (rect: typeof part) => print.area('swamp', rect)!,
      (rect: typeof part) => print.shore('lake', rect, 0.44)!.path,
    ]) {
      const found = new Set(pointsIn(path(part)))
      expect(found.size).toBeGreaterThan(10)
      expect(found).toEqual(new Set(pointsIn(path(whole))))
    }
    const strokes = (rect: typeof part) =>
      print
        .relief(rect)
        .hachures.filter(isIn)
        .map(({ x, y, dx, dy }) => [x, y, dx, dy].map((n) => n.toFixed(4)).join())
    expect(strokes(part).length).toBeGreaterThan(50)
    expect(new Set(strokes(part))).toEqual(new Set(strokes(whole)))
  })

  test('draws each line along its hexsides, walls with their face to the outer hexes', () => {
    const lines = printTerrain(terrain).lines()
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['wall', 'border', 'limit', 'weather']))
    for (const [i, { kind, sides }] of largeSheet.lines!.entries()) {
      for (const { a, b } of sides) {
        const [p, q] = [world.centre(a), world.centre(b)]
        const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
        const near = lines[i]!.chains.flatMap((chain) => {
          const n = chain.points.findIndex((at) => Math.hypot(at.x - middle.x, at.y - middle.y) < 1e-6)
          return n < 0 ? [] : [beside(chain, 0.1).points[n]!]
        })
        expect(near).toHaveLength(1)
        const [at] = near as [At]
        const outward = Math.hypot(at.x - q.x, at.y - q.y) < Math.hypot(at.x - p.x, at.y - p.y)
        if (kind === 'wall') expect(outward, `${a}/${b}`).toBe(true)
      }
    }
  })

  test('lays walls and borders over rivers, and rings forts by what they are', () => {
    const rect = { x: 0, y: 0, width: world.width, height: world.height }
    const { g, marks } = recordedContext()
    drawFeatures({ g, terrain, palette: PRINT_DAY, scale: 34, detail: detailAt(34), rect })
    const colours = marks.map(({ colour }) => colour)
    expect(colours.indexOf(PRINT_DAY.fort)).toBeGreaterThan(colours.lastIndexOf(PRINT_DAY.water))
    expect(colours).toContain(PRINT_DAY.offInk)
    const under = recordedContext()
    drawUnder(
      { g: under.g, terrain, palette: PRINT_DAY, scale: 34, detail: detailAt(34), rect },
      manyCounters(largeSheet),
      () => ({ names: [], cards: [] }),
    )
    const rings = under.marks.filter(({ colour }) => colour === PRINT_DAY.fort)
    expect(new Set(rings.map(({ width }) => width)).size).toBe(2)
    expect(rings.length).toBe(3)
  })

  test('builds over hexes that are a city', () => {
    const built = buildTerrain({ ...largeSheet, ground: (hex) => (hex === '2817N' ? 'city' : 'clear') })
    const patch = linesOf(printTerrain(built).area('city', whole)!)[0]!
    expect(patch.length).toBe(7)
    expect(printTerrain(terrain).area('city', whole)).toBeNull()
    const { g, marks } = recordedContext()
    const at = world.centre('2817N')
    const rect = { x: at.x - 3, y: at.y - 3, width: 6, height: 6 }
    drawGround({ g, terrain: built, palette: PRINT_DAY, scale: 34, detail: detailAt(34), rect })
    expect(marks.filter(({ what, colour }) => what === 'fill' && colour === PRINT_DAY.city)).toHaveLength(1)
    expect(marks.some(({ what, colour }) => what === 'stroke' && colour === PRINT_DAY.cityInk)).toBe(true)
  })

  test('prints fewer and longer dashes in a marsh from afar, and rows that run on from hex to hex', () => {
    /** Strokes of the pen in the swamps, and how long they are, in hex widths. */
    const printed = (scale: number) => {
      const { g } = recordedContext()
      let [strokes, long, from] = [0, 0, 0]
      const rows = new Set<number>()
      let inSwamp = false
      const watched = new Proxy(g, {
        get(context, what) {
          const value = Reflect.get(context, what)
          if (typeof value !== 'function') return value
          return (...args: number[]) => {
            if (what === 'beginPath') inSwamp = context.strokeStyle === PRINT_DAY.swampInk
            if (inSwamp && what === 'moveTo') {
              ;[strokes, from] = [strokes + 1, args[0]!]
              rows.add(Math.round(args[1]! / 0.145))
            }
            if (inSwamp && what === 'lineTo') long += args[0]! - from
            return value.apply(context, args)
          }
        },
        set: (context, what, value) => Reflect.set(context, what, value),
      })
      const rect = { x: 6, y: 18, width: 12, height: 8 }
      drawGround({ g: watched, terrain, palette: PRINT_DAY, scale, detail: detailAt(scale), rect })
      return { strokes, long, rows: rows.size }
    }
    const [near, far] = [printed(40), printed(20)]
    expect(near.strokes).toBeGreaterThan(200)
    expect(far.strokes).toBeLessThan(near.strokes / 2.5)
    expect(far.long).toBeLessThan(near.long * 0.7)
    // Eight hexes down, one row to every .145 of them, and not another for each column of hexes.
    expect(near.rows).toBeLessThan(75)
  })

  test('paints water over the edges of rivers and under the rivers', () => {
    const { g, marks } = recordedContext()
    const rect = { x: 0, y: 0, width: world.width, height: world.height }
    const pen = { g, terrain, palette: PRINT_DAY, scale: 34, detail: detailAt(34), rect }
    drawGround(pen)
    drawFeatures(pen)
    const first = (what: string, colour: string) =>
      marks.findIndex((mark) => mark.what === what && mark.colour === colour)
    const order = [
      first('fill', PRINT_DAY.off),
      first('stroke', PRINT_DAY.waterEdge),
      first('fill', PRINT_DAY.sea),
      first('fill', PRINT_DAY.lake),
      first('stroke', PRINT_DAY.water),
    ]
    expect(order[0]).toBeGreaterThanOrEqual(0)
    expect([...order].sort((a, b) => a - b)).toEqual(order)
  })

  test.each([18, 34, 60])(
    'writes names beside cards at %s pixels to a hex, those of cities wherever they lie',
    (scale) => {
      const scene = manyCounters(largeSheet)
      const { g } = recordedContext()
      const labels = placeNames(
        { g, terrain, palette: PRINT_DAY, scale, detail: detailAt(scale), rect: whole },
        scene,
      )
      const written = labels.map(({ text }) => text)
      const cities = largeSheet.places.filter(({ size }) => size === 'city').map(({ name }) => name)
      expect(cities.filter((name) => !written.includes(name))).toEqual([])
      const shared = (a: Box, b: Box) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
      for (const [i, { box }] of labels.entries())
        for (const other of labels.slice(0, i)) expect(shared(box, other.box)).toBe(0)
      for (const { text, box } of labels.filter(({ text }) => !cities.includes(text))) {
        const onCards = [...new Set(scene.counters.map(({ hex }) => hex))].reduce((sum, hex) => {
          const { x, y } = world.centre(hex)
          return sum + shared(box, { left: x - 0.34, right: x + 0.34, top: y - 0.34, bottom: y + 0.34 })
        }, 0)
        expect(onCards * scale * scale, text).toBeLessThan(75)
      }
    },
  )
})
