import { edgeKey } from '@/lib/hex/edge'
import {
  among,
  blocksOf,
  cellsOf,
  fail,
  keyedBy,
  marked,
  numberOrNone,
  oneOf,
  orNone,
  rowReader,
  rowsOf,
  type Source,
  sourceOf,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { makeWays, onMap, type Route, readGround, readHexsides, readRoutes } from '@/lib/wargame/map-tables'
import { board, type Hex } from '../geometry'
import { GROUND } from './ground'
import { BORDER_ROWS, GAS_ROWS, HIGHWAY_ROWS, WATER_ROWS } from './lines'
import { PLACE_ROWS } from './places'
import { RIVER_ROWS } from './rivers'
import { CRIMEA_ROWS, FORT_ROWS, GARRISON_ROWS, STALIN_ROWS, ZOMO_ROWS } from './zones'

/** `off`: not in play. */
export type Terrain = 'clear' | 'forest' | 'hills' | 'marsh' | 'lake' | 'sea' | 'off'
export type Country = 'germany' | 'hungary' | 'romania'
export type Strait = 'sivash' | 'kerch'

const LETTERS: Readonly<Record<string, Terrain>> = {
  ...{ '.': 'clear', w: 'forest', h: 'hills', m: 'marsh', l: 'lake', '~': 'sea', x: 'off' },
}
/** The westernmost column. */
const WEST = 10
const hexOf = (cell: string, where: string): Hex => onMap(board, cell, where)

const ground = readGround(
  board,
  GROUND,
  LETTERS,
  (row, place) => `${WEST + place - 1}${row.slice(1)}${row.slice(0, 1)}`,
)
/** Ground of a hex (12.9), without the place that may stand on it. */
export const terrainOf = (hex: Hex): Terrain => ground.get(hex) ?? fail('terrain', `${hex} is off the map`)
/** true: a hex of land, in play. */
export const isLand = (hex: Hex): boolean => !['lake', 'sea', 'off'].includes(terrainOf(hex))
/** All hexes of land in play. */
export const LAND: readonly Hex[] = board.hexes.filter(isLand)

const readPlace = rowReader('place', '|', {
  hex: hexOf,
  name: text,
  kind: among(['city', 'large', 'town']),
  /** Victory points (4.2); null: none. Those of Moscow stand at its first hex and need both (4.3). */
  points: orNone(wholeNumber),
  /** true: the headquarters of a Military District (8.7). */
  headquarters: marked('hq'),
  port: orNone(among(['baltic', 'black'])),
  source: sourceOf,
})
export type Place = Readonly<ReturnType<typeof readPlace>>
export type PlaceKind = Place['kind']

const places = keyedBy('hex', rowsOf(PLACE_ROWS).map(readPlace))
/** Cities, large towns and towns. */
export const PLACES: readonly Place[] = [...places.values()]
/** The place in a hex. */
export const placeOf = (hex: Hex): Place | undefined => places.get(hex)
/** Both hexes of Moscow (4.3). */
export const MOSCOW: readonly Hex[] = PLACES.flatMap(({ name, hex }) => (name === 'Moscow' ? [hex] : []))

/** Rivers, each from source to mouth. */
export const RIVERS = readHexsides(board, RIVER_ROWS, ['wide', 'narrow'])
/** The highway from Minsk to Moscow (12.20). */
export const HIGHWAY: readonly Route[] = readRoutes(board, HIGHWAY_ROWS)
const ways = makeWays(RIVERS, HIGHWAY)
/** true: a river runs along the hexside between two adjacent hexes. */
export const riverBetween = (a: Hex, b: Hex): boolean => ways.riverBetween(a, b) !== undefined
/** true: the highway leads from one hex straight into the other. */
export const highwayBetween: (a: Hex, b: Hex) => boolean = ways.roadBetween

/** Hexsides that are all sea or all lake between two hexes of land, and the straits. */
export const WATERS = readHexsides(board, WATER_ROWS, ['sea', 'lake', 'sivash', 'kerch'])
const waterBetween = makeWays(WATERS, []).riverBetween
/** The strait between two hexes (9.15). */
export function straitBetween(a: Hex, b: Hex): Strait | undefined {
  const water = waterBetween(a, b)
  return water === 'sivash' || water === 'kerch' ? water : undefined
}
/** true: the hexside is all sea and no strait (12.14). */
export const isSeaSide = (a: Hex, b: Hex): boolean => waterBetween(a, b) === 'sea'
/** true: the hexside is all lake. */
export const isLakeSide = (a: Hex, b: Hex): boolean => waterBetween(a, b) === 'lake'

/** A hex that belongs to something, and how that is known. */
export interface Sourced {
  readonly hex: Hex
  readonly source: Source
}
/** Hexes under a heading; the letter of a provenance holds for those after it. */
function readAreas(rows: string): { heading: string; hexes: Sourced[] }[] {
  return blocksOf(rows).map(({ heading, words }) => {
    let source: Source = 'derived'
    const hexes = words.flatMap((word) => {
      if (word.length > 1) return [{ hex: hexOf(word, heading), source }]
      source = sourceOf(word, heading)
      return []
    })
    return { heading, hexes }
  })
}
const namesOf = (hexes: readonly Sourced[]): Hex[] => hexes.map(({ hex }) => hex)

/** A line of forts, or a single fort (14.24). */
export interface FortLine {
  readonly name: string
  readonly heavy: boolean
  /** The turn at whose start it is active (17.3); null: from the start. */
  readonly active: number | null
  readonly hexes: readonly Sourced[]
}
export const FORTS: readonly FortLine[] = readAreas(FORT_ROWS).map(({ heading, hexes }) => {
  const [name = '', kind, active] = cellsOf(heading, '|', 3)
  return {
    name,
    heavy: oneOf(['fort', 'heavy'], kind, name) === 'heavy',
    active: numberOrNone(active, name),
    hexes,
  }
})
const forts = new Map(FORTS.flatMap((line) => line.hexes.map(({ hex }) => [hex, line] as const)))
/** The line of forts to which a hex belongs. */
export const fortOf = (hex: Hex): FortLine | undefined => forts.get(hex)

/** The Stalin Line by fortified regions, from north to south (14.30). */
export const STALIN_LINE = readAreas(STALIN_ROWS).map(({ heading: name, hexes }) => ({ name, hexes }))
const stalin = new Set(STALIN_LINE.flatMap(({ hexes }) => namesOf(hexes)))
/** true: a hex of the Stalin Line. */
export const isStalinLine = (hex: Hex): boolean => stalin.has(hex)

const COUNTRIES = ['germany', 'hungary', 'romania'] as const
/** The Zone of Military Operations (3.7), from north to south. */
export const ZOMO = readAreas(ZOMO_ROWS).flatMap(({ heading, hexes }) =>
  hexes.map((one) => ({ ...one, country: oneOf(COUNTRIES, heading, 'the zone of operations') })),
)
const zomo = keyedBy('hex', ZOMO)
/** The country of a hex of the Zone of Military Operations; undefined elsewhere. */
export const zomoOf = (hex: Hex): Country | undefined => zomo.get(hex)?.country

/** Hexes of the zone near Suwalki that are no source of supply and touch no area of the OKH (8.2, 9.11). */
export const SALIENT: readonly Hex[] = ['1913N', '2013N', '2014N']
/** Those of East Prussia that touch no area of the OKH either, but are a source (3.7, 8.2). */
const COAST = ['1906N', '1907N']
/** The area of the OKH that a hex touches (8.2). */
export function okhOf(hex: Hex): 'north' | 'south' | undefined {
  const country = zomoOf(hex)
  if (!country || SALIENT.includes(hex) || COAST.includes(hex)) return undefined
  return country === 'germany' ? 'north' : 'south'
}

const [every, other] = readAreas(GARRISON_ROWS)
/** Both rows of border hexes, as they are known. */
export const GARRISON_HEXES: readonly Sourced[] = [...every!.hexes, ...other!.hexes]
/** Border hexes that must have a garrison at the start (3.3): each of the first row, every second of the other. */
export const GARRISONS = { every: namesOf(every!.hexes), other: namesOf(other!.hexes) }

const [coast, south] = readAreas(CRIMEA_ROWS)
/** Both areas of the Crimea, as they are known. */
export const CRIMEAN_HEXES: readonly Sourced[] = [...coast!.hexes, ...south!.hexes]
/** The coast on which the Soviets may land (11.4). */
export const INVASION_COAST: readonly Hex[] = namesOf(coast!.hexes)
const southern = new Set(namesOf(south!.hexes))
/** The zone by whose weather a hex goes (13.2). */
export const weatherZoneOf = (hex: Hex): 'north' | 'south' => (southern.has(hex) ? 'south' : 'north')

/** The border of 22 June 1941, and the line of attenuated supply (9.3); `a` of each hexside is the western hex. */
export const BORDER = readHexsides(board, BORDER_ROWS, ['border'])
export const GAS_LINE = readHexsides(board, GAS_ROWS, ['line'])

const sidesOf = (lines: readonly { readonly sides: readonly { a: string; b: string }[] }[]) =>
  new Set(lines.flatMap(({ sides }) => sides.map(({ a, b }) => edgeKey(a, b))))

/** Land that can be reached from a hex without crossing any of these hexsides. */
function landFrom(start: Hex, walls: ReadonlySet<string>): ReadonlySet<Hex> {
  const reached = new Set([start])
  for (const hex of reached)
    for (const next of board.neighbours(hex))
      if (isLand(next) && !walls.has(edgeKey(hex, next))) reached.add(next)
  return reached
}
const east = landFrom('5017N', new Set([...sidesOf(GAS_LINE), ...sidesOf(WATERS)]))
/** true: east of the line of attenuated supply (9.3); all of the Crimea lies west of it. */
export const isEastOfGasLine = (hex: Hex): boolean => east.has(hex)
