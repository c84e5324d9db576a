import type { AssaultRules } from '@/lib/wargame/computer/assault'
import { bestAttack } from '@/lib/wargame/computer/attack'
import { combatUnitsAt, hexOf } from '@/lib/wargame/occupancy'
import type { Order } from '../orders'
import { isTan } from '../rules/05-stacking'
import { battleOf } from '../rules/09-attack'
import { strength } from '../rules/09-odds'
import type { CounterId, Hex } from '../state'
import { attackWorth } from './attack'
import { numberOf } from './ground'
import { entriesOf, finish, type Look } from './look'
import { type Ground, standWorth } from './stand'

/** What an attack must promise to be made at all: a German one seldom costs its attackers anything. */
const LEAST = { german: 0.05, soviet: 0.15 } as const
/** What each point of strength could do elsewhere; panzers beside the enemy have nothing better to do. */
const PER_STRENGTH = { german: 0.006, soviet: 0.03 } as const
/** What a Stuka must add to be spent: it comes back slowly (13.3). */
const STUKA_PRICE = 1.1

const acrossRiver = ({ at }: Look, from: Hex, target: Hex) => (at.rules.riverBetween(from, target) ? 0.5 : 1)
const hasStuka = ({ side, table }: Look) => side === 'german' && table.stukas.ready > 0

/** Attacks of the combat segment, the most promising now, with as many attackers as pay; none that does not pay. */
export function fight(look: Look): Order {
  const { at, table, side } = look
  const { chit } = table.activation!
  const targets = entriesOf(look, 'declareAttack').map(({ order, choose }) => ({
    target: order.target as Hex,
    units: choose!.from,
  }))
  const attackRules = {
    strength: (unit: CounterId) => strength(at, unit, 'attack'),
    bears: (unit: CounterId, target: Hex) => acrossRiver(look, hexOf(at, unit)!, target),
    promises: (target: Hex, attackers: readonly CounterId[], stuka: boolean) =>
      attackWorth(at, { ...battleOf(at, 'attack', side, target, attackers, stuka), chit }),
    perStrength: PER_STRENGTH[side],
    perOtherTarget: 2,
    airPrice: hasStuka(look) ? STUKA_PRICE : null,
  }
  const found = bestAttack(attackRules, targets, LEAST[side])
  if (!found) return finish
  const { target, attackers, byAir } = found
  return { type: 'declareAttack', target, attackers: [...attackers], ...(byAir ? { stuka: true } : {}) }
}

/** What tells how units are best brought up for an attack. */
export function assaultRules(look: Look, ground: Ground): AssaultRules {
  const { board, counters, unitsInAHex } = look.at.rules
  const isTanUnit = (unit: CounterId) => isTan(counters[unit]!)
  return {
    neighbours: board.neighbours,
    hexOf: (unit) => hexOf(look.at, unit),
    strength: (unit) => strength(look.at, unit, 'attack'),
    bears: (from, target) => acrossRiver(look, from, target),
    stands: (unit, hex) => standWorth(ground, unit, hex),
    unitsAt: (hex) => combatUnitsAt(look.at, hex, look.side),
    mayJoin: (unit, others) => others.length < unitsInAHex && !(isTanUnit(unit) && others.some(isTanUnit)),
    promises: (target, posts) => {
      const { at, table, side, enemy } = look
      const planned = new Set(posts.map(({ from }) => numberOf(at, from)))
      const battle = {
        ...{ kind: 'attack' as const, side, target, attackers: [...posts], stuka: false },
        ...{ defenders: combatUnitsAt(at, target, enemy), chit: table.activation!.chit },
      }
      const worth = attackWorth(at, battle, planned)
      if (!hasStuka(look)) return worth
      return Math.max(worth, attackWorth(at, { ...battle, stuka: true }, planned) - STUKA_PRICE)
    },
    perStrength: 0.03,
    calledAway: 0.6,
    standing: 0.5,
    staying: 0.2,
    mostAttackers: 8,
  }
}
