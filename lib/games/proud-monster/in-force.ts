import { COUNTERS, type CounterFacts, POOLS } from './data/counters'
import { DISTRICTS } from './data/districts'
import { armyOf, groupOf } from './data/formations'
import * as map from './data/map'
import { SCENARIO_FACTS } from './data/scenarios'
import { TURNS } from './data/schedule'
import * as tables from './data/tables'
import { board, columnOf, type Hex, hexPattern } from './geometry'
import { AIRCRAFT, BOXES, type Gait, type Level, SEA_BOXES, type Side } from './names'
import { SEQUENCE } from './sequence'

/** What this edition gives its rules at the beginner's level. Another level or edition extends it. */
export const figures = {
  counters: COUNTERS,
  /** The army that is printed on a unit, and the army group: no rule asks for them, but a staff that leads for its owner. */
  ...{ armyOf, groupOf },
  /** What lies behind untried faces (2.15). */
  pools: POOLS,
  scenarios: SCENARIO_FACTS,
  /** Which leg of a scenario is played, by the options of a table. Ours. */
  legIn: ({ leg }: { readonly leg: string }): string => leg,
  boxes: BOXES,
  /** Boxes out of which units go by sea (11.3). */
  seaBoxes: SEA_BOXES,
  /** Every aircraft there is (10.2, 10.4). */
  aircraft: AIRCRAFT as readonly string[],
  turns: TURNS.length,
  /** What is done in a turn and in a player turn (5.2). */
  sequence: SEQUENCE,

  /** How both sides may set up (3.3, 3.4, 3.7). */
  setUp: {
    /** Border hexes that are manned, each of some, and of others every second. */
    garrisons: map.GARRISONS,
    /** The first column of the interior zone, and the least units in each. */
    columnOf,
    interiorFrom: 23,
    unitsInAColumn: 4,
    /** Districts in which Soviet units are set up by numbers. Ours. */
    districts: DISTRICTS,
    /** The most units of the German army that begin in the south. */
    guests: { divisions: 7, guns: 1 },
  },

  /** The most units that may end in a hex together (6.1). */
  unitsInAHex: 5,
  /** The most counters that may end in a hex together, if some count for less than a unit. */
  countersInAHex: 5,
  /** Types that marshes and straits hinder (14.18, 14.20). */
  armour: ['panzer', 'tank', 'assault-gun', 'recon'] as readonly string[],
  /** Nations that come by the southern reserve area alone (8.5). */
  southern: ['italian', 'romanian', 'hungarian'] as readonly string[],
  /** The most units in the reserve of the Soviet high command in a turn (8.1). */
  rvgk: (_turn: number): number => 10,
  /** What a unit counts in it that has lost so many steps. */
  rvgkWeight: (_unit: CounterFacts, _lost: number): number => 1,
  /** The last turn in which the fall of Moscow may end the war (4.6). */
  moscowUntil: TURNS.length,
  /** true: a Guards unit takes the place of such a unit, as far as what is printed on both goes (8.11). */
  takesPlace: (guard: CounterFacts, unit: CounterFacts): boolean =>
    unit.face !== null && unit.face === guard.becomes,
  /** The turn of the tank brigades for which the beginner game has no rule (8.9). */
  brigadesTurn: 3,
  /** Up to this turn the German takes no notice of rivers (5.5). */
  riversFrom: 1,
  moveCosts: tables.MOVE_COSTS as Readonly<
    Record<string, (typeof tables.MOVE_COSTS)['clear' | 'forest' | 'hills' | 'marsh']>
  >,
  riverCosts: tables.RIVER_COSTS as { readonly mech: number; readonly foot: number },

  columnShifts: tables.COLUMN_SHIFTS,
  /** The most that armour counts across a strait (14.20). */
  straitAttack: 1,
  /** How many times losses count in cities (14.23). */
  cityLosses: 2,
  columns: tables.COLUMNS as readonly string[],
  crtResult: tables.crtResult,
  beyond: tables.BEYOND,

  board,
  hexPattern,
  /** The letters of the sheets, with which names of hexes end. */
  sheetNames: ['N', 'S'] as readonly string[],
  terrainOf: map.terrainOf,
  isLand: map.isLand,
  /** true: units may lie there for a while, off a coast that they are to land on. */
  liesAtSea: (_hex: Hex): boolean => false,
  places: map.PLACES,
  placeOf: map.placeOf,
  moscow: map.MOSCOW,
  riverBetween: map.riverBetween,
  straitBetween: map.straitBetween,
  /** true: all sea or all lake lies between two hexes, and nobody goes there. */
  isWaterBetween: (a: Hex, b: Hex): boolean => map.isSeaSide(a, b) || map.isLakeSide(a, b),
  zomo: map.zomoOf,
  /** The reserve area that a hex touches (8.2). */
  okhBeside: (hex: Hex): 'okhNorth' | 'okhSouth' | undefined =>
    (({ north: 'okhNorth', south: 'okhSouth', none: undefined }) as const)[map.okhOf(hex) ?? 'none'],
}

/**
 * Rules that are asked one after the other, by name, so that a level or a child game can add some and replace others. What
 * they are asked of is the matter of the chapter that asks them, whose types name this one.
 */
export type Asked<Answer> = Readonly<Record<string, (...of: never[]) => Answer>>

/** Rules in force: the figures, and what may be asked in more than one way. */
export type Rules = Readonly<typeof figures> & {
  /** The level that these are the rules of. */
  readonly level: Level
  /** Limits of stacks (chapter 6). */
  readonly stacking: Asked<object>
  /** What shifts the odds, in the order in which it is told (14.11). */
  readonly shifts: Asked<object | null>
  /** By how many columns each face of a die that is thrown for the odds shifts them, for those who reckon with it. */
  readonly thrownShifts: Asked<readonly number[]>
  /** What counts in place of the attack factor of a unit. */
  readonly factors: Asked<number | null>
  /** What changes the defence of a unit. */
  readonly defences: Asked<number>
  /** What is added to the factors of units. */
  readonly support: Asked<number>
  /** What halves the defence of units. */
  readonly defenceHalvings: Asked<boolean>
  /** What halves the factor of attackers (14.18). */
  readonly halvings: Asked<boolean>
  /** Who may stand in a hex together besides the limits of stacks (chapter 7). */
  readonly company: Asked<object | null>
  /** Whom a hex is barred to (8.5). */
  readonly bars: Asked<object | null>
  /** true: what is left over as the factor of an attacker is halved is lost. */
  readonly roundsDown: (at: never, fight: never, attacker: never) => boolean
  /** What changes how far a unit moves. */
  readonly movement: Asked<number>
  /** true: this headquarters of a Military District takes units in the hexes around it too (8.7). */
  readonly takesAround: (at: never, hex: Hex) => boolean
  /** true: Soviet reinforcements come in at this place of theirs (8.7). */
  readonly mayEnter: (at: never, hex: Hex) => boolean
  /** Why a unit does not come in at a hex where others do (8.7). */
  readonly entryBars: Asked<object | null>
  /** Points that a hex costs a kind of mover; -1: nobody enters it (12.9). */
  readonly groundPrice: (at: never, gait: Gait, hex: Hex) => number
  /** What a hexside is to those who cross it, or attack across it, of what the map makes it (12.15, 12.16). */
  readonly hexside: (at: never, lies: number, between: readonly [Hex, Hex], to: 'move' | 'attack') => number
  /** By number, points that a kind of mover pays to enter a hex by this hexside, along a road; 0: no road (12.20); null: none at all. */
  readonly roads: (at: never, gait: Gait) => Uint8Array | null
  /** Of what the ground, hexsides and ways depend besides the map: parts of the table that stay the same as long as they do. */
  readonly season: (at: never) => readonly unknown[]
  /** On what it depends besides how far a unit goes. */
  readonly stores: (at: never) => readonly unknown[]
  /** Why a unit may not end its move at the end of a way that it can go. */
  readonly rests: Asked<object | null>
  /** Who may not move now, and who not attack. */
  readonly halts: Asked<object | null>
  readonly mayAttackNow: Asked<object | null>
  /** Whom a hex is barred to as one that he attacks. */
  readonly targetBars: Asked<object | null>
  /** Why some may not attack together, each of whom may. */
  readonly attackBars: Asked<object | null>
  /** true: a Guards unit may take the place of this one, as it is supplied (8.11). */
  readonly mayConvert: (at: never, unit: string) => boolean
  /** Of the units in a hex that is attacked those that defend it (14.2). */
  readonly defenders: (at: never, units: string[]) => string[]
  /** What binds who loses a step (14.35). */
  readonly lossRules: Asked<readonly string[]>
  /** What the computer holds each place worth to a side, as so many victory points (4.2). */
  readonly prizes: (at: never, side: Side) => Readonly<Record<Hex, number>>
  /** What an attack is worth to him besides what it wins, in points of strength. */
  readonly attackPrize: (at: never, fight: never) => number
  /** Who attacks now, as he sees the war; null: both sides hold what they have. */
  readonly attacker: (at: never) => Side | null
}
