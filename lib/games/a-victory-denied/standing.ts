import { COUNTERS } from './data/counters'
import { VICTORY_HEXES } from './data/map'
import { unitsInBattle } from './flow/battle'
import { stepsLeft } from './flow/losses'
import { board } from './geometry'
import type { Order } from './orders'
import { odds } from './rules/09-odds'
import { retreatPaths } from './rules/09-retreat'
import { relocationHexes } from './rules/12-headquarters'
import { hexOf, onMapUnits } from './rules/occupancy'
import type { CounterId, Hex, Step, StepOf, Table } from './state'

/**
 * What the player who is not acting does when he has asked not to be asked. Public facts only, no dice, ties to
 * the lowest id, so that the answer tells nothing.
 */
export function standingOrder(table: Table, due: Step): Order {
  switch (due.step) {
    case 'stuka':
      return isWorthAStuka(table) ? { type: 'flyStuka' } : { type: 'done' }
    case 'losses':
      return { type: 'takeLoss', unit: cheapest(table, unitsInBattle(table, due.side)) }
    case 'airDefence':
      return {
        type: 'takeLoss',
        unit: [...due.units].sort((a, b) => stepsLeft(table, b) - stepsLeft(table, a))[0]!,
      }
    case 'retreat':
      return retreatOf(table)
    case 'relocate':
      return { type: 'relocateHq', unit: due.hq, to: bestHqHex(table, due) }
    default:
      // Guderian is kept until the last chit has been played.
      return { type: 'done' }
  }
}

/** A Stuka is flown against an attack of 2-1 or better on a motorized unit or a Victory Hex, and one is kept. */
function isWorthAStuka(table: Table): boolean {
  const battle = table.battle!
  const { column } = odds(table, { ...battle, chit: table.activation?.chit ?? null })
  const matters =
    VICTORY_HEXES[battle.target] !== undefined || battle.defenders.some((unit) => COUNTERS[unit]!.motorized)
  return column >= 2 && matters && table.stukas.ready > 1
}

/** Not motorized before motorized, weak before strong; air defence last, for it cannot retreat. */
function cheapest(table: Table, units: readonly CounterId[]): CounterId {
  const price = (unit: CounterId) => {
    const { motorized, colour, attack, defence } = COUNTERS[unit]!
    return (
      (colour === 'pvo' ? 1000 : 0) +
      (motorized ? 100 : 0) +
      attack +
      defence -
      (stepsLeft(table, unit) < 2 ? 0.5 : 0)
    )
  }
  return [...units].sort((a, b) => price(a) - price(b) || a.localeCompare(b))[0]!
}

/** The unit with the fewest ways goes first, by the lowest way. */
function retreatOf(table: Table): Order {
  const ways = Object.entries(table.battle!.retreat)
    .map(([unit, hexes]) => ({ unit, paths: retreatPaths(table, unit, hexes) }))
    .sort((a, b) => a.paths.length - b.paths.length || a.unit.localeCompare(b.unit))
  const { unit, paths } = ways[0]!
  const path = [...paths].sort((a, b) => a.join().localeCompare(b.join()))[0] ?? [table.battle!.target]
  return { type: 'retreatUnit', unit, path }
}

/** Where the HQ commands most of its own units. */
function bestHqHex(table: Table, { hq, from }: StepOf<'relocate'>): Hex {
  const { side, range } = COUNTERS[hq]!
  const commanded = (hex: Hex) =>
    onMapUnits(table, side).filter((unit) => board.distance(hex, hexOf(table, unit)!) <= (range ?? 0)).length
  const hexes = relocationHexes(table, hq, from)
  return [...hexes].sort((a, b) => commanded(b) - commanded(a) || a.localeCompare(b))[0]!
}
