import { isOverland, isSupplied } from '@/lib/games/proud-monster/full/supply'
import type { Refusal } from '@/lib/kernel/decision'
import { enemyAt, sideAt, standsBeside } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import type { Situation } from '../situation'
import { type Hex, opponent, type Side } from '../state'
import { no } from '../world'

// What the ground is made of for those who defend it: fieldworks, and the fortified area (14.10, 14.11).

/** true: a side has a line over land to a hex, by no lake and not by a port alone (14.10, 14.11). */
const hasLine = (at: Situation, side: Side, hex: Hex): boolean =>
  side === 'soviet' ? isOverland(asked(at), hex) : isSupplied(asked(at), side, hex)

/** true: a side could dig in there: on land, with a line, and without any enemy (14.10, 14.11). */
const isOurs = (at: Situation, side: Side, hex: Hex): boolean =>
  at.rules.isLand(hex) && !enemyAt(at, hex, side) && hasLine(at, side, hex)
const isCity = ({ rules }: Situation, hex: Hex) => rules.placeOf(hex)?.kind === 'city'

/** Why a fieldwork is not dug there now; null if it is (14.10). */
export function judgeWork(at: Situation, side: Side, hex: Hex): Refusal | null {
  const { board, fortOf, isStalinLine } = at.rules
  if (at.open.works.due[side] === 0) return no('DD 14.10', 'no-work')
  if (!board.has(hex)) return no('DD 14.10', 'marker-place', { hex })
  if (at.rules.isOnMapC(hex)) return no('DD 3.11', 'work-caucasus', { hex }, [hex])
  if (at.open.works.dug.some((one) => one.hex === hex)) return no('DD 14.10', 'work-there', { hex }, [hex])
  const isFort = side === 'soviet' && (fortOf(hex) || isStalinLine(hex))
  if (isCity(at, hex) || isFort) return no('DD 14.10', 'work-place', { hex }, [hex])
  if (!isOurs(at, side, hex)) return no('DD 14.10', 'work-supply', { hex }, [hex])
  return standsBeside(at, opponent(side), hex) && sideAt(at, hex) !== side
    ? no('DD 14.10', 'work-near', { hex }, [hex])
    : null
}

/** Where a side may dig. */
export const workHexes = (at: Situation, side: Side): readonly Hex[] =>
  at.open.works.due[side] === 0 ? [] : at.rules.board.hexes.filter((hex) => judgeWork(at, side, hex) === null)

/** Why the fortified area is not laid out there now; null if it is (14.11). */
export function judgeArea(at: Situation, hex: Hex): Refusal | null {
  if (!at.open.works.areaDue) return no('DD 14.11', 'no-work')
  if (!at.rules.board.has(hex)) return no('DD 14.11', 'marker-place', { hex })
  return isOurs(at, 'soviet', hex) && !isGerman(at, hex) && !at.rules.isOnMapC(hex)
    ? null
    : no('DD 14.11', 'work-supply', { hex }, [hex])
}
const isGerman = ({ open }: Situation, hex: Hex) => open.taken.includes(hex)
export const areaHexes = (at: Situation): readonly Hex[] =>
  at.open.works.areaDue ? at.rules.board.hexes.filter((hex) => judgeArea(at, hex) === null) : []

/** Columns that the fortified area takes from those who attack a hex of it: more from month to month (14.11). */
export function areaShift(at: Situation, hex: Hex): number {
  const { area } = at.open.works
  const { areaRadius, areaShifts, areaTurn, board } = at.rules
  if (area === null || board.distance(area, hex) > areaRadius || isCity(at, hex)) return 0
  if (!hasLine(at, 'soviet', hex)) return 0
  const months = Math.floor((at.open.turn - areaTurn) / 2)
  return areaShifts[Math.min(months, areaShifts.length - 1)] ?? 0
}

/** true: nothing of the area is Soviet any more: no unit of theirs stands in it, and no line of theirs reaches it (14.11). */
export const isAreaLost = (at: Situation): boolean => {
  const { area } = at.open.works
  const { areaRadius, board, isLand } = at.rules
  if (area === null || sideAt(at, area) !== 'german') return false
  const hexes = board.hexes.filter((hex) => isLand(hex) && board.distance(area, hex) <= areaRadius)
  return hexes.every((hex) => sideAt(at, hex) !== 'soviet' && !isSupplied(asked(at), 'soviet', hex))
}
