import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { boxAfterDisbanding } from '../rules/09-losses'
import { markable } from '../rules/10-supply'
import { relocatable, relocationHexes } from '../rules/12-headquarters'
import type { Situation } from '../situation'
import { type CounterId, dueOf, dueStep, type Hex } from '../state'
import { relocate } from '../steps/supply'
import { naming, no, order } from '../world'

/** HQs that may relocate in the due step, and where to (10.4, 12.6). */
function relocations(at: Situation): { hq: CounterId; to: Hex[] }[] {
  const due = dueStep(at.open)
  if (due?.step === 'hqs') return relocatable(at, due)
  return due?.step === 'relocate' ? [{ hq: due.hq, to: relocationHexes(at, due.hq, due.from) }] : []
}

export const relocateHq = order({
  cite: 'AVD 12.6',
  about: '10.4, 12.6: this HQ goes back',
  fields: ({ counterId, anyHex }) => ({ unit: counterId, to: anyHex }),
  steps: ['relocate', 'hqs'],
  check: (at, { unit, to }) => {
    const due = relocations(at).find(({ hq }) => hq === unit)
    if (!due) return no('AVD 10.4', 'relocate-not-due', { unit })
    return due.to.includes(to) ? null : no('AVD 12.6', 'relocate-not-so', { unit, hex: to }, [to])
  },
  apply: (run, { unit, to }) => {
    const hqs = dueOf(run.open, 'hqs')
    const forced = dueOf(run.open, 'relocate')
    if (hqs) run.replace({ ...hqs, relocated: [...hqs.relocated, unit] })
    else run.pop()
    relocate(run, unit, forced?.from ?? hexOf(run, unit)!, to)
  },
  list: (at) => relocations(at).map(({ hq, to }) => ({ unit: hq, choose: [{ field: 'to', from: to }] })),
})

export const markOutOfSupply = naming({
  cite: 'AVD 10.1.2',
  about: '10.1.2: by the Soviet',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['mark'],
  among: markable,
  otherwise: (unit) => no('AVD 10.1.2', 'mark-not-so', { unit }),
  apply: (run, { unit }) => {
    const due = dueOf(run.open, 'mark')!
    run.emit({ type: 'MarkedOutOfSupply', unit })
    run.replace({ ...due, left: due.left - 1 })
  },
})

export const disband = naming({
  cite: 'AVD 10.5',
  about: '10.5: by the Soviet',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['disband'],
  // 10.5: any Soviet combat unit on the map but air defence.
  among: (at) => onMapUnits(at, 'soviet').filter((unit) => at.rules.counters[unit]!.colour !== 'pvo'),
  otherwise: (unit) => no('AVD 10.5', 'disband-not-so', { unit }),
  apply: (run, { unit }) => run.emit({ type: 'Disbanded', unit, to: boxAfterDisbanding(run, unit) }),
})
