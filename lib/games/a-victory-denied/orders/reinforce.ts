import type { Cite, Refusal } from '@/lib/kernel/decision'
import { listEach } from '@/lib/wargame/listing'
import { inBox } from '@/lib/wargame/occupancy'
import { unplayedCopies } from '../rules/07-command'
import {
  chitOfHq,
  germansInPocket,
  placementHexes,
  placementRefusal,
  reservable,
  reserveCost,
  sovietsInPocket,
} from '../rules/11-placement'
import type { Situation } from '../situation'
import { type CounterId, dueOf, dueStep, type Step } from '../state'
import { place } from '../steps/reinforcements'
import { no, order } from '../world'

/** Units that may be placed in the due step: of the reserve, the one that has arrived, or escapees. */
function arrivals(at: Situation): CounterId[] {
  const due = dueStep(at.open)
  if (due?.step === 'reserve') return reservable(at, due)
  if (due?.step === 'escape') return sovietsInPocket(at)
  return due?.step === 'pvo' || due?.step === 'drawn' ? [due.unit] : []
}

/** The rule by which units are placed in each step. */
const CITES: { readonly [Name in Step['step']]?: Cite } = {
  reserve: 'AVD 11.1.1a',
  pvo: 'AVD 11.1.1b',
  drawn: 'AVD 11.1.1c',
  escape: 'AVD 11.1.3',
}

/** 11.1.1: a chit may be bought with its HQ for one more point. */
function chitRefusal(at: Situation, unit: CounterId): Refusal | null {
  const due = dueOf(at.open, 'reserve')
  if (!due || !at.rules.counters[unit]!.hq) return no('AVD 11.1.1a', 'chit-only-with-hq', { unit })
  if (reserveCost(at, unit, true) > due.points)
    return no('AVD 11.1.1a', 'points-short', { need: reserveCost(at, unit, true), have: due.points })
  return null
}

export const reinforce = order({
  cite: 'AVD 11.1.1a',
  about: '11.1.1, 11.1.3: place this Soviet unit',
  fields: ({ z, counterId, anyHex }) => ({
    unit: counterId,
    to: anyHex,
    chit: z.boolean().optional().describe('HQ from the reserve: also buy its chit into the cup'),
  }),
  steps: ['reserve', 'pvo', 'drawn', 'escape'],
  check: (at, { unit, to, chit }) => {
    const due = dueStep(at.open)!
    if (!arrivals(at).includes(unit)) {
      if (due.step !== 'reserve' || !inBox(at, 'reserve').includes(unit))
        return no(CITES[due.step]!, 'not-arriving', { unit })
      const need = reserveCost(at, unit, false)
      return need > due.points
        ? no('AVD 11.1.1a', 'points-short', { need, have: due.points })
        : no('AVD 11.1.1a', 'hqs-first', { unit })
    }
    return (chit ? chitRefusal(at, unit) : null) ?? placementRefusal(at, unit, to)
  },
  apply: (run, { unit, to, chit }) => {
    const due = dueStep(run.open)!
    if (due.step === 'reserve') {
      const cost = reserveCost(run, unit, chit ?? false)
      run.replace({
        ...due,
        points: due.points - cost,
        unitsPlaced: due.unitsPlaced || !run.rules.counters[unit]!.hq,
      })
      place(run, unit, to, cost)
      const bought = chit ? chitOfHq(run, unit) : null
      if (bought) run.emit({ type: 'ChitAdded', chit: bought })
      return
    }
    if (due.step === 'escape') run.replace({ ...due, left: due.left - 1 })
    else run.pop()
    place(run, unit, to, 0)
  },
  list: (at) => listEach('unit', arrivals(at), 'to', (unit) => placementHexes(at, unit)),
})

/** German units still in the pocket that are not yet among the released. */
const releasable = (at: Situation): CounterId[] => {
  const due = dueOf(at.open, 'release')
  return due ? germansInPocket(at).filter((unit) => !due.units.includes(unit)) : []
}

export const releaseUnit = order({
  cite: 'AVD 14.0a',
  about: '14.0: a German from the Minsk Pocket',
  fields: ({ z, counterId }) => ({
    unit: counterId,
    chit: z.boolean().optional().describe('HQ: also buy a 9th Army chit into the cup'),
  }),
  steps: ['release'],
  check: (at, { unit, chit }) => {
    if (!releasable(at).includes(unit)) return no('AVD 14.0a', 'release-not-so', { unit })
    if (!chit) return null
    if (!at.rules.counters[unit]!.hq) return no('AVD 14.0a', 'chit-only-with-hq', { unit })
    const bought = dueOf(at.open, 'release')!.chits
    return unplayedCopies(at, at.own.inCup, at.rules.ninthArmy) > bought
      ? null
      : no('AVD 14.0a', 'no-chit-left')
  },
  apply: (run, { unit, chit }) => {
    const due = dueOf(run.open, 'release')!
    run.emit({ type: 'Released', unit, chit: chit ?? false })
    const chits = due.chits + (chit ? 1 : 0)
    run.replace({ ...due, units: [...due.units, unit], chits })
  },
  list: (at) => releasable(at).map((unit) => ({ unit })),
})
