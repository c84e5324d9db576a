import type { OrderBody } from '@/components/offline/plan'
import type { Choice, Offer, Route } from '@/components/wargame/port'
import { type OfferRules, offerOf, routesOf, unitOf, type WayOffer } from '@/components/wargame/turn/offer-of'
import { moveNotes, wayNotes } from '@/components/wargame/turn/order-lines'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { allowance, points, reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import { dueStep, type Hex, type Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { isLoneHq, sideAt } from '@/lib/wargame/occupancy'
import type { AvdWords } from './table-words'

const RULES: OfferRules = {
  kinds: {
    ...{ moveUnit: 'move', declareAttack: 'attack', done: 'done' },
    ...{ fireArtillery: 'bombard', fireRocket: 'bombard', bomb: 'bombard' },
  },
  oneByOne: new Set(['moveUnit', 'disband', 'markOutOfSupply', 'releaseUnit']),
  items: 'chits',
  occasional: new Set(['disband']),
}

/** What may be added to an order: a Stuka, or the chit of an HQ from the reserve or out of the pocket. */
function flagsOf(table: Table, order: OrderBody): string[] {
  const { activation, stukas } = table
  if (order.type === 'declareAttack')
    return activation?.side === 'german' && stukas.ready > 0 ? ['stuka'] : []
  const due = dueStep(table)
  const unit = unitOf(order)
  const isBought = order.type === 'reinforce' && due?.step === 'reserve' && due.points >= 3
  return unit && COUNTERS[unit]?.hq && (isBought || order.type === 'releaseUnit') ? ['chit'] : []
}

export const offersOf = (at: Situation, entry: LegalEntry): WayOffer =>
  offerOf(RULES, at, entry, {
    flags: flagsOf(at.open, entry.order),
    moved: at.open.activation?.moved ?? [],
  })

/** Ways to fill a field by a tap on a hex. */
export function routes(at: Situation, offer: WayOffer, choice: Choice): Map<Hex, Route[]> {
  const found = offer.kind === 'move' ? reach(at, offer.unit!) : null
  return routesOf(at, offer, choice, (hex) => {
    const way = found?.get(hex)
    return way && { path: way.path, cost: way.sixths, text: points(way.sixths) }
  })
}

export function routeNotes(
  words: AvdWords,
  at: Situation,
  { kind, unit }: Offer,
  choice: Choice,
  route: Route,
): string[] {
  const to = route.hexes.at(-1)!
  if (kind !== 'move' || choice.kind !== 'path') return wayNotes(words, choice, route)
  const { side } = COUNTERS[unit!]!
  const whole = allowance(at, unit!) * 6
  const isOverrun = isLoneHq(at, to) && sideAt(at, to) !== side
  return [
    ...moveNotes(words, {
      ...{ to, cost: points(route.cost), whole: points(whole), left: points(whole - route.cost) },
    }),
    ...(isOverrun ? [words.tell('note.move.overrun')] : []),
  ]
}

const directiveOf = ({ own }: AvdWords, { directive }: OrderBody) => own(`directive.${directive}`, {}, '')

export const lineGaps = (words: AvdWords, _at: Situation, { order }: Offer) => ({
  directive: directiveOf(words, order),
})
export const labelGaps = (words: AvdWords, { order, unit }: Offer) => ({
  directive: directiveOf(words, order),
  unit: unit ? (COUNTERS[unit]?.name ?? unit) : '',
})
