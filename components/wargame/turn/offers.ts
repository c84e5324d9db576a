import type { Choice, Offer, TablePort } from '../port'

/** More to be done on the map than this is that of no one activation: whoever does it looks where he likes. */
export const MANY = 24

/** The offer that is chosen by itself, as there is no other. */
export function aloneOf(offers: readonly Offer[]): Offer | null {
  const [only, ...others] = offers
  return only && others.length === 0 && only.alone ? only : null
}

/** The offers in the order in which one walks through them: units that have not moved yet come first. */
export const walkOf = (offers: readonly Offer[]): Offer[] => [
  ...offers.filter(({ again }) => !again),
  ...offers.filter(({ again }) => again),
]

/** Entries that no tap on the map can reach: units in a box, and choices without a place. */
export const offMap = (offers: readonly Offer[]): Offer[] => offers.filter(({ hex }) => hex === null)

/** Entries that pieces beside the map begin. */
export const besideMap = ({ isBeside }: TablePort, offers: readonly Offer[]): Offer[] =>
  offers.filter(({ hex, unit }) => hex === null && unit !== null && isBeside?.(unit))

export const isFight = ({ kind }: Offer): boolean => kind === 'attack' || kind === 'bombard'

/** Fields that must be filled, one after the other; flags may be set at any time. */
export const fieldsOf = ({ choices }: Offer): readonly Choice[] =>
  choices.filter(({ kind }) => kind !== 'flag')
/** A field that is filled by a tap on the map. */
export const isPlace = ({ kind }: Choice): boolean => kind === 'hex' || kind === 'path'
export const flagsOf = ({ choices }: Offer): readonly Choice[] =>
  choices.filter(({ kind }) => kind === 'flag')

/** The first offer of each unit in a hex. */
export const unitsOn = (offers: readonly Offer[], hex: string | null): readonly Offer[] => {
  const here = offers.filter((offer) => offer.unit && hex && offer.hex === hex)
  return here.filter(({ unit }, n) => here.findIndex((one) => one.unit === unit) === n)
}

/** What is left undone if the segment is finished now, and where. */
export function undoneOf(offers: readonly Offer[]): { moves: number; attacks: number; hexes: string[] } {
  const moves = offers.filter(({ kind, again }) => kind === 'move' && !again)
  const attacks = offers.filter(({ kind }) => kind === 'attack')
  return {
    moves: moves.length,
    attacks: attacks.length,
    hexes: [...moves, ...attacks].flatMap(({ hex }) => hex ?? []),
  }
}

/** What is seldom done in a hex and by no unit of its own. */
export const seldomIn = (listed: readonly Offer[], hex: string | null): readonly Offer[] =>
  listed.filter((one) => one.seldom === 'here' && one.unit === null && one.hex === hex)
