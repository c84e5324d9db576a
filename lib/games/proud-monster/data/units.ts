import {
  among,
  headedRows,
  numberOrNone,
  oneOf,
  orNone,
  rowReader,
  rowsOf,
  sourceOf,
  tableBy,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { AXIS_ROWS } from './axis-rows'
import { GUARD_ROWS, POOL_ROWS } from './soviet-rows'

const NATIONS = {
  ...{ DE: 'german', RO: 'romanian', HU: 'hungarian', IT: 'italian' },
  ...{ SP: 'spanish', HR: 'croat', FR: 'french', BE: 'flemish' },
} as const
export type Nation = (typeof NATIONS)[keyof typeof NATIONS]
const PREFIXES = Object.keys(NATIONS) as (keyof typeof NATIONS)[]
/** The nation of a unit of the German side, by its id. */
export const nationOf = (id: string): Nation => NATIONS[oneOf(PREFIXES, id.slice(0, 2), id)]

/** Of these types a unit is mechanized (2.11). */
export const MECHANIZED = ['panzer', 'motorized', 'assault-gun', 'flak'] as const
const ON_FOOT = [
  ...['infantry', 'light', 'mountain', 'airlanding', 'parachute', 'static', 'security'],
  ...['cavalry', 'fortress', 'siege-artillery', 'air'],
] as const
export type UnitType = (typeof MECHANIZED)[number] | (typeof ON_FOOT)[number]
const TYPES: readonly UnitType[] = [...MECHANIZED, ...ON_FOOT]
const SIZES = ['corps', 'division', 'brigade', 'regiment', 'battalion'] as const
export type UnitSize = (typeof SIZES)[number]

export interface Strength {
  readonly attack: number
  readonly defence: number
  readonly move: number
}
const strength = rowReader<Strength>('strength', '-', {
  attack: wholeNumber,
  defence: wholeNumber,
  move: wholeNumber,
})
export const strengths = (cell: string): readonly Strength[] => cell.split('/').map(strength)
const sources = rowReader('provenance', ' ', { source: sourceOf, arrivalSource: sourceOf })

const readUnit = rowReader('unit', '|', {
  ...{ id: text, short: text, name: text, type: among(TYPES), size: among(SIZES) },
  strengths: (cell) => (cell === '-' ? [] : strengths(cell)),
  turn: numberOrNone,
  area: orNone(among(['north', 'south', 'hungary'])),
  sources,
})
const readFormation = rowReader('formation', ' ', {
  group: among(['AGN', 'AGC', 'AGS', 'OKH']),
  army: orNone(text),
  corps: orNone(text),
})

function readAxis({ heading, row }: { heading: string; row: string }) {
  const { sources, ...facts } = readUnit(row)
  return {
    side: 'german' as const,
    nation: nationOf(facts.id),
    ...facts,
    ...sources,
    /** Army group, army and corps to which it belongs at first. */
    formation: readFormation(heading),
    mechanized: MECHANIZED.some((type) => type === facts.type),
  }
}
/**
 * What is printed on a unit of the German side (2.6). `strengths`: full first; none for air units. `turn`: 1 is the set-up;
 * null: called up in other ways (8.21, 14.41). `area`: of the OKH, or Hungary.
 */
export type AxisFacts = Readonly<ReturnType<typeof readAxis>>

/** Every unit of the German side by its id. */
export const AXIS: Readonly<Record<string, AxisFacts>> = tableBy('id', headedRows(AXIS_ROWS).map(readAxis))

/** The faces that Soviet units show before they are tried (2.15). */
export const FACES = ['RD', 'CD', 'TD', 'MRD', 'RB', 'MRB', 'TB'] as const
export type Face = (typeof FACES)[number]

const readPoolRow = rowReader('pool', '|', {
  face: among(FACES),
  value: strength,
  count: wholeNumber,
  /** How many of them have a letter in their name. */
  lettered: wholeNumber,
  source: sourceOf,
})
/** What lies behind untried faces: so many of each value. */
export const POOL_VALUES = rowsOf(POOL_ROWS).map(readPoolRow)
export type PoolValue = Readonly<ReturnType<typeof readPoolRow>>

/** The values of all units of a face. */
export const poolOf = (face: Face): readonly PoolValue[] => POOL_VALUES.filter((row) => row.face === face)

/** What every unit of a face is, tried or not (2.11). */
export const FACE_FACTS: Readonly<
  Record<
    Face,
    {
      type: 'rifle' | 'cavalry' | 'tank' | 'motorized'
      size: 'division' | 'brigade'
      mechanized: boolean
      move: number
    }
  >
> = {
  RD: { type: 'rifle', size: 'division', mechanized: false, move: 5 },
  CD: { type: 'cavalry', size: 'division', mechanized: false, move: 7 },
  TD: { type: 'tank', size: 'division', mechanized: true, move: 7 },
  MRD: { type: 'motorized', size: 'division', mechanized: true, move: 7 },
  RB: { type: 'rifle', size: 'brigade', mechanized: false, move: 5 },
  MRB: { type: 'motorized', size: 'brigade', mechanized: true, move: 7 },
  TB: { type: 'tank', size: 'brigade', mechanized: true, move: 7 },
}

const readGuard = rowReader('Guards unit', '|', {
  ...{ id: text, name: text, face: among(FACES), strengths, turn: wholeNumber, sources },
})
/** The Guards by id, each with the face that it replaces and the turn in which it does (8.11). */
export const GUARDS = tableBy(
  'id',
  rowsOf(GUARD_ROWS).map((row) => {
    const { sources, ...facts } = readGuard(row)
    return { side: 'soviet' as const, ...facts, ...sources }
  }),
)
export type GuardFacts = Readonly<(typeof GUARDS)[string]>
