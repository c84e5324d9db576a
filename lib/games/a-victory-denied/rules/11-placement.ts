import type { Refusal } from '@/lib/kernel/decision'
import { COUNTERS } from '../data/counters'
import { board } from '../geometry'
import { no } from '../no'
import type { CounterId, Hex, Table } from '../state'
import { stackRefusal } from './05-stacking'
import { inEnemyZoc } from './06-zoc'
import { hasSupplyLine } from './10-supply'
import { combatUnitsAt, hexOf, hqAt, onMapHqs } from './occupancy'

const hasChit = (table: Table, hex: Hex): boolean => table.vpOnMap[hex] !== undefined

/** true: HQs and PVO come in on a Victory Hex that holds a VP chit (11.1.1). */
const comesToVictoryHex = (unit: CounterId): boolean => COUNTERS[unit]!.hq || COUNTERS[unit]!.colour === 'pvo'

/** Soviet HQs in a hex or next to it. */
const hqsNear = (table: Table, hex: Hex): CounterId[] =>
  onMapHqs(table, 'soviet').filter((hq) => board.distance(hexOf(table, hq)!, hex) <= 1)

/** true: an HQ in the hex or next to it has received a * unit in this phase, in its hex or next to it (11.1.1). */
const hasStarNear = (table: Table, hex: Hex): boolean =>
  hqsNear(table, hex).some((hq) =>
    table.starHexes.some((star) => board.distance(hexOf(table, hq)!, star) <= 1),
  )

/** A Soviet combat unit: with or next to an HQ, and not under a German zone but in three cases (11.1.1). */
function combatUnitRefusal(table: Table, unit: CounterId, hex: Hex): Refusal | null {
  if (hqsNear(table, hex).length === 0) return no('AVD 11.1.1a', 'place-near-hq', { hex }, [hex])
  const covered =
    hasChit(table, hex) ||
    combatUnitsAt(table, hex, 'soviet').length > 0 ||
    hqAt(table, hex, 'soviet') !== null
  if (!covered && inEnemyZoc(table, hex, 'soviet')) return no('AVD 11.1.1a', 'place-zoc', { hex }, [hex])
  if (COUNTERS[unit]!.colour !== 'star' || !hasStarNear(table, hex)) return null
  return no('AVD 11.1.1a', 'place-star', { hex }, [hex])
}

/** Why a Soviet reinforcement, elite or escapee may not be placed in a hex (11.1.1, 11.1.3); null if it may. */
export function placementRefusal(table: Table, unit: CounterId, hex: Hex): Refusal | null {
  const { side, colour } = COUNTERS[unit]!
  const rule = colour === 'pvo' ? 'AVD 11.1.1b' : 'AVD 11.1.1a'
  if (side !== 'soviet') return no('AVD 11.1.2a', 'place-german', { unit })
  if (!board.has(hex)) return no('AVD 11.1.1a', 'place-off-map', { hex })
  if (comesToVictoryHex(unit) && !hasChit(table, hex)) return no(rule, 'place-victory-hex', { hex }, [hex])
  const crowded = stackRefusal(table, unit, hex)
  if (crowded) return crowded
  const misplaced = comesToVictoryHex(unit) ? null : combatUnitRefusal(table, unit, hex)
  if (misplaced) return misplaced
  if (hasSupplyLine(table, 'soviet', hex)) return null
  return no(rule, 'place-supply', { hex }, [hex])
}

/** Where a Soviet reinforcement, elite or escapee may be placed, in ascending order (11.1.1). */
export function placementHexes(table: Table, unit: CounterId): Hex[] {
  const near = () =>
    onMapHqs(table, 'soviet').flatMap((hq) => [hexOf(table, hq)!, ...board.neighbours(hexOf(table, hq)!)])
  const hexes = comesToVictoryHex(unit) ? Object.keys(table.vpOnMap) : near()
  return [...new Set(hexes)].filter((hex) => placementRefusal(table, unit, hex) === null).sort()
}
