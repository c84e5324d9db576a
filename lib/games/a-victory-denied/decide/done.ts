import type { Cite, Refusal } from '@/lib/kernel/decision'
import { activateGroup } from '../flow/command'
import { finishRelease } from '../flow/reinforcements'
import { no } from '../no'
import { reach } from '../rules/08-movement'
import { inBox } from '../rules/occupancy'
import type { Run } from '../run'
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

/** Steps in which a choice must be made, and the rule that says so. */
const COMPULSORY: Readonly<Partial<Record<Step['step'], Cite>>> = {
  chits: 'AVD 7.1.2',
  hq: 'AVD 7.2.2b',
  elite: 'AVD 9.4.3',
  losses: 'AVD 9.4.2',
  airDefence: 'AVD 9.5.2',
  retreat: 'AVD 9.5',
  relocate: 'AVD 12.6',
  pvo: 'AVD 11.1.1b',
  drawn: 'AVD 11.1.1c',
  directive: 'AVD 15.3',
  withdraw: 'AVD 15.2',
}

const refusal = (table: Table): Refusal | null => {
  const due = dueStep(table)
  const compulsory = due && COMPULSORY[due.step]
  if (compulsory) return no(compulsory, 'must-choose')
  return due?.step === 'move' ? timoshenkoWaits(table) : null
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
  steps: [...OPTIONAL, ...(Object.keys(COMPULSORY) as Step['step'][])],
  check: ({ table }) => refusal(table),
  carryOut: finish,
  list: ({ table }) => (refusal(table) ? [] : [{ order: { type: 'done' } }]),
}
