import * as charts from './data/charts'
import { CHITS, MANDATORY, VP_SETS, vpChit } from './data/chits'
import { COUNTERS } from './data/counters'
import * as map from './data/map'
import { board, hexPattern } from './geometry'
import type { ChitId } from './names'

/** What this edition gives its rules. Another edition, level or child game extends it; no rule knows more of it. */
export const rules = {
  counters: COUNTERS,
  chits: CHITS,
  /** Chits that go into the cup without being chosen. */
  mandatory: MANDATORY,
  /** One of this chit is set aside at the start: it is the first of turn 1 and cannot be chosen then (3.7, 4.1.2). */
  reservedChit: 'G-3PG' as ChitId,
  /** Chits that rules name: 7.2.2, 7.5.1 and 11.2.3, 11.1.2 and 14.0. */
  guderian: 'G-GUDERIAN' as ChitId,
  timoshenko: 'S-TIMOSHENKO' as ChitId,
  ninthArmy: 'G-9A' as ChitId,

  /** What the first turn is called. */
  firstTurn: 1,
  /** Stukas that are ready when the game begins (3.5). */
  stukas: 3,
  /** The most combat units in a hex (5.1). */
  unitsInAHex: 2,
  /** Hexes between two units of one panzer corps that still activate each other (7.4.2). */
  chainHexes: 3,
  /** An HQ goes at least this many hexes back (12.6). */
  leastRelocation: 4,
  /** A combat unit comes in at most so many hexes from an HQ (11.1.1). */
  placementRange: 1,
  /** Reinforcement points of what the reserve sends, and of an HQ's chit with it (11.1.1). */
  price: { unit: 1, hq: 2, chit: 1 },
  /** Points of what is released from the Minsk Pocket (14.0). */
  releasePoints: { unit: 1, hq: 2, chit: 1 },
  /** Sixths of a movement point for a hex of strategic movement (8.3.1). */
  roadCost: { third: 2, half: 3 },
  /** Hexes at which a hill observes for the guns (13.2). */
  hillSight: 2,
  /** Columns of the attacks that have no ratio (13.2, 13.3). */
  supportColumn: { artillery: 3, rocket: 7, bomber: 8 },
  /** Attacks of the guns by the face of their die (13.2). */
  artilleryAttacks: (face: number) => Math.floor(face / 2),
  stukaShift: 2,
  firstTurnShift: 2,
  timoshenkoShift: 1,
  /** The directive is rolled at the end of this turn (15.0). */
  directiveTurn: 6,
  /** At the start of this turn a distracted Hitler takes so many motorized units away (15.2). */
  withdrawal: { turn: 7, units: 4 },
  /** The game ends with this turn (16.3.1, 16.3.2). */
  lastTurn: { moscow: 10, distracted: 8 },
  /** How many times VP chits on the map count (16.3.1, 16.3.2). */
  timesUncaptured: { moscow: 2, distracted: 1 },
  /** Points the Soviet player has for each eliminated German motorized unit (16.3.1, 16.3.2). */
  pointsForMotorized: { moscow: 6, distracted: 4 },

  board,
  hexPattern,
  terrainOf: map.terrainOf,
  townOf: map.townOf,
  towns: map.TOWNS,
  rivers: map.RIVERS,
  riverBetween: map.riverBetween,
  roads: map.ROADS,
  isBridged: map.isBridged,
  victoryHexes: map.VICTORY_HEXES,
  moscow: map.MOSCOW,
  pocket: map.POCKET,
  timoshenkoEntry: map.TIMOSHENKO_ENTRY,
  sources: map.SOURCES,

  turnTrack: charts.TURN_TRACK,
  terrainChart: charts.TERRAIN_CHART,
  terrainShift: charts.terrainShift,
  minorRiverCost: charts.MINOR_RIVER_COST as Readonly<Record<'foot' | 'motor', number>>,
  zocCost: charts.ZOC_COST as Readonly<Record<'enter' | 'leave', number>>,
  columns: charts.COLUMNS as readonly string[],
  /** The least ratio of each column (9.3.2). */
  ratios: [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10] as readonly number[],
  crtRow: charts.crtRow,
  crtResult: charts.crtResult,
  /** The row that counts where an elite unit has no place (9.4.3). */
  rowWithoutElite: 5 as charts.CrtRow,
  escapeResult: charts.escapeResult,
  directive: charts.DIRECTIVE,
  vpChit,
  /** The sets of VP chits that a game may have, by name, that of new games first (3.4). */
  vpSets: VP_SETS,
}

export type Rules = Readonly<typeof rules>
