import type { Refusal } from '@/lib/kernel/decision'
import { activateGroup } from '../flow/command'
import { finishRelease } from '../flow/reinforcements'
import { reach } from '../rules/08-movement'
import { inBox } from '../rules/occupancy'
import type { Run } from '../run'
import { no } from '../run'
import { dueStep, type Step, type Table } from '../state'
import type { OrderRule } from './order-rule'

/** Steps that their side may finish or decline. */
const OPTIONAL = [
  'trump',
  'corps',
  'move',
  'fight',
  'stuka',
  'advance',
  'mark',
  'hqs',
  'disband',
  'reserve',
  'release',
  'escape',
  'artillery',
  'bomber',
] as const satisfies readonly Step['step'][]

/** 11.2.2: Timoshenko's force must come on while it can. */
function timoshenkoWaits(table: Table): Refusal | null {
  if (table.activation?.chit !== 'timoshenko-entry') return null
  const late = inBox(table, 'timoshenko').find((unit) => reach(table, unit).size > 0)
  return late ? no('AVD 11.2.2', 'timoshenko-must-enter') : null
}

const refusal = (table: Table): Refusal | null => {
  const due = dueStep(table)
  if (!due || !(OPTIONAL as readonly string[]).includes(due.step)) return no('AVD 4.1.2', 'must-choose')
  return due.step === 'move' ? timoshenkoWaits(table) : null
}

function finish(run: Run): void {
  const due = run.due!
  switch (due.step) {
    case 'corps':
      return activateGroup(run, due)
    case 'release':
      return finishRelease(run, due)
    case 'move':
      run.done()
      return run.add({ type: 'SegmentBegan', segment: 'combat' })
    default:
      return run.done()
  }
}

export const done: OrderRule<'done'> = {
  cite: 'AVD 4.1.2',
  steps: OPTIONAL,
  check: ({ table }) => refusal(table),
  carryOut: finish,
  list: ({ table }) => (refusal(table) ? [] : [{ order: { type: 'done' } }]),
}
