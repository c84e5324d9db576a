import * as map from './data/map'
import { TURNS } from './data/schedule'
import * as tables from './data/tables'
import { AXIS, FACE_FACTS, FACES, type Face, GUARDS, poolOf, type Strength } from './data/units'
import { board, type Hex, hexPattern } from './geometry'
import type { ScenarioId } from './names'
import { eachOf } from './names'
import type { Limit } from './rules/06-stacking'
import { units } from './rules/06-stacking'
import type { Gait } from './rules/12-costs'
import type { LossRule } from './rules/14-losses'
import {
  city,
  type HalvingRule,
  hills,
  largeTown,
  marsh,
  river,
  type ShiftRule,
  strait,
} from './rules/14-odds'
import { SCENARIO_FACTS, type ScenarioFacts } from './scenarios'
import { SEQUENCE } from './sequence'

/** What is printed on a unit, or known of it by the side that lies up (2.6, 2.15). */
export interface CounterFacts {
  readonly id: string
  readonly side: 'german' | 'soviet'
  /** There are no headquarters in this game. */
  readonly hq: false
  readonly nation: string
  readonly name: string
  readonly type: string
  readonly size: string
  readonly mech: boolean
  readonly steps: number
  /** With each step lost, full first; none of an untried unit. */
  readonly values: readonly Strength[]
  /** The pool of a unit that begins untried. */
  readonly face: Face | null
  /** The turn in which it comes; null: it is called up in another way, or its turn box says it. */
  readonly turn: number | null
  /** Of a Guards unit: of which pool is whose place it takes (8.11). */
  readonly becomes: Face | null
}

/** Untried units have names of their own, which say nothing: more of them than a campaign needs of any pool. */
const tokens = Object.fromEntries(
  FACES.flatMap((face) => {
    const { type, size, mechanized } = FACE_FACTS[face]
    const count = poolOf(face).reduce((sum, row) => sum + row.count, 0)
    return Array.from({ length: count }, (_, i): [string, CounterFacts] => {
      const n = String(i + 1).padStart(3, '0')
      const id = `SU-${face}-${n}`
      const facts = {
        id,
        side: 'soviet',
        hq: false,
        nation: 'soviet',
        name: `${face} ${n}`,
        type,
        size,
      } as const
      return [id, { ...facts, mech: mechanized, steps: 1, values: [], face, turn: null, becomes: null }]
    })
  }),
)

const axis = Object.fromEntries(
  Object.values(AXIS)
    .filter(({ strengths }) => strengths.length > 0)
    .map(
      ({
        id,
        nation,
        name,
        type,
        size,
        mechanized: mech,
        strengths: values,
        turn,
      }): [string, CounterFacts] => [
        id,
        {
          id,
          side: 'german',
          hq: false,
          nation,
          name,
          type,
          size,
          mech,
          values,
          turn,
          steps: values.length,
          face: null,
          becomes: null,
        },
      ],
    ),
)

const guards = Object.fromEntries(
  Object.values(GUARDS).map(({ id, name, face, strengths: values, turn }): [string, CounterFacts] => {
    const { type, size, mechanized: mech } = FACE_FACTS[face]
    return [
      id,
      {
        id,
        side: 'soviet',
        hq: false,
        nation: 'soviet',
        name,
        type,
        size,
        mech,
        values,
        turn,
        steps: values.length,
        face: null,
        becomes: face,
      },
    ]
  }),
)

/** What lies behind the faces of untried units: so many counters of each row. */
const poolUnder = (face: Face): Pool => ({
  move: FACE_FACTS[face].move,
  rows: poolOf(face).map(({ value, count }) => ({ ...value, count })),
})
export interface Pool {
  readonly move: number
  readonly rows: readonly (Strength & { readonly count: number })[]
}

/** Figures and rules in force; a level of more rules, or another edition, extends it. No rule knows more of it. */
export interface Rules {
  readonly counters: Readonly<Record<string, CounterFacts>>
  readonly pools: Readonly<Record<Face, Pool>>
  readonly scenarios: Readonly<Record<ScenarioId, ScenarioFacts>>
  readonly turns: number
  readonly sequence: typeof SEQUENCE

  /** The most units that may end in a hex together (6.1). */
  readonly unitsInAHex: number
  /** Limits of stacks, by name. */
  readonly stacking: Readonly<Record<string, Limit>>
  /** Types that marshes and straits hinder (14.18, 14.20). */
  readonly armour: readonly string[]
  /** Nations that come by the southern reserve area alone (8.5). */
  readonly southern: readonly string[]
  /** The most units in the reserve of the Soviet high command (8.1). */
  readonly rvgk: number
  /** The turn of the tank brigades for which the beginner game has no rule (8.9). */
  readonly brigadesTurn: number
  /** Up to this turn the German takes no notice of rivers (5.5). */
  readonly riversFrom: number
  readonly moveCosts: Readonly<Record<string, Readonly<Record<Gait, number>>>>
  readonly riverCosts: { readonly mech: number; readonly foot: number }

  /** Rules that shift the column, in the order in which they are told (14.11). */
  readonly shifts: Readonly<Record<string, ShiftRule>>
  readonly columnShifts: typeof tables.COLUMN_SHIFTS
  /** Rules that halve the factor of attackers. */
  readonly halvings: Readonly<Record<string, HalvingRule>>
  /** The most that armour counts across a strait (14.20). */
  readonly straitAttack: number
  /** Rules that bind who loses a step (14.35). */
  readonly lossRules: Readonly<Record<string, LossRule>>
  /** How many times losses count in cities (14.23). */
  readonly cityLosses: number
  readonly columns: readonly string[]
  readonly crtResult: (column: number, face: number) => string
  readonly beyond: { readonly below: string; readonly above: string }

  readonly board: typeof board
  readonly hexPattern: RegExp
  readonly terrainOf: typeof map.terrainOf
  readonly isLand: (hex: Hex) => boolean
  readonly places: typeof map.PLACES
  readonly placeOf: typeof map.placeOf
  readonly moscow: readonly Hex[]
  readonly riverBetween: (a: Hex, b: Hex) => boolean
  readonly straitBetween: typeof map.straitBetween
  /** true: all sea or all lake lies between two hexes, and nobody goes there. */
  readonly isWaterBetween: (a: Hex, b: Hex) => boolean
  readonly zomo: typeof map.zomoOf
  /** The reserve area that a hex touches (8.2). */
  readonly okhBeside: (hex: Hex) => 'okhNorth' | 'okhSouth' | undefined
}

const OKH = { north: 'okhNorth', south: 'okhSouth' } as const

/** The beginner's level: all rules that the book does not set aside for later games. */
export const rules: Rules = {
  counters: { ...axis, ...tokens, ...guards },
  pools: eachOf(FACES, poolUnder),
  scenarios: SCENARIO_FACTS,
  turns: TURNS.length,
  sequence: SEQUENCE,

  unitsInAHex: 5,
  stacking: { units },
  armour: ['panzer', 'tank', 'assault-gun', 'recon'],
  southern: ['italian', 'romanian', 'hungarian'],
  rvgk: 10,
  brigadesTurn: 3,
  riversFrom: 1,
  moveCosts: tables.MOVE_COSTS,
  riverCosts: tables.RIVER_COSTS,

  shifts: { hills, river, strait, largeTown, city },
  columnShifts: tables.COLUMN_SHIFTS,
  halvings: { marsh },
  straitAttack: 1,
  lossRules: {},
  cityLosses: 2,
  columns: tables.COLUMNS,
  crtResult: tables.crtResult,
  beyond: tables.BEYOND,

  board,
  hexPattern,
  terrainOf: map.terrainOf,
  isLand: map.isLand,
  places: map.PLACES,
  placeOf: map.placeOf,
  moscow: map.MOSCOW,
  riverBetween: map.riverBetween,
  straitBetween: map.straitBetween,
  isWaterBetween: (a, b) => map.isSeaSide(a, b) || map.isLakeSide(a, b),
  zomo: map.zomoOf,
  okhBeside: (hex) => {
    const area = map.okhOf(hex)
    return area && OKH[area]
  },
}
