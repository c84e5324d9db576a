import type { Offer } from '@/components/wargame/port'
import { type MarchRules, pricedWays } from '@/components/wargame/turn/march'
import { type OfferRules, offerOf } from '@/components/wargame/turn/offer-of'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { strongest } from '@/lib/games/moscow-1941/rules/attack'
import { leftAfter, reach } from '@/lib/games/moscow-1941/rules/movement'
import { railways } from '@/lib/games/moscow-1941/rules/replacements'
import { placeOfBattle } from '@/lib/games/moscow-1941/rules/retreat'
import { allowanceOf } from '@/lib/games/moscow-1941/rules/weather'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import type { Hex } from '@/lib/games/moscow-1941/state'
import type { LegalEntry } from '@/lib/kernel/game'
import type { MoscowWords } from './table-words'
import type { Word } from './words.en'

const RULES: OfferRules = {
  kinds: { moveUnit: 'move', railMove: 'move', declareAttack: 'attack', done: 'done' },
  oneByOne: ['moveUnit', 'bomb', 'dropSupply', 'paradrop', 'intercept', 'forbidRetreat', 'removeUnit'],
  items: '',
  seldom: ['removeUnit'],
  occasional: ['forbidRetreat'],
}

export function offersOf(at: Situation, entry: LegalEntry): Offer {
  const offer = offerOf(RULES, at, entry, {
    flags: [],
    // Nobody has to go by rail: it is not told as a move that was left out.
    moved: entry.order.type === 'railMove' ? [String(entry.order.unit)] : [],
  })
  // Who is to be met is seen where he flies.
  if (entry.order.type === 'intercept')
    return { ...offer, target: at.open.air[String(entry.order.against)]?.target ?? null }
  if (offer.kind !== 'attack') return offer
  // Of a high stack not all may fight (MOS-60).
  return {
    ...offer,
    choices: offer.choices.map((choice) => ({ ...choice, proposed: strongest(at, choice.from) })),
  }
}

/** Halves of a movement factor as factors: 3 are 1½. */
export const factors = (halves: number): string =>
  `${halves < 2 && halves % 2 ? '' : Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`

/** What a unit that goes this way pays of what it has, and what it keeps, in halves of a movement factor. */
export function priceOf(at: Situation, unit: string, path: readonly Hex[]) {
  const whole = allowanceOf(at, unit) * at.rules.parts
  const left = leftAfter(at, unit, path) ?? 0
  return { whole, left, cost: Math.max(0, whole - left) }
}

export const march: MarchRules<Situation> = {
  ways: (at, { unit, order }) =>
    order.type === 'railMove'
      ? pricedWays(railways(at, unit!))
      : pricedWays(reach(at, unit!), (path) => priceOf(at, unit!, path).cost),
  text: factors,
}

export const lineGaps = (words: MoscowWords, at: Situation, { order }: Offer) => ({
  against: order.against ? words.nameOf(String(order.against)) : '',
  target: at.open.battle ? words.placeName(placeOfBattle(at)!) : '',
})
export const labelGaps = ({ tell }: MoscowWords, { order, unit }: Offer) => ({
  unit: unit ? (COUNTERS[unit] ?? AIR[unit])!.name : '',
  against: order.against ? tell(`air.${order.against}` as Word) : '',
})
