import { besides, withPart } from '../events/change'
import { comingOutRefusal } from '../rules/08-reserve'
import { stepsIn } from '../rules/08-units'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type State } from '../state'
import { stricter } from './difference'

// 8.34: by whatever order units go into the reserve of the high command or come out of it, steps of the turn pay for it.

/** An order by which units may come out of the reserve (8.34). */
export const comesOut = <Base extends object>(base: Base): Base =>
  stricter(base, (at, { units }) => comingOutRefusal(at, units))

/** A state in which so many steps more have gone into the reserve or come out of it in this turn (8.34). */
export const withUsed = (state: State, more: number): State =>
  more === 0 ? state : withPart(state, 'reserve', { used: state.table.reserve.used + more })

/** Who of some units lies in the reserve (8.34). */
export const inReserve = ({ open }: Situation, units: readonly CounterId[]): CounterId[] =>
  units.filter((unit) => counterOf(open, unit).at === 'rvgk')
/** A fact of units by which those in the reserve come out of it, which is counted (8.34). */
export const countsOut = besides<{ units: readonly CounterId[] }>((after, { units }, before) =>
  withUsed(after, stepsIn(before, inReserve(before, units))),
)
