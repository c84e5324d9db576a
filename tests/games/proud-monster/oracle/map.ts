import { GROUND } from '@/lib/games/proud-monster/data/ground'
import { LEARNING } from '@/lib/games/proud-monster/data/learning'
import { WATER_ROWS } from '@/lib/games/proud-monster/data/lines'
import { PLACE_ROWS } from '@/lib/games/proud-monster/data/places'
import { RIVER_ROWS } from '@/lib/games/proud-monster/data/rivers'
import { ZOMO_ROWS } from '@/lib/games/proud-monster/data/zones'
import type { Hex, Table } from '@/lib/games/proud-monster/state'

// The map as the book describes it, read once more from the rows of the data and from nothing that the game makes of them.

const ground = new Map<Hex, string>()
for (const [, sheet, row, letters] of GROUND.matchAll(/^([NS])(\d\d) (.+)$/gm))
  for (const [i, letter] of [...letters!].entries()) ground.set(`${10 + i}${row}${sheet}`, letter)

export const HEXES: readonly Hex[] = [...ground.keys()]

/** Column, and row from the north through both sheets: 28 rows are on the northern one. */
const spot = (hex: Hex): [column: number, row: number] => [
  Number(hex.slice(0, 2)),
  Number(hex.slice(2, 4)) + (hex.endsWith('S') ? 28 : 0),
]
const hexAt = (column: number, row: number): Hex => {
  const printed = String(row < 28 ? row : row - 28).padStart(2, '0')
  return `${column}${printed}${row < 28 ? 'N' : 'S'}`
}

/** The six hexes around a hex, as far as they are on the map: those of odd columns lie half a hex further south. */
export function around(hex: Hex): Hex[] {
  const known = neighbours.get(hex)
  if (known) return known
  const [column, row] = spot(hex)
  const beside = column % 2 === 0 ? [row - 1, row] : [row, row + 1]
  const found = [
    ...[row - 1, row + 1].map((next) => hexAt(column, next)),
    ...[column - 1, column + 1].flatMap((next) => beside.map((at) => hexAt(next, at))),
  ].filter((next) => ground.has(next))
  neighbours.set(hex, found)
  return found
}
const neighbours = new Map<Hex, Hex[]>()

/** A hexside by its two hexes, in any order. */
const sideOf = (a: Hex, b: Hex): string => [a, b].sort().join()
const sidesIn = (rows: string): string[] =>
  [...rows.matchAll(/(\d{4}[NS])\/(\d{4}[NS])/g)].map(([, a, b]) => sideOf(a!, b!))

const rivers = new Set(sidesIn(RIVER_ROWS))
const waters = new Map<string, 'sea' | 'lake' | 'strait'>()
for (const line of WATER_ROWS.split('\n')) {
  const kind = /^(sea|lake|sivash|kerch) /.exec(line)?.[1]
  for (const side of sidesIn(line)) waters.set(side, kind === 'sea' || kind === 'lake' ? kind : 'strait')
}

/** true: a hex, or a hexside, that is all lake. */
export const isLake = (hex: Hex): boolean => ground.get(hex) === 'l'
export const isLakeSide = (a: Hex, b: Hex): boolean => waters.get(sideOf(a, b)) === 'lake'

/** What lies between two neighbours (12.14 to 12.16). */
export function between(a: Hex, b: Hex): 'open' | 'river' | 'strait' | 'shut' {
  const water = waters.get(sideOf(a, b))
  if (water === 'strait') return 'strait'
  if (water) return 'shut'
  return rivers.has(sideOf(a, b)) ? 'river' : 'open'
}

export interface Place {
  hex: Hex
  name: string
  kind: string
  points: number
  hq: boolean
}
export const PLACES: readonly Place[] = PLACE_ROWS.split('\n').flatMap((line) => {
  const [hex = '', name = '', kind = '', points, hq] = line.split('|').map((cell) => cell.trim())
  return name ? [{ hex, name, kind, points: Number(points) || 0, hq: hq === 'hq' }] : []
})
const places = new Map(PLACES.map((place) => [place.hex, place]))
export const placeIn = (hex: Hex): Place | undefined => places.get(hex)
export const isCity = (hex: Hex): boolean => placeIn(hex)?.kind === 'city'

/** The ground of a hex; that of a city is clear (12.10). */
export function groundOf(hex: Hex): 'clear' | 'forest' | 'hills' | 'marsh' | 'none' {
  if (isCity(hex)) return 'clear'
  const letter = ground.get(hex)
  if (letter === '.') return 'clear'
  if (letter === 'w') return 'forest'
  if (letter === 'h') return 'hills'
  return letter === 'm' ? 'marsh' : 'none'
}

/** Hexes of the Zone of Military Operations, by country. */
export const ZOMO = { germany: [] as Hex[], hungary: [] as Hex[], romania: [] as Hex[] }
let country: keyof typeof ZOMO = 'germany'
for (const line of ZOMO_ROWS.split('\n')) {
  if (line.startsWith('>')) country = line.slice(1).trim() as typeof country
  else ZOMO[country].push(...line.split(' ').filter((word) => word.length > 1))
}

/** Hexes by which units leave a reserve area (8.2). */
export const GATES = {
  okhNorth: ZOMO.germany.filter((hex) => !['1906N', '1907N', '1913N', '2013N', '2014N'].includes(hex)),
  okhSouth: [...ZOMO.hungary, ...ZOMO.romania],
}

/** The learning scenario that is played; none: the whole game. */
export const learning = ({ scenario }: Table) =>
  LEARNING.find(({ id }) => scenario === id || scenario === `${id}-beginner`)
/** true: land that takes part in the game. */
export const isLand = (table: Table, hex: Hex): boolean =>
  groundOf(hex) !== 'none' && (learning(table)?.hexes.has(hex) ?? true)
