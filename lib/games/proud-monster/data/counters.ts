import { eachOf } from '../names'
import { AXIS, FACE_FACTS, FACES, type Face, GUARDS, poolOf, type Strength } from './units'

/** What is printed on a unit, or known of it by the side that lies up (2.6, 2.15). */
export interface CounterFacts {
  readonly id: string
  readonly side: 'german' | 'soviet'
  /** There are no headquarters in this game. */
  readonly hq: false
  readonly nation: string
  readonly name: string
  /** The same on its counter. */
  readonly short: string
  readonly type: string
  readonly size: string
  readonly mech: boolean
  readonly steps: number
  /** With each step lost, full first; none of a unit that is drawn. */
  readonly values: readonly Strength[]
  /** The pool out of which a unit is drawn that begins untried. */
  readonly face: Face | null
  /** The turn in which it comes; null: it is called up in another way, or its turn box says it. */
  readonly turn: number | null
  /** Of a Guards unit: of which pool is whose place it takes (8.11). */
  readonly becomes: Face | null
}

/** The facts of a unit, with what follows from others of them. */
export const unitFacts = (
  facts: Omit<CounterFacts, 'hq' | 'face' | 'becomes' | 'steps'> & Partial<CounterFacts>,
): CounterFacts => ({
  ...{ hq: false, face: null, becomes: null, steps: Math.max(1, facts.values.length) },
  ...facts,
})
/** The number of a unit of whose name no more stands on its counter. */
export const firstWord = (name: string): string => name.split(' ')[0]!
/** What every unit of a pool is. */
export const soviet = (face: Face) => {
  const { type, size, mechanized: mech } = FACE_FACTS[face]
  return { side: 'soviet', nation: 'soviet', type, size, mech } as const
}

/** Units of the German side. Air units are no counters that stand in hexes. */
const axis = Object.values(AXIS)
  .filter(({ strengths }) => strengths.length > 0)
  .map(({ id, side, nation, name, short, type, size, mechanized: mech, strengths: values, turn }) =>
    unitFacts({ id, side, nation, name, short, type, size, mech, values, turn }),
  )

/** Untried units have names of their own, which say nothing of what they are: as many as a pool has counters. */
const untried = FACES.flatMap((face) =>
  Array.from({ length: poolOf(face).reduce((sum, row) => sum + row.count, 0) }, (_, i) => {
    const n = String(i + 1).padStart(3, '0')
    return unitFacts({
      id: `SU-${face}-${n}`,
      name: `${face} ${n}`,
      short: face,
      ...soviet(face),
      values: [],
      turn: null,
      face,
    })
  }),
)

const guards = Object.values(GUARDS).map(({ id, name, face, strengths: values, turn }) =>
  unitFacts({ id, name, short: firstWord(name), ...soviet(face), values, turn, becomes: face }),
)

/** Every unit by its id. */
export const COUNTERS: Readonly<Record<string, CounterFacts>> = Object.fromEntries(
  [...axis, ...untried, ...guards].map((facts) => [facts.id, facts]),
)

/** What lies behind the faces of untried units: so many counters of each row, and how far all of them move. */
export interface Pool {
  readonly move: number
  readonly rows: readonly (Strength & { readonly count: number })[]
}
export const POOLS: Readonly<Record<Face, Pool>> = eachOf(FACES, (face) => ({
  move: FACE_FACTS[face].move,
  rows: poolOf(face).map(({ value, count }) => ({ ...value, count })),
}))
