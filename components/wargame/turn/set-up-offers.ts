import type { LegalEntry } from '@/lib/kernel/game'
import { hexOf, type OnMap } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import type { Choice, Offer } from '../port'

/** What a game says of its set-up: of its orders, and of units that go together. */
interface SetUpRules<At> {
  /** Orders that set up units of one place elsewhere, that send any to a place beside the map, and that take any in hand. */
  readonly station: string
  readonly hold: string
  readonly take: string
  /** The place of those in hand. */
  readonly hand: string
  /** Where a stack goes. */
  readonly place: Choice
  /** Within so many hexes of the chosen one a party stands together; who may not stand there stays where he is. */
  readonly within: number
  /** By which units go together; null: by itself. */
  partyOf(at: At, unit: string): string | null
  /** How those in hand are told apart, who are no stack of the map. */
  kindOf(unit: string): string
  /** Of a unit that is like any other of its kind in hand: as many as go to a hex together; null: it is not. */
  alike(at: At, unit: string): number | null
  /** true: all of them may be sent there. */
  mayHold(at: At, units: readonly string[], to: string): boolean
}

/** The units that a lawful order is for. */
const unitsOf = ({ order, choose }: LegalEntry): readonly string[] =>
  choose?.from ?? (order.units as readonly string[])

/** Whatever is chosen there is no move of the game: who is set up well stays where he is, and nothing is left undone. */
const LISTED = { unit: null, target: null, hex: null, alone: false, again: true } as const

/**
 * What the lawful orders of a set-up are to the table: stacks of the map go elsewhere as a whole or in part, each party of several
 * units wherever its units stand; what else may be done with a stack is told in its hex. `offer`: an order as it is.
 */
export function setUpOffers<At extends OnMap>(
  rules: SetUpRules<At>,
  at: At,
  entry: LegalEntry,
  legal: readonly LegalEntry[],
  offer: Offer,
): Offer[] {
  const { type } = entry.order
  if (type !== rules.station) return anywhere(rules, at, entry, offer)
  const units = unitsOf(entry)
  const isFirst = entry === legal.find((one) => one.order.type === type)
  const [all, parties] = isFirst ? [everybody(rules, legal), partyOffers(rules, at, legal)] : [[], []]
  if (entry.order.from === rules.hand && entry.choose)
    return [...all, ...handOffers(rules, at, units, offer), ...parties]
  const [first] = units as [string]
  const going = { ...offer, key: `${offer.key}|${first}`, hex: hexOf(at, first), again: true }
  const { place } = rules
  // Of whom there is but one needs not be chosen.
  const stack =
    units.length === 1
      ? { ...going, order: { ...going.order, units }, unit: first, choices: [place] }
      : { ...going, choices: [...offer.choices, place] }
  return [...all, stack, ...parties]
}

/** Whoever begins from nothing finds it before all stacks. */
const everybody = ({ take: type }: SetUpRules<never>, legal: readonly LegalEntry[]): Offer[] =>
  legal.flatMap(({ order, choose }) =>
    order.type === type && choose
      ? [
          {
            order: { type, units: choose.from },
            ...{ ...LISTED, says: 'takeAll', key: 'takeAll', kind: 'other', choices: [], seldom: true },
          },
        ]
      : [],
  )

/** Of those in hand each kind by itself, one of it to begin with: they go one after the other to many hexes. */
const handOffers = <At>(
  { kindOf, alike, place }: SetUpRules<At>,
  at: At,
  all: readonly string[],
  offer: Offer,
): Offer[] =>
  [...grouped(all, kindOf)].map(([kind, units]) => ({
    ...{ ...offer, ...LISTED, says: 'stationHand', key: `${offer.key}|${kind}` },
    choices: [
      ...offer.choices.map((one) => ({
        ...one,
        from: units.slice(0, alike(at, units[0]!) ?? units.length),
        max: Math.min(one.max, units.length),
        proposed: units.slice(0, 1),
      })),
      place,
    ],
  }))

/** Each party of several units: it comes to a hex as a whole, wherever its units stand. */
const partyOffers = <At extends OnMap>(
  rules: SetUpRules<At>,
  at: At,
  legal: readonly LegalEntry[],
): Offer[] => {
  const { station: type, within, place } = rules
  const units = legal.flatMap((one) => (one.order.type === type ? unitsOf(one) : []))
  return partiesOf(rules, at, units).map(([name, some]) => ({
    order: { type, from: at.open.counters[some[0]!]!.at, units: [some[0]!] },
    ...{ ...LISTED, says: 'stationCorps', key: `stationCorps|${name}`, kind: 'other', group: name },
    party: { type, units: some, within },
    choices: [place],
  }))
}

const partiesOf = <At>({ partyOf }: SetUpRules<At>, at: At, units: readonly string[]): [string, string[]][] =>
  [...grouped(units, (unit) => partyOf(at, unit))].flatMap(([name, some]) =>
    name && some.length > 1 ? [[name, some]] : [],
  )

/** An order for units wherever they are: by the place where they are, and by party. */
function anywhere<At extends OnMap>(rules: SetUpRules<At>, at: At, entry: LegalEntry, offer: Offer): Offer[] {
  // One that waits to be sent is whole.
  if (!entry.choose) return [{ ...offer, alone: false }]
  const all = entry.choose.from
  const to = String(entry.order.to ?? rules.hand)
  const placed = [...grouped(all, (unit) => at.open.counters[unit]!.at)].map(([from, units]): Offer => {
    const hex = hexOf(at, units[0]!)
    return {
      ...{ ...offer, hex, alone: false, seldom: hex ? 'here' : true, key: `${offer.key}|${from}` },
      choices: offer.choices.map((one) => ({ ...one, from: units, max: units.length })),
    }
  })
  if (entry.order.type === rules.take) return placed
  const parties = partiesOf(rules, at, all).filter(([, units]) => rules.mayHold(at, units, to))
  return [
    ...placed,
    ...parties.map(
      ([group, units]): Offer => ({
        ...{ ...offer, ...LISTED, says: 'holdCorps', key: `${offer.key}|${group}`, seldom: true, group },
        ...{ order: { ...offer.order, units }, choices: [] },
      }),
    ),
  ]
}
