import type { Cite, Refusal } from '@/lib/kernel/decision'
import { COUNTERS } from '../data/counters'
import { unplayedCopies } from '../flow/command'
import {
  chitOfHq,
  germansInPocket,
  place,
  reservable,
  reserveCost,
  sovietsInPocket,
} from '../flow/reinforcements'
import { no } from '../no'
import { placementHexes, placementRefusal } from '../rules/11-placement'
import { inBox } from '../rules/occupancy'
import { type CounterId, dueOf, dueStep, type State, type Step, type Table } from '../state'
import type { OrderRule } from './order-rule'

/** Units that may be placed in the due step: of the reserve, the one that has arrived, or escapees. */
function arrivals(table: Table): CounterId[] {
  const due = dueStep(table)
  switch (due?.step) {
    case 'reserve':
      return reservable(table, due)
    case 'pvo':
    case 'drawn':
      return [due.unit]
    case 'escape':
      return sovietsInPocket(table)
    default:
      return []
  }
}

/** The rule by which units are placed in the due step. */
const arrivalCite = (due: Step | undefined): Cite =>
  due?.step === 'pvo'
    ? 'AVD 11.1.1b'
    : due?.step === 'drawn'
      ? 'AVD 11.1.1c'
      : due?.step === 'escape'
        ? 'AVD 11.1.3'
        : 'AVD 11.1.1a'

/** 11.1.1: a chit may be bought with its HQ for one more point. */
function chitRefusal({ table }: State, unit: CounterId): Refusal | null {
  const due = dueOf(table, 'reserve')
  if (!due || !COUNTERS[unit]!.hq) return no('AVD 11.1.1a', 'chit-only-with-hq', { unit })
  if (reserveCost(unit, true) > due.points)
    return no('AVD 11.1.1a', 'points-short', { need: reserveCost(unit, true), have: due.points })
  return null
}

export const reinforce: OrderRule<'reinforce'> = {
  cite: 'AVD 11.1.1a',
  steps: ['reserve', 'pvo', 'drawn', 'escape'],
  check: (state, _side, { unit, to, chit }) => {
    const { table } = state
    const due = dueStep(table)
    if (!arrivals(table).includes(unit)) {
      if (due?.step !== 'reserve' || !inBox(table, 'reserve').includes(unit))
        return no(arrivalCite(due), 'not-arriving', { unit })
      const need = reserveCost(unit, false)
      return need > due.points
        ? no('AVD 11.1.1a', 'points-short', { need, have: due.points })
        : no('AVD 11.1.1a', 'hqs-first', { unit })
    }
    return (chit ? chitRefusal(state, unit) : null) ?? placementRefusal(table, unit, to)
  },
  carryOut: (run, { unit, to, chit }) => {
    const due = dueStep(run.table)!
    if (due.step === 'reserve') {
      const cost = reserveCost(unit, chit ?? false)
      run.add({
        type: 'StepChanged',
        step: { ...due, points: due.points - cost, unitsPlaced: due.unitsPlaced || !COUNTERS[unit]!.hq },
      })
      place(run, unit, to, cost)
      const bought = chit ? chitOfHq(unit) : null
      if (bought) run.add({ type: 'ChitAdded', chit: bought })
      return
    }
    if (due.step === 'escape') run.add({ type: 'StepChanged', step: { ...due, left: due.left - 1 } })
    else run.done()
    place(run, unit, to, 0)
  },
  list: ({ table }) =>
    arrivals(table)
      .map((unit) => ({ unit, to: placementHexes(table, unit) }))
      .filter(({ to }) => to.length > 0)
      .map(({ unit, to }) => ({
        order: { type: 'reinforce', unit },
        choose: { field: 'to', from: to, min: 1, max: 1 },
      })),
}

/** German units still in the pocket that are not yet among the released. */
const releasable = (table: Table): CounterId[] => {
  const due = dueOf(table, 'release')
  return due ? germansInPocket(table).filter((unit) => !due.units.includes(unit)) : []
}

export const releaseUnit: OrderRule<'releaseUnit'> = {
  cite: 'AVD 14.0a',
  steps: ['release'],
  check: (state, _side, { unit, chit }) => {
    if (!releasable(state.table).includes(unit)) return no('AVD 14.0a', 'release-not-so', { unit })
    if (!chit) return null
    if (!COUNTERS[unit]!.hq) return no('AVD 14.0a', 'chit-only-with-hq', { unit })
    const bought = dueOf(state.table, 'release')!.chits
    return unplayedCopies({ state, table: state.table }, 'G-9A') > bought
      ? null
      : no('AVD 14.0a', 'no-chit-left')
  },
  carryOut: (run, { unit, chit }) => {
    const due = dueOf(run.table, 'release')!
    run.add({ type: 'Released', unit, chit: chit ?? false })
    const chits = due.chits + (chit ? 1 : 0)
    run.add({ type: 'StepChanged', step: { ...due, units: [...due.units, unit], chits } })
  },
  list: ({ table }) => releasable(table).map((unit) => ({ order: { type: 'releaseUnit', unit } })),
}
