import type { OrderBody } from '@/components/offline/plan'
import type { Choice, Offer } from '@/components/wargame/port'
import { type MarchRules, pricedWays } from '@/components/wargame/turn/march'
import { type OfferRules, offerOf } from '@/components/wargame/turn/offer-of'
import { eachUnit } from '@/components/wargame/turn/offer-parts'
import { setUpOffers } from '@/components/wargame/turn/set-up-offers'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { isHedgehog } from '@/lib/games/proud-monster/full/hedgehogs'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { isUntried } from '@/lib/games/proud-monster/rules/02-units'
import { judgeStation, stationsOf } from '@/lib/games/proud-monster/rules/03-set-up'
import { priceOf, waysOf } from '@/lib/games/proud-monster/rules/12-movement'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { counterOf, HAND } from '@/lib/games/proud-monster/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { hexOf, inBox } from '@/lib/wargame/occupancy'
import { formationOf, type ProudWords } from './table-words'

/** Orders for one unit of several: each is offered where it stands. */
const EACH = ['formGuards', 'arrangeStack', 'replaceStep', 'refitDivision', 'withdrawUnit']
const RULES: OfferRules = {
  kinds: {
    ...{ moveStack: 'move', stationUnits: 'move', declareAttack: 'attack', done: 'done' },
    // It may be left out: nothing is told as undone.
    ...{ mobileAssault: 'bombard', assaultAgain: 'bombard' },
  },
  occasional: ['mobileAssault', 'assaultAgain'],
  oneByOne: [
    ...['moveStack', 'shiftReserve', 'placeUnits', 'formGuards', 'stationUnits', 'mobileAssault'],
    ...['retreatUnits', 'commitAir', 'callUp', 'declarePause', 'breakPause', 'boardUnits', 'changeHedgehog'],
    ...['concentrateSupply', 'supplyByAir', 'keepByAir', 'sailUnits', 'invadeCoast', ...EACH],
  ],
  items: '',
  seldom: [
    ...['shiftReserve', 'arrangeStack', 'declarePause', 'breakPause'],
    ...['concentrateSupply', 'supplyByAir', 'boardUnits'],
  ],
}
/** Orders of which is told where a hex is looked at; who waits in a box is told of at once. */
const HERE = ['sailUnits', 'invadeCoast', 'changeHedgehog']
const ASKED = { from: [], asks: true, min: 1, max: 1 } as const
/** Where a stack goes, by the orders that send it. */
const PLACES: Readonly<Record<string, Choice>> = {
  moveStack: { field: 'path', kind: 'path', ...ASKED },
  stationUnits: { field: 'to', kind: 'hex', ...ASKED },
}
/** Of a set-up each army counts its corps, and each nation (3.7). */
const SET_UP: Parameters<typeof setUpOffers<Situation>>[0] = {
  ...{ station: 'stationUnits', hold: 'holdBack', take: 'takeUp', hand: HAND },
  ...{ place: PLACES.stationUnits!, within: 3, kindOf: formationOf },
  partyOf(at, unit) {
    const { corps, army, group } = AXIS[unit]?.formation ?? {}
    return corps ? `${at.rules.counters[unit]!.nation} ${army ?? group} ${corps}` : null
  },
  alike: (at, unit) => (isUntried(at, unit) ? at.rules.unitsInAHex : null),
  mayHold: (at, units, to) => judgeStation(at, 'german', null, units, to) === null,
}

/**
 * What a lawful order is to the table: a stack goes as a whole or in part, and Guards are formed unit by unit. `legal`: what
 * may be ordered besides.
 */
export function offersOf(at: Situation, entry: LegalEntry, legal: readonly LegalEntry[]): Offer[] {
  const { order, choose } = entry
  const offer = offerOf(RULES, at, entry, { flags: [], moved: [] })
  if (order.type === 'arrangeStack') return eachUnit(at, { ...offer, seldom: 'here' })
  if (EACH.includes(order.type)) return eachUnit(at, offer)
  if ([SET_UP.station, SET_UP.hold, SET_UP.take].includes(order.type))
    return setUpOffers(SET_UP, at, entry, legal, offer)
  if (order.type === 'keepByAir') return [{ ...hereIn(at, offer), target: null, choices: unproposed(offer) }]
  if (HERE.includes(order.type)) return [hereIn(at, offer)]
  if (order.type === 'commitAir')
    return [
      {
        ...offer,
        // Where its stack is known, as in a proposal, it is said which.
        ...(typeof order.unit === 'string' ? { says: 'commitAir.sent' } : {}),
        choices: offer.choices.map((one) => ({ ...one, kind: 'hex' as const, asks: true as const })),
      },
    ]
  if (order.type === 'concentrateSupply') return [{ ...offer, choices: unproposed(offer) }]
  const { target = '' } = at.open.battle ?? {}
  if (order.type === 'assaultAgain') return [{ ...offer, hex: target, target }]
  // As long as somebody can leave a full hex nobody wants to lose who stands there (6.2).
  if (order.type === 'forfeitUnits' && legal.some((other) => other.order.from === order.hex))
    return [{ ...offer, seldom: true }]
  // Who goes, or attacks, is proposed by the later part of the port.
  if (order.type === 'advanceUnits') return [{ ...offer, hex: target, target, choices: unproposed(offer) }]
  if (order.type === 'declareAttack') return [{ ...offer, choices: unproposed(offer) }]
  const place = PLACES[order.type]
  if (!place) return [offer]
  // One that waits to be sent is whole.
  const units = choose?.from ?? (order.units as readonly string[])
  const [first] = units as [string]
  const from = String(order.from)
  const hex = at.rules.board.has(from) ? from : null
  const going = {
    ...offer,
    hex,
    key: `${offer.key}|${first}`,
    again: counterOf(at.open, first).from !== null,
  }
  // Of whom there is but one needs not be chosen.
  return units.length === 1
    ? [{ ...going, order: { ...order, units }, unit: first, hex: hexOf(at, first), choices: [place] }]
    : [{ ...going, choices: [...offer.choices, place] }]
}

/** Nobody but their player says for whom it is. */
const unproposed = ({ choices }: Offer) => choices.map((one) => ({ ...one, proposed: [] }))

/** An order that is told of in its hex. */
function hereIn(at: Situation, offer: Offer): Offer {
  const { type, from } = offer.order
  const hex = offer.hex ?? (at.rules.board.has(String(from)) ? String(from) : null)
  const says =
    type !== 'changeHedgehog' ? type : isHedgehog(wholeOf(at)!, hex!) ? 'liftHedgehog' : 'formHedgehog'
  return { ...offer, hex, says, ...(hex ? { seldom: 'here' } : {}) }
}

/** The units that a move is for: those that are chosen, or all. */
export const goingIn = ({ order, choices }: Offer, chosen: OrderBody = order): readonly string[] =>
  (chosen.units as readonly string[] | undefined) ?? choices.find(({ kind }) => kind === 'units')?.from ?? []

/** Hexes in which one or the other of some stacks may be set up. */
const stationWays = (at: Situation, stacks: readonly (readonly string[])[]) =>
  new Map(
    stacks.flatMap((units) =>
      stationsOf(at, at.rules.counters[units[0]!]!.side, units).map(
        (hex) => [hex, { path: [hex], cost: null }] as const,
      ),
    ),
  )

export const march: MarchRules<Situation> = {
  ways(at, offer, chosen) {
    const units = goingIn(offer, chosen)
    if (offer.party)
      return stationWays(
        at,
        offer.party.units.map((unit) => [unit]),
      )
    if (offer.order.type === 'stationUnits') return stationWays(at, [units])
    return pricedWays(waysOf(at, units), (path) => priceOf(at, units, path).cost)
  },
  text: String,
}

/** A unit of the Guards with what is printed on it, as it is formed whole (8.11). */
function guardText({ nameOf }: ProudWords, at: Situation, guard: string): string {
  const { attack, defence, move } = at.rules.counters[guard]!.values[0]!
  return `${nameOf(guard)} ${attack}-${defence}-${move}`
}

export function lineGaps(words: ProudWords, at: Situation, { order, unit, party, choices }: Offer) {
  const { placeName, own, nameOf, formationOf } = words
  const all = party?.units ?? (order.units as readonly string[] | undefined) ?? choices[0]?.from ?? []
  const [first = ''] = all
  const placed = (place: unknown = '') =>
    at.rules.board.has(String(place)) ? placeName(String(place)) : own(`box.${place}`, {}, String(place))
  return {
    from: placed(order.from ?? counterOf(at.open, first).at),
    to: order.port === undefined ? own(`box.${order.to}`, {}, '') : placed(order.port),
    hex: placeName(String(order.hex ?? '')),
    who: unit ? nameOf(unit) : '',
    air: order.air ? nameOf(String(order.air)) : '',
    corps: AXIS[first]?.formation.corps ?? '',
    kind: formationOf(first),
    all: inBox(at, HAND).filter((held) => formationOf(held) === formationOf(first)).length,
    guard: order.guard ? guardText(words, at, String(order.guard)) : '',
    target: at.open.battle ? placeName(at.open.battle.target) : '',
  }
}
