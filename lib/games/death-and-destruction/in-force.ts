import type { CounterFacts } from '@/lib/games/proud-monster/data/counters'
import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import { type Asked, figures as parent } from '@/lib/games/proud-monster/in-force'
import type { ScenarioId } from '@/lib/games/proud-monster/names'
import * as charts from './data/charts'
import { ADDED, AIR_ARMIES, CHANGED, DOWNGRADES, GUARDS, poolsWith } from './data/counters'
import { WAR } from './data/scenario'
import * as turns from './data/turns'
import { BOXES, PILES } from './names'

const counters = { ...parent.counters, ...CHANGED, ...ADDED }
const pools = poolsWith(parent.pools)
const { turnOf } = turns

const NO_LIMIT = 9999

/** Figures of the parent that are others here, by the rule that says so. */
export const PRINTED = {
  'DD 1.4': { turns: () => turns.CODES.length },
  'DD 3.1': {
    counters: () => counters,
    pools: () => pools,
    scenarios: () => ({ war: WAR }) as unknown as Record<ScenarioId, typeof WAR>,
  },
  'DD 4.8': { moscowUntil: () => turnOf(204) },
  'DD 8.1': {
    boxes: () => BOXES as Parent['boxes'],
    openBoxes: (of: Parent['openBoxes']) => [...of, ...PILES],
  },
  'DD 8.2': {
    withdrawals: (of: Parent['withdrawals']) => ({ ...of, ...charts.GENERAL_WITHDRAWALS }),
    withdrawn: (of: Parent['withdrawn']) => ({
      ...of,
      panzerOrInfantry: ({ nation, size, type }: CounterFacts) =>
        nation === 'german' && size === 'division' && (type === 'panzer' || type === 'infantry'),
      panzergrenadier: ({ nation, size, type }: CounterFacts) =>
        nation === 'german' && size === 'division' && type === 'panzergrenadier',
    }),
  },
  'DD 8.34': { rvgk: () => (turn: number) => (charts.rvgkSteps(turn) === null ? 10 : NO_LIMIT) },
  'DD 10.3': { aircraft: (of: readonly string[]) => [...of, ...Object.keys(AIR_ARMIES)] },
  'DD 13.1': { weatherBy: charts.autumnBy },
  'DD 13.2': {
    weatherZoneOf:
      (base: Parent['weatherZoneOf']): Parent['weatherZoneOf'] =>
      (place, turn) => {
        const isSouth = /\d/.test(place) ? charts.isSouthern(place, turn) : null
        return isSouth === null ? base(place, turn) : isSouth ? 'south' : 'north'
      },
  },
  'DD 14.2': {
    armour: (of: readonly string[]) => [...of, 'panzergrenadier', 'heavy-tank', 'mechanized'],
    tanks: (of: readonly string[]) => [...of, 'panzergrenadier', 'heavy-tank', 'mechanized'],
  },
} as const

/** Figures that this game adds to those of its parent, by chapter. */
export const figures = {
  begins: {} as Asked<void>,
  codeOf: turns.codeOf,
  halfMonthOf: turns.halfMonthOf,
  monthOf: turns.monthOf,
  yearOf: turns.yearOf,
  airArmies: AIR_ARMIES,
  downgrades: DOWNGRADES,
  ...charts,
  /** The first turn after those of the parent (4.1). */
  firstTurn: turnOf(124),
  /** The turn in which all Italians leave (7.4). */
  italiansLeave: turnOf(305),
  /** From these turns on the German gets steps by 16.2 (8.14), and may comb out his rear, so many turns apart (8.17). */
  ...{ germanSteps: turnOf(201), combOutAfter: turnOf(206), combOutEvery: 4 },
  /** The turn in which security divisions leave (8.4). */
  securityLeaves: turnOf(207),
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
export type Rules = Omit<Parent, 'pools'> &
  Readonly<typeof figures> & {
    readonly pools: ReturnType<typeof poolsWith>
    /** What is done as a turn begins. */
    readonly begins: Asked<void>
  }
