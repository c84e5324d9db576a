import { hexOf, inBox } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type CounterId, counterOf, PILES, type Place } from '../state'
import { isInPlay, isOverland, isSurrounded, stepsOf } from './08-units'

/** true: a unit is out of play for good, or not in play yet. */
const isAway = (place: Place): boolean => ['dead', 'gone', 'track'].includes(place)
const isInPile = (place: Place): boolean => (PILES as readonly string[]).includes(place)

/** A unit by all names that conversions give it, the first of them first (8.8). */
function namesOf({ rules }: Situation, unit: CounterId): CounterId[] {
  const before = rules.GERMAN_ORDER_OF_BATTLE.find(
    ({ what, whom }) => what === 'convert' && whom.split(' ')[1] === unit,
  )
  return before ? [before.whom.split(' ')[0]!, unit] : [unit]
}

/** What becomes of units of the German side that are to leave by name in this turn (8.5). */
interface Leavers {
  readonly go: CounterId[]
  readonly held: CounterId[]
  /** Those who cannot, by their first names: a point for each. */
  readonly missed: CounterId[]
}
export function leavers(at: Situation): Leavers {
  const named = at.rules.choresIn(at.open.turn, 'leave').flat()
  const placeOf = (unit: CounterId) => counterOf(at.open, unit).at
  // Whoever has not been converted yet leaves as what he is.
  const isHere = (unit: CounterId) => at.open.counters[unit] !== undefined && !isAway(placeOf(unit))
  const here = named.flatMap((unit) => namesOf(at, unit).find(isHere) ?? [])
  const isFree = (unit: CounterId) =>
    placeOf(unit) === 'partisanWar' || (isInPlay(at, unit) && !isSurrounded(at, unit))
  const isMissing = (unit: CounterId) => {
    const now = namesOf(at, unit).find(isHere)
    return now === undefined || (isInPlay(at, now) && isSurrounded(at, now))
  }
  const missed = named.filter(isMissing).map((unit) => namesOf(at, unit)[0]!)
  return {
    go: here.filter(isFree),
    held: here.filter((unit) => ['replacementArmy', 'stalingrad'].includes(placeOf(unit))),
    // Nobody pays twice for a unit.
    missed: missed.filter((unit) => !at.open.piles.missed.includes(unit)),
  }
}

/** Units that come back in this turn by name, wherever they were kept (8.5), and out of the Stalingrad pile by their kind (8.6). */
export function returners(at: Situation): CounterId[] {
  const { turn, piles } = at.open
  const named = at.rules.choresIn(turn, 'return').flat()
  const back = named.filter(
    (unit) => counterOf(at.open, unit).at === 'specified' || piles.held.includes(unit),
  )
  const rebuilt = at.rules.choresIn(turn, 'rebuilt').flatMap(([type, count]) =>
    inBox(at, 'stalingrad', 'german')
      .filter((unit) => at.rules.counters[unit]!.type === type && !back.includes(unit))
      .slice(0, Number(count)),
  )
  return [...new Set([...back, ...rebuilt])]
}

/** Units that are disbanded in this turn: they go to the Dead Pile wherever they are (16.1). */
export const disbanded = (at: Situation): CounterId[] =>
  at.rules
    .choresIn(at.open.turn, 'disband')
    .flat()
    .filter((unit) => !isAway(counterOf(at.open, unit).at))

/** By what another unit is converted (8.8). */
export const intoOf = ({ rules }: Situation, unit: CounterId): CounterId | undefined =>
  rules.GERMAN_ORDER_OF_BATTLE.find(
    ({ what, whom }) => what === 'convert' && whom.split(' ')[0] === unit,
  )?.whom.split(' ')[1]

/** Units whose conversion falls due in this turn, or that wait for theirs: in piles, where it is made at once, and in the field (8.9, 8.10). */
export function conversions(at: Situation): { inPiles: CounterId[]; inField: CounterId[] } {
  const now = at.rules.choresIn(at.open.turn, 'convert').map(([unit]) => unit!)
  const all = [...new Set([...now, ...at.open.piles.due])]
  const placeOf = (unit: CounterId) => counterOf(at.open, unit).at
  return {
    inPiles: all.filter((unit) => isInPile(placeOf(unit))),
    inField: all.filter((unit) => isInPlay(at, unit)),
  }
}

/** Steps that the new counter has lost, which keeps as many as the old one has (8.10). */
export const lostInto = (at: Situation, unit: CounterId, into: CounterId): number => {
  const { steps } = at.rules.counters[into]!
  return Math.max(
    0,
    steps - (hexOf(at, unit) === null && isInPile(counterOf(at.open, unit).at) ? steps : stepsOf(at, unit)),
  )
}

/** Divisions that are downgraded now: on the map those that have a line (8.22). */
export const toDowngrade = (at: Situation): CounterId[] =>
  Object.keys(at.rules.downgrades).filter((unit) => {
    const { at: place } = counterOf(at.open, unit)
    return !isAway(place) && (hexOf(at, unit) === null || isOverland(at, unit))
  })

/** The brigade that a battalion of assault guns becomes: of its number, or else the first that is free (8.11). */
export function brigadeFor(at: Situation, unit: CounterId): CounterId | undefined {
  const isFree = (id: CounterId) => at.rules.counters[id] !== undefined && at.open.counters[id] === undefined
  const own = unit.replace('DE-AG-', 'DE-AGB-')
  return isFree(own)
    ? own
    : Object.keys(at.rules.counters)
        .filter((id) => id.startsWith('DE-AGB-') && isFree(id))
        .sort()[0]
}
