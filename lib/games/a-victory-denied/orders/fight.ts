import { attackTargets, battleOf, judgeAttack } from '../rules/09-attack'
import { dueOf } from '../state'
import { beginBattle } from '../steps/battle'
import { no, order, plain } from '../world'

export const declareAttack = order({
  cite: 'AVD 4.1.2',
  about: '9.2: these units, all next to the target, attack it',
  fields: ({ z, anyHex, attackers }) => ({
    target: anyHex,
    attackers,
    stuka: z.boolean().optional().describe('German attacks only: spend a Stuka (9.3.4)'),
  }),
  steps: ['fight'],
  check: (at, order) => judgeAttack(at, at.side, order),
  apply: (run, { target, attackers, stuka }) => {
    const { side } = run.open.activation!
    beginBattle(run, battleOf(run, 'attack', side, target, attackers), stuka ?? false)
  },
  list: (at) =>
    attackTargets(at).map(({ target, attackers }) => ({
      target,
      choose: [{ field: 'attackers', from: attackers, max: attackers.length }],
    })),
})

export const flyStuka = plain({
  cite: 'AVD 9.3.4',
  about: '9.3.4: the German as defender',
  steps: ['stuka'],
  check: (at) => (at.open.stukas.ready > 0 ? null : no('AVD 13.3a', 'stuka-none')),
  apply: (run) => {
    const { side } = dueOf(run.open, 'stuka')!
    run.pop()
    run.emit({ type: 'StukaFlown', side })
  },
})
