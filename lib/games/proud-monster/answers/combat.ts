import { unseen } from '../rules/02-units'
import { battleOf, judgeAttack } from '../rules/14-attack'
import { chances, isBlind, oddsRange, ratioText } from '../rules/14-odds'
import { FACES } from '../state'
import { answer, question, rungs, step } from './answer'

export const combat = {
  odds: question({
    about:
      'factors, ratio, every shift and the chances of an attack; of one with untried units the least and the most that everybody may reckon with (2.15, 14.8 to 14.31)',
    fields: ({ side, hexId, attackers }) => ({ side, target: hexId, attackers }),
    answer: (at, { side, target, attackers }) => {
      const refusal = judgeAttack(at, side, target, attackers)
      if (refusal) return refusal
      const battle = battleOf(at, side, target, attackers)
      const { least, most } = oddsRange(at, battle)
      const blind = isBlind(at, battle)
      const value = {
        attack: [least.attack, most.attack],
        defence: [most.defence, least.defence],
        odds: [ratioText(least.ratio), ratioText(most.ratio)],
        blind,
        chances: blind ? [] : chances(at, least.ratio),
      }
      return answer(
        value,
        step('PM 14.8', 'answer-attack', value.attack),
        step('PM 14.2', 'answer-defence', value.defence),
        ...(blind ? [] : rungs(at, least.ladder)),
        step('PM 14.31', 'answer-column', value.odds, { ratio: [...new Set(value.odds)].join(' - ') }),
      )
    },
  }),

  crt: question({
    about: 'a cell of the combat results table (17.7)',
    fields: ({ column, face }) => ({ column, die: face.min(1).max(6) }),
    answer: ({ rules }, { column, die }) => {
      const result = rules.crtResult(rules.columns.indexOf(column), die)
      return answer(result, step('PM 17.7', 'answer-crt', result, { ratio: column, result }))
    },
  }),

  unseen: question({
    about: 'how many counters of each value nobody has seen yet, by pool: everybody may count them (2.15)',
    fields: ({ z }) => ({ face: z.enum(FACES) }),
    answer: (at, { face }) => {
      const left = unseen(at, face)
      const rows = at.rules.pools[face].rows.map(({ attack, defence, move }, i) => ({
        values: `${attack}-${defence}-${move}`,
        left: left[i]!,
      }))
      return answer(
        rows,
        ...rows.map(({ values, left: many }) => step('PM 2.15', 'answer-unseen', many, { values })),
      )
    },
  }),
}
