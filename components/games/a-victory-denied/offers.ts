import type { OrderBody } from '@/components/offline/plan'
import type { Choice, Offer, Route } from '@/components/wargame/port'
import { type OfferRules, offerOf, routesOf, unitOf, type WayOffer } from '@/components/wargame/turn/offer-of'
import { moveNotes, orderLabel, orderLine, wayNotes } from '@/components/wargame/turn/order-lines'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { allowance, points, reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { on } from '@/lib/games/a-victory-denied/situation'
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

export const offerIn = (table: Table, entry: LegalEntry): WayOffer =>
  offerOf(RULES, on(table), entry, {
    flags: flagsOf(table, entry.order),
    moved: table.activation?.moved ?? [],
  })

/** Ways to fill a field by a tap on a hex. */
export function routesIn(table: Table, offer: WayOffer, choice: Choice): Map<Hex, Route[]> {
  const found = offer.kind === 'move' ? reach(on(table), offer.unit!) : null
  return routesOf(on(table), offer, choice, (hex) => {
    const way = found?.get(hex)
    return way && { path: way.path, cost: way.sixths, text: points(way.sixths) }
  })
}

export function routeNotes(
  words: AvdWords,
  table: Table,
  { kind, unit }: Offer,
  choice: Choice,
  route: Route,
): string[] {
  const at = on(table)
  const to = route.hexes.at(-1)!
  const way = kind === 'move' && choice.kind === 'path' ? reach(at, unit!).get(to) : undefined
  if (!way) return wayNotes(words, choice, route)
  const { side } = COUNTERS[unit!]!
  const whole = allowance(at, unit!) * 6
  const isOverrun = isLoneHq(at, to) && sideAt(at, to) !== side
  return [
    ...moveNotes(words, {
      ...{ to, cost: points(way.sixths), whole: points(whole), left: points(whole - way.sixths) },
    }),
    ...(isOverrun ? [words.tell('note.move.overrun')] : []),
  ]
}

const directiveOf = ({ own }: AvdWords, { directive }: OrderBody) => own(`directive.${directive}`, {}, '')

/** An order as a line of a list; `n`: how many pieces are to be chosen for it. */
export const lineOf = (words: AvdWords, table: Table, order: OrderBody, n = 0): string =>
  orderLine(words, on(table), order, n, { directive: directiveOf(words, order) })

/** The order on the button that sends it. */
export const labelOf = (
  words: AvdWords,
  { order, unit }: Offer,
  { odds, stays }: { odds: string; stays: boolean },
): string =>
  orderLabel(words, order.type, stays, {
    ...{ odds, directive: directiveOf(words, order) },
    unit: unit ? (COUNTERS[unit]?.name ?? unit) : '',
  })
