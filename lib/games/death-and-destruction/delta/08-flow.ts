import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import { comingOutRefusal } from '../rules/08-reserve'
import { stepsIn } from '../rules/08-units'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type State } from '../state'
import { type Given, stricter } from './stricter'

// 8.34: by whatever order units go into the reserve of the high command or come out of it, steps of the turn pay for it.

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
