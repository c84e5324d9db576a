import { GUARDS } from '@/lib/games/proud-monster/data/units'
import type { CounterId, Hex, Side, Table } from '@/lib/games/proud-monster/state'
import { around, isLand, learning, PLACES, ZOMO } from './map'
import { faceOf, holderOf, isOnMap, sideOfUnit, unitsIn } from './units'

// Control, victory points, and where and how Soviet units come in.

const CITIES = PLACES.filter(({ kind }) => kind !== 'town')
const MOSCOW = ['5017N', '5116N']

/** Places whose control counts (3.9), and what they are worth. */
export function pointsOf(table: Table): Record<Hex, number> {
  const ours = learning(table)?.points
  return ours ?? Object.fromEntries(CITIES.map(({ hex, points }) => [hex, points]))
}

/** 4.2, 4.3, 4.4: points of the German. */
export function victoryPoints(table: Table): number {
  const taken = new Set(table.taken)
  const count = Object.entries(pointsOf(table)).map(([hex, points]) => {
    const needs = MOSCOW.includes(hex) ? MOSCOW : [hex]
    return needs.every((one) => taken.has(one)) ? points : 0
  })
  return count.reduce((all, one) => all + one, 0) - table.debit
}
/** What the German loses at the end of the turn for Soviet units in the Greater German zone (4.4). */
export const incursion = (table: Table): number =>
  ZOMO.germany
    .filter((hex) => holderOf(table, hex) === 'soviet')
    .reduce((all, hex) => all + unitsIn(table, hex).length, 0)

/** The last side that entered each hex, along the ways of the units: how control changes hands (3.9). */
export function takenAfter(table: Table, side: Side, path: readonly Hex[]): Hex[] {
  const counted = new Set([
    ...Object.keys(pointsOf(table)),
    ...CITIES.map(({ hex }) => hex).filter((hex) => isLand(table, hex)),
  ])
  const taken = new Set(table.taken)
  for (const hex of path)
    if (counted.has(hex)) {
      if (side === 'german') taken.add(hex)
      else taken.delete(hex)
    }
  return [...taken].sort()
}

/** Hexes by which Soviet units may come in, with the room in each (8.7); supply is nothing to beginners. */
export function entries(table: Table): Map<Hex, number> {
  const open = new Set<Hex>()
  for (const { hex, kind, hq } of PLACES) {
    if (kind === 'town' || !isLand(table, hex) || table.taken.includes(hex)) continue
    open.add(hex)
    if (hq) for (const next of around(hex)) open.add(next)
  }
  for (const hex of learning(table)?.entry ?? []) open.add(hex)
  const rooms = [...open].flatMap((hex): [Hex, number][] => {
    const room = 5 - unitsIn(table, hex).length
    return isLand(table, hex) && holderOf(table, hex) !== 'german' && room > 0 ? [[hex, room]] : []
  })
  return new Map(rooms.sort())
}

const isBesideGermans = (table: Table, hex: Hex) =>
  around(hex).some((next) => holderOf(table, next) === 'german')

/** Units whose place a Guards unit may take (8.11). */
export function convertible(table: Table, guard: CounterId): CounterId[] {
  const { face } = GUARDS[guard]!
  const fit = Object.entries(table.counters).filter(
    ([unit, { at }]) =>
      sideOfUnit(unit) === 'soviet' &&
      faceOf(unit) === face &&
      (at === 'rvgk' || (isOnMap(at) && !isBesideGermans(table, at))),
  )
  const tried = fit.filter(([, counter]) => counter.tried !== null)
  return (tried.length > 0 ? tried : fit).map(([unit]) => unit).sort()
}
/** Guards that are formed now: those of this turn that nobody has become yet. */
export const guardsDue = (table: Table): CounterId[] =>
  Object.entries(GUARDS)
    .filter(([guard, { turn }]) => turn === table.turn && table.counters[guard]?.at === 'guards')
    .map(([guard]) => guard)
    .sort()
