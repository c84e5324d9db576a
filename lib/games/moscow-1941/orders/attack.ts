import { attackTargets, battleOf, compelledBy, judgeAttack } from '../rules/attack'
import { beginBattle } from '../steps/battle'
import { order } from '../world'

export const declareAttack = order({
  cite: 'MOS 55',
  about: 'MOS-57: these units, all next to the target, attack it',
  fields: ({ anyHex, attackers }) => ({ target: anyHex, attackers }),
  steps: ['attack'],
  check: (at, { target, attackers }) => judgeAttack(at, at.side, target, attackers),
  apply: (run, { target, attackers }, side) =>
    beginBattle(
      run,
      battleOf(run, side, target, attackers),
      side === 'soviet' ? compelledBy(run, attackers).filter((hex) => !run.open.attacked.includes(hex)) : [],
    ),
  list: (at) =>
    attackTargets(at, at.side).map(({ target, attackers }) => ({
      target,
      choose: [{ field: 'attackers', from: attackers, max: attackers.length }],
    })),
})
