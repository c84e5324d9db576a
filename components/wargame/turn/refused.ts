import type { OrderBody } from '@/components/offline/plan'
import type { Lattice } from '@/lib/hex/lattice'
import type { Refusal } from '@/lib/kernel/decision'
import { combatUnitsAt, hexOf, type OnMap } from '@/lib/wargame/occupancy'
import { opponent, type Side } from '@/lib/wargame/ruleset'
import type { Offer } from '../port'

/** The hexes from one to another, each nearer than the last. */
export function straightWay({ neighbours, distance }: Lattice, from: string, to: string): string[] {
  const way: string[] = []
  for (let at = from; at !== to; way.push(at))
    at = neighbours(at).reduce((best, hex) => (distance(hex, to) < distance(best, to) ? hex : best))
  return way
}

/** Of units, by where they stand, those beside a hex, or else the nearest. */
export function nearestTo(
  { distance }: Lattice,
  hex: string,
  units: readonly string[],
  hexOf: (unit: string) => string,
): string[] {
  const able = units.map((unit) => ({ unit, away: distance(hexOf(unit), hex) }))
  const beside = able.filter(({ away }) => away === 1)
  const nearest = able.sort((a, b) => a.away - b.away).slice(0, 1)
  return (beside.length > 0 ? beside : nearest).map(({ unit }) => unit)
}

/** Records of orders, by which the server judges them as well. */
type Orders = Readonly<
  Record<string, { steps: readonly string[]; check(at: never, order: never): Refusal | null }>
>

/** What a game says of its orders, of which each attack is a `declareAttack`. */
export interface Judged<At extends OnMap> {
  ordersAt(at: At): Orders
  /** Who may attack now. */
  fighters(at: At, side: Side): readonly string[]
  /** Fields of a move besides its way that are filled already. */
  going?(offer: Offer): object
}

/** What of a table says who is to decide. */
type Due = { readonly agenda: readonly { readonly step: string; readonly side?: Side }[] }

/**
 * Why an order cannot be for a hex, or a unit not go the straight way there, or the enemy there not be attacked by whoever is
 * beside him: what the record of the order says of it; null: nothing is known against it.
 */
export function whyNot<At extends OnMap & { readonly open: Due }>(
  { ordersAt, fighters, going = () => ({}) }: Judged<At>,
  at: At,
  offer: Offer | null,
  hex: string,
): Refusal | null {
  const { board } = at.rules
  const due = at.open.agenda.at(-1)
  if (!due?.side) return null
  const { side } = due
  const orders = ordersAt(at)
  const judged = (order: OrderBody) =>
    orders[order.type]!.check({ ...at, side, own: {} } as never, order as never)
  if (offer?.kind === 'move' && offer.hex !== null) {
    // Nobody goes where he stands, and no rule says so.
    if (offer.hex === hex) return null
    const place = offer.choices.find(({ kind }) => kind === 'hex')
    const where = place ? { [place.field]: hex } : { path: straightWay(board, offer.hex, hex) }
    return judged({ ...offer.order, ...going(offer), ...where })
  }
  if (offer) {
    const field = offer.choices[0]?.kind === 'hex' ? offer.choices[0].field : null
    return field === null ? null : judged({ ...offer.order, [field]: hex })
  }
  const isDue = orders.declareAttack!.steps.includes(due.step)
  if (!isDue || combatUnitsAt(at, hex, opponent(side)).length === 0) return null
  const attackers = nearestTo(board, hex, fighters(at, side), (unit) => hexOf(at, unit)!)
  return attackers.length > 0 ? judged({ type: 'declareAttack', target: hex, attackers }) : null
}
