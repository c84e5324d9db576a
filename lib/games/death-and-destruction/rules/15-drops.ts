import { isIntact } from '@/lib/games/proud-monster/full/forts'
import { isOverland } from '@/lib/games/proud-monster/full/supply'
import { crowdRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import { firstOf } from '@/lib/games/proud-monster/rules/limits'
import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, hexOf, onMapUnits, sideAt, standsBeside } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, OKH, type Okh, type Side } from '../state'
import { no } from '../world'
import { isAway } from './03-caucasus'
import { comingOutRefusal } from './08-reserve'
import { airCentres } from './09-supply'
import { isBetween } from './15-offensives'

// Units that come down from the air, once a game on each side (15.5 to 15.7).

type Cite = 'DD 15.5' | 'DD 15.6' | 'DD 15.7'

/** true: a movement phase begins, in which nobody of the side has moved. */
const isAtStart = (at: Situation, side: Side): boolean =>
  at.open.acting === side &&
  at.open.phase === 'movement' &&
  at.open.moving === null &&
  onMapUnits(at, side).every((unit) => counterOf(at.open, unit).from === null)

/** true: a hex of land without city, fort, fieldwork or the marker of the fortified area (15.5). */
const isDropGround = (at: Situation, hex: Hex): boolean => {
  const { board, isLand, placeOf } = at.rules
  const { dug, area } = at.open.works
  const isBuilt = placeOf(hex)?.kind === 'city' || hex === area || dug.some((one) => one.hex === hex)
  return board.has(hex) && isLand(hex) && !isAway(at, hex) && !isBuilt && !isIntact(asked(at), hex)
}

/** Why nobody is dropped into a hex: for what it is, or as it is too far from these places; null if somebody may be (15.5). */
function groundRefusal(at: Situation, cite: Cite, hex: Hex, centres: readonly Hex[]): Refusal | null {
  const { board, airRange } = at.rules
  if (!isDropGround(at, hex)) return no(cite, 'drop-place', { hex }, board.has(hex) ? [hex] : [])
  return centres.some((one) => board.distance(one, hex) <= airRange)
    ? null
    : no(cite, 'air-centre', { hex, most: airRange }, [hex])
}

/** Why these are not units that could be dropped together; null if they are. */
function unitsRefusal(cite: Cite, able: readonly CounterId[], units: readonly CounterId[]): Refusal | null {
  const stranger = units.find((unit) => !able.includes(unit))
  return stranger !== undefined || new Set(units).size < units.length
    ? no(cite, 'drop-units', { unit: stranger ?? units[0]! })
    : null
}

/** Parachute divisions that are where they take off: in a reserve area, or in a place in supply away from the enemy (15.6). */
export const waitingParatroops = (at: Situation): CounterId[] =>
  at.rules.PARATROOPS.filter((unit) => {
    const place = at.open.counters[unit]?.at
    if (place === undefined) return false
    if (OKH.includes(place as Okh)) return true
    return airCentres(at).includes(place) && !standsBeside(at, 'soviet', place)
  })
/** Those of them that could be dropped now: they were as the turn began (15.6). */
export const paratroops = (at: Situation): CounterId[] => {
  const { ready } = at.open.offensives
  return waitingParatroops(at).filter(
    (unit) => (ready?.includes(unit) ?? true) && !firstOf(at.rules.halts, at, unit),
  )
}

/** Why the German drops nobody now, wherever; null if he may (15.5, 15.6). */
export function blaupunktRefusal(at: Situation): Refusal | null {
  const { turn, offensives } = at.open
  if (!offensives.gambit) return no('DD 15.5', 'drop-gambit')
  if (!isBetween(at.rules.halfMonthOf(turn), at.rules.dropMonths)) return no('DD 15.6', 'drop-when')
  if (offensives.blaupunkt !== null) return no('DD 15.6', 'drop-once')
  if (!isAtStart(at, 'german')) return no('DD 15.6', 'drop-late')
  return offensives.airlifted === turn ? no('DD 15.6', 'drop-planes') : null
}

/** Why these divisions are not dropped there now; null if they are (15.5, 15.6). */
export function judgeBlaupunkt(at: Situation, hex: Hex, units: readonly CounterId[]): Refusal | null {
  const refusal =
    blaupunktRefusal(at) ??
    unitsRefusal('DD 15.6', paratroops(at), units) ??
    groundRefusal(at, 'DD 15.5', hex, airCentres(at))
  if (refusal || sideAt(at, hex) === 'soviet') return refusal
  return crowdRefusal(asked(at), units, countersAt(at, hex), hex)
}

/** Where a division takes off: its hex, or out of a reserve area the first of those that touch it and have room (15.6). */
export function airfieldOf(at: Situation, unit: CounterId): Hex {
  const place = counterOf(at.open, unit).at
  const { board, okhBeside } = at.rules
  const isOpen = (hex: Hex) =>
    okhBeside(hex) === place &&
    sideAt(at, hex) !== 'soviet' &&
    crowdRefusal(asked(at), [unit], countersAt(at, hex), hex) === null
  return board.has(place)
    ? place
    : (board.hexes.find(isOpen) ?? board.hexes.find((hex) => okhBeside(hex) === place)!)
}

/** true: a division that was dropped in this German player turn (15.6). */
export const isJustDown = ({ open }: Pick<Situation, 'open'>, unit: CounterId): boolean => {
  const { blaupunkt } = open.offensives
  return blaupunkt?.turn === open.turn && blaupunkt.couplet === open.couplet && blaupunkt.units.includes(unit)
}
/** true: a division that lives by what was dropped with it: in the whole turn of the drop (15.6). */
export const isSuppliedByDrop = ({ open }: Pick<Situation, 'open'>, unit: CounterId): boolean =>
  open.offensives.blaupunkt?.turn === open.turn && open.offensives.blaupunkt.units.includes(unit)

/** Brigades that could be dropped now: those in the reserve, or in a place in supply away from the enemy (15.7). */
export const droppable = (at: Situation): CounterId[] =>
  at.rules.DROP_BRIGADES.filter((unit) => {
    if (counterOf(at.open, unit).at === 'rvgk') return true
    const hex = hexOf(at, unit)
    return (
      hex !== null &&
      at.rules.placeOf(hex) !== undefined &&
      isOverland(asked(at), hex) &&
      !standsBeside(at, 'german', hex)
    )
  })

/** Why brigades are not dropped there now; null if they are (15.7). */
export function judgeDrop(at: Situation, hex: Hex, units: readonly CounterId[]): Refusal | null {
  const { turn, offensives } = at.open
  if (!isBetween(turn, at.rules.drops)) return no('DD 15.7', 'drop-when')
  if (offensives.dropped) return no('DD 15.7', 'drop-once')
  if (!isAtStart(at, 'soviet')) return no('DD 15.7', 'drop-late')
  const refusal =
    unitsRefusal('DD 15.7', droppable(at), units) ??
    comingOutRefusal(at, units) ??
    groundRefusal(at, 'DD 15.7', hex, dropCentres(at))
  if (refusal) return refusal
  if (sideAt(at, hex) === 'german') return no('DD 15.7', 'drop-place', { hex }, [hex])
  return crowdRefusal(asked(at), units, countersAt(at, hex), hex)
}
const dropCentres = (at: Situation): Hex[] =>
  at.rules.places
    .filter(({ hex, kind }) =>
      kind === 'town' ? sideAt(at, hex) === 'soviet' : !at.open.taken.includes(hex),
    )
    .map(({ hex }) => hex)
    .filter((hex) => sideAt(at, hex) !== 'german' && isOverland(asked(at), hex))
