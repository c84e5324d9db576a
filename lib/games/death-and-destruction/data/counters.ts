import {
  type CounterFacts,
  firstWord,
  COUNTERS as PARENT,
  type Pool,
  soviet,
  unitFacts,
} from '@/lib/games/proud-monster/data/counters'
import {
  FACES,
  type Face,
  MECHANIZED,
  nationOf,
  poolOf,
  type Strength,
  strengths,
} from '@/lib/games/proud-monster/data/units'
import { eachOf } from '@/lib/games/proud-monster/names'
import {
  among,
  fail,
  orNone,
  rowReader,
  rowsOf,
  sourceOf,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { AXIS_ROWS } from './axis-rows'
import { CONVERSIONS } from './charts'
import { AIR_ROWS, GUARD_ROWS, POOL_ROWS, SPECIFIED_ROWS } from './soviet-rows'
import { turnOf } from './turns'

/** Types that this game adds, besides those of its parent; the first are mechanized (2.3, 14.2, 14.5). */
const MECH: readonly string[] = [
  ...MECHANIZED,
  'panzergrenadier',
  'heavy-tank',
  'artillery',
  'rocket',
  'tank',
  'mechanized',
]
const codeOrNone = orNone((cell: string, where: string) => turnOf(wholeNumber(cell, where)))
const sources = rowReader('provenance', ' ', { source: sourceOf, arrivalSource: sourceOf })

const readAxis = rowReader('unit', '|', {
  ...{ id: text, short: text, name: text, type: text, size: text, strengths },
  turn: codeOrNone,
  how: orNone(among(['dot', 'KA', 'port', 'MG'])),
  source: sourceOf,
})
/** Units of the German side that this game adds, with the way in which they come (8.11, 8.13, 8.21, 15.4). */
export const AXIS = rowsOf(AXIS_ROWS).map(readAxis)
const axis = AXIS.map(({ id, name, short, type, size, strengths: values, turn, how }) =>
  unitFacts({
    ...{ id, side: 'german', nation: nationOf(id), name, short, type, size, values },
    mech: MECH.includes(type),
    turn: how === null ? turn : null,
  }),
)

const range = (cell: string, where: string): readonly [number, number] => {
  const [first, last] = cell.split('-').map((one) => wholeNumber(one, where))
  return [first!, last ?? first!]
}
const numbered = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)
const named = (nth: number, count: number, name: string) =>
  count > 1 || /Corps|Division$/.test(name) ? `${nth} ${name}` : name

const readSpecified = rowReader('specified unit', '|', {
  ...{ id: text, numbers: range, name: text, type: text, size: text, strengths },
  turn: (cell, where) => turnOf(wholeNumber(cell, where)),
  sources,
})
const specified = rowsOf(SPECIFIED_ROWS)
  .map(readSpecified)
  .flatMap(({ id, numbers, name, type, size, strengths: values, turn }) =>
    numbered(numbers).map((n) =>
      unitFacts({
        ...{
          id: `${id}-${n}`,
          side: 'soviet',
          nation: 'soviet',
          name: id === 'SU-CAV' || id === 'SU-SP' ? name : named(n, 2, name),
        },
        ...{ short: String(n), type, size, values, turn, mech: MECH.includes(type) },
      }),
    ),
  )

const CORPS = ['tank', 'mechanized'] as const
const readGuard = rowReader('Guards', '|', {
  ...{ id: text, numbers: range, name: text, of: among([...FACES, ...CORPS]), strengths, source: sourceOf },
})
type Guard = { id: string; name: string; of: Face | (typeof CORPS)[number]; values: readonly Strength[] }
const guardsOf = (of: readonly string[]): Guard[] =>
  rowsOf(GUARD_ROWS)
    .map(readGuard)
    .filter((row) => of.includes(row.of))
    .flatMap(({ id, numbers, name, of: one, strengths: values }) =>
      numbered(numbers).map((n) => ({ id: `${id}-${n}`, name: `${n} ${name}`, of: one, values })),
    )
/** So many turns as 16.6 names units of a sort, in its order. */
const turnsOf = (count: (row: (typeof CONVERSIONS)[number]) => number) =>
  CONVERSIONS.flatMap((row) => Array.from({ length: count(row) }, () => row.turn))
const dated = (guards: readonly Guard[], turns: readonly number[]) =>
  guards.length === turns.length
    ? guards.map((guard, i) => ({ ...guard, turn: turns[i]! }))
    : fail('16.6', `${turns.length} conversions for ${guards.length} of ${guards[0]?.name}`)

/** Guards of this game, each with the turn in which it takes the place of another (2.4, 16.6). */
const guards = [
  ...dated(
    guardsOf(['RD']),
    turnsOf(({ rifles }) => rifles),
  ),
  ...dated(
    guardsOf(['CD']),
    turnsOf(({ cavalry }) => cavalry),
  ),
  ...dated(
    guardsOf(['TB', 'RB']),
    turnsOf(({ brigades }) => brigades),
  ),
  ...CORPS.flatMap((type) =>
    dated(
      guardsOf([type]),
      turnsOf(({ corps }) => Number(corps === type)),
    ),
  ),
].map(({ id, name, of, values, turn }) => {
  const face = FACES.find((one) => one === of) ?? null
  const kind =
    face === null
      ? ({ side: 'soviet', nation: 'soviet', type: of, size: 'corps', mech: true } as const)
      : soviet(face)
  return unitFacts({ id, name, short: `${firstWord(name)}G`, ...kind, values, turn, becomes: face })
})
export const GUARDS: readonly string[] = guards.map(({ id }) => id)

const readPool = rowReader('pool', '|', {
  face: among(FACES),
  value: (cell, where) => strengths(cell)[0] ?? fail(where, 'no strength'),
  count: wholeNumber,
  source: sourceOf,
})
const more = rowsOf(POOL_ROWS).map(readPool)
const moreOf = (face: Face) => more.filter((row) => row.face === face)
/** How many untried units come to each pool (3.1). */
export const MORE: Readonly<Record<Face, number>> = eachOf(FACES, (face) =>
  moreOf(face).reduce((sum, { count }) => sum + count, 0),
)
const untried = FACES.flatMap((face) => {
  const before = poolOf(face).reduce((sum, { count }) => sum + count, 0)
  return numbered([before + 1, before + MORE[face]]).map((n) => {
    const printed = String(n).padStart(3, '0')
    return unitFacts({
      id: `SU-${face}-${printed}`,
      name: `${face} ${printed}`,
      short: face,
      ...soviet(face),
      values: [],
      turn: null,
      face,
    })
  })
})

/** A row of a pool; `lettered`: letters stand in the names of its units (8.23). */
export interface LetteredPool extends Pool {
  readonly rows: readonly (Pool['rows'][number] & { readonly lettered: boolean })[]
}
const same = (a: Strength, b: Strength) => a.attack === b.attack && a.defence === b.defence
/** What lies behind untried units: the rows of the parent with those that are added, and after them those with letters. */
export const poolsWith = (parent: Readonly<Record<Face, Pool>>): Readonly<Record<Face, LetteredPool>> =>
  eachOf(FACES, (face) => {
    const values = poolOf(face)
    const extra = (value: Strength) =>
      moreOf(face).reduce((sum, row) => sum + (same(row.value, value) ? row.count : 0), 0)
    const stray = moreOf(face).find((row) => !values.some(({ value }) => same(value, row.value)))
    if (stray) fail('pools', `${face} has no such row as one that is added`)
    const plain = values.map(({ value, count, lettered }) => ({
      ...value,
      count: count - lettered + extra(value),
      lettered: false,
    }))
    const marked = values.flatMap(({ value, lettered }) =>
      lettered > 0 ? [{ ...value, count: lettered, lettered: true }] : [],
    )
    return { ...parent[face], rows: [...plain, ...marked] }
  })

/** Guards of the parent as they are printed here: brigades have one step, cavalry another second one (2.4). */
const REPRINTED: Readonly<Record<string, readonly Strength[]>> = Object.fromEntries(
  Object.values(PARENT).flatMap(({ id, becomes }) =>
    becomes === 'TB' || becomes === 'CD'
      ? [[id, guards.find((guard) => guard.becomes === becomes)!.values]]
      : [],
  ),
)

/** Infantry divisions that are downgraded (8.22): German ones of regular infantry, SS and those that come as 3-5-6 aside. */
const isDowngraded = ({ id, nation, type, size }: CounterFacts) =>
  nation === 'german' && type === 'infantry' && size === 'division' && !/-SS-|-MG-/.test(id)
const DOWNGRADED = strengths('3-5-5/1-3-5')
/** The counter that takes the place of a downgraded division. */
export const downgradeOf = (id: string): string => `${id}-43`
const all = [...Object.values(PARENT), ...axis]
const downgrades = all.filter(isDowngraded).map((facts) =>
  unitFacts({
    ...facts,
    id: downgradeOf(facts.id),
    values: DOWNGRADED,
    turn: null,
    steps: DOWNGRADED.length,
  }),
)
/** Divisions that are downgraded, by id (8.22). */
export const DOWNGRADES: Readonly<Record<string, string>> = Object.fromEntries(
  all.filter(isDowngraded).map(({ id }) => [id, downgradeOf(id)]),
)

/** Units that come to those of the parent, and those that are printed otherwise. */
export const ADDED: Readonly<Record<string, CounterFacts>> = Object.fromEntries(
  [...axis, ...untried, ...specified, ...guards, ...downgrades].map((facts) => [facts.id, facts]),
)
export const CHANGED: Readonly<Record<string, CounterFacts>> = Object.fromEntries(
  Object.entries(REPRINTED).map(([id, values]) => [id, { ...PARENT[id]!, values, steps: values.length }]),
)

/** Every unit of this game. */
export const COUNTERS: Readonly<Record<string, CounterFacts>> = { ...PARENT, ...CHANGED, ...ADDED }

const readAir = rowReader('air army', '|', {
  numbers: text,
  factors: (cell, where) => {
    const [attack, defence] = cell.split('-').map((one) => wholeNumber(one, where))
    return { attack: attack!, defence: defence! }
  },
  turn: (cell, where) => turnOf(wholeNumber(cell, where)),
  source: sourceOf,
})
/** Soviet air armies: factors for those who attack and for those who defend, and the turn in which each comes (10.3). */
export const AIR_ARMIES = Object.fromEntries(
  rowsOf(AIR_ROWS)
    .map(readAir)
    .flatMap(({ numbers, factors, turn, source }) =>
      numbers.split(' ').map((n) => [`SU-AIR-${n}A`, { ...factors, turn, source }]),
    ),
)
