import { onMapHqs } from '@/lib/wargame/occupancy'
import { without } from '@/lib/wargame/pools'
import { availableChits, chitCount, openCorps } from '../rules/07-command'
import { dueOf } from '../state'
import { activateGroup, activateHqs } from '../steps/command'
import { naming, no, order, plain } from '../world'

export const chooseChits = order({
  cite: 'AVD 4.1.1',
  about: '7.1.2: as many as the turn track says; a chit of which there are copies may be named as often',
  fields: ({ z, chitId }) => ({ chits: z.array(chitId).max(8) }),
  steps: ['chits'],
  check: (at, { chits }) => {
    if (at.own.chosen) return no('AVD 7.1.2', 'chits-chosen')
    const wanted = chitCount(at, at.side)
    if (chits.length !== wanted) return no('AVD 7.1.2', 'chits-count', { wanted, given: chits.length })
    // A chit that is chosen more often than it is there is left over.
    const [chit] = without(chits, availableChits(at, at.side))
    return chit === undefined ? null : no('AVD 7.1.1', 'chit-unavailable', { chit })
  },
  apply: (run, { chits }, side) => run.emit({ type: 'ChitsChosen', side, chits: [...chits].sort() }),
  list: (at) => {
    if (at.own.chosen) return []
    const count = chitCount(at, at.side)
    return [{ choose: [{ field: 'chits', from: availableChits(at, at.side), min: count, max: count }] }]
  },
})

/** 7.2.2: the drawn chit goes back among the others and Guderian is played. */
export const trump = plain({
  cite: 'AVD 7.2.2c',
  about: '7.2.2: play Guderian in place of the drawn chit',
  steps: ['trump'],
  apply: (run) => {
    const { chit } = dueOf(run.open, 'trump')!
    run.pop()
    run.pop()
    run.emit({ type: 'Trumped', chit })
    run.push({ step: 'play', chit: run.rules.guderian })
  },
})

export const chooseHq = naming({
  cite: 'AVD 7.2.2b',
  about: '7.2.2: the HQ that a 9th Army chit activates',
  field: 'hq',
  form: ({ counterId }) => counterId,
  steps: ['hq'],
  among: (at) => onMapHqs(at, at.side),
  otherwise: (unit) => no('AVD 7.2.2b', 'hq-not-on-map', { unit }),
  apply: (run, { hq }) => {
    const { chit, side } = dueOf(run.open, 'hq')!
    run.pop()
    activateHqs(run, chit, side, hq)
  },
})

export const activateCorps = order({
  cite: 'AVD 7.4.2',
  about: '7.4.2: activate the chain that starts here',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['corps'],
  check: (at, { unit }) => {
    const split = openCorps(at, dueOf(at.open, 'corps')!)
    return split.some(({ chains }) => chains.some((chain) => chain.includes(unit)))
      ? null
      : no('AVD 7.4.2', 'corps-not-open', { unit })
  },
  apply: (run, { unit }) => {
    const due = dueOf(run.open, 'corps')!
    const step = { ...due, chosen: [...due.chosen, unit] }
    run.replace(step)
    if (openCorps(run, step).length > 0) return
    run.pop()
    activateGroup(run, step)
  },
  list: (at) =>
    openCorps(at, dueOf(at.open, 'corps')!).flatMap(({ chains }) => chains.map(([unit]) => ({ unit }))),
})
