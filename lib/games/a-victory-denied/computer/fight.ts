import { riverBetween } from '../data/map'
import { battleOf } from '../decide/fight'
import { board } from '../geometry'
import type { Order } from '../orders'
import { strength } from '../rules/09-odds'
import { hexOf } from '../rules/occupancy'
import type { CounterId, Hex } from '../state'
import { attackWorth } from './attack'
import { entriesOf, finish, type Look } from './look'

/** What an attack must promise to be made at all: a German one seldom costs its attackers anything. */
const LEAST = { german: 0.05, soviet: 0.15 } as const
/** What each point of strength could do elsewhere; panzers beside the enemy have nothing better to do. */
const PER_STRENGTH = { german: 0.006, soviet: 0.03 } as const
/** What a Stuka must add to be spent: it comes back slowly (13.3). */
export const STUKA_PRICE = 1.1

export interface Attack {
  readonly target: Hex
  readonly attackers: readonly CounterId[]
  readonly stuka: boolean
  readonly worth: number
}

/** Attackers in the order in which they are sent: the useful first, those with other targets last. */
function inTurn(
  look: Look,
  target: Hex,
  units: readonly CounterId[],
  others: ReadonlyMap<CounterId, number>,
) {
  const use = (unit: CounterId) => {
    const across = riverBetween(hexOf(look.table, unit)!, target) ? 0.5 : 1
    return strength(look.table, unit, 'attack') * across - 2 * (others.get(unit)! - 1)
  }
  return [...units].sort((a, b) => use(b) - use(a) || a.localeCompare(b))
}

/** The best way to attack a hex: so many attackers as pay. */
function attackOn(look: Look, target: Hex, units: readonly CounterId[]): Attack | null {
  const { table, side } = look
  const chit = table.activation!.chit
  const mayFly = side === 'german' && table.stukas.ready > 0
  let found: Attack | null = null
  for (let count = 1; count <= units.length; count += 1) {
    const attackers = units.slice(0, count)
    const sent = attackers.reduce((sum, unit) => sum + strength(table, unit, 'attack'), 0)
    for (const stuka of mayFly ? [false, true] : [false]) {
      const battle = { ...battleOf(table, side, target, attackers, stuka), chit }
      const worth = attackWorth(table, battle) - PER_STRENGTH[side] * sent - (stuka ? STUKA_PRICE : 0)
      if (worth > LEAST[side] && (!found || worth > found.worth)) found = { target, attackers, stuka, worth }
    }
  }
  return found
}

/** Attacks of the combat segment, the most promising now; none that does not pay. */
export function fight(look: Look): Order {
  const targets = entriesOf(look, 'declareAttack').map(({ order, choose }) => ({
    target: order.target as Hex,
    units: choose!.from,
  }))
  const others = new Map<CounterId, number>()
  for (const { units } of targets) for (const unit of units) others.set(unit, (others.get(unit) ?? 0) + 1)
  let found: Attack | null = null
  for (const { target, units } of targets) {
    const attack = attackOn(look, target, inTurn(look, target, units, others))
    if (attack && (!found || attack.worth > found.worth)) found = attack
  }
  if (!found || !board.has(found.target)) return finish
  const { target, attackers, stuka } = found
  return { type: 'declareAttack', target, attackers: [...attackers], ...(stuka ? { stuka } : {}) }
}
