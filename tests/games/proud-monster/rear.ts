import { armyOf } from '@/lib/games/proud-monster/data/formations'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { staffFacts } from '@/lib/games/proud-monster/staff'
import type { State } from '@/lib/games/proud-monster/state'

/** How far a hex lies from the nearest unit of an army of the German side. */
export function farFrom(table: State['table'], army: string): (hex: string) => number {
  const { units, hexOf } = staffFacts({ rules, open: table }, 'german')
  const hexes = units.filter((unit) => armyOf(unit) === army).map(hexOf)
  return (hex) => Math.min(...hexes.map((other) => rules.board.distance(hex, other)))
}

/** A hex in the rear of such an army, in which nobody stands and that no enemy is near. */
export function rearOf(table: State['table'], army: string): string {
  const far = farFrom(table, army)
  const taken = Object.entries(table.counters).filter(([, { at }]) => /\d[NS]$/.test(at))
  const isClear = (hex: string) =>
    taken.every(([unit, { at }]) => rules.board.distance(hex, at) > (unit in AXIS ? 0 : 3))
  return [...rules.board.hexes].find((hex) => rules.isLand(hex) && far(hex) > 3 && isClear(hex))!
}

/** A unit of the German side that comes in turn 2, to an army that is printed on it. */
export const NEWCOMER = Object.keys(AXIS).find((unit) => AXIS[unit]!.turn === 2 && armyOf(unit) !== null)!
