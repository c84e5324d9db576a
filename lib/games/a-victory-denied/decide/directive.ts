import { motorizedOnMap } from '../flow/turn'
import { no } from '../no'
import { DIRECTIVES, dueOf } from '../state'
import type { OrderRule } from './order-rule'

export const chooseDirective: OrderRule<'chooseDirective'> = {
  cite: 'AVD 15.3',
  steps: ['directive'],
  check: () => null,
  carryOut: (run, { directive }) => {
    run.done()
    run.add({ type: 'DirectiveSet', directive, chosen: true })
  },
  list: () => DIRECTIVES.map((directive) => ({ order: { type: 'chooseDirective', directive } })),
}

export const withdraw: OrderRule<'withdraw'> = {
  cite: 'AVD 15.2',
  steps: ['withdraw'],
  check: ({ table }, _side, { unit }) =>
    motorizedOnMap(table).includes(unit) ? null : no('AVD 15.2', 'withdraw-not-so', { unit }),
  carryOut: (run, { unit }) => {
    const due = dueOf(run.table, 'withdraw')!
    run.add({ type: 'Withdrawn', unit })
    run.add({ type: 'StepChanged', step: { ...due, left: due.left - 1 } })
  },
  list: ({ table }) => motorizedOnMap(table).map((unit) => ({ order: { type: 'withdraw', unit } })),
}
