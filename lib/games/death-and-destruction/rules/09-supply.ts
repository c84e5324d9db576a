import { isSupplied, supplyOf } from '@/lib/games/proud-monster/full/supply'
import type { Refusal } from '@/lib/kernel/decision'
import { cached } from '@/lib/wargame/cached'
import { onMapUnits, sideAt } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex } from '../state'
import { no } from '../world'
import { isAway } from './03-caucasus'
import { scenarioOf } from './03-scenario'

/** Coasts of the Black Sea and the Baltic: on the Caspian no German is supplied (3.4, 9.3). */
const isCoast = ({ rules }: Situation, hex: Hex): boolean =>
  rules.isLand(hex) &&
  rules.board.neighbours(hex).some((near) => rules.liesAtSea(near) && !rules.isCaspian(near))

/** true: a port by which German units are supplied: none of the Caspian (3.4, 9.4). */
export const isGermanPort = ({ rules }: Situation, hex: Hex): boolean =>
  ['baltic', 'black'].includes(rules.placeOf(hex)?.port ?? '')

/** true: units of the German side in a hex have a line of two hexes to the sea, or stand in a port (9.3, 9.4). */
export function isByCoast(at: Situation, hex: Hex): boolean {
  if (isGermanPort(at, hex) || isCoast(at, hex)) return true
  let reached = [hex]
  for (let length = 0; length < at.rules.coastLine; length += 1) {
    reached = reached.flatMap((one) =>
      at.rules.board.neighbours(one).filter((near) => at.rules.isLand(near) && sideAt(at, near) !== 'soviet'),
    )
    if (reached.some((one) => isCoast(at, one))) return true
  }
  return false
}

/** Faces of markers that the Soviet has by now: so many hexes, or 0 for a dummy of each (9.8). */
export const markersOf = ({ rules, open }: Situation): number[] =>
  rules.SUPPLY_MARKERS.filter(({ turn }) => turn <= open.turn).flatMap(({ range }) => [range, 0])

/** Those of them that are not on the map (9.8). */
export function markersLeft(at: Situation): number[] {
  const left = markersOf(at)
  for (const { range } of at.open.markers) {
    const i = left.indexOf(range ?? 0)
    if (i >= 0) left.splice(i, 1)
  }
  return left.sort((a, b) => b - a)
}

/** The furthest that any marker reaches, for whoever does not know which it is. */
const MOST = 5

/** The marker by which units attack out of a hex with offensive supply (9.6); undefined: none reaches it. */
export const markerFor = (at: Situation, hex: Hex) =>
  at.open.markers.find(
    (marker) => marker.range !== 0 && at.rules.board.distance(marker.hex, hex) <= (marker.range ?? MOST),
  )

/** true: a Soviet unit that attacks out of a hex does so with offensive supply (9.6). */
export const isOffensive = (at: Situation, unit: CounterId, from: Hex): boolean =>
  at.open.turn < at.rules.offensiveFrom ||
  (supplyOf(asked(at), unit) !== 'out' && markerFor(at, from) !== undefined)

/** Where a unit began to move. */
export const startOf = (at: Situation, unit: CounterId): Hex => {
  const { at: place, from } = counterOf(at.open, unit)
  return from ?? place
}

/** Why a marker is not laid there now; null if it is (9.8). */
export function judgeMarker(at: Situation, hex: Hex, range: number): Refusal | null {
  if (!markersLeft(at).includes(range)) return no('DD 9.8', 'no-marker')
  const isInPlay = at.rules.board.has(hex) && scenarioOf(at).isInPlay(hex)
  if (!isInPlay || isAway(at, hex)) return no('DD 9.8', 'marker-place', { hex })
  return at.open.markers.some((one) => one.hex === hex) ? no('DD 9.8', 'marker-there', { hex }, [hex]) : null
}

/** Cities and large towns that are German and in supply, and towns in which units of his stand in supply (10.1). */
export const airCentres = (at: Situation): readonly Hex[] => foundCentres(at)
// Asked of one hex after the other.
const foundCentres = cached(
  ({ open }: Situation) => open,
  (at): readonly Hex[] =>
    at.rules.places
      .filter(({ hex, kind }) =>
        kind === 'town' ? sideAt(at, hex) === 'german' : at.open.taken.includes(hex),
      )
      .map(({ hex }) => hex)
      .filter((hex) => isSupplied(asked(at), 'german', hex)),
)

/** true: a place of the German in supply is near enough for his aircraft; in turn 1 his own country is (9.5, 10.1, A-DD-33). */
export function isNearCentre(at: Situation, hex: Hex): boolean {
  const { board, airRange, zomo } = at.rules
  const centres = at.open.turn === 1 ? board.hexes.filter(zomo) : airCentres(at)
  return centres.some((one) => board.distance(one, hex) <= airRange)
}

/** true: units of the German side in a hex are supplied from the air as they defend themselves (9.5). */
export const isAirlifted = ({ rules, open }: Situation, hex: Hex): boolean =>
  open.airlift !== null && rules.board.distance(open.airlift, hex) <= rules.airliftRadius

/** Why no marker supplies units from the air there now; null if it does, besides what the parent asks before turn 211 (9.5). */
export function judgeAirlift(at: Situation, hex: Hex): Refusal | null {
  const { board, airRange, airliftFrom, airliftRadius } = at.rules
  const { turn, acting, phase, moving, airlift } = at.open
  if (!board.has(hex)) return no('DD 9.5', 'marker-place', { hex })
  if (!isNearCentre(at, hex)) return no('DD 9.5', 'air-centre', { hex, most: airRange }, [hex])
  if (turn < airliftFrom) return null
  if (airlift !== null) return no('DD 9.5', 'aerial-most', { most: 1 })
  if (acting !== 'german' || phase !== 'movement' || moving !== null) return no('DD 9.5', 'supply-late')
  const isThere = onMapUnits(at, 'german').some(
    (unit) => board.distance(counterOf(at.open, unit).at, hex) <= airliftRadius,
  )
  return isThere ? null : no('DD 9.5', 'aerial-nobody', { hex }, [hex])
}
