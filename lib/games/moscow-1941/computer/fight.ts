import type { AssaultRules, Post } from '@/lib/wargame/computer/assault'
import { bestAttack } from '@/lib/wargame/computer/attack'
import { mostWorth } from '@/lib/wargame/computer/choose'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { battleOf, compelledBy, fighters, judgeAttack, mustBeAttacked, strongest } from '../rules/attack'
import { overLake } from '../rules/movement'
import { activeRefusal } from '../rules/stacking'
import { factorOf, isArmour } from '../rules/units'
import type { Situation } from '../situation'
import type { CounterId, Hex, Side } from '../state'
import { attackWorth } from './attack-worth'
import { isGuard } from './guard'
import { entriesOf, finish, type Look, mayFinish } from './look'
import { standWorth } from './worth'

/** What an attack must promise; a prepared one costs its units their move as well (MOS 58). */
const LEAST = { prepared: 0.5, operational: 0.15 } as const
/** What it must promise besides: the Soviet has few units, and who attacks stands in the open afterwards. */
const WARY = { german: 0, soviet: 1 } as const
/** What it costs besides to attack one more hex because one must: as units are brought up, and as they attack (MOS 11). */
const COMPELLED = { planned: 4, due: 1.5 } as const
const PER_STRENGTH = { prepared: 0.06, operational: 0.02 } as const

/** The part of a unit's factors that comes to bear from a hex (MOS 48). */
const bears = ({ at }: Look, unit: CounterId | null, from: Hex, target: Hex): number =>
  overLake(at, from, target) ? (unit && isArmour(at, unit) ? 0 : 0.5) : 1

const phaseOf = ({ table }: Look) => (table.phase === 'prepared' ? 'prepared' : 'operational')

/** What an attack promises with what it compels its side to besides (MOS 11). */
const promised = (at: Situation, side: Side, target: Hex, attackers: readonly CounterId[]): number =>
  attackWorth(at, battleOf(at, side, target, attackers)) +
  (side === 'soviet' ? compelledWorth(at, target, attackers) : 0)

/** What it costs to attack all that must be attacked then, by those who are left; 0, where that pays by itself. */
function compelledWorth(at: Situation, target: Hex, attackers: readonly CounterId[]): number {
  const left = fighters(at, 'soviet').filter((unit) => !attackers.includes(unit))
  return compelledBy(at, attackers)
    .filter((hex) => hex !== target && !at.open.attacked.includes(hex) && !at.open.compelled.includes(hex))
    .reduce((sum, hex) => {
      const near = left.filter((unit) => at.rules.board.areAdjacent(hexOf(at, unit)!, hex))
      const best = mostWorth(
        together(at, near).map((units) => ({ worth: attackWorth(at, battleOf(at, 'soviet', hex, units)) })),
      )
      return best && best.worth > -Infinity ? sum + Math.min(0, best.worth - COMPELLED.due) : sum
    }, 0)
}

/** The strongest of some units, the two strongest and so on, as many as may attack together. */
function together(at: Situation, units: readonly CounterId[]): CounterId[][] {
  const inTurn = [...strongest(at, units)].sort(
    (a, b) => factorOf(at, b) - factorOf(at, a) || a.localeCompare(b),
  )
  return inTurn.map((_last, n) => inTurn.slice(0, n + 1))
}

/** The most promising attack with as many units as pay; where one must be made, the least bad (MOS 11). */
export function fight(look: Look): Order {
  const { at, side } = look
  const targets = entriesOf(look, 'declareAttack').map(({ order, choose }) => ({
    target: order.target as Hex,
    units: choose!.from,
  }))
  const promises = (target: Hex, attackers: readonly CounterId[]) =>
    judgeAttack(at, side, target, attackers) ? -Infinity : promised(at, side, target, attackers)
  const rules = {
    strength: (unit: CounterId) => factorOf(at, unit),
    bears: (unit: CounterId, target: Hex) => bears(look, unit, hexOf(at, unit)!, target),
    promises,
    perStrength: PER_STRENGTH[phaseOf(look)],
    perOtherTarget: 0.5,
    mayJoin: (unit: CounterId, others: readonly CounterId[]) =>
      activeRefusal(at, [...others.filter((other) => hexOf(at, other) === hexOf(at, unit)), unit]) === null,
    airPrice: null,
  }
  const least = mayFinish(look) ? LEAST[phaseOf(look)] + WARY[side] : -Infinity
  // Who guards what may not fall goes into no attack, as he might have to advance (MOS 24).
  const free = targets.map(({ target, units }) => ({
    target,
    units: units.filter((unit) => !isGuard(look, unit)),
  }))
  const found = bestAttack(rules, free, least) ?? (mayFinish(look) ? null : bestAttack(rules, targets, least))
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

/** Hexes that would have to be attacked besides one, from where attackers would stand (MOS 11). */
const alsoCompelled = (at: Situation, target: Hex, posts: readonly Post[]): number =>
  new Set(
    posts
      .flatMap(({ from }) => at.rules.board.neighbours(from))
      .filter((hex) => hex !== target && mustBeAttacked(at, hex)),
  ).size

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
      }) - (side === 'soviet' ? COMPELLED.planned * alsoCompelled(at, target, posts) : 0),
    ...{ perStrength: 0.03, calledAway: 0.5, standing: 0.3, staying: 0.2, mostAttackers: 9 },
  }
}
