import { grouped } from '@/lib/wargame/pools'
import type { Choice, Offer, TablePort, TableView } from '../port'
import type { TableWords } from '../text/table-words'

/** More to be done on the map than this is that of no one activation: whoever does it looks where he likes. */
export const MANY = 24

/** The offer that is chosen by itself, as there is no other. */
export function aloneOf(offers: readonly Offer[]): Offer | null {
  const [only, ...others] = offers
  return only && others.length === 0 && only.alone ? only : null
}

/** More than these wait army by army, and are not seen at once. */
export const FEW = 5

/** Those who wait off the map, as they are told: by army where they are many, and of each its headquarters first. */
export function waitingBy(
  port: TablePort,
  view: TableView,
  { formationOf }: Pick<TableWords, 'formationOf'>,
  offers: readonly Offer[],
): readonly (readonly [formation: string, offers: readonly Offer[]])[] {
  const waiting = offMap(offers)
  const armyOf = ({ unit, party }: Offer) => {
    const first = unit ?? party?.units[0]
    return first && waiting.length > FEW ? formationOf(first) : ''
  }
  const isHq = ({ unit }: Offer) => unit !== null && port.face(view, unit).symbol === 'headquarters'
  return [...grouped(waiting, armyOf)].map(
    ([formation, some]) => [formation, [...some.filter(isHq), ...some.filter((one) => !isHq(one))]] as const,
  )
}

/**
 * The offers in the order in which one walks through them: those off the map as they are told, then those on it, of whom
 * units that have not moved yet come first.
 */
export const walkOf = (
  port: TablePort,
  view: TableView,
  words: Pick<TableWords, 'formationOf'>,
  offers: readonly Offer[],
): Offer[] => {
  const onMap = offers.filter(({ hex }) => hex !== null)
  return [
    ...waitingBy(port, view, words, offers).flatMap(([, some]) => some),
    ...onMap.filter(({ again }) => !again),
    ...onMap.filter(({ again }) => again),
  ]
}

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
