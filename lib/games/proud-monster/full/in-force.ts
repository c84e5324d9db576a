import type { CounterFacts } from '../data/counters'
import * as map from '../data/map'
import { WEATHER_TURN, weatherBy } from '../data/weather'
import { board } from '../geometry'
import type { Asked, Rules as BeginnerRules } from '../in-force'
import { eachOf, type Hex, type Place, SEA_BOXES, type Side, type Weather } from '../names'
import type { Table } from './state'

/** A sea over which units go (11.2 to 11.4). */
export interface Sea {
  readonly ports: readonly Hex[]
  /** Boxes that are as good as ports (11.3). */
  readonly boxes: readonly Place[]
  /** Where units land. */
  readonly coast: readonly Hex[]
  /** Where a table keeps who has gone over it in this player turn. */
  readonly log: (open: Table) => Table['sea']
}

const BLACK_SEA: readonly Sea[] = [
  {
    ports: ['2512S', '2919S', '4022S'],
    ...{ boxes: SEA_BOXES, coast: map.INVASION_COAST, log: ({ sea }) => sea },
  },
]

/** Figures that come with the whole of the rules, by chapter. */
export const figures = {
  /** Boxes whose units lie open to both sides: what lies there is no stack (14.7). */
  openBoxes: ['track', 'arriving', 'hand', 'guards', 'dead', 'gone', 'covered'] as readonly string[],
  /** Boxes whose units the other side never sees (8.1). */
  shutBoxes: ['rvgk'] as readonly Place[],
  /** Up to this turn Hungary and Romania keep out of the war (5.3). */
  frozenTurn: 1,
  /** German units that may stand beside Italians or Romanians (7.2, 7.3). */
  germansBesideAllies: 1,
  /** Types of which attackers lose their first step (14.35). */
  tanks: ['panzer', 'tank'] as readonly string[],
  /** Columns that attackers gain from all sides (14.14), and that a hedgehog and forest take from them (14.40, 15.11). */
  ...{ concentric: 1, hedgehogShift: -2, forestShift: -1 },
  /** The Soviet aircraft: its name, factors, first turn, and how far from Moscow it flies (10.4). */
  ...{ sovietAir: 'SU-AIR-6', sovietAirFactor: 5, sovietAirTurn: 12, sovietAirRange: 10 },
  /** true: an aircraft of the Soviet side. */
  isSovietAir: (air: string): boolean => air === 'SU-AIR-6',
  /** Aircraft that shift a column (10.3). */
  eighthCorps: 'DE-AIR-VIII',
  fortOf: map.fortOf,
  isStalinLine: map.isStalinLine,
  /** Lines that fall with another before they are finished (14.25). */
  fortsTogether: { 'Luga north': ['Luga south'] } as Readonly<Record<string, readonly string[]>>,
  /** Columns that forts take from the attacker (14.27, 14.28). */
  fortShifts: { fort: -1, heavy: -2 },
  isEastOfGasLine: map.isEastOfGasLine,
  /** What clear ground is called in a hex, which frozen marsh is as well (13.6). */
  clearAt: (_hex: Hex): 'clear' => 'clear',
  isLake: (hex: Hex): boolean => map.terrainOf(hex) === 'lake',
  /** true: all sea lies between two hexes, and no strait (9.4, 9.15); or all lake (9.14). */
  isSeaBetween: map.isSeaSide,
  isLakeBetween: map.isLakeSide,
  /** Ports on the Black Sea in which Soviet units are always supplied (9.17). */
  supplyPorts: ['2512S', '2919S', '4022S'] as readonly Hex[],
  /** Seas over which Soviet units go: here one (11.2 to 11.4). */
  seas: (_at: object): readonly Sea[] => BLACK_SEA,
  /** true: units that go by sea at all: no tank or motorized rifle divisions (11.1). */
  sails: ({ side, type, size }: CounterFacts): boolean =>
    side === 'soviet' && !(size === 'division' && (type === 'tank' || type === 'motorized')),
  /** How many units one counts as it goes by sea (11.1). */
  seaWeight: (_unit: CounterFacts): number => 1,
  /** true: two such units pay for one step: Soviet cavalry divisions and brigades (14.36). */
  isHalf: ({ side, size, type }: CounterFacts): boolean =>
    side === 'soviet' && (size === 'brigade' || type === 'cavalry'),
  /** Units that go over a sea in a Soviet player turn (11.1), and what a landing costs in the assault (11.4). */
  ...{ seaUnits: 5, invasionShift: -1 },
  /** A hex that shares the supply of Leningrad (9.13). */
  ...{ oranienbaum: '4100N', leningrad: '4201N' },
  /** 17.10: columns to the left by a modified die. */
  gastShift: (die: number): number => (die <= 1 ? 0 : die <= 3 ? 1 : die <= 5 ? 2 : 3),
  /** 17.10: what is added in September, October and November, and in December. */
  gastSeason: (turn: number): number => (turn >= 12 ? 2 : turn >= 6 ? 1 : 0),
  /** Types of divisions that get replacement steps (8.13). */
  replacedTypes: ['infantry', 'airlanding', 'light', 'mountain', 'parachute', 'static'] as readonly string[],
  /** Divisions that are never refitted (8.18), and steps by the die (17.5). */
  neverRefitted: ['DE-PZ-2', 'DE-PZ-5'] as readonly string[],
  refitSteps: (face: number): number => (face <= 4 ? 1 : 2),
  /** What the German withdraws in a turn, and which units are of each kind (17.4). */
  withdrawals: {
    9: ['light'],
    10: ['infantry', 'infantry'],
    11: ['cavalry', 'infantry', 'hungarian'],
    12: ['flak', 'flak', 'flak', 'infantry'],
  } as Readonly<Record<number, readonly string[]>>,
  withdrawn: {
    ...eachOf(
      ['light', 'infantry', 'cavalry'],
      (type) =>
        ({ nation, size, type: of }: CounterFacts) =>
          nation === 'german' && size === 'division' && of === type,
    ),
    flak: ({ type }: CounterFacts) => type === 'flak',
    hungarian: ({ nation }: CounterFacts) => nation === 'hungarian',
  } as Readonly<Record<string, (unit: CounterFacts) => boolean>>,
  /** Taken off the dice for tank brigades for Leningrad, and for Moscow (8.9). */
  brigadePenalty: 3,
  /** Rifle divisions that come back for each headquarters by the turn (8.13). */
  rifleRate: (turn: number): number => (turn < 3 ? 0 : turn === 3 ? 1 : Math.floor(turn / 2)),
  /** Types that are called up when the German likes, and how many security divisions cost a point (8.21, 14.41). */
  onCall: ['security', 'siege-artillery'] as readonly string[],
  securityGroup: 3,
  /** Counters by which units are supplied from the air, and how far mechanized ones move then (9.18). */
  ...{ aerialCounters: 2, aerialMove: 6 },
  /** Turns at whose end a pause is declared, and how many German player turns it lasts (9.19). */
  ...{ pauseTurns: [2, 3] as readonly number[], pauseLength: 3 },
  /** The most units on which supply is concentrated (9.20). */
  concentratedUnits: 18,
  /** The first turn with weather, and what the dice come to in each couplet (13.2, 17.1). */
  ...{ weatherTurn: WEATHER_TURN, weatherBy },
  /** What is taken off the die for the southern zone (13.2), and off German movement in rain (13.4). */
  ...{ southernDie: 2, rainCost: 1 },
  /** How many times ground costs in mud and snow (13.5, 13.7), and the column that snow gives Soviet assaults. */
  ...{ deepGround: 2, snowShift: 1 },
  weatherZoneOf: (place: string, _turn: number): 'north' | 'south' => map.weatherZoneOf(place),
  /** The course of the highway (12.20). */
  highway: map.HIGHWAY,
  /** true: a turn of December, in which hedgehogs are formed (14.40). */
  isHedgehogTurn: (turn: number): boolean => turn === 12,
  /** Points of a mobile assault, by side, and for Germans in the first turn (15.2, 5.6). */
  assaultPrice: { german: 7, soviet: 4 } as Readonly<Record<Side, number>>,
  firstTurnPrice: 6,
  /** Hexes from which each side is supplied, as long as no enemy stands there (9.10, 9.11). */
  supplySources: {
    german: map.ZOMO.map(({ hex }) => hex).filter((hex) => !map.SALIENT.includes(hex)),
    soviet: board.hexes.filter((hex) => hex.startsWith('60') && map.isLand(hex)),
  } as Readonly<Record<Side, readonly Hex[]>>,
  /** How many times as many units stand in a city (6.5). */
  cityStacks: 2,
  /** What a unit of the German side counts in its hex, by its size; others count one (6.3). */
  stackWeights: { brigade: 1 / 2, regiment: 1 / 4, battalion: 1 / 4 } as Readonly<Record<string, number>>,
  /** The most counters that can end in a city together: all but four are brigades or larger (6.3, 6.5). */
  countersInACity: 22,
  /** The most regiments and battalions of the German side in a hex (6.3). */
  smallUnits: 4,
}

/** A part of the map through which lines of supply lead, and which hexes they serve there. */
export interface SupplyPart {
  readonly holds: (hex: Hex) => boolean
  readonly serves: (hex: Hex) => boolean
}

/** The whole of the rules in force: those of the beginners, with what each chapter adds. */
export type Rules = BeginnerRules &
  Readonly<typeof figures> & {
    /** What forbids a mobile assault out of a hex into another besides (15.3). */
    readonly mobileBars: Asked<object | null>
    /** Who takes no part in mobile assaults besides (15.1). */
    readonly mobileHalts: Asked<object | null>
    /** Who takes no part in those out of his hex into another (15.3). */
    readonly mobileTargets: Asked<object | null>
    /** Steps by which a unit pays for a result (14.36). */
    readonly worth: (at: never, unit: string) => number
    /** What a mobile assault costs a unit before any river (15.2). */
    readonly mobilePrice: (at: never, unit: string) => number
    /** Parts of the map, none of which a line of supply leaves (9.4). */
    readonly supplyParts: (at: never) => readonly SupplyPart[]
    /** Aircraft that a side has in this turn (10.2, 10.4). */
    readonly airOf: (at: never, side: Side) => readonly string[]
    /** Factors of an aircraft in this turn (17.8, 10.4). */
    readonly airFactor: (at: never, air: string, of: 'attack' | 'defence') => number
    /** Why an aircraft supports no unit in a hex besides. */
    readonly airBars: Asked<object | null>
    /** Throws that shift the odds last of all (9.6). */
    readonly lastShifts: Asked<number>
    /** What changes a result that is read off the table (14.41). */
    readonly results: Asked<string>
    /** true: a hex is in supply for a side (9.2, 9.3). */
    readonly supplied: (at: never, side: Side, hex: Hex) => boolean
    /** true: the die for the weather is thrown as this player turn begins (13.2). */
    readonly weatherDue: (at: never, side: Side) => boolean
    /** The weather in both zones by a die (13.2). */
    readonly weatherOf: (at: never, face: number) => Readonly<Record<'north' | 'south', Weather>>
    /** What ends refits (8.19). */
    readonly refitBars: Asked<object | null>
    /** What is added to the die of 17.10 by the ground where it is fought. */
    readonly gastGround: (at: never, hex: Hex) => number
    /** true: Flak among these units has what it needs to fire (10.1). */
    readonly flakFires: (at: never, units: readonly string[]) => boolean
  }
