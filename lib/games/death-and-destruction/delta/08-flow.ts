import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import type { Refusal } from '@/lib/kernel/decision'
import type { ListedOrder } from '@/lib/wargame/ruleset'
import { here } from '../here'
import { comingOutRefusal, stepsIn } from '../rules/08-reserve'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type State } from '../state'

// 8.34: by whatever order units go into the reserve of the high command or come out of it, steps of the turn pay for it.

interface Given {
  readonly units: readonly CounterId[]
  readonly [field: string]: unknown
}
interface Order {
  check(of: Situation, given: Given): Refusal | null
  list(of: Situation): readonly ListedOrder[]
}

/** An order of the parent that is refused by one more rule, and is listed with those units that it lets go one by one. */
export function stricter<Base extends object>(
  base: Base,
  refusal: (at: Situation, given: Given) => Refusal | null,
): Base {
  const { check, list } = base as unknown as Order
  const more: Order = {
    check: (of, given) => check(of, given) ?? refusal(here(of), given),
    list: (of) =>
      list(of).flatMap(({ choose: [one] = [], ...rest }) => {
        const from = (one!.from as readonly string[]).filter(
          (unit) => refusal(here(of), { ...rest, units: [unit] }) === null,
        )
        const max = Math.min(one!.max ?? 1, from.length)
        return from.length > 0 ? [{ ...rest, choose: [{ ...one!, from, max }] }] : []
      }),
  }
  return { ...base, ...more }
}
/** An order by which units may come out of the reserve (8.34). */
export const comesOut = <Base extends object>(base: Base): Base =>
  stricter(base, (at, { units }) => comingOutRefusal(at, units))

/** A state in which so many steps more have gone into the reserve or come out of it in this turn (8.34). */
export function withUsed<S extends object>(state: S, more: number): S {
  if (more === 0) return state
  const { table } = state as unknown as State
  const reserve = { ...table.reserve, used: table.reserve.used + more }
  return { ...state, table: { ...table, reserve } }
}

interface Fact {
  reduce(state: State, facts: Given, rules: Parent): State
}
/** Who of some units lies in the reserve (8.34). */
export const inReserve = ({ table }: { table: object }, units: readonly CounterId[]): CounterId[] =>
  units.filter((unit) => counterOf(table as State['table'], unit).at === 'rvgk')
/** A fact of units by which those in the reserve come out of it, which is counted (8.34). */
export function countsOut<Base extends object>(base: Base): Base {
  const { reduce } = base as unknown as Fact
  const more: Fact = {
    reduce: (state, facts, rules) => {
      const at = { rules, open: state.table } as unknown as Situation
      return withUsed(reduce(state, facts, rules), stepsIn(at, inReserve(state, facts.units)))
    },
  }
  return { ...base, ...more }
}
