import type { AssaultRules } from '@/lib/wargame/computer/assault'
import { bestAttack } from '@/lib/wargame/computer/attack'

import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { battleOf, judgeAttack } from '../rules/attack'
import { overLake } from '../rules/movement'
import { movesNoMore } from '../rules/next-move'
import { activeRefusal } from '../rules/stacking'
import { factorOf, isArmour } from '../rules/units'
import type { CounterId, Hex } from '../state'
import { attackWorth } from './attack-worth'
import { entriesOf, finish, type Look, mayFinish } from './look'
import { standWorth } from './worth'

/** What an attack must promise; a prepared one costs its units their move as well (MOS 58). */
const LEAST = { prepared: 0.5, operational: 0.15 } as const
/** What it must promise besides: the Soviet has few units, and who has attacked stands in the open. */
const WARY = { german: 0, soviet: 1 } as const
const PER_STRENGTH = { prepared: 0.06, operational: 0.02 } as const

/** The part of a unit's factors that comes to bear from a hex (MOS 48). */
const bears = ({ at }: Look, unit: CounterId | null, from: Hex, target: Hex): number =>
  overLake(at, from, target) ? (unit && isArmour(at, unit) ? 0 : 0.5) : 1

const phaseOf = ({ table }: Look) => (table.phase === 'prepared' ? 'prepared' : 'operational')

/** The most promising attack with as many units as pay; where one must be made, the least bad (MOS 11). */
export function fight(look: Look): Order {
  const { at, side, enemy } = look
  const targets = entriesOf(look, 'declareAttack').map(({ order, choose }) => ({
    target: order.target as Hex,
    units: choose!.from,
  }))
  const promises = (target: Hex, attackers: readonly CounterId[]) =>
    judgeAttack(at, side, target, attackers)
      ? -Infinity
      : attackWorth(at, battleOf(at, side, target, attackers))
  const rules = {
    strength: (unit: CounterId) => factorOf(at, unit),
    bears: (unit: CounterId, target: Hex) => bears(look, unit, hexOf(at, unit)!, target),
    promises,
    perStrength: PER_STRENGTH[phaseOf(look)],
    perOtherTarget: 0.5,
    airPrice: null,
  }
  const wary = movesNoMore(at, enemy) ? 0 : WARY[side]
  const found = bestAttack(rules, targets, mayFinish(look) ? LEAST[phaseOf(look)] + wary : -Infinity)
  if (found) return { type: 'declareAttack', target: found.target, attackers: [...found.attackers] }
  return mayFinish(look) ? finish : forced(look, targets)
}

/** An attack that must be made though no group of the useful may make it: by all in turn that may. */
function forced({ at, side }: Look, targets: readonly { target: Hex; units: readonly CounterId[] }[]): Order {
  for (const { target, units } of targets)
    for (let n = 1; n <= units.length; n += 1)
      for (let i = 0; i + n <= units.length; i += 1) {
        const attackers = units.slice(i, i + n)
        if (!judgeAttack(at, side, target, attackers)) return { type: 'declareAttack', target, attackers }
      }
  return finish
}

/** What tells how units are best brought up for an attack. */
export const assaultRules = (look: Look): AssaultRules => {
  const { at, side } = look
  return {
    neighbours: at.rules.board.neighbours,
    hexOf: (unit) => hexOf(at, unit),
    strength: (unit) => factorOf(at, unit),
    bears: (from, target) => bears(look, null, from, target),
    stands: (unit, hex) => standWorth(at, unit, hex),
    unitsAt: (hex) => combatUnitsAt(at, hex, side),
    mayJoin: (unit, others) => activeRefusal(at, [...others, unit]) === null,
    promises: (target, posts) =>
      attackWorth(at, {
        ...battleOf(
          at,
          side,
          target,
          posts.map(({ unit }) => unit),
        ),
        attackers: [...posts],
      }),
    ...{ perStrength: 0.03, calledAway: 0.5, standing: 0.3, staying: 0.2, mostAttackers: 9 },
  }
}
