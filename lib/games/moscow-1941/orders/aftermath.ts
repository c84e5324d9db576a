import { isOneOf, listWays, waysAsText } from '@/lib/wargame/listing'
import { advanceBreaks, advancePaths, mayAdvance } from '../rules/advance'
import { exchangeable } from '../rules/result'
import { retreatPaths } from '../rules/retreat'
import type { Situation } from '../situation'
import { type CounterId, dueOf, dueStep, type Hex } from '../state'
import { advance, disperse, loseDefender, pay, payers, retreatOfOne, retreatStack } from '../steps/battle'
import { loseIsolated as giveUp } from '../steps/turn'
import { naming, no, order, plain, type Run } from '../world'

/** The defenders go together, as far as `most` says; both sides' orders to them differ in whose they are. */
const goBack = (
  step: 'drive' | 'giveWay',
  most: 1 | 2,
  hexes: (at: Situation) => number,
  told: Pick<Parameters<typeof order>[0], 'cite' | 'about'>,
  then: (run: Run, path: readonly Hex[]) => void = () => {},
) => {
  const ways = (at: Situation) => (at.open.battle ? retreatPaths(at, at.open.battle, hexes(at)) : [])
  return order({
    ...told,
    fields: ({ anyPath }) => ({ path: anyPath.max(most) }),
    steps: [step],
    check: (at, { path }) =>
      isOneOf(ways(at), path) ? null : no('MOS 20', 'retreat-not-so', { path: path.join('-') }, path),
    apply: (run, { path }) => {
      run.pop()
      retreatStack(run, path)
      then(run, path)
    },
    list: (at) => {
      const from = waysAsText(ways(at))
      return from.length > 0 ? [{ choose: [{ field: 'path', from }] }] : []
    },
  })
}

export const driveBack = goBack('drive', 2, ({ open }) => open.battle!.pass, {
  cite: 'MOS 4',
  about: 'MOS-4, MOS-5: the attacker says where the defenders retreat; done: they stay',
})

export const giveWay = goBack(
  'giveWay',
  1,
  () => 1,
  {
    cite: 'MOS 5',
    about: 'MOS-5, 7, 8: the defenders retreat one hex by their own will, and are dispersed',
  },
  (run, [hex]) => {
    const gone = run.open.battle!.defenders.filter((unit) => run.open.counters[unit]!.at === hex)
    disperse(run, gone, 'result')
  },
)

export const declineExchange = plain({
  cite: 'MOS 16',
  about: 'MOS-17, MOS-18: the defenders take R1 instead of an exchange',
  steps: ['decline'],
  apply: (run) => {
    run.pop()
    run.emit({ type: 'Declined' })
    run.push(...retreatOfOne(run, run.open.battle!))
  },
})

/** Who may be lost now: attackers that pay (MOS-9, MOS-10), or defenders that are exchanged (MOS-16). */
export function losers(at: Situation): CounterId[] {
  const due = dueStep(at.open)
  if (due?.step === 'exchange') return exchangeable(at, at.open.battle!, due.due)
  return due?.step === 'losses' ? payers(at, due.kind) : []
}

export const takeLoss = naming({
  cite: 'MOS 9',
  about: 'MOS-9, 10, 16: this unit is dispersed, or lost',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['losses', 'exchange'],
  among: losers,
  otherwise: (unit) => no('MOS 10', 'loss-not-involved', { unit }),
  apply: (run, { unit }) => (dueOf(run.open, 'exchange') ? loseDefender(run, unit) : pay(run, unit)),
})

export const advanceUnit = order({
  cite: 'MOS 24',
  about: 'MOS-21 to 24: into the attacked hex, or, once enough are there, beside it',
  fields: ({ counterId, anyPath }) => ({ unit: counterId, path: anyPath.max(2) }),
  steps: ['advance'],
  check: (at, { unit, path }) => {
    const battle = at.open.battle!
    if (!battle.attackers.some((one) => one.unit === unit))
      return no('MOS 24', 'advance-not-involved', { unit })
    const paths = advancePaths(at, battle, unit)
    if (isOneOf(paths, path)) return null
    return no(advanceBreaks(at, battle, unit, path), 'advance-not-so', { unit, path: path.join('-') }, path)
  },
  apply: (run, { unit, path }) => advance(run, unit, path),
  list: (at) => listWays(mayAdvance(at)),
})

export const loseIsolated = naming({
  cite: 'MOS 77',
  about: 'MOS-77: this unit of a group of isolated units is lost',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['isolated'],
  among: ({ open }) => dueOf(open, 'isolated')?.units ?? [],
  otherwise: (unit) => no('MOS 77', 'not-in-group', { unit }),
  apply: (run, { unit }) => {
    run.pop()
    giveUp(run, unit)
  },
})
