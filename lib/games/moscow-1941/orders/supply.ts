import { dueOf } from '../state'
import { loseIsolated as lose } from '../steps/supply'
import { naming, no } from '../world'

const loseIsolated = naming({
  cite: 'MOS 77',
  about: 'MOS-77: this unit of a group of isolated units is lost',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['isolated'],
  among: ({ open }) => dueOf(open, 'isolated')?.units ?? [],
  otherwise: (unit) => no('MOS 77', 'not-in-group', { unit }),
  apply: (run, { unit }) => {
    run.pop()
    lose(run, unit)
  },
})

/** Orders of supply. */
export const supply = { loseIsolated }
