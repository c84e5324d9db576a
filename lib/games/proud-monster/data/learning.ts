import { board, columnOf, type Hex, rowOf } from '../geometry'
import { eachOf } from '../names'
import * as rows from './learning-rows'
import { isLand, ZOMO } from './map'
import { type Placed, readPlaced, readStations, type Station } from './set-ups'
import type { Face } from './units'

/** Soviet units that come in a turn, drawn untried; `dice` more tank brigades by dice (8.9). */
export interface LearningArrival {
  readonly turn: number
  readonly couplet: 1 | 2
  readonly faces: Partial<Readonly<Record<Face, number>>>
  readonly dice: number
  /** By places of the map as in the whole game (8.7), or through the Southern Ports box (11.3). */
  readonly by: 'land' | 'sea'
}

/** A small game on a part of the map, ours as a whole. */
export interface LearningScenario {
  readonly id: 'riga' | 'smolensk' | 'crimea'
  /**
   * The level for which it was made; all three are played by the beginner's rules as well (`data/scenarios.ts`), and without
   * the fog of stacks then, which the Full level brings (14.7).
   */
  readonly level: 'beginner' | 'full'
  /** The hexes in play. */
  readonly hexes: ReadonlySet<Hex>
  readonly turns: readonly [first: number, last: number]
  /** true: the weather of the southern zone; false: it is always dry. */
  readonly weather: boolean
  /** Points of the places that count here, whatever they count in the whole game. */
  readonly points: Readonly<Record<Hex, number>>
  /**
   * The German side wins with so many points after the last turn, or after any, the Soviet side with so few after the last;
   * between them it is a draw.
   */
  readonly victory: { readonly german: number; readonly soviet: number; readonly asked: 'last' | 'always' }
  /** The same by all rules, where it is not: stacks that nobody sees into cost the attacker more (14.7). */
  readonly fullVictory?: {
    readonly german: number
    readonly soviet: number
    readonly points?: LearningScenario['points']
  }
  readonly supply: { readonly german: readonly Hex[]; readonly soviet: readonly Hex[] }
  /** Hexes by which Soviet units may come in besides cities and large towns. */
  readonly entry: readonly Hex[]
  readonly axis: Readonly<Record<string, Station>>
  readonly soviet: readonly Placed[]
  readonly arrivals: readonly LearningArrival[]
  /** Factors of one German air unit in each turn; empty: there is none. */
  readonly air: readonly number[]
}

/** The rectangle of hexes between two corners. */
export const between = (northWest: Hex, southEast: Hex): ReadonlySet<Hex> =>
  new Set(
    board.hexes.filter((hex) =>
      [columnOf, rowOf].every((of) => of(hex) >= of(northWest) && of(hex) <= of(southEast)),
    ),
  )
/** The land of a column, or of a row, among some hexes. */
export const edge = (hexes: ReadonlySet<Hex>, of: (hex: Hex) => number, at: number): Hex[] =>
  [...hexes].filter((hex) => isLand(hex) && of(hex) === at)

const baltic = between('1800N', '3214N')
const west = between('2609N', '4224N')
const crimea = between('2812S', '3821S')
/** Column 38 beyond the strait of Kerch. */
const kuban = edge(crimea, columnOf, 38).filter((hex) => rowOf(hex) >= rowOf('3820S'))

/** The learning scenarios, in the order in which they are best played. */
export const LEARNING: readonly LearningScenario[] = [
  {
    ...{ id: 'riga', level: 'beginner', hexes: baltic, turns: [1, 2], weather: false },
    points: { '2311N': 1, '2512N': 1, '2705N': 1, '2910N': 1 },
    victory: { german: 2, soviet: 1, asked: 'last' },
    supply: {
      german: ZOMO.flatMap(({ hex }) => (baltic.has(hex) ? [hex] : [])),
      soviet: edge(baltic, columnOf, 32),
    },
    entry: edge(baltic, columnOf, 32),
    axis: readStations(rows.RIGA_AXIS),
    soviet: readPlaced(rows.RIGA_SOVIET),
    arrivals: [{ turn: 2, couplet: 1, faces: { RD: 6, CD: 1 }, dice: 0, by: 'land' }],
    air: [],
  },
  {
    ...{ id: 'smolensk', level: 'full', hexes: west, turns: [2, 3], weather: false },
    points: { '2817N': 1, '3514N': 1, '3817N': 2, '3323N': 1 },
    victory: { german: 4, soviet: 2, asked: 'last' },
    fullVictory: { german: 3, soviet: 2 },
    supply: { german: edge(west, columnOf, 26), soviet: edge(west, columnOf, 42) },
    entry: edge(west, columnOf, 42),
    axis: readStations(rows.SMOLENSK_AXIS),
    soviet: readPlaced(rows.SMOLENSK_SOVIET),
    arrivals: [
      { turn: 2, couplet: 1, faces: { RD: 6, CD: 1 }, dice: 0, by: 'land' },
      { turn: 3, couplet: 1, faces: { RD: 15, TD: 2 }, dice: 2, by: 'land' },
    ],
    air: [],
  },
  {
    ...{ id: 'crimea', level: 'full', hexes: crimea, turns: [9, 11], weather: true },
    // Sevastopol, and every other place but the one where he breaks in.
    points: { '2919S': 4, ...eachOf(['3118S', '3719S', '2917S', '3217S', '3419S', '3120S'], () => 1) },
    victory: { german: 6, soviet: 5, asked: 'always' },
    fullVictory: { german: 2, soviet: 1, points: { '2919S': 4, '3118S': 1, '3719S': 1 } },
    supply: {
      german: edge(crimea, rowOf, rowOf('2812S')),
      // Column 38 beyond the straits; Sevastopol is supplied from the sea (9.17), and nobody else by it.
      soviet: kuban,
    },
    // And through Sevastopol, as through any city (8.7): the beginner's rules know no sea (11.3).
    entry: kuban,
    axis: readStations(rows.CRIMEA_AXIS),
    soviet: readPlaced(rows.CRIMEA_SOVIET),
    arrivals: [
      { turn: 9, couplet: 1, faces: { RD: 3 }, dice: 0, by: 'sea' },
      { turn: 10, couplet: 1, faces: { RD: 1, RB: 1 }, dice: 0, by: 'sea' },
    ],
    air: [3, 2, 1],
  },
]
