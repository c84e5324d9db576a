import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Axial,
  add,
  DIRECTIONS,
  distance,
  line,
  neighbours,
  ring,
  round,
  sameHex,
} from '@/lib/hex/axial'
import { edgeHexes, edgeKey } from '@/lib/hex/edge'
import { makeLattice } from '@/lib/hex/lattice'
import { axialAt, centreOf } from '@/lib/hex/layout'
import { allHexes, type Numbering, numberOf } from '@/lib/hex/numbering'

const axial: fc.Arbitrary<Axial> = fc.record({
  q: fc.integer({ min: -60, max: 60 }),
  r: fc.integer({ min: -60, max: 60 }),
})

const numbering: fc.Arbitrary<Numbering> = fc.record({
  orientation: fc.constantFrom('pointy', 'flat'),
  lineDigits: fc.constantFrom('first', 'last'),
  lines: fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 13, max: 20 })),
  places: fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 13, max: 20 })),
  linesReversed: fc.boolean(),
  placesReversed: fc.boolean(),
  shifted: fc.constantFrom('even', 'odd'),
})

describe('axial coordinates', () => {
  it('measure a distance that is a metric', () => {
    fc.assert(
      fc.property(axial, axial, axial, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, b) === 0).toBe(sameHex(a, b))
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c))
      }),
    )
  })

  it('have six neighbours at distance 1 that are neighbours in return', () => {
    fc.assert(
      fc.property(axial, (a) => {
        for (const next of neighbours(a)) {
          expect(distance(a, next)).toBe(1)
          expect(neighbours(next).some((back) => sameHex(back, a))).toBe(true)
        }
      }),
    )
    expect(DIRECTIONS.reduce(add)).toEqual({ q: 0, r: 0 })
  })

  it('make rings of six times the radius', () => {
    fc.assert(
      fc.property(axial, fc.integer({ min: 1, max: 12 }), (centre, radius) => {
        const hexes = ring(centre, radius)
        expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(6 * radius)
        for (const hex of hexes) expect(distance(centre, hex)).toBe(radius)
      }),
    )
    expect(ring({ q: 2, r: 3 }, 0)).toEqual([{ q: 2, r: 3 }])
  })

  it('draw lines without a gap from one hex to the other', () => {
    fc.assert(
      fc.property(axial, axial, (a, b) => {
        const hexes = line(a, b)
        expect(hexes).toHaveLength(distance(a, b) + 1)
        expect(hexes[0]).toEqual(a)
        expect(hexes.at(-1)).toEqual(b)
        for (let i = 1; i < hexes.length; i += 1) expect(distance(hexes[i - 1]!, hexes[i]!)).toBe(1)
      }),
    )
  })

  it('find the hex around any point near its centre', () => {
    const off = fc.double({ min: -0.32, max: 0.32, noNaN: true })
    fc.assert(
      fc.property(axial, off, off, (a, q, r) => {
        expect(round(a.q + q, a.r + r)).toEqual(a)
      }),
    )
  })
})

describe('hexsides', () => {
  it('have one key whichever hex is named first', () => {
    expect(edgeKey('3218', '3217')).toBe(edgeKey('3217', '3218'))
    expect(edgeHexes(edgeKey('3218', '3217'))).toEqual(['3217', '3218'])
  })
})

describe('layout', () => {
  it('leads from a hex to its centre and back in either orientation', () => {
    // Half the width of a hex is 0.866: any point closer to the centre lies in it.
    const radius = fc.double({ min: 0, max: 0.86, noNaN: true })
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom('pointy' as const, 'flat' as const),
        axial,
        radius,
        angle,
        (way, a, far, turn) => {
          const { x, y } = centreOf(way, a)
          expect(axialAt(way, { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) })).toEqual(a)
        },
      ),
    )
  })
})

describe('numbering', () => {
  it('names each hex of the map by four digits of its own, and none beyond it', () => {
    fc.assert(
      fc.property(numbering, (scheme) => {
        const all = allHexes(scheme)
        const { lines, places } = scheme
        expect(new Set(all.map(({ hex }) => hex)).size).toBe(
          (lines[1] - lines[0] + 1) * (places[1] - places[0] + 1),
        )
        for (const { hex, axial } of all) {
          expect(hex).toMatch(/^\d{4}$/)
          expect(numberOf(scheme, axial)).toBe(hex)
        }
        expect(numberOf(scheme, { q: 200, r: 200 })).toBeNull()
      }),
      { numRuns: 20 },
    )
  })

  it('leaves labels to the game, and leaves out hexes that there are none of', () => {
    const map = makeLattice({
      orientation: 'flat',
      lineDigits: 'first',
      lines: [10, 12],
      places: [0, 130],
      shifted: 'odd',
      label: (column, row) => (column === 11 && row === 1 ? null : `${column}-${row}N`),
    })
    expect(map.hexes).toHaveLength(3 * 131 - 1)
    expect(map.has('11-1N')).toBe(false)
    expect(map.neighbours('11-0N')).toEqual(expect.arrayContaining(['10-0N', '12-1N']))
    expect(map.neighbours('11-0N')).not.toContain('11-1N')
    expect(map.hexAt(map.centre('12-130N'))).toBe('12-130N')
    const [above, below] = [map.centre('11-0N'), map.centre('11-2N')]
    expect(map.hexAt({ x: above.x, y: (above.y + below.y) / 2 })).toBeNull()
  })
})

describe('a lattice', () => {
  const schemes = fc.sample(numbering, { numRuns: 8, seed: 7 })

  it('has symmetric neighbours at distance 1, six of them inside', () => {
    for (const scheme of schemes) {
      const map = makeLattice(scheme)
      let sixes = 0
      for (const hex of map.hexes) {
        const near = map.neighbours(hex)
        if (near.length === 6) sixes += 1
        for (const next of near) {
          expect(map.areAdjacent(hex, next)).toBe(true)
          expect(map.neighbours(next)).toContain(hex)
        }
      }
      const inside = (scheme.lines[1] - scheme.lines[0] - 1) * (scheme.places[1] - scheme.places[0] - 1)
      expect(sixes).toBe(inside)
    }
  })

  it('lies between 0, 0 and its size and finds each hex under its centre', () => {
    for (const scheme of schemes) {
      const map = makeLattice(scheme)
      let left = 99
      for (const hex of map.hexes) {
        expect(map.hexAt(map.centre(hex))).toBe(hex)
        for (const { x, y } of map.corners(hex)) {
          left = Math.min(left, x)
          expect(x).toBeGreaterThan(-1e-9)
          expect(y).toBeGreaterThan(-1e-9)
          expect(x).toBeLessThan(map.size.width + 1e-9)
          expect(y).toBeLessThan(map.size.height + 1e-9)
        }
      }
      expect(left).toBeCloseTo(0)
      expect(map.hexAt({ x: -2, y: -2 })).toBeNull()
    }
  })

  it('draws a hexside between two corners that both hexes share', () => {
    const map = makeLattice(schemes[0]!)
    for (const hex of map.hexes) {
      for (const next of map.neighbours(hex)) {
        for (const end of map.side(hex, next)) {
          for (const one of [hex, next]) {
            const gap = Math.min(...map.corners(one).map((c) => Math.hypot(c.x - end.x, c.y - end.y)))
            expect(gap).toBeLessThan(1e-9)
          }
        }
      }
    }
  })

  it('refuses to speak about hexes it does not have', () => {
    const map = makeLattice(schemes[0]!)
    expect(() => map.neighbours('9999')).toThrow('no hex 9999')
    expect(() => map.side(map.hexes[0]!, map.hexes.at(-1)!)).toThrow('not adjacent')
  })
})
