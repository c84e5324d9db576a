import type { Dice } from '@/lib/kernel/dice/dice'
import type { Rules } from './in-force'
import { isUntried, unseen } from './rules/02-units'
import { type CounterId, eachOf, FACES, type Face, type State } from './state'

// Which counter lies under an untried unit is drawn before the game begins, and nobody knows it (2.15, 3.2). The names of
// the units say nothing: they are given out in the order of the map, and the counters are shuffled.

/** Draws one of the rows of a pool, each as likely as there are counters of it. */
type Draw = (left: readonly number[], count: number) => number

/** A counter for each of these units of one pool, out of those that are left. */
function dealt(units: readonly CounterId[], left: readonly number[], draw: Draw): Record<CounterId, number> {
  const rest = [...left]
  const values: Record<CounterId, number> = {}
  let count = rest.reduce((sum, one) => sum + one, 0)
  for (const unit of units) {
    const row = draw(rest, count)
    values[unit] = row
    rest[row]! -= 1
    count -= 1
  }
  return values
}

/** The row in which the n-th counter of a pool lies, from 0 on. */
function rowOf(left: readonly number[], n: number): number {
  let rest = n
  return left.findIndex((count) => {
    rest -= count
    return rest < 0
  })
}

/** The most sides that a die has. */
const SIDES = 256

/** A number below `count`, from 0 on, each as likely: where a die has too few sides two are thrown, and again if need be. */
export function below(dice: Dice, purpose: string, count: number): number {
  if (count <= SIDES) return dice.secret(purpose, count) - 1
  const fair = SIDES * SIDES - ((SIDES * SIDES) % count)
  for (let again = 1; ; again += 1) {
    const high = dice.secret(`${purpose}/${again}/high`, SIDES) - 1
    const low = dice.secret(`${purpose}/${again}/low`, SIDES) - 1
    const n = SIDES * high + low
    if (n < fair) return n % count
  }
}

/** So many of a list by lot; the purposes of the throws are numbered from 1 on. */
export const byLot = <One>(dice: Dice, purpose: string, from: readonly One[], count: number): One[] => {
  const rest = [...from]
  return Array.from({ length: count }, (_, i) => {
    const n = rest.length > 1 ? below(dice, `${purpose}${i + 1}`, rest.length) : 0
    return rest.splice(n, 1)[0]!
  })
}

/** Untried units of a pool for which nothing is drawn yet, by their names. */
const bare = (rules: Rules, { table, hidden }: State, face: Face): CounterId[] =>
  Object.keys(table.counters)
    .filter(
      (unit) =>
        rules.counters[unit]?.face === face &&
        isUntried({ rules, open: table }, unit) &&
        hidden.values[unit] === undefined,
    )
    .sort()

/** Counters of a pool that are neither seen nor drawn yet. */
function undrawn(rules: Rules, { table, hidden }: State, face: Face): number[] {
  const left = unseen({ rules, open: table }, face)
  for (const [unit, row] of Object.entries(hidden.values))
    if (rules.counters[unit]!.face === face) left[row]! -= 1
  return left
}

/** 3.2: the secret draw of each pool, in which all its counters are as one. */
export const drawn = (
  rules: Rules,
  state: State,
  dice: Dice,
): Readonly<Record<Face, Record<CounterId, number>>> =>
  eachPool(rules, state, (face) => {
    let n = 0
    return (left, count) => {
      n += 1
      return rowOf(left, below(dice, `pool/${face}/${n}`, count))
    }
  })

const eachPool = (rules: Rules, state: State, drawOf: (face: Face) => Draw) =>
  eachOf(FACES, (face) => dealt(bare(rules, state, face), undrawn(rules, state, face), drawOf(face)))

/** The same by luck: a position in which nobody's values are known may be of any of them. */
export function withLuck(rules: Rules, state: State, luck: () => number): State {
  const values = eachPool(rules, state, () => (left, count) => rowOf(left, Math.floor(luck() * count)))
  return { ...state, hidden: { ...state.hidden, values: { ...state.hidden.values, ...joined(values) } } }
}

export const joined = (
  values: Readonly<Record<Face, Record<CounterId, number>>>,
): Record<CounterId, number> => Object.assign({}, ...Object.values(values))

/** A written position need not say what lies under untried units: then the counter in the middle of what is left does. */
export function withValues(rules: Rules, state: State): State {
  const values = eachPool(rules, state, () => (left, count) => rowOf(left, Math.floor(count / 2)))
  const all = joined(values)
  if (Object.keys(all).length === 0) return state
  return { ...state, hidden: { ...state.hidden, values: { ...state.hidden.values, ...all } } }
}
