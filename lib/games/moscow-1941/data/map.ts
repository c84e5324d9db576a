import { among, fail, keyedBy, orNone, rowReader, rowsOf, sourceOf, text } from '@/lib/wargame/data-tables'
import {
  type HexsideLine,
  makeWays,
  onMap,
  type Route,
  readGround,
  readHexsides,
  readRoutes,
} from '@/lib/wargame/map-tables'
import { board, type Hex } from '../geometry'
import { GROUND } from './ground'
import { PLACE_ROWS } from './places'
import { WATER_ROWS } from './waters'
import { EXIT_ROWS, FORT_ROWS, MUD_ROAD, RAIL_ROWS, ROAD_ROWS } from './ways'

export type Terrain = 'clear' | 'forest'
export type Water = 'river' | 'lake'

const LETTERS: Readonly<Record<string, Terrain>> = { '.': 'clear', w: 'forest' }
const hexOf = (cell: string, where: string): Hex => onMap(board, cell, where)

const ground = readGround(board, GROUND, LETTERS, (line, place) => `${line}${place}`)
/** Ground of a hex, without the place that may stand on it (MOS 49). */
export const terrainOf = (hex: Hex): Terrain => ground.get(hex) ?? fail('terrain', `${hex} is off the map`)

const readPlace = rowReader('place', '|', {
  hex: hexOf,
  name: text,
  kind: among(['moscow', 'tula', 'major', 'city', 'town']),
  /** Who needs it to win (MOS 79, 80). */
  victory: orNone(among(['both', 'soviet'])),
  source: sourceOf,
})
export type Place = Readonly<ReturnType<typeof readPlace>>
export type PlaceKind = Place['kind']

const places = keyedBy('hex', rowsOf(PLACE_ROWS).map(readPlace))
/** Moscow, Tula, cities and towns. */
export const PLACES: readonly Place[] = [...places.values()]
/** The place in a hex. */
export const placeOf = (hex: Hex): Place | undefined => places.get(hex)

/** Rivers, each from source to mouth, and lakes (MOS 47, 48). */
export const RIVERS: readonly HexsideLine<Water>[] = readHexsides(board, WATER_ROWS, ['river', 'lake'])
/** Lines of defence; `a` of each hexside is the hex outside, `b` the one that it protects (MOS 50). */
export const FORTS: readonly HexsideLine<'line'>[] = readHexsides(board, FORT_ROWS, ['line'])

const readExit = rowReader('exit', '|', { hex: hexOf, edge: among(['west', 'east']), source: sourceOf })
export type Exit = Readonly<ReturnType<typeof readExit>>
/** Where roads and railways lead off the map: west for the German side, east for the Soviet one (MOS 71). */
export const EXITS: readonly Exit[] = rowsOf(EXIT_ROWS).map(readExit)

export interface Way extends Route {
  /** Those of its ends at which it goes on beyond the map. */
  readonly leadsOff: readonly Exit[]
  /** true: it can be used in mud (MOS 45). */
  readonly inMud: boolean
}
const waysOf = (rows: string, inMud: (name: string) => boolean): Way[] =>
  readRoutes(board, rows).map((route) => ({
    ...route,
    leadsOff: EXITS.filter(({ hex }) => hex === route.hexes[0] || hex === route.hexes.at(-1)),
    inMud: inMud(route.name),
  }))
export const ROADS: readonly Way[] = waysOf(ROAD_ROWS, (name) => name === MUD_ROAD)
export const RAILS: readonly Way[] = waysOf(RAIL_ROWS, () => true)

const roads = makeWays(RIVERS, ROADS)
/** What runs along the hexside between two adjacent hexes. */
export const waterBetween: (a: Hex, b: Hex) => Water | undefined = roads.riverBetween
/** true: a road leads from one hex straight into the other (MOS 45). */
export const { roadBetween, hasRoad } = roads
/** The same for roads that can be used in mud. */
export const { roadBetween: highwayBetween } = makeWays(
  RIVERS,
  ROADS.filter(({ inMud }) => inMud),
)
/** The same for railways (MOS 46). */
export const { roadBetween: railBetween, hasRoad: hasRail } = makeWays(RIVERS, RAILS)

const protectedFrom = new Set(FORTS.flatMap(({ sides }) => sides.map(({ a, b }) => `${a}>${b}`)))
/** true: a line of defence protects the inner hex from the outer one. */
export const fortBetween = (outer: Hex, inner: Hex): boolean => protectedFrom.has(`${outer}>${inner}`)

for (const { hex } of EXITS)
  if (!hasRoad(hex) && !hasRail(hex)) fail('exits', `nothing leads off the map at ${hex}`)
