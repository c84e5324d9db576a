import type { CounterFacts } from '@/lib/games/proud-monster/data/counters'
import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import { type Asked, figures as parent } from '@/lib/games/proud-monster/in-force'
import { OKH, type Okh, type ScenarioId } from '@/lib/games/proud-monster/names'
import * as caucasus from './data/caucasus'
import * as charts from './data/charts'
import { AIR_ARMIES, AXIS, COUNTERS as counters, DOWNGRADES, GUARDS, poolsWith } from './data/counters'
import * as dnieper from './data/dnieper'
import { SCENARIOS } from './data/scenario'
import type { Scenario } from './data/scenario-facts'
import { SHEETS } from './data/sheets'
import * as turns from './data/turns'
import { board, hexPattern, isOnMapC } from './geometry'
import { BOXES, PILES } from './names'

const pools = poolsWith(parent.pools)
const { turnOf } = turns

const NO_LIMIT = 9999
const turnsOf = (first: number, last: number) => [turnOf(first), turnOf(last)] as const
const unitsBy = (how: string): readonly string[] =>
  AXIS.filter((unit) => unit.how === how).map(({ id }) => id)

/** Ports of the Caspian, in which Soviet units always are in supply (3.3). */
const CASPIAN_PORTS = caucasus.PLACES.filter(({ port }) => (port as string) === 'caspian').map(
  ({ hex }) => hex,
)

/** Ports that take the place of the box of the southern ports, once Map C is joined (3.2). */
const SOUTHERN_PORTS: readonly string[] = ['1507C', '1509C']

/** Figures of the parent that are others here, by the rule that says so. */
export const PRINTED = {
  'DD 1.4': {
    turns: () => turns.CODES.length,
    // 1.3: of the rules of the parent that name a month.
    isHedgehogTurn: () => (turn: number) => turns.monthOf(turn) === 12,
  },
  'DD 2.2': {
    board: () => board,
    hexPattern: () => hexPattern,
    sheetNames: (of: Parent['sheetNames']) => [...of, 'C'],
    terrainOf: (of: Parent['terrainOf']) => (hex: string) =>
      isOnMapC(hex) ? (caucasus.terrainOf(hex) as ReturnType<Parent['terrainOf']>) : of(hex),
    isLand: (of: Parent['isLand']) => (hex: string) => (isOnMapC(hex) ? caucasus.isLand(hex) : of(hex)),
    liesAtSea: (of: Parent['liesAtSea']) => (hex: string) =>
      isOnMapC(hex) ? caucasus.terrainOf(hex) === 'sea' : of(hex),
    isLake: (of: Parent['isLake']) => (hex: string) => !isOnMapC(hex) && of(hex),
    places: (of: Parent['places']) => [...of, ...caucasus.PLACES],
    placeOf: (of: Parent['placeOf']) => (hex: string) => caucasus.placeAt.get(hex) ?? of(hex),
    riverBetween: (of: Parent['riverBetween']) => (a: string, b: string) =>
      caucasus.riverBetween(a, b) || of(a, b),
  },
  'DD 3.3': {
    supplySources: (of: Parent['supplySources']) => ({
      ...of,
      soviet: [...of.soviet, ...caucasus.SOUTHERN_EDGE],
    }),
    supplyPorts: (of: readonly string[]) => [...of, ...CASPIAN_PORTS],
  },
  'DD 3.8': {
    clearAt: (of: Parent['clearAt']) => (hex: string) =>
      isOnMapC(hex) ? ('steppe' as ReturnType<typeof of>) : of(hex),
    moveCosts: (of: Parent['moveCosts']) => ({
      ...of,
      steppe: { mech: 2, foot: 2, rider: 2, mountain: 2 },
      // 3.9: mechanized units come there by military roads alone.
      mountain: { mech: -1, foot: 3, rider: 3, mountain: 2 },
    }),
  },
  'DD 3.1': {
    counters: () => counters,
    ...{ armyOf: () => () => null, groupOf: () => () => null },
    pools: () => pools,
    scenarios: () => SCENARIOS as unknown as Record<ScenarioId, Scenario>,
  },
  'DD 4.1': {
    legIn: (): Parent['legIn'] => (options) => (options as unknown as { until: string }).until,
  },
  'DD 4.8': { moscowUntil: () => turnOf(204) },
  'DD 8.1': {
    boxes: () => BOXES as Parent['boxes'],
    openBoxes: (of: Parent['openBoxes']) => [...of, ...PILES],
  },
  'DD 3.2': {
    shutBoxes: (of: Parent['shutBoxes']) => [...of, 'caucasus'],
    // As in the box, units in them always are in supply (9.17 of the parent).
    supplyPorts: (of: readonly string[]) => [...of, ...SOUTHERN_PORTS],
  },
  'DD 3.4': { seaBoxes: (of: Parent['seaBoxes']) => [...of, 'rvgk' as const] },
  'DD 8.2': {
    withdrawals: (of: Parent['withdrawals']) => ({
      ...Object.fromEntries(
        // 8.4: Flak leaves by a rule of its own.
        Object.entries(of).map(([turn, kinds]) => [turn, kinds.filter((kind) => kind !== 'flak')]),
      ),
      ...charts.GENERAL_WITHDRAWALS,
    }),
    withdrawn: (of: Parent['withdrawn']) => ({
      ...of,
      panzerOrInfantry: ({ nation, size, type }: CounterFacts) =>
        nation === 'german' && size === 'division' && (type === 'panzer' || type === 'infantry'),
      panzergrenadier: ({ nation, size, type }: CounterFacts) =>
        nation === 'german' && size === 'division' && type === 'panzergrenadier',
    }),
  },
  'DD 8.34': {
    rvgk: () => (turn: number) => (charts.rvgkSteps(turn) === null ? 10 : NO_LIMIT),
    rvgkWeight: () => (unit: CounterFacts, lost: number) => unit.steps - lost,
  },
  'DD 10.3': {
    aircraft: (of: readonly string[]) => [...of, ...Object.keys(AIR_ARMIES)],
    isSovietAir: () => (air: string) => air.startsWith('SU-'),
  },
  'DD 11.1': {
    sails: (of: Parent['sails']) => (unit: CounterFacts) =>
      of(unit) &&
      unit.steps < 2 &&
      !['corps', 'army'].includes(unit.size) &&
      !['artillery', 'rocket'].includes(unit.type),
    seaWeight: () => (unit: CounterFacts) => (unit.type === 'rifle' && unit.size === 'division' ? 2 : 1),
  },
  'DD 13.1': { weatherBy: charts.autumnBy },
  'DD 13.2': {
    weatherZoneOf:
      (base: Parent['weatherZoneOf']): Parent['weatherZoneOf'] =>
      (place, turn) => {
        // 3.6: all of Map C is north.
        if (isOnMapC(place)) return 'north'
        const isSouth = /\d/.test(place) ? charts.isSouthern(place, turn) : null
        return isSouth === null ? base(place, turn) : isSouth ? 'south' : 'north'
      },
  },
  'DD 14.2': {
    armour: (of: readonly string[]) => [...of, 'panzergrenadier', 'heavy-tank', 'mechanized'],
    tanks: (of: readonly string[]) => [...of, 'panzergrenadier', 'heavy-tank', 'mechanized'],
  },
} as const

const ofMap = PRINTED['DD 2.2']
/** What names are told of and what lies on the map, for whoever needs no rules. */
export const named = {
  ...{ counters, board },
  placeOf: ofMap.placeOf(parent.placeOf),
  terrainOf: ofMap.terrainOf(parent.terrainOf),
  sheetNames: ofMap.sheetNames(parent.sheetNames),
}

/** Figures that this game adds to those of its parent, by chapter. */
export const figures = {
  begins: {} as Asked<void>,
  /** Of that what is done where a stretch of the front is played alone. */
  begunInParts: ['lineGone', 'hedgehogsLifted'] as readonly string[],
  codeOf: turns.codeOf,
  halfMonthOf: turns.halfMonthOf,
  monthOf: turns.monthOf,
  yearOf: turns.yearOf,
  airArmies: AIR_ARMIES,
  downgrades: DOWNGRADES,
  ...charts,
  ...dnieper,
  /** Map C: whether a hex lies on it or in the Caspian, its roads and oil (2.2, 3.10, 4.7). */
  ...{ isOnMapC, isCaspian: caucasus.isCaspian, oilCentres: caucasus.OIL_CENTRES },
  ...{ militaryRoads: caucasus.MILITARY_ROADS, militaryRoadBetween: caucasus.militaryRoadBetween },
  hasMilitaryRoad: caucasus.hasMilitaryRoad,
  /** From this turn on Map C is called; ports that then take the place of the box of the southern ports (3.2). */
  ...{ callFrom: turnOf(205), southernPorts: SOUTHERN_PORTS },
  /** Ports of the Caspian, and its coast (3.4). */
  ...{ caspianPorts: CASPIAN_PORTS, caspianCoast: caucasus.CASPIAN_COAST },
  /** Parts of the map none of which a line leaves (9.2, 3.3). */
  sheets: SHEETS,
  /** Hexes of the lower Volga (3.12), its column, and the face that wins by oil (4.7). */
  ...{ volga: ['5912S', '5913S'] as readonly string[], volgaShift: -1, oilFace: 1 },
  /** Columns by mountains (3.9), and in mobile assaults into hexes of Map C (3.11); points along a military road (3.10). */
  ...{ mountainShift: -2, caucasusMobile: -3, militaryPrice: 1 },
  /** From this turn on the German side crosses the Lower Dnieper at some places alone (12.1). */
  dnieperFrom: turnOf(311),
  /** From this turn on the German side moves strategically (12.2). */
  strategicFrom: turnOf(205),
  /** Ports that are both German when his movement on the Black Sea begins: Odessa and Sevastopol (11.2). */
  blackSeaKeys: ['2512S', '2919S'] as readonly string[],
  /** Steps of each way in a German player turn, and the reserve areas at its end (11.2, 11.3, 12.2). */
  transports: {
    black: { steps: 10, okh: ['okhSouth'] },
    baltic: { steps: 5, okh: ['okhNorth'] },
    rail: { steps: 8, okh: OKH },
  } as Readonly<Record<'black' | 'baltic' | 'rail', { steps: number; okh: readonly Okh[] }>>,
  /** Columns by fieldworks (14.10); how the fortified area grows by months from its turn on, and how far it reaches (14.11). */
  ...{ workShift: -1, areaTurn: turnOf(309), areaShifts: [-1, -2, -3] as readonly number[], areaRadius: 2 },
  /** Between which turns the offensives of 1942 and 1943 are declared (15.2, 15.3). */
  ...{ summer42: turnsOf(211, 213), summer43: turnsOf(311, 313) },
  /** Mechanized divisions that attack in the latter, and points that its lack costs (15.3). */
  ...{ citadelDivisions: 15, citadelCost: 3 },
  /** Units of the Replacement Army and steps that come with the Gambit, and after which turn mud ends it (15.4, 4.6). */
  ...{ gambitUnits: 2, gambitSteps: 8, gambitUntil: turnOf(316) },
  /** Units of the Gambit, and those that come early (15.4). */
  ...{ GAMBIT: unitsBy('MG'), GAMBIT_EARLY: ['DE-PZ-25', 'DE-PARA-2'] as readonly string[] },
  /** Korpsabteilungen, and the turn of their dice (8.13). */
  ...{ KORPS: unitsBy('KA'), korpsTurn: turnOf(323) },
  /** Those who come down near Moscow or Leningrad, and how near (15.1). */
  ...{ PARTISANS_OF_201: ['SU-SP-1', 'SU-SP-4'] as readonly string[], partisanRange: 8 },
  /** Parachute divisions that may be dropped: the 1st was the 7th until 1943, and the 2nd; in which half months (15.5, 15.6). */
  ...{ PARATROOPS: ['DE-PARA-7', 'DE-PARA-2'] as readonly string[], dropMonths: [11, 16] as const },
  /** Brigades that are dropped, between which turns, and up to which face they survive (15.7). */
  DROP_BRIGADES: ['SU-ABB-1', 'SU-ABB-2', 'SU-ABB-3', 'SU-ABB-4', 'SU-ABB-5'] as readonly string[],
  ...{ drops: turnsOf(313, 318), dropSafe: 3, dropNear: 2 },
  /** From this turn on divisions fight partisans (15.8). */
  partisansFrom: turnOf(311),
  /** From this turn on one marker supplies defenders from the air, so many hexes round it (9.5). */
  ...{ airliftFrom: turnOf(211), airliftRadius: 1 },
  /** From this turn on on the line of attenuated supply is gone, and no line of supply leaves its sheet (9.1, 9.2). */
  lineGone: turnOf(205),
  /** From this turn on Soviet attackers need offensive supply (9.6). */
  offensiveFrom: turnOf(203),
  /** How far a hex of the coast may be for supply in defence, in hexes of the line (9.3). */
  coastLine: 2,
  /** The Luftwaffe that comes back: from this turn on, factors of each, and which (10.1); how far from a centre it flies. */
  ...{ luftwaffeTurn: turnOf(209), luftwaffeFactor: 6, airRange: 15 },
  luftwaffe: ['DE-AIR-I', 'DE-AIR-II', 'DE-AIR-IV', 'DE-AIR-V'] as readonly string[],
  /** The turn in which the Soviet interceptors of 1941 leave (10.2). */
  interceptorsLeave: turnOf(203),
  /** Columns by heavy units, by engineers, and by the German artillery division (14.3, 14.4, 14.8). */
  ...{ heavyShift: 1, engineerShift: 1, artilleryShift: 1 },
  /** The face at which counter-preparatory fire hits, and artillery that hits in any case (14.7). */
  ...{ barrageHit: 1, counterBattery: ['SU-AD-4', 'SU-AD-6'] as readonly string[] },
  /** After this turn there are mobile assaults in snow (14.12). */
  snowAssaultsAfter: turnOf(218),
  /** Points of a mobile assault of a Soviet tank or mechanized corps (15.9). */
  corpsPrice: 7,
  /** The turn of the Counter Fire Corps of Leningrad, and its column (15.10). */
  ...{ counterFireTurn: turnOf(221), counterFireShift: -1 },
  /** The first turn after those of the parent (4.1). */
  firstTurn: turnOf(124),
  /** The turn in which all Italians leave (7.4). */
  italiansLeave: turnOf(305),
  /** From these turns on the German gets steps by 16.2 (8.14), and may comb out his rear, with so many turns between (8.17). */
  ...{ germanSteps: turnOf(201), combOutAfter: turnOf(206), combOutEvery: 4 },
  mustLeave: charts.MUST_LEAVE,
  /** After this turn divisions go into the Stalingrad pile (8.6). */
  stalingradAfter: turnOf(210),
  /** The turn of the downgrade, and how many full and how many reduced divisions bring a step (8.22). */
  ...{ downgradeTurn: turnOf(313), downgradeFull: 2, downgradeReduced: 5 },
  /** From this turn on Soviet steps may all be for mechanized units (8.33). */
  mechFreeFrom: turnOf(401),
  /** Soviet steps for each headquarters, and the turn from which on there are fewer (8.36). */
  ...{ sovietRates: [6, 4] as const, declineFrom: turnOf(323) },
  /** Every Guards unit (8.24). */
  guards: new Set([
    ...GUARDS,
    ...Object.values(counters).flatMap(({ id, becomes }) => (becomes ? [id] : [])),
  ]),
}

/** The rules in force: those of the parent, and what this game adds. */
export type Rules = Omit<Parent, 'pools' | 'scenarios'> &
  Readonly<typeof figures> & {
    readonly pools: ReturnType<typeof poolsWith>
    readonly scenarios: Readonly<Record<ScenarioId, Scenario>>
    /** What is done as a turn begins. */
    readonly begins: Asked<void>
  }
