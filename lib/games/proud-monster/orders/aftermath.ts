import { openIn } from '@/lib/wargame/listing'
import { judgeAdvance, mayAdvance } from '../rules/14-advance'
import { payers } from '../rules/14-losses'
import type { Situation } from '../situation'
import { type CounterId, dueOf } from '../state'
import { pay } from '../steps/battle'
import { afterEntry } from '../steps/moscow'
import { naming, no, order } from '../world'

/** Who may lose the next step (14.35). */
export function losers(at: Situation): CounterId[] {
  const due = dueOf(at.open, 'losses')
  return due ? [...payers(at, at.open.battle!, due.side)].sort() : []
}

export const takeLoss = naming({
  cite: 'PM 14.35',
  about: '14.35: this unit loses one of the steps that are due',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['losses'],
  among: losers,
  otherwise: (unit) => no('PM 14.35', 'loss-not-involved', { unit }),
  apply: (run, { unit }) => pay(run, unit),
})

export const advanceUnits = order({
  cite: 'PM 14.39',
  about: '14.39: attackers go into the hex that they have cleared; done: nobody does',
  fields: ({ stack }) => ({ units: stack }),
  steps: ['advance'],
  check: (at, { units }) => judgeAdvance(at, units),
  apply: (run, { units }) => {
    run.emit({ type: 'StackAdvanced', units, path: [run.open.battle!.target] })
    run.pop()
    afterEntry(run)
  },
  list: (at) => openIn('units', mayAdvance(at), {}, at.rules.countersInAHex),
})
