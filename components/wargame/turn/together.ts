import type { OrderBody } from '@/components/offline/plan'
import { fetchPlanner, type Outlook, type Planner } from '@/components/offline/planner'
import type { GameAnswer } from '@/lib/play/api/game'
import type { TableGame } from '../game'
import type { Offer, Party, TablePort, TableView } from '../port'
import { fieldsOf, isPlace } from './offers'

/** The one place that an order lacks; null where it lacks more, or nothing. */
const placeOf = (offer: Offer) => {
  const [place, ...more] = fieldsOf(offer)
  return place && isPlace(place) && more.length === 0 ? place : null
}

/** The order of a type for one unit, which lacks a place alone: its own, or that of its stack; null: there is none. */
function orderOf(offers: readonly Offer[], type: string, unit: string) {
  for (const offer of offers) {
    if (offer.order.type !== type) continue
    const [units, place] = offer.unit === unit ? [null, placeOf(offer)] : fieldsOf(offer)
    if (!place || !isPlace(place)) continue
    if (units === null) return { offer, place, order: offer.order }
    if (units?.kind === 'units' && units.from.includes(unit))
      return { offer, place, order: { ...offer.order, [units.field]: [unit] } }
  }
  return null
}

/**
 * Of some orders those of units that may come onto the map together: of one kind, each for a place alone. Headquarters are
 * placed by rules of their own.
 */
export function partyOf(port: TablePort, view: TableView, offers: readonly Offer[]): readonly Offer[] {
  const party = offers.filter(
    (one) =>
      one.unit !== null &&
      one.hex === null &&
      !port.isBeside?.(one.unit) &&
      placeOf(one) &&
      port.face(view, one.unit).symbol !== 'headquarters' &&
      one.order.type === offers[0]?.order.type,
  )
  return party.length > 1 ? party : []
}

type Asked = Pick<GameAnswer, 'kind' | 'view' | 'legal'>

/** Orders that bring units to a hex one after the other, whoever finds no room there as near to it as he may. */
export async function ordersTogether(
  { port, sheet }: Pick<TableGame, 'port' | 'sheet'>,
  answer: Asked,
  party: Party,
  hex: string,
): Promise<OrderBody[]> {
  const [plan, { lattice }] = await Promise.all([
    fetchPlanner(answer.kind),
    sheet('en', port.sheet?.(answer.view as TableView)),
  ])
  return plan ? placed(port, plan, answer, party, (end) => lattice.distance(end, hex)) : []
}

/** The same by the rules of a game; `far`: how many hexes it is from where they are to come. */
export function placed(
  port: TablePort,
  plan: Planner,
  { view, legal }: Omit<Asked, 'kind'>,
  { type, units, within = Number.POSITIVE_INFINITY }: Party,
  far: (hex: string) => number,
): OrderBody[] {
  const orders: OrderBody[] = []
  let now: Outlook = { view, legal, end: null }
  for (const unit of units) {
    const order = nearest(port, now, { type, unit, within }, far)
    if (!order) continue
    const after = plan(now.view, now.legal, [order])
    if (after.end === 'unlawful') continue
    orders.push(order)
    // What follows upon dice the server alone can say.
    if (after.end === 'unknown') break
    now = after
  }
  return orders
}

/** The order that brings a unit nearest, the cheapest of those; null: it cannot come. */
function nearest(
  port: TablePort,
  { view, legal }: Outlook,
  { type, unit, within }: { type: string; unit: string; within: number },
  far: (hex: string) => number,
): OrderBody | null {
  const seen = view as TableView
  const found = orderOf(port.offers(seen, legal), type, unit)
  if (!found) return null
  const { offer, place, order } = found
  const ways = [...port.routes(seen, offer, place, order)].flatMap(([hex, [first]]) =>
    first ? [{ hex, first }] : [],
  )
  const [best] = ways
    .filter((way) => far(way.hex) <= within)
    .sort((a, b) => far(a.hex) - far(b.hex) || a.first.cost - b.first.cost)
  const stands = port.at(seen, unit)
  // Who stands there, or as near as he could come, stays.
  if (!best || (stands !== null && far(stands) <= far(best.hex))) return null
  return { ...order, [place.field]: best.first.value }
}
