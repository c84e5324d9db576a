import type { Offer, Route } from '@/components/wargame/port'
import type { ExposureRules } from '@/components/wargame/turn/exposure-with'
import type { PerilRules } from '@/components/wargame/turn/perils'
import type { NoteRules } from '@/components/wargame/turn/way-notes'
import type { OnwardRules } from '@/components/wargame/turn/ways-on'
import { type Coming, comingAgainst } from '@/lib/games/proud-monster/full/exposed'
import { goneOn, priceOf } from '@/lib/games/proud-monster/rules/12-movement'
import { costParts } from '@/lib/games/proud-monster/rules/12-parts'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { Hex } from '@/lib/games/proud-monster/state'
import { forecastOfComing } from './odds'
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

/** What the enemy could attack some units with where they end their move. */
export const exposure: ExposureRules<Situation, ProudWords, Coming> = {
  movers: (_, offer) => (offer.order.type === 'moveStack' ? goingIn(offer) : []),
  bestAttack: comingAgainst,
  forecastOf: forecastOfComing,
}

/** What an order costs, as a loss (2.14), and what may come upon those who advance. */
export const perils: PerilRules<Situation> = {
  price,
  bringsUp: true,
  advance: ({ open }, { order }) =>
    order.type === 'advanceUnits'
      ? { units: order.units as readonly string[], hex: open.battle!.target }
      : null,
}
