import type { Ground, LineKind, MapSheet } from '@/components/map/sheet'
import { makeLattice } from '@/lib/hex/lattice'

/*
 * A sheet as large as any of ours will be, without rules: 51 columns by 52 rows of hexes that lie flat, two sheets of paper
 * of which the southern one begins at row 28, with the Baltic, the Black Sea, fourteen cities, 55 rivers, a border, and a line
 * of forts.
 */

/** The paper is cut through the outermost hexes, so that its edge is straight. */
const CUT = { left: -0.29, right: -0.29, top: -0.1, bottom: -0.1 }
const [WEST, SOUTH] = [10, 28]
const GROUNDS: Readonly<Record<string, Ground>> = {
  '.': 'clear',
  w: 'woods',
  m: 'swamp',
  h: 'hill',
  l: 'lake',
  '~': 'sea',
  x: 'off',
}
const labelOf = (column: number, row: number): string =>
  row < SOUTH
    ? `${column}${String(row).padStart(2, '0')}N`
    : `${column}${String(row - SOUTH).padStart(2, '0')}S`

/** The one road of the sheet, from Minsk to Moscow. */
const HIGHWAY =
  '2817N 2916N 3017N 3116N 3217N 3316N 3417N 3516N 3617N 3716N 3817N 3916N 4017N 4116N 4217N 4316N 4417N 4516N 4617N 4717N 4817N 4917N 5017N'

function sideOf(text: string): { a: string; b: string } {
  const [a, b] = text.split('/') as [string, string]
  return { a, b }
}

/** The files from which the sheet is made. */
export const PARTS = ['ground', 'rivers', 'places', 'shores', 'water-sides', 'lines'] as const

/** The sheet, from the text of each of its files. */
export function sheetFrom(texts: Readonly<Record<(typeof PARTS)[number], string>>): MapSheet {
  const read = (part: (typeof PARTS)[number]) => texts[part].trim().split('\n')
  const ground = read('ground')
  return {
    id: 'large',
    lattice: makeLattice({
      orientation: 'flat',
      lineDigits: 'first',
      lines: [WEST, WEST + ground[0]!.length - 1],
      places: [0, ground.length - 1],
      shifted: 'odd',
      label: labelOf,
    }),
    edge: CUT,
    ground(hex) {
      const row = Number(hex.slice(2, 4)) + (hex.endsWith('S') ? SOUTH : 0)
      return GROUNDS[ground[row]![Number(hex.slice(0, 2)) - WEST]!]!
    },
    rivers: read('rivers').map((line) => {
      const [name, width, sides] = line.split('|') as [string, string, string]
      return { name, sides: sides.split(' ').map((side) => ({ ...sideOf(side), wide: width === 'wide' })) }
    }),
    roads: [HIGHWAY.split(' ')],
    places: read('places').map((line) => {
      const [hex, size, name] = line.split('|') as [string, 'name' | 'town' | 'city', string]
      return { hex, size, name, star: null }
    }),
    areas: [],
    sources: [],
    shores: read('shores').map((line) =>
      line.split(' ').map((point) => {
        const [x, y] = point.split(',').map(Number) as [number, number]
        return { x, y }
      }),
    ),
    waterSides: read('water-sides').map((line) => {
      const [water, side] = line.split('|') as ['sea' | 'lake' | 'strait', string]
      return { ...sideOf(side), water }
    }),
    lines: read('lines').map((line) => {
      const [kind, sides] = line.split('|') as [LineKind, string]
      return { kind, sides: sides.split(' ').map(sideOf) }
    }),
  }
}
