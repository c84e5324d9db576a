import { offersOf as parent } from '@/components/games/proud-monster/offers'
import type { Offer } from '@/components/wargame/port'
import { offerOf } from '@/components/wargame/turn/offer-of'
import { eachUnit } from '@/components/wargame/turn/offer-parts'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { LegalEntry } from '@/lib/kernel/game'

const RULES = {
  ...{ kinds: {}, items: '' },
  oneByOne: ['layMarker', 'overrunGuns', 'transportUnits', 'drawBack', 'callOff'],
}
type Draws = (at: Situation, offer: Offer) => Offer[]

/** Orders of this game at the table; each other is as in the parent. */
const OWN: Readonly<Record<string, Draws>> = {
  // 9.8: a dummy is called so.
  layMarker: (_, offer) => [{ ...offer, key: `layMarker|${offer.order.range}`, says: says(offer) }],
  liftMarker: (_, offer) => [{ ...offer, seldom: 'here' }],
  // 11.2, 11.3, 12.2
  transportUnits: (_, offer) => [{ ...offer, seldom: true, says: `transport.${offer.order.by}` }],
  drawBack: (at, offer) => eachUnit(at, { ...offer, seldom: 'here' }),
}
const says = ({ order }: Offer) => (order.range === 0 ? 'layDummy' : 'layMarker')
const AS_USUAL = new Set([...Object.keys(OWN), 'overrunGuns', 'callOff'])

/** What a lawful order is to the table. */
export function offersOf(at: Situation, entry: LegalEntry, legal: readonly LegalEntry[]): Offer[] {
  const { type } = entry.order
  if (!AS_USUAL.has(type)) return parent(at, entry, legal)
  const offer = offerOf(RULES, at, entry, { flags: [], moved: [] })
  return OWN[type]?.(at, offer) ?? [offer]
}
