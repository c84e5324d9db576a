import type { OrderBody } from '@/components/offline/plan'
import { fetchPlanner, type Outlook, type Planner } from '@/components/offline/planner'
import type { GameAnswer } from '@/lib/play/api/game'
import type { TableGame } from '../game'
import type { Offer, TablePort, TableView } from '../port'
import { fieldsOf, isPlace } from './offers'

/** The one place that an order lacks; null where it lacks more, or nothing. */
const placeOf = (offer: Offer) => {
  const [place, ...more] = fieldsOf(offer)
  return place && isPlace(place) && more.length === 0 ? place : null
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
  units: readonly string[],
  hex: string,
): Promise<OrderBody[]> {
  const [plan, { lattice }] = await Promise.all([fetchPlanner(answer.kind), sheet('en')])
  return plan ? placed(port, plan, answer, units, (end) => lattice.distance(end, hex)) : []
}

/** The same by the rules of a game; `far`: how many hexes it is from where they are to come. */
export function placed(
  port: TablePort,
  plan: Planner,
  { view, legal }: Omit<Asked, 'kind'>,
  units: readonly string[],
  far: (hex: string) => number,
): OrderBody[] {
  const orders: OrderBody[] = []
  let now: Outlook = { view, legal, end: null }
  for (const unit of units) {
    const order = nearest(port, now, unit, far)
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
  unit: string,
  far: (hex: string) => number,
): OrderBody | null {
  const seen = view as TableView
  const offer = port.offers(seen, legal).find((one) => one.unit === unit && placeOf(one))
  const place = offer && placeOf(offer)
  if (!place) return null
  const ways = [...port.routes(seen, offer, place, offer.order)].flatMap(([hex, [first]]) =>
    first ? [{ hex, first }] : [],
  )
  const [best] = ways.sort((a, b) => far(a.hex) - far(b.hex) || a.first.cost - b.first.cost)
  return best ? { ...offer.order, [place.field]: best.first.value } : null
}
