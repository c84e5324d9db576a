import { COUNTERS } from '../data/counters'
import { boxAfterDisbanding } from '../flow/losses'
import { markable, relocatable, relocate } from '../flow/supply'
import { no } from '../no'
import { relocationHexes } from '../rules/12-headquarters'
import { hexOf, onMapUnits } from '../rules/occupancy'
import { type CounterId, dueOf, dueStep, type Hex, type Table } from '../state'
import type { OrderRule } from './order-rule'

/** HQs that may relocate in the due step, and where to (10.4, 12.6). */
function relocations(table: Table): { hq: CounterId; to: Hex[] }[] {
  const due = dueStep(table)
  if (due?.step === 'hqs') return relocatable(table, due)
  return due?.step === 'relocate' ? [{ hq: due.hq, to: relocationHexes(table, due.hq, due.from) }] : []
}

export const relocateHq: OrderRule<'relocateHq'> = {
  cite: 'AVD 12.6',
  steps: ['relocate', 'hqs'],
  check: ({ table }, _side, { unit, to }) => {
    const due = relocations(table).find(({ hq }) => hq === unit)
    if (!due) return no('AVD 10.4', 'relocate-not-due', { unit })
    return due.to.includes(to) ? null : no('AVD 12.6', 'relocate-not-so', { unit, hex: to }, [to])
  },
  carryOut: (run, { unit, to }) => {
    const hqs = dueOf(run.table, 'hqs')
    const forced = dueOf(run.table, 'relocate')
    if (hqs) run.add({ type: 'StepChanged', step: { ...hqs, relocated: [...hqs.relocated, unit] } })
    else run.done()
    relocate(run, unit, forced?.from ?? hexOf(run.table, unit)!, to)
  },
  list: ({ table }) =>
    relocations(table).map(({ hq, to }) => ({
      order: { type: 'relocateHq', unit: hq },
      choose: { field: 'to', from: to, min: 1, max: 1 },
    })),
}

export const markOutOfSupply: OrderRule<'markOutOfSupply'> = {
  cite: 'AVD 10.1.2',
  steps: ['mark'],
  check: ({ table }, _side, { unit }) =>
    markable(table).includes(unit) ? null : no('AVD 10.1.2', 'mark-not-so', { unit }),
  carryOut: (run, { unit }) => {
    const due = dueOf(run.table, 'mark')!
    run.add({ type: 'MarkedOutOfSupply', unit })
    run.add({ type: 'StepChanged', step: { ...due, left: due.left - 1 } })
  },
  list: ({ table }) => markable(table).map((unit) => ({ order: { type: 'markOutOfSupply', unit } })),
}

/** 10.5: any Soviet combat unit on the map but air defence. */
const disbandable = (table: Table): CounterId[] =>
  onMapUnits(table, 'soviet').filter((unit) => COUNTERS[unit]!.colour !== 'pvo')

export const disband: OrderRule<'disband'> = {
  cite: 'AVD 10.5',
  steps: ['disband'],
  check: ({ table }, _side, { unit }) =>
    disbandable(table).includes(unit) ? null : no('AVD 10.5', 'disband-not-so', { unit }),
  carryOut: (run, { unit }) => run.add({ type: 'Disbanded', unit, to: boxAfterDisbanding(run.table, unit) }),
  list: ({ table }) => disbandable(table).map((unit) => ({ order: { type: 'disband', unit } })),
}
