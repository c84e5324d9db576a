import type { Order } from '../orders'
import { strength } from '../rules/09-odds'
import type { Support } from '../rules/13-support'
import { bombardment } from '../rules/13-support'
import type { Hex } from '../state'
import { attackWorth } from './attack'
import { bestOrder, finish, type Look, unitOf } from './look'
import { germanLead, unitWorth } from './worth'

/** What a strike of each kind must promise; the rocket and the bomber come only once. */
const LEAST: Readonly<Record<Support, number>> = { artillery: 0.1, rocket: 2.6, bomber: 1.8 }
/** From this turn on a thing that comes only once had better be used. */
const LATE = 5

function bestStrike(look: Look, kind: Support, type: 'fireArtillery' | 'fireRocket' | 'bomb') {
  const { at, table } = look
  const least = LEAST[kind] * (kind !== 'artillery' && table.turn >= LATE ? 0.5 : 1)
  const worth = (target: Hex) => attackWorth(at, { ...bombardment(at, kind, target), chit: null })
  return bestOrder(look, type, ({ order }) => worth(order.target as Hex), least)
}

/** 13.2: the rocket where it hurts most, then the guns. */
export const fireArtillery = (look: Look): Order =>
  bestStrike(look, 'rocket', 'fireRocket') ?? bestStrike(look, 'artillery', 'fireArtillery') ?? finish

/** 13.3 */
export const bomb = (look: Look): Order => bestStrike(look, 'bomber', 'bomb') ?? finish

/** 15.3: the shorter game if the count is good enough for it; else the longer, in which a draw can still be had. */
export const chooseDirective = ({ at }: Look): Order => ({
  type: 'chooseDirective',
  directive: germanLead(at) >= -2 ? 'distracted' : 'moscow',
})

/** 15.2: the weakest divisions go. */
export function withdraw(look: Look): Order {
  const { at } = look
  return bestOrder(look, 'withdraw', (entry) => {
    const unit = unitOf(entry)
    const { attack, defence } = at.rules.counters[unit]!
    const now = strength(at, unit, 'attack') + strength(at, unit, 'defence')
    return -now - (attack + defence) / 10 - unitWorth(at, unit) / 20
  })!
}
