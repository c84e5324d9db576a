import { motorizedOnMap } from '../rules/15-directive'
import { DIRECTIVES, dueOf } from '../state'
import { naming, no, order } from '../world'

export const chooseDirective = order({
  cite: 'AVD 15.3',
  about: '15.3',
  fields: ({ z }) => ({ directive: z.enum(DIRECTIVES) }),
  steps: ['directive'],
  check: () => null,
  apply: (run, { directive }) => {
    run.pop()
    run.emit({ type: 'DirectiveSet', directive, chosen: true })
  },
  list: () => DIRECTIVES.map((directive) => ({ directive })),
})

export const withdraw = naming({
  cite: 'AVD 15.2',
  about: '15.2',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['withdraw'],
  among: motorizedOnMap,
  otherwise: (unit) => no('AVD 15.2', 'withdraw-not-so', { unit }),
  apply: (run, { unit }) => {
    const due = dueOf(run.open, 'withdraw')!
    run.emit({ type: 'Withdrawn', unit })
    run.replace({ ...due, left: due.left - 1 })
  },
})
