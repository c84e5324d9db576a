import type { Answer } from '@/lib/kernel/game'
import { attackRefusal } from '@/lib/wargame/attack'
import { hexOf } from '@/lib/wargame/occupancy'
import { ATTACK, battleOf } from '../rules/09-attack'
import { attackStrength, chances, dieModifier, dieOf, odds, strength } from '../rules/09-odds'
import { lossesOnPath, retreatPaths } from '../rules/09-retreat'
import { bombardment, supportTargetRefusal } from '../rules/13-support'
import type { Situation } from '../situation'
import type { Battle } from '../state'
import { no } from '../world'
import { answer, nameOf, namesOf, question, rungs, type Step, step } from './answer'

type Found = ReturnType<typeof odds>

/** Column, chances and every rung that led to the column (9.3). */
function oddsWith(at: Situation, battle: Battle, found: Found, strengths: readonly Step[]): Answer {
  const { attack, defence, column, possible, ladder } = found
  const modifier = dieModifier(at, battle.kind, battle.side)
  const die = dieOf(battle.kind, battle.side)
  return answer(
    {
      attack: battle.kind === 'attack' ? attack : null,
      defence,
      column: possible ? null : at.rules.columns[column],
      possible: possible === null,
      die,
      modifier,
      chances: possible ? [] : chances(at, column, battle),
    },
    ...strengths,
    ...rungs(at, ladder),
    possible
      ? step(possible.no, 'answer-odds-short', null)
      : step('AVD 9.2', 'answer-die', die, { die, modifier }),
  )
}

function attackSteps(at: Situation, { attackers, target }: Battle): Step[] {
  const { total, parts } = attackStrength(at, attackers, target)
  return [
    ...parts.flatMap(({ from: hex, units, printed, supplied, acrossRiver, strength: final }) => [
      step('AVD 2.2.2', 'answer-attack-printed', printed, { units: namesOf(at, units), hex }),
      ...(supplied === printed ? [] : [step('AVD 9.3.1', 'answer-attack-supply', supplied, { hex })]),
      ...(acrossRiver ? [step('AVD 9.3.1', 'answer-attack-river', final, { hex })] : []),
    ]),
    step('AVD 9.3.1', 'answer-attack-total', total),
  ]
}

function defenceSteps(at: Situation, { defenders, target: hex }: Battle, defence: number): Step[] {
  const printed = defenders.reduce((sum, unit) => sum + strength(at, unit, 'defence'), 0)
  return [
    step('AVD 2.2.2', 'answer-defence-printed', printed, { units: namesOf(at, defenders), hex }),
    ...(printed === defence ? [] : [step('AVD 10.3.3', 'answer-defence-supply', defence, { hex })]),
    step('AVD 9.1.5', 'answer-defence-total', defence),
  ]
}

export const combat = {
  odds: question({
    about: 'strengths, ratio, every shift, column and chances (9.3)',
    fields: ({ z, hexId, attackers, chitOfActivation }) => ({
      ...{ target: hexId, attackers },
      stuka: z.boolean().default(false).describe('for a German attack, or against a Soviet one'),
      chit: chitOfActivation
        .nullable()
        .default(null)
        .describe('chit of the activation, for Timoshenko (7.5.1); left out: that of the position'),
    }),
    answer: (at, { target, attackers, stuka, chit }) => {
      const { counters } = at.rules
      const { side } = counters[attackers[0]!]!
      const refusal = attackRefusal(at, side, target, attackers, {
        ...ATTACK,
        ofUnit: (unit) => (counters[unit]!.hq ? no('AVD 2.3.1', 'attack-by-hq', { unit }) : null),
      })
      if (refusal) return refusal
      const battle = battleOf(at, 'attack', side, target, attackers, stuka)
      const found = odds(at, { ...battle, chit: chit ?? at.open.activation?.chit ?? null })
      return oddsWith(at, battle, found, [
        ...attackSteps(at, battle),
        ...defenceSteps(at, battle, found.defence),
      ])
    },
  }),

  support: question({
    about: 'column and chances of a bombardment (13)',
    fields: ({ z, hexId }) => ({ kind: z.enum(['artillery', 'rocket', 'bomber']), target: hexId }),
    answer: (at, { kind, target }) => {
      const refusal = supportTargetRefusal(at, kind, target)
      if (refusal) return refusal
      const battle = bombardment(at, kind, target)
      return oddsWith(at, battle, odds(at, { ...battle, chit: null }), [])
    },
  }),

  crt: question({
    about: 'a cell of the combat results table (9.4.1)',
    fields: ({ z, column }) => ({
      column,
      die: z.number().int().describe('already modified'),
      sides: z.enum(['d6', 'd10']).describe('d10: Soviet attacks'),
    }),
    answer: ({ rules: { crtRow, crtResult, columns } }, { column, die, sides }) => {
      const row = crtRow(sides, die)
      if (row === 'elite') {
        const nothing = { text: 'E', suffers: null, steps: 0, retreat: 0 }
        return answer(nothing, step('AVD 9.4.3', 'answer-crt-elite', 'E'))
      }
      const result = crtResult(columns.indexOf(column), row)
      return answer(
        result,
        step('AVD 9.4.1', 'answer-crt-row', row + 1, { row: row + 1 }),
        step('AVD 9.4.1', 'answer-crt', result.text, { column, result: result.text }),
      )
    },
  }),

  retreat: question({
    about: 'lawful ways, each with the steps it costs (9.5)',
    fields: ({ z, counterId: unit }) => ({ unit, hexes: z.number().int().min(1).max(2) }),
    answer: (at, { unit, hexes }) => {
      const { hq, colour } = at.rules.counters[unit]!
      if (hq || hexOf(at, unit) === null)
        return no('AVD 9.5', 'answer-combat-unit-only', { unit: nameOf(at, unit) })
      if (colour === 'pvo') return no('AVD 9.5.2', 'answer-retreat-pvo')
      const ways = retreatPaths(at, unit, hexes).map((path) => ({
        path,
        steps: lossesOnPath(at, unit, path),
      }))
      if (ways.length === 0) return answer([], step('AVD 9.5.8', 'answer-retreat-none', 'eliminated'))
      return answer(
        ways,
        step('AVD 9.5.3', 'answer-retreat-rank', ways.length),
        ...ways
          .filter(({ steps }) => steps > 0)
          .map(({ path, steps }) =>
            step('AVD 9.5.4', 'answer-retreat-losses', steps, { path: path.join('-') }),
          ),
      )
    },
  }),
}
