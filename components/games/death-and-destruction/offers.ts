import { offersOf as parent } from '@/components/games/proud-monster/offers'
import type { Offer } from '@/components/wargame/port'
import { offerOf } from '@/components/wargame/turn/offer-of'
import { eachUnit } from '@/components/wargame/turn/offer-parts'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { LegalEntry } from '@/lib/kernel/game'

/** Orders for one unit of several: each is offered where it stands. */
const EACH = ['restoreStep', 'upgradeUnit', 'convertUnit', 'giveUp', 'sendAgainstPartisans']
/** What is done once in a year or in the war, or that nobody has to do. */
const SELDOM = [
  ...['callMap', 'putMapAway', 'sendEarly', 'combOut', 'spendUpgrade', 'formKorps'],
  ...['declareSummer', 'declareCitadel', 'declareGambit', 'dropParatroops', 'dropBrigades'],
]
/** One order for each number of steps, or for each hex and those who may come there. */
const BY_NUMBER = ['rebuildUnit', 'recallUnit', 'formKorps', 'deployUnits']
const PLAIN = [
  'giveUpWeakest',
  'digIn',
  'fortifyArea',
  'dropPartisans',
  'bringBack',
  'callOff',
  'overrunGuns',
]
const RULES = {
  ...{ kinds: {}, items: '', seldom: SELDOM },
  oneByOne: [
    ...['layMarker', 'transportUnits', 'drawBack', 'recallUntried'],
    ...[EACH, SELDOM, BY_NUMBER, PLAIN].flat(),
  ],
}
type Draws = (at: Situation, offer: Offer, legal: readonly LegalEntry[]) => Offer[]

/** Orders of this game at the table; each other is as in the parent. */
const OWN: Readonly<Record<string, Draws>> = {
  // 9.8: a dummy is called so.
  layMarker: (_, offer) => [{ ...offer, key: `layMarker|${offer.order.range}`, says: says(offer) }],
  liftMarker: (_, offer) => [{ ...offer, seldom: 'here' }],
  // 11.2, 11.3, 12.2
  transportUnits: (_, offer) => [
    {
      ...{ ...offer, seldom: true, says: `transport.${offer.order.by}` },
      // Not all of those who may are as few as go.
      choices: offer.choices.map((one) => ({ ...one, proposed: [] })),
    },
  ],
  drawBack: (at, offer) => eachUnit(at, { ...offer, seldom: 'here' }),
  // 8.27: as many as may come are proposed; fewer are seldom wanted.
  recallUntried: (_, { order, key, ...offer }, legal) => [
    {
      ...{ ...offer, order, key: `${key}|${order.count}` },
      ...(order.count === mostOf(legal, order.face) ? {} : { seldom: true as const }),
    },
  ],
  ...Object.fromEntries(EACH.map((type) => [type, eachUnit])),
  ...Object.fromEntries(BY_NUMBER.map((type) => [type, byNumber])),
}
const mostOf = (legal: readonly LegalEntry[], face: unknown): number =>
  Math.max(...legal.flatMap(({ order }) => (order.face === face ? [Number(order.count)] : [])))
/** An order named by its number too. */
function byNumber(_: Situation, offer: Offer): Offer[] {
  const { order, choices } = offer
  const number = order.steps ?? `${choices[0]?.min} ${choices[0]?.from[0]}`
  return [{ ...offer, key: `${offer.key}|${number}` }]
}
const says = ({ order }: Offer) => (order.range === 0 ? 'layDummy' : 'layMarker')
const OF_THIS = new Set([...Object.keys(OWN), ...SELDOM, ...PLAIN])

/** What a lawful order is to the table. */
export function offersOf(at: Situation, entry: LegalEntry, legal: readonly LegalEntry[]): Offer[] {
  const { type } = entry.order
  if (!OF_THIS.has(type)) return parent(at, entry, legal)
  const offer = offerOf(RULES, at, entry, { flags: [], moved: [] })
  return OWN[type]?.(at, offer, legal) ?? [offer]
}
