import type { OrderBody } from '@/components/offline/plan'
import type { Outlook, Planner } from '@/components/offline/planner'
import type { LegalEntry } from '@/lib/kernel/game'
import type { LaterPort } from '../later-port'
import type { Offer, Peril, TablePort, TableView } from '../port'

/** One of the losses that are proposed, as it is told when it is due. */
export interface Loss {
  readonly view: TableView
  readonly offer: Offer
  readonly order: OrderBody
  readonly perils: readonly Peril[]
}
type Asked = { readonly view: TableView; readonly legal: readonly LegalEntry[] }

/** The lawful order that is meant, among those that are offered. */
const offerOf = (offers: readonly Offer[], order: OrderBody): Offer | undefined =>
  offers.find((one) => Object.entries(one.order).every(([field, value]) => order[field] === value))

/**
 * All losses that are due now, as the viewer's standing orders would have them, each worked out on what is left by those
 * before it; `plan` null: the first of them alone.
 */
export function proposedLosses(
  port: TablePort,
  { loss, perils }: Pick<LaterPort, 'loss' | 'perils'>,
  plan: Planner | null,
  { view, legal }: Asked,
): readonly Loss[] {
  const losses: Loss[] = []
  let now: Outlook = { view, legal, end: null }
  while (now.end === null) {
    const seen = now.view as TableView
    const order = loss?.(seen)
    const offer = order && offerOf(port.offers(seen, now.legal), order)
    if (!order || !offer) break
    const after: Outlook = plan?.(now.view, now.legal, [order]) ?? { ...now, end: 'unknown' }
    if (after.end === 'unlawful') break
    losses.push({ view: seen, offer, order, perils: perils?.(seen, { offer, order, hexes: [] }) ?? [] })
    now = after
  }
  return losses
}

/** The same by unit, each with its last, which says what is left of it. */
export const byUnit = (losses: readonly Loss[]): readonly { readonly last: Loss; readonly n: number }[] => {
  const keyOf = ({ offer }: Loss) => offer.unit ?? offer.key
  return losses
    .filter((one, n) => losses.findLastIndex((other) => keyOf(other) === keyOf(one)) === n)
    .map((last) => ({ last, n: losses.filter((one) => keyOf(one) === keyOf(last)).length }))
}
