import { cellOf, faceWithin, readGrid } from '@/lib/wargame/crt'
import {
  among,
  marked,
  oneOf,
  rowReader,
  rowsOf,
  type Source,
  sourceOf,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { AIR_RESULTS, type AirResult } from '../names'
import type { PlaceKind, Terrain, Water } from './map'
import { AIR, COUNTERS } from './units'

// Combat results (MOS 84)

/** Odds columns, attacker to defender; below the first nothing may be attacked (MOS 1). */
export const COLUMNS: readonly string[] = [
  ...['1:5', '1:4', '1:3', '1:2', '1:1', '3:2'],
  ...['2:1', '3:1', '4:1', '5:1', '7:1', '10:1'],
]
/** The least ratio of each column. */
export const RATIOS: readonly number[] = [1 / 5, 1 / 4, 1 / 3, 1 / 2, 1, 3 / 2, 2, 3, 4, 5, 7, 10]

/** Results of attacks (MOS 2-10); EX is printed as D/AE and read as the exchange (MOS 16). */
export const RESULTS = ['BR', 'DE', 'R2', 'R1', '-', 'S', 'D', 'AD', 'AE', 'EX'] as const
export type Result = (typeof RESULTS)[number]

// A row to each face of the die, 1 first. Found.
const CRT_ROWS = `
AE   AE   AE   AE   AE AD -  S  D  R1 R1 R2
AE   AE   AE   D/AE AD S  D  D  R1 R2 R2 DE
AE   AE   D/AE AD   S  D  R1 R1 R2 R2 DE BR
AE   D/AE AD   -    D  R1 R1 R2 R2 DE BR BR
AE   AD   S    R1   R1 R1 R2 R2 DE BR BR BR
D/AE D    D    R2   R2 R2 R2 DE BR BR BR BR
`
export const CRT: readonly (readonly Result[])[] = readGrid(CRT_ROWS, COLUMNS.length, (cell) =>
  oneOf(RESULTS, cell === 'D/AE' ? 'EX' : cell, 'combat results'),
)

/** The result in a column (an index of COLUMNS) for a modified die. */
export const crtResult = (column: number, face: number): Result =>
  cellOf(CRT, faceWithin(face, 6) - 1, column, 'combat results')

// Air combat (MOS 85)

/** Bombs on a hex with a city, bombs elsewhere, interception by Soviet and by German aircraft. */
export const AIR_COLUMNS = ['city', 'other', 'bySoviet', 'byGerman'] as const
export type AirColumn = (typeof AIR_COLUMNS)[number]

// A row to each face of the die, 1 first. Reconstructed.
const AIR_ROWS = `
AAc AAg AA  AA
-   -   -   -
-   S   -   Int
S   S   Int Int
S   D   Int EAX
D   D   EAX EAX
`
export const AIR_TABLE: readonly (readonly AirResult[])[] = readGrid(AIR_ROWS, AIR_COLUMNS.length, (cell) =>
  oneOf(AIR_RESULTS, cell, 'air table'),
)

/** The result of an air attack or an interception for a modified die. */
export const airResult = (column: AirColumn, face: number): AirResult =>
  cellOf(AIR_TABLE, faceWithin(face, 6) - 1, AIR_COLUMNS.indexOf(column), 'air table')

// Game-turn table (MOS 86)

export const WEATHERS = ['good', 'mud', 'frost', 'snow'] as const
export type Weather = (typeof WEATHERS)[number]

// turn | dates, 1941 where no year stands | weather | Soviet replacement points | provenance
const TURN_ROWS = `
1  | 1-10 October      | good  | 0 | d
2  | 11-20 October     | mud   | 4 | d
3  | 21-31 October     | mud   | 4 | d
4  | 1-10 November     | mud   | 4 | d
5  | 11-20 November    | frost | 4 | d
6  | 21-30 November    | frost | 4 | d
7  | 1-10 December     | snow  | 4 | r
8  | 11-20 December    | snow  | 4 | r
9  | 21-31 December    | snow  | 4 | r
10 | 1-10 January 1942 | snow  | 4 | r
`
const readTurn = rowReader('turn', '|', {
  ...{ turn: wholeNumber, dates: text, weather: among(WEATHERS) },
  /** Factors of replacements that are added (MOS 64). */
  points: wholeNumber,
  source: sourceOf,
})

/** The turns in their order; `arrivals`: units that come (MOS 66), `leaving`: air units that go. */
export const CALENDAR = rowsOf(TURN_ROWS).map((row) => {
  const facts = readTurn(row)
  const arrivals = Object.values(COUNTERS).filter(({ hex, arrives }) => !hex && arrives === facts.turn)
  const leaving = Object.values(AIR).filter(({ leaves }) => leaves === facts.turn)
  return { ...facts, arrivals: arrivals.map(({ id }) => id), leaving: leaving.map(({ id }) => id) }
})
export type Turn = Readonly<(typeof CALENDAR)[number]>

/** The turn after which the basic game ends (MOS 81). */
export const BASIC_TURNS = 6

// Weather (MOS 68-71, 73). Seed.

// weather | hexes of a supply line: German, Soviet | German air units that fly | armour overruns: German, Soviet | frozen
const WEATHER_ROWS = `
good  | 5 | 5 | 2 | o | o | -
mud   | 2 | 3 | 1 | - | - | -
frost | 5 | 5 | 2 | o | o | -
snow  | 2 | 3 | 1 | - | o | f
`
const readWeather = rowReader('weather', '|', {
  ...{ weather: among(WEATHERS), german: wholeNumber, soviet: wholeNumber },
  ...{ luftwaffe: wholeNumber, germanOverrun: marked('o'), sovietOverrun: marked('o'), frozen: marked('f') },
})
/** What the weather does to supply, aircraft, armour, rivers and lakes. */
export interface WeatherEffect {
  /** Hexes that a supply line may be long. */
  readonly supply: Readonly<Record<'german' | 'soviet', number>>
  /** German air units that may fly. */
  readonly luftwaffe: number
  /** true: armour of that side overruns (MOS 14). */
  readonly overrun: Readonly<Record<'german' | 'soviet', boolean>>
  /** true: rivers and lakes have no effect (MOS 70). */
  readonly frozen: boolean
}
export const WEATHER_CHART = Object.fromEntries(
  rowsOf(WEATHER_ROWS).map((row): [Weather, WeatherEffect] => {
    const { weather, german, soviet, luftwaffe, germanOverrun, sovietOverrun, frozen } = readWeather(row)
    const overrun = { german: germanOverrun, soviet: sovietOverrun }
    return [weather, { supply: { german, soviet }, luftwaffe, overrun, frozen }]
  }),
) as Readonly<Record<Weather, WeatherEffect>>

/** Movement factors in mud: of German armies and of all others (MOS 68). */
export const MUD_MOVE = { germanArmy: 2, other: 3 } as const
/** Movement factors of German units in snow: infantry and all others (MOS 70). */
export const SNOW_MOVE = { infantry: 2, other: 3 } as const

// Terrain (MOS 47-53)

export interface TerrainEffect {
  /** By how much the factors that it helps are multiplied in defence, before anything is added. */
  readonly times: number
  /** What is added to the defence. */
  readonly plus: number
  /** Added to the die of German air attacks on Soviet units (MOS 28). */
  readonly air: number
  /** Whom armour does not overrun there (MOS 14). */
  readonly stopsOverrun: 'nobody' | 'undispersed' | 'all'
  readonly source: Source
}
const NONE = { times: 1, plus: 0, air: 0, stopsOverrun: 'nobody', source: 'seed' } as const

/** What terrain, places, waters and lines of defence do to those who defend there; nothing costs movement. */
export const TERRAIN_CHART: Readonly<Record<Terrain | PlaceKind | Water | 'fort', TerrainEffect>> = {
  clear: { ...NONE, source: 'derived' },
  forest: { ...NONE, air: -1, stopsOverrun: 'undispersed' },
  moscow: { times: 2, plus: 1, air: -2, stopsOverrun: 'all', source: 'seed' },
  tula: { ...NONE, times: 2, air: -1, stopsOverrun: 'all' },
  major: { ...NONE, plus: 2, air: -1 },
  city: { ...NONE, plus: 1 },
  town: { ...NONE, source: 'derived' },
  // By how much a river multiplies German defence is lost in the text (MOS 47).
  river: { ...NONE, times: 1.5, source: 'reconstructed' },
  lake: NONE,
  fort: { ...NONE, plus: 1 },
}
