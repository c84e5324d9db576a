import { isolatedUnits } from '../rules/10-supply'
import { relocationHexes } from '../rules/12-headquarters'
import { hexOf, onMapHqs, onMapUnits } from '../rules/occupancy'
import type { Run } from '../run'
import type { CounterId, Hex, Side, StepOf, Table } from '../state'
import { enterHex } from './enter-hex'

/** 10.1.2: over when nobody is left to mark. */
export function marksDone(run: Run, { left }: StepOf<'mark'>): boolean {
  if (left > 0 && markable(run.table).length > 0) return false
  run.done()
  return true
}

/** German combat units that are not marked yet (A-AVD-23: any of them). */
export const markable = (table: Table): CounterId[] =>
  onMapUnits(table, 'german').filter((unit) => !table.counters[unit]!.oos)

/** 10.2: all combat units of both sides at once. */
export function judgeIsolation(run: Run): void {
  run.done()
  const now = isolatedUnits(run.table)
  const marked = Object.keys(run.table.counters).filter((id) => run.table.counters[id]!.isolated)
  run.add({
    type: 'IsolationJudged',
    isolated: now.filter((unit) => !marked.includes(unit)),
    freed: marked.filter((unit) => !now.includes(unit)),
  })
}

/** HQs of a side that have not relocated yet in this supply phase. */
const notRelocated = (table: Table, { side, relocated }: { side: Side; relocated: readonly CounterId[] }) =>
  onMapHqs(table, side).filter((hq) => !relocated.includes(hq))

const placesFor = (table: Table, hq: CounterId) => relocationHexes(table, hq, hexOf(table, hq)!)

/** 10.4: HQs of a side that may relocate in this supply phase, and where to. */
export const relocatable = (table: Table, phase: { side: Side; relocated: readonly CounterId[] }) =>
  notRelocated(table, phase)
    .map((hq) => ({ hq, to: placesFor(table, hq) }))
    .filter(({ to }) => to.length > 0)

export function hqsDone(run: Run, step: StepOf<'hqs'>): boolean {
  if (notRelocated(run.table, step).some((hq) => placesFor(run.table, hq).length > 0)) return false
  run.done()
  return true
}

/** 12.6: an HQ without a place is removed; false while its owner has a choice to make. */
export function relocateForced(run: Run, { hq, from }: StepOf<'relocate'>): boolean {
  const hexes = relocationHexes(run.table, hq, from)
  if (hexes.length > 1) return false
  run.done()
  if (hexes[0]) relocate(run, hq, from, hexes[0])
  else run.add({ type: 'HqRemoved', hq, from, rule: '12.6' })
  return true
}

export function relocate(run: Run, hq: CounterId, from: Hex, to: Hex): void {
  enterHex(run, hq, to)
  run.add({ type: 'HqRelocated', hq, from, to })
}
