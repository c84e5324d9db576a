import { listEach, MOST_HEXES } from '@/lib/wargame/listing'
import { attackTargets, battleOf, compelledBy, judgeAttack } from '../rules/attack'
import { judgeMove, leftAfter, movers, reach } from '../rules/movement'
import { overrunBases } from '../steps/air'
import { beginBattle } from '../steps/battle'
import { no, order, plain } from '../world'

export const moveUnit = order({
  cite: 'MOS 56',
  about: 'MOS-57: the one operational move of a unit in a turn',
  fields: ({ counterId, anyPath }) => ({ unit: counterId, path: anyPath }),
  steps: ['move'],
  check: (at, { unit, path }) => judgeMove(at, at.side, unit, path),
  apply: (run, { unit, path }) => {
    const from = run.open.counters[unit]!.at
    run.emit({ type: 'UnitMoved', unit, from, path, left: leftAfter(run, unit, path)! })
    overrunBases(run, run.rules.counters[unit]!.side, path)
  },
  list: (at) => listEach('unit', movers(at), 'path', (unit) => reach(at, unit).keys(), MOST_HEXES),
})

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

export const holdFast = plain({
  cite: 'MOS 15',
  about: 'MOS-15: "No Retreat!" for this attack, by the German or in Moscow',
  steps: ['stand'],
  apply: (run) => {
    run.pop()
    run.emit({ type: 'StandOrdered' })
  },
})

export const forbidRetreat = plain({
  cite: 'MOS 15',
  about: 'MOS-15: "No Retreat!" for all Soviet units in this turn',
  steps: ['replacements'],
  check: ({ open }) =>
    open.options.noRetreat !== 'found'
      ? no('MOS 15', 'no-retreat-off')
      : open.noRetreat
        ? no('MOS 15', 'no-retreat-given')
        : null,
  apply: (run) => run.emit({ type: 'RetreatForbidden' }),
})
