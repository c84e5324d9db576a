import { attackTargets, battleOf, judgeAttack } from '../rules/14-attack'
import { beginBattle } from '../steps/battle'
import { order } from '../world'

export const declareAttack = order({
  cite: 'PM 14.1',
  about:
    '14.1 to 14.6: these units, all next to the target, attack it; what is untried is seen, and nobody turns back',
  fields: ({ anyHex, attackers }) => ({ target: anyHex, attackers }),
  steps: ['assault'],
  check: (at, { target, attackers }) => judgeAttack(at, at.side, target, attackers),
  apply: (run, { target, attackers }, side) => beginBattle(run, battleOf(run, side, target, attackers)),
  list: (at) =>
    attackTargets(at, at.side).map(({ target, attackers }) => ({
      target,
      choose: [{ field: 'attackers', from: attackers, max: attackers.length }],
    })),
})
