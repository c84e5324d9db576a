import type { OrderBody } from '@/components/offline/plan'
import type { Offer } from '@/components/wargame/port'
import type { MarchRules } from '@/components/wargame/turn/march'
import { type OfferRules, offerOf, unitOf } from '@/components/wargame/turn/offer-of'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { points, reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import { dueStep, type Table } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import type { AvdWords } from './table-words'

const RULES: OfferRules = {
  kinds: {
    ...{ moveUnit: 'move', declareAttack: 'attack', done: 'done' },
    ...{ fireArtillery: 'bombard', fireRocket: 'bombard', bomb: 'bombard' },
  },
  oneByOne: ['moveUnit', 'disband', 'markOutOfSupply', 'releaseUnit'],
  items: 'chits',
  occasional: ['disband'],
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

export function offersOf(at: Situation, entry: LegalEntry): Offer {
  const { order } = entry
  const offer = offerOf(RULES, at, entry, {
    flags: flagsOf(at.open, order),
    moved: at.open.activation?.moved ?? [],
  })
  const piece = order.type === 'trump' ? at.rules.guderian : order.type === 'chooseHq' ? offer.unit : null
  return piece ? { ...offer, piece } : offer
}

export const march: MarchRules<Situation> = {
  ways: (at, { unit }) =>
    new Map([...reach(at, unit!)].map(([hex, { path, sixths }]) => [hex, { path, cost: sixths }])),
  text: points,
}

const directiveOf = ({ own }: AvdWords, { directive }: OrderBody) => own(`directive.${directive}`, {}, '')

export const lineGaps = (words: AvdWords, _at: Situation, { order }: Offer) => ({
  directive: directiveOf(words, order),
})
export const labelGaps = (words: AvdWords, { order, unit }: Offer) => ({
  directive: directiveOf(words, order),
  unit: unit ? (COUNTERS[unit]?.name ?? unit) : '',
})
