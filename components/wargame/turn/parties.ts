import type { LegalEntry } from '@/lib/kernel/game'
import { grouped } from '@/lib/wargame/pools'
import type { Offer } from '../port'

/** What a game says of units that are set up together. */
interface PartyRules {
  /** The order that sets up a unit, and how that of a party is called. */
  readonly type: string
  readonly says: string
  /** Within so many hexes of the chosen one they stand together; who may not stand there stays where he is. */
  readonly within: number
  /** Where they go. */
  readonly place: Offer['choices'][number]
  /** By which units go together; null: by itself. */
  readonly partyOf: (unit: string) => string | null
  readonly from: (unit: string) => string
}

/** Units that lawful orders of a type are for. */
const unitsOf = (legal: readonly LegalEntry[], type: string): readonly string[] =>
  legal.flatMap(({ order, choose }) =>
    order.type === type ? (choose?.from ?? (order.units as readonly string[])) : [],
  )

/** Of a set-up each party of several units: it comes to a hex as a whole, wherever its units stand. */
export const partyOffers = (
  { type, says, within, place, partyOf, from }: PartyRules,
  legal: readonly LegalEntry[],
): Offer[] =>
  [...grouped(unitsOf(legal, type), partyOf)].flatMap(([name, units]): Offer[] => {
    const [first, ...others] = units as [string, ...string[]]
    if (!name || others.length === 0) return []
    return [
      {
        order: { type, from: from(first), units: [first] },
        ...{ says, key: `${says}|${name}`, kind: 'other' },
        party: { type, units, within },
        ...{ unit: null, target: null, hex: null, alone: false, again: true, choices: [place] },
      },
    ]
  })
