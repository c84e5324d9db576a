import { COUNTERS } from '../data/counters'
import { bombardment } from '../decide/support'
import type { Order } from '../orders'
import { strength } from '../rules/09-odds'
import type { Support } from '../rules/13-support'
import { DIRECTIVES, type Hex } from '../state'
import { attackWorth } from './attack'
import { best, entriesOf, finish, type Look, unitOf } from './look'
import { germanLead, unitWorth } from './worth'

/** What a strike of each kind must promise; the rocket and the bomber come only once. */
const LEAST: Readonly<Record<Support, number>> = { artillery: 0.1, rocket: 2.6, bomber: 1.8 }
/** From this turn on a thing that comes only once had better be used. */
const LATE = 5

function bestStrike(look: Look, kind: Support, type: 'fireArtillery' | 'fireRocket' | 'bomb') {
  const { table } = look
  const found = best(look, entriesOf(look, type), ({ order }) =>
    attackWorth(table, { ...bombardment(table, kind, order.target as Hex), chit: null }),
  )
  const least = LEAST[kind] * (kind !== 'artillery' && table.turn >= LATE ? 0.5 : 1)
  return found && found.worth > least ? (found.choice.order as Order) : null
}

/** 13.2: the rocket where it hurts most, then the guns. */
export const fireArtillery = (look: Look): Order =>
  bestStrike(look, 'rocket', 'fireRocket') ?? bestStrike(look, 'artillery', 'fireArtillery') ?? finish

/** 13.3 */
export const bomb = (look: Look): Order => bestStrike(look, 'bomber', 'bomb') ?? finish

/** 15.3: the shorter game if the count is good enough for it; else the longer, in which a draw can still be had. */
export function chooseDirective({ table }: Look): Order {
  const directive = germanLead(table) >= -2 ? 'distracted' : 'moscow'
  return { type: 'chooseDirective', directive: DIRECTIVES.find((one) => one === directive)! }
}

/** 15.2: the weakest divisions go. */
export function withdraw(look: Look): Order {
  const { table } = look
  const found = best(look, entriesOf(look, 'withdraw'), (entry) => {
    const unit = unitOf(entry)
    const { attack, defence } = COUNTERS[unit]!
    return (
      -strength(table, unit, 'attack') -
      strength(table, unit, 'defence') -
      (attack + defence) / 10 -
      unitWorth(table, unit) / 20
    )
  })
  return found!.choice.order as Order
}
