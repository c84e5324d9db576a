import type { Offer, Route } from '@/components/wargame/port'
import type { MarchRules } from '@/components/wargame/turn/march'
import { type OfferRules, offerOf } from '@/components/wargame/turn/offer-of'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { wouldMeet } from '@/lib/games/moscow-1941/rules/air'
import { strongest } from '@/lib/games/moscow-1941/rules/attack'
import { leftAfter, reach } from '@/lib/games/moscow-1941/rules/movement'
import { railways } from '@/lib/games/moscow-1941/rules/replacements'
import { placeOfBattle } from '@/lib/games/moscow-1941/rules/retreat'
import { allowanceOf } from '@/lib/games/moscow-1941/rules/weather'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import type { Hex, Mission } from '@/lib/games/moscow-1941/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { forecast } from './odds'
import type { MoscowWords } from './table-words'
import type { Word } from './words.en'

const RULES: OfferRules = {
  kinds: { moveUnit: 'move', railMove: 'move', declareAttack: 'attack', done: 'done' },
  oneByOne: new Set([
    'moveUnit',
    'bomb',
    'dropSupply',
    'paradrop',
    'intercept',
    'forbidRetreat',
    'removeUnit',
  ]),
  items: '',
  seldom: new Set(['removeUnit']),
  occasional: new Set(['forbidRetreat']),
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

const MISSIONS: Readonly<Record<string, Mission>> = { bomb: 'strike', dropSupply: 'supply' }

/** true: a unit that has gone this way keeps what an attack takes (MOS-26). */
export const keepsForAttack = (at: Situation, unit: string, path: readonly Hex[]): boolean =>
  (leftAfter(at, unit, path) ?? 0) >= at.rules.attackCost * at.rules.parts

/** Who may intercept an air unit on its way, and whether its bombs would hurt nobody, as all there are spent. */
function flightNotes({ tell, nameOf }: MoscowWords, at: Situation, order: Offer['order'], { hexes }: Route) {
  const target = hexes.at(-1)!
  const against = wouldMeet(at, String(order.air), { mission: MISSIONS[order.type]!, target })
  const isIdle = forecast(at, { ...order, target }, null)?.throws?.length === 0
  return [
    ...(isIdle ? [tell('note.idle')] : []),
    against.length === 0
      ? tell('note.free')
      : tell(against.length > 1 ? 'note.met' : 'note.met.one', { against: against.map(nameOf).join(', ') }),
  ]
}

export const march: MarchRules<Situation, MoscowWords> = {
  ways(at, { unit, order }) {
    const isByRail = order.type === 'railMove'
    const found = (isByRail ? railways : reach)(at, unit!)
    const costOf = (path: readonly Hex[]) => (isByRail ? null : priceOf(at, unit!, path).cost)
    return new Map([...found].map(([hex, path]) => [hex, { path, cost: costOf(path) }]))
  },
  text: factors,
  points: (at, { unit }, { hexes }) => priceOf(at, unit!, hexes.slice(1)),
  notes(words, at, { order, unit }, route) {
    if (order.type === 'railMove') return [words.tell('note.rail')]
    if (AIR[unit ?? '']) return flightNotes(words, at, order, route)
    const isTired = order.type === 'moveUnit' && !keepsForAttack(at, unit!, route.hexes.slice(1))
    return isTired ? [words.tell('note.move.tired')] : []
  },
}

export const lineGaps = (words: MoscowWords, at: Situation, { order }: Offer) => ({
  against: order.against ? words.nameOf(String(order.against)) : '',
  target: at.open.battle ? words.placeName(placeOfBattle(at)!) : '',
})
export const labelGaps = ({ tell }: MoscowWords, { order, unit }: Offer) => ({
  unit: unit ? (COUNTERS[unit] ?? AIR[unit])!.name : '',
  against: order.against ? tell(`air.${order.against}` as Word) : '',
})
