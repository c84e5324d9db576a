import { attackRefusal } from '@/lib/wargame/attack'
import { ATTACK, battleOf } from '../rules/attack'
import { odds } from '../rules/odds'
import { chances, isCornered, isOverrun, mayDecline } from '../rules/result'
import { retreatPaths } from '../rules/retreat'
import { factorOf } from '../rules/units'
import { no } from '../world'
import { answer, nameOf, question, rungs, step } from './answer'

export const combat = {
  odds: question({
    about:
      'factors, ratio, every shift, column and chances, and what turns results (MOS-1, 13 to 18, 47 to 53, 74)',
    fields: ({ hexId, attackers }) => ({ target: hexId, attackers }),
    answer: (at, { target, attackers }) => {
      const { side } = at.rules.counters[attackers[0]!]!
      const refusal = attackRefusal(at, side, target, attackers, ATTACK)
      if (refusal) return refusal
      const battle = battleOf(at, side, target, attackers)
      const { attack, defence, column, possible, ladder, modifier } = odds(at, battle)
      const value = {
        ...{ attack, defence: defence.total, active: battle.active, possible: possible === null, modifier },
        column: possible ? null : at.rules.columns[column],
        overrun: isOverrun(at, battle),
        cornered: isCornered(at, battle),
        mayDecline: mayDecline(at, battle),
        chances: possible ? [] : chances(at, battle, { column, modifier }),
      }
      return answer(
        value,
        ...battle.active.map((unit) =>
          step('MOS 51', 'answer-defends', defence.units[unit], {
            unit: nameOf(at, unit),
            printed: factorOf(at, unit),
          }),
        ),
        defence.plus > 0 ? step('MOS 52', 'answer-ground', defence.plus) : null,
        ...rungs(at, ladder),
        possible
          ? step(possible.no, 'answer-odds-short', null)
          : step('MOS 84', 'answer-die', modifier, { modifier }),
      )
    },
  }),

  crt: question({
    about: 'a cell of the combat results table (MOS-84)',
    fields: ({ z, column }) => ({
      column,
      die: z.number().int().describe('already modified'),
    }),
    answer: ({ rules }, { column, die }) => {
      const result = rules.crtResult(rules.columns.indexOf(column), die)
      return answer(result, step('MOS 84', 'answer-crt', result, { ratio: column, result }))
    },
  }),

  retreat: question({
    about: 'where the defenders of the battle that goes on may retreat now (MOS-20)',
    fields: ({ z }) => ({ hexes: z.number().int().min(1).max(2) }),
    answer: (at, { hexes }) => {
      const { battle } = at.open
      if (!battle) return no('MOS 20', 'answer-no-battle')
      const ways = retreatPaths(at, battle, hexes)
      return answer(ways, step('MOS 20', 'answer-ways', ways.length))
    },
  }),
}
