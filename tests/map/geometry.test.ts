import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { centred, keptIn, openPart, underneath } from '@/components/map/framing'
import { keysIn, placeOf, standIns } from '@/components/map/grid'
import { hatchOf } from '@/components/map/hatch'
import { curvesAround } from '@/components/map/outline'
import { endsOf, streams } from '@/components/map/rivers'
import { apart, routeNet } from '@/components/map/roads'
import { cellKey, makeWorld } from '@/components/map/world'
import { makeLattice } from '@/lib/hex/lattice'
import { type RecordedPath, withoutBrowser } from '../support/canvas'

beforeAll(withoutBrowser)

const world = makeWorld(sheet.lattice)
const { lattice } = sheet
/** Sets of up to sixty hexes in one corner of the map, so that many of them touch. */
const someHexes = fc.uniqueArray(
  fc.constantFrom(
    ...lattice.hexes.filter(
      (hex) => hex >= '2010' && hex < '3000' && Number(hex.slice(2)) > 2 && Number(hex.slice(2)) < 22,
    ),
  ),
  { minLength: 1, maxLength: 60 },
)
const name = ({ x, y }: { x: number; y: number }) => `${x.toFixed(4)} ${y.toFixed(4)}`
const middle = (a: { x: number; y: number }, b: { x: number; y: number }) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
})

/** The middles of all hexsides between a hex of the set and one that is not. */
function borders(hexes: readonly string[]) {
  const set = new Set(hexes)
  return hexes.flatMap((hex) =>
    lattice
      .neighbours(hex)
      .filter((next) => !set.has(next))
      .map((next) => middle(world.centre(hex), world.centre(next))),
  )
}

function around(hexes: readonly string[], amount: number) {
  const cells = hexes.map(world.cellOf)
  const keys = new Set(cells.map(({ q, r }) => cellKey(q, r)))
  return curvesAround(world, cells, (q, r) => keys.has(cellKey(q, r)), { relax: 0.45, amount, salt: 't' })
}

describe('the outline of an area', () => {
  test('passes through the middle of every hexside of its border, once, and through no other', () => {
    fc.assert(
      fc.property(someHexes, (hexes) => {
        const knots = around(hexes, 0).flatMap((curve) => curve.map(({ to }) => name(to)))
        expect(knots.sort()).toEqual(borders(hexes).map(name).sort())
      }),
      { seed: 1, numRuns: 60 },
    )
  })

  test('strays from there by less than a tenth of a hex where it is drawn by hand', () => {
    const hexes = lattice.hexes.filter((hex) => sheet.ground(hex) === 'woods' && hex < '2000').slice(0, 80)
    const middles = borders(hexes)
    for (const { to } of around(hexes, 0.075).flat()) {
      const near = Math.min(...middles.map((at) => Math.hypot(at.x - to.x, at.y - to.y)))
      // Beyond the sheet there is no neighbour to measure from.
      if (to.x > 1 && to.y < world.height - 1 && to.x < world.width - 1) expect(near).toBeLessThan(0.1)
    }
  })

  test('keeps each curve closed: arcs follow each other within a hex', () => {
    for (const curve of around(['2212', '2213', '2314', '2516'], 0)) {
      curve.forEach(({ to }, i) => {
        const from = curve.at(i - 1)!.to
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(0.51)
      })
    }
  })
})

describe('hexes that lie flat', () => {
  const flat = makeLattice({
    orientation: 'flat',
    lineDigits: 'first',
    lines: [10, 18],
    places: [0, 9],
    shifted: 'odd',
  })
  const sheetOfThem = makeWorld(flat)
  const cells = flat.hexes.map((hex) => ({ hex, cell: sheetOfThem.cellOf(hex) }))

  test('lie each in a cell of its own, a hex width from its neighbours', () => {
    for (const { hex, cell } of cells) {
      expect(sheetOfThem.hexOf(cellKey(cell.q, cell.r))).toBe(hex)
      expect(name(sheetOfThem.cellCentre(cell))).toBe(name(sheetOfThem.centre(hex)))
      const near = sheetOfThem.across.flatMap(({ q, r }, k) => {
        const beyond = { q: cell.q + q, r: cell.r + r }
        const [a, b] = [sheetOfThem.corner(cell, k), sheetOfThem.corner(cell, k + 1)]
        expect(name(middle(a, b))).toBe(name(middle(sheetOfThem.centre(hex), sheetOfThem.cellCentre(beyond))))
        return sheetOfThem.hexOf(cellKey(beyond.q, beyond.r)) ?? []
      })
      expect(near.sort()).toEqual([...flat.neighbours(hex)].sort())
    }
  })

  test('are all found in the part of the map in which they lie', () => {
    const { width, height } = sheetOfThem
    const found = sheetOfThem.cellsIn({ x: 0, y: 0, width, height }).map(({ q, r }) => cellKey(q, r))
    expect(new Set(found).size).toBe(found.length)
    for (const { cell } of cells) expect(found).toContain(cellKey(cell.q, cell.r))
    const corner = sheetOfThem.cellsIn({ x: 0, y: 0, width: 2, height: 2 })
    expect(corner.length).toBeLessThan(40)
  })

  test('lie as far from the edge of the paper as it is cut or has a margin', () => {
    const edge = { left: -0.29, top: 2, right: -0.29, bottom: -0.1 }
    const cut = makeWorld(flat, edge)
    expect(cut.width).toBeCloseTo(sheetOfThem.width - 0.58)
    expect(cut.height).toBeCloseTo(sheetOfThem.height + 1.9)
    for (const hex of flat.hexes) {
      const [at, before] = [cut.centre(hex), sheetOfThem.centre(hex)]
      expect(name(at)).toBe(name({ x: before.x - 0.29, y: before.y + 2 }))
      expect(cut.hexAt(at)).toBe(hex)
      expect(name(cut.cellCentre(cut.cellOf(hex)))).toBe(name(at))
    }
  })

  test('are outlined along their hexsides', () => {
    const some = ['1203', '1204', '1304', '1402']
    const keys = new Set(some.map((hex) => cellKey(sheetOfThem.cellOf(hex).q, sheetOfThem.cellOf(hex).r)))
    const curves = curvesAround(
      sheetOfThem,
      some.map(sheetOfThem.cellOf),
      (q, r) => keys.has(cellKey(q, r)),
      { relax: 0.45, amount: 0, salt: 't' },
    )
    const sides = some.flatMap((hex) => flat.neighbours(hex).filter((next) => !some.includes(next)))
    expect(curves.flat()).toHaveLength(sides.length)
  })
})

describe('rivers', () => {
  const drawn = streams(world, sheet.rivers)
  const sides = sheet.rivers.flatMap((river) => river.sides)

  test('are drawn along every river hexside exactly once', () => {
    const wrong = sides.filter(({ a, b }) => {
      const [p, q] = endsOf(world, a, b)
      const at = middle(p, q)
      const passing = drawn.filter(({ points }) =>
        points.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 0.0637),
      )
      return passing.length !== 1
    })
    expect(wrong).toEqual([])
    expect(sides.length).toBeGreaterThan(800)
  })

  test('grow from source to mouth wherever they keep their class', () => {
    for (const { points } of drawn) {
      for (let i = 1; i < points.length; i += 1) {
        const [before, here] = [points[i - 1]!.width, points[i]!.width]
        expect(here).toBeGreaterThan(before * 0.5)
      }
      expect(Math.max(...points.map(({ width }) => width))).toBeLessThan(0.18)
    }
  })
})

describe('roads', () => {
  test('cross rivers by bridges that do not crowd', () => {
    const bridges = apart(routeNet(world, sheet, 'road').bridges)
    expect(bridges.length).toBeGreaterThan(40)
    for (const [i, one] of bridges.entries())
      for (const other of bridges.slice(0, i))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(0.3)
  })

  test('go on in the same direction where two meet in line', () => {
    const { path } = routeNet(world, sheet, 'road')
    const ends = new Map<string, { x: number; y: number }[]>()
    let at = { x: 0, y: 0 }
    const leave = (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const long = Math.hypot(to.x - from.x, to.y - from.y)
      const way = { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
      ends.set(name(from), [...(ends.get(name(from)) ?? []), way])
    }
    for (const [what, ...args] of (path as unknown as RecordedPath).calls) {
      const n = args.map(Number)
      if (what === 'moveTo') at = { x: n[0]!, y: n[1]! }
      else {
        const to = { x: n[4]!, y: n[5]! }
        leave(at, { x: n[0]!, y: n[1]! })
        leave(to, { x: n[2]!, y: n[3]! })
        at = to
      }
    }
    // Wherever exactly two arcs meet at a shallow angle they are one smooth line.
    const kinks = [...ends.values()].filter(([a, b, more]) => {
      if (!a || !b || more) return false
      const cosine = a.x * b.x + a.y * b.y
      return cosine < -0.5 && cosine > -0.985
    })
    expect(kinks.length / ends.size).toBeLessThan(0.03)
  })
})

describe('the hex under a finger', () => {
  test('is the hex that is drawn there, at any zoom and place', () => {
    const window_ = openPart({ width: 390, height: 844 }, { top: 56, right: 0, bottom: 220, left: 0 })
    fc.assert(
      fc.property(
        fc.constantFrom(...lattice.hexes),
        fc.double({ min: 6, max: 112, noNaN: true }),
        fc.double({ min: -0.48, max: 0.48, noNaN: true }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        (hex, k, far, angle) => {
          const centre = world.centre(hex)
          const place = keptIn(window_, world, centred(window_, { x: centre.x + 3, y: centre.y - 2 }, k))
          const at = {
            x: (centre.x + Math.cos(angle) * far) * place.k + place.x,
            y: (centre.y + Math.sin(angle) * far) * place.k + place.y,
          }
          expect(world.hexAt(underneath(place, at))).toBe(hex)
        },
      ),
      { seed: 2, numRuns: 500 },
    )
  })
})

describe('the map in its window', () => {
  const behind = (bottom: number) =>
    openPart({ width: 390, height: 844 }, { top: 56, right: 0, bottom, left: 0 })

  test('fills what comes open when the sheet sinks, and stays where it is if nothing is bare', () => {
    const [high, low] = [behind(500), behind(200)]
    const k = 64
    const lowest = lattice.hexes.reduce((a, b) => (world.centre(b).y > world.centre(a).y ? b : a))
    const before = keptIn(high, world, centred(high, world.centre(lowest), k))
    const after = keptIn(low, world, before)
    expect(before.y + world.height * k).toBeCloseTo(high.y + high.height)
    expect(after.y + world.height * k).toBeCloseTo(low.y + low.height)
    expect([after.x, after.k]).toEqual([before.x, k])
    expect(keptIn(low, world, after)).toEqual(after)
    expect(keptIn(high, world, after)).toEqual(after)
  })

  test('lies in the middle, where all of it has room, however high the sheet is', () => {
    const k = 6
    const middleOf = ({ y, height }: ReturnType<typeof behind>) => y + height / 2
    for (const open of [behind(500), behind(200), behind(500)]) {
      const { y } = keptIn(open, world, centred(behind(500), { x: 0, y: 0 }, k))
      expect(y + (world.height * k) / 2).toBeCloseTo(middleOf(open))
    }
  })

  test('leaves nothing bare but where all of it has room', () => {
    const open = behind(220)
    for (const k of [6, 64])
      for (const hex of lattice.hexes.filter((_, i) => i % 9 === 0)) {
        const place = keptIn(open, world, centred(open, world.centre(hex), k))
        const [wide, high] = [world.width * k, world.height * k]
        if (wide > open.width) {
          expect(place.x).toBeLessThanOrEqual(open.x)
          expect(place.x + wide).toBeGreaterThanOrEqual(open.x + open.width - 1e-6)
        } else expect(place.x - open.x).toBeCloseTo((open.width - wide) / 2)
        if (high > open.height) {
          expect(place.y).toBeLessThanOrEqual(open.y)
          expect(place.y + high).toBeGreaterThanOrEqual(open.y + open.height - 1e-6)
        }
      }
  })
})

describe('the hatch of hexes', () => {
  test('lies within them, equally thick everywhere, and goes on from each to the next', () => {
    fc.assert(
      fc.property(someHexes, fc.constantFrom<1 | -1>(1, -1), (hexes, lean) => {
        const lines = hatchOf(world, hexes, lean)
        const set = new Set(hexes)
        let long = 0
        for (const [from, to] of lines) {
          long += Math.hypot(to.x - from.x, to.y - from.y)
          if (name(from) !== name(to)) expect(set).toContain(world.hexAt(middle(from, to)))
        }
        const area = (hexes.length * Math.sqrt(3)) / 2
        expect((long * 0.14) / Math.SQRT2 / area).toBeCloseTo(1, 1)
        // Where two of the hexes meet, the lines of both end at the same places.
        const open = new Set<string>()
        for (const end of lines.flat()) if (!open.delete(name(end))) open.add(name(end))
        const inner = hexes.flatMap((hex) => lattice.neighbours(hex).filter((next) => set.has(next)))
        if (inner.length > 0) expect(open.size).toBeLessThan(lines.length * 2)
      }),
    )
  })
})

describe('tiles', () => {
  const whole = { x: 0, y: 0, width: world.width, height: world.height }
  const part = fc.record({
    x: fc.double({ min: -5, max: 40, noNaN: true }),
    y: fc.double({ min: -5, max: 30, noNaN: true }),
    width: fc.double({ min: 1, max: 12, noNaN: true }),
    height: fc.double({ min: 1, max: 12, noNaN: true }),
  })

  test('of a zoom cover every point of a part of the sheet once', () => {
    const at = fc.double({ min: 0.001, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(part, fc.double({ min: 7, max: 112, noNaN: true }), at, at, (rect, scale, across, down) => {
        const x = rect.x + rect.width * across
        const y = rect.y + rect.height * down
        fc.pre(x > 0 && y > 0 && x < whole.width && y < whole.height)
        const over = keysIn(whole, scale, rect).filter((key) => {
          const tile = placeOf(key).rect
          return x >= tile.x && y >= tile.y && x < tile.x + tile.width && y < tile.y + tile.height
        })
        expect(over).toHaveLength(1)
      }),
    )
  })

  test('of the nearest zoom that fills a gap stand in for those that are missing', () => {
    const gap = placeOf(keysIn(whole, 64, { x: 14, y: 14, width: 1, height: 1 })[0]!).rect
    const all = (scale: number) => keysIn(whole, scale, gap)
    const filled = standIns(whole, new Set([...all(20), ...all(50), ...all(70)]), 64, [gap])
    expect(filled).toEqual({ keys: all(70), bare: [] })
    const broken = new Set([...all(20), ...all(50), ...all(70).slice(1)])
    expect(standIns(whole, broken, 64, [gap]).keys).toEqual(all(50))
  })

  test('that fill only a part of a gap are shown, and the gap is bare beneath them', () => {
    const gap = placeOf(keysIn(whole, 12, { x: 14, y: 14, width: 1, height: 1 })[0]!).rect
    const some = keysIn(whole, 64, { x: 14, y: 14, width: 4, height: 4 })
    expect(standIns(whole, new Set(some), 12, [gap])).toEqual({
      keys: expect.arrayContaining(some),
      bare: [gap],
    })
    expect(standIns(whole, new Set(), 12, [gap])).toEqual({ keys: [], bare: [gap] })
  })
})
