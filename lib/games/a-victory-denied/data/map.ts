import { tableOf } from '@/lib/kernel/table-of'
import {
  among,
  fail,
  keyedBy,
  marked,
  numberOrNone,
  orNone,
  rowReader,
  rowsOf,
  sourceOf,
  text,
} from '@/lib/wargame/data-tables'
import {
  type HexsideLine,
  makeWays,
  onMap,
  type Route,
  readGround,
  readHexsides,
  readRoutes,
} from '@/lib/wargame/map-tables'
import { board } from '../geometry'
import type { Hex } from '../names'
import { GROUND } from './ground'
import { RIVER_ROWS } from './rivers'
import { ROAD_ROWS } from './roads'
import { TOWN_ROWS } from './towns'

export type Terrain = 'clear' | 'woods' | 'swamp' | 'hill'
export type RiverClass = 'minor' | 'major'
export type Star = 'minor' | 'major'

const LETTERS: Readonly<Record<string, Terrain>> = { '.': 'clear', w: 'woods', s: 'swamp', h: 'hill' }
const two = (n: number) => String(n).padStart(2, '0')

const readTown = rowReader('place', '|', {
  hex: (cell, where) => onMap(board, cell, where),
  name: text,
  /** `none`: a name on the map without effect. */
  kind: among(['town', 'city', 'none']),
  /** Star of a Victory Hex: blue is minor, gold is major. */
  victory: orNone(among<Star>(['minor', 'major'])),
  startsGerman: marked('german'),
  source: sourceOf,
})
export type Town = Readonly<ReturnType<typeof readTown>>

const ground = readGround(board, GROUND, LETTERS)
const towns = keyedBy('hex', rowsOf(TOWN_ROWS).map(readTown))

/** Rivers by name, each from source to mouth. */
export const RIVERS: readonly HexsideLine<RiverClass>[] = readHexsides(board, RIVER_ROWS, ['minor', 'major'])
export const ROADS: readonly Route[] = readRoutes(board, ROAD_ROWS)
/** All places, Victory Hexes among them. */
export const TOWNS: readonly Town[] = [...towns.values()]

const ways = makeWays(RIVERS, ROADS)
const majorBanks = ways.banksOf('major')

/** Rivers along hexsides and roads across them (8.1.3, 8.3.1). */
export const { riverBetween, roadBetween, hasRoad, isBridged } = ways
/** Ground of a hex, without the town that may stand on it (8.1.2). */
export const terrainOf = (hex: Hex): Terrain => ground.get(hex) ?? fail('terrain', `${hex} is off the map`)
/** The place named in a hex. */
export const townOf = (hex: Hex): Town | undefined => towns.get(hex)
/** true: one of the sides of the hex is a major river; from here it may be crossed without a bridge (8.1.3). */
export const touchesMajorRiver = (hex: Hex): boolean => majorBanks.has(hex)

/** Star of every Victory Hex. */
export const VICTORY_HEXES: Readonly<Record<Hex, Star>> = tableOf(
  TOWNS.flatMap((town) => (town.victory ? [[town.hex, town.victory]] : [])),
)

/** The three hexes that win the game for the German player (16.1). Derived. */
export const MOSCOW: readonly Hex[] = ['3555', '3554', '3454']

/** How far the Minsk Pocket reaches east in each row from 27 to 38 (14.0). Reconstructed. */
const POCKET_REACH = [3, 3, 4, 4, 5, 4, 4, 3, 3, 2, 2, 2]
export const POCKET: ReadonlySet<Hex> = new Set(
  POCKET_REACH.flatMap((reach, i) => Array.from({ length: reach }, (_, j) => two(27 + i) + two(j + 1))),
)

/** Where the Timoshenko force comes on (11.2.2): the printed south edge is thought to lie here. Reconstructed. */
export const TIMOSHENKO_ENTRY: readonly Hex[] = ['1516', '1517', '1518']

/** Where German reinforcements come on (3.14, 11.1.2). Found. */
export const ENTRY = { nineArmy: '3106', panzer3: '3902', panzer2: '2704' } as const

// side | hex | last turn | name | provenance. The German ones are the west row of the pocket.
const SOURCE_ROWS = `
soviet | 1517 | 4 | Gomel road         | f
soviet | 1042 | - | Orel               | r
soviet | 2057 | - | Tula, east edge    | r
soviet | 3557 | - | Moscow, east edge  | r
soviet | 4749 | - | Kalinin            | r
soviet | 5028 | - | Toropets, north edge | r
`
const readSource = rowReader('source', '|', {
  side: among(['german', 'soviet']),
  hex: text,
  /** Last turn in which it gives supply; null: always. */
  lastTurn: numberOrNone,
  name: text,
  provenance: sourceOf,
})
/** Hexes to which supply is traced (10.2). */
export const SOURCES: readonly Readonly<ReturnType<typeof readSource>>[] = [
  ...POCKET_REACH.map((_, i) => `german | ${27 + i}01 | - | behind Minsk | r`),
  ...rowsOf(SOURCE_ROWS),
].map(readSource)
for (const hex of [...MOSCOW, ...POCKET, ...TIMOSHENKO_ENTRY, ...Object.values(ENTRY)])
  onMap(board, hex, 'areas')
for (const { hex, name } of SOURCES) onMap(board, hex, name)
