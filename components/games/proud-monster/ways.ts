import type { Offer, Route } from '@/components/wargame/port'
import type { ExposureRules } from '@/components/wargame/turn/exposure-with'
import type { PerilRules } from '@/components/wargame/turn/perils'
import { type StrikeRules, strikers } from '@/components/wargame/turn/strikers'
import type { NoteRules } from '@/components/wargame/turn/way-notes'
import type { OnwardRules } from '@/components/wargame/turn/ways-on'
import { likely } from '@/lib/games/proud-monster/rules/02-units'
import { stackRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import { RIVER, SHUT, sideBetween } from '@/lib/games/proud-monster/rules/12-costs'
import { goneOn, priceOf, reach } from '@/lib/games/proud-monster/rules/12-movement'
import { costParts } from '@/lib/games/proud-monster/rules/12-parts'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import type { Fight } from '@/lib/games/proud-monster/rules/14-odds'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Hex } from '@/lib/games/proud-monster/state'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { forecastOfFight } from './odds'
import { goingIn } from './offers'
import { price } from './prices'
import type { ProudWords } from './table-words'

/** The way was worked out for those who are chosen: what it costs stands in it. */
export const notes: NoteRules<Situation, ProudWords> = {
  points(at, offer, { value, cost }) {
    const { whole } = priceOf(at, goingIn(offer), value as readonly Hex[])
    return { whole, left: Math.max(0, whole - cost) }
  },
}

/** What a move costs its slowest unit, part by part. */
export const costs = (at: Situation, offer: Offer, { value }: Route) =>
  offer.order.type === 'moveStack' ? costParts(at, goingIn(offer), value as readonly Hex[]) : []

/** Who goes on has left what his way leaves him (12.2, 12.5). */
export const onward: OnwardRules<Situation> = {
  gone: (at, offer, path, chosen) => goneOn(at, goingIn(offer, chosen), path),
  cost: (_at, _offer, { before, further }) => before.cost + further.cost!,
}

/** In the next turn of a side, by what is printed or is the mean of a pool. */
export const strikes: StrikeRules<Situation> = {
  strikesFrom: (at, unit, goes) => [hexOf(at, unit)!, ...(goes ? reach(at, unit).keys() : [])],
  counts: (at, unit, from, target) => (sideBetween(at, from, target) === SHUT ? 0 : likely(at, unit).attack),
  mayJoin: (at, unit, others, from) =>
    others.length < at.rules.unitsInAHex && stackRefusal(at, [unit], from) === null,
  // One who comes over land is enough to spare all the rivers.
  isLast: (at, from, target) => sideBetween(at, from, target) === RIVER,
}

/** What the enemy could attack some units with where they end their move. */
export const exposure: ExposureRules<Situation, ProudWords, Fight> = {
  movers: (_, offer) => (offer.order.type === 'moveStack' ? goingIn(offer) : []),
  bestAttack(at, target, side, goes) {
    const { board } = at.rules
    const units = onMapUnits(at, side).filter((unit) => board.distance(hexOf(at, unit)!, target) < 20)
    const attackers = [...strikers(strikes, at, { units, target, goes })]
    return attackers.length > 0 ? { ...battleOf(at, side, target, []), attackers } : null
  },
  forecastOf: forecastOfFight,
}

/** What an order costs, as a loss (2.14), and what may come upon those who advance. */
export const perils: PerilRules<Situation> = {
  price,
  advance: ({ open }, { order }) =>
    order.type === 'advanceUnits'
      ? { units: order.units as readonly string[], hex: open.battle!.target }
      : null,
}
