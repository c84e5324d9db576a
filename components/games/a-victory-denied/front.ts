import { firstControl, germanHexes } from '@/lib/games/a-victory-denied/control'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { combatUnitsAt } from '@/lib/games/a-victory-denied/rules/occupancy'
import type { Hex, Table } from '@/lib/games/a-victory-denied/state'

/** An enclosed patch no larger than one unit and its zone, in hexes. */
const SMALL = 7
/** A patch so large is country, not a pocket, even if nobody stands in it. */
const BROAD = 150

// Control changes only when counters do.
const known = new WeakMap<Table['counters'], ReadonlySet<Hex>>()

/**
 * Hexes that are drawn as German. A patch behind the other side's line is shown if it holds more than one unit,
 * or one and more than its zone: a pocket. Anything less would be a ring around a straggler, or around nobody.
 */
export function westOf(table: Table): ReadonlySet<Hex> {
  const found = known.get(table.counters)
  if (found) return found
  const west = new Set(germanHexes(table.control))
  for (const patch of patches(west)) {
    const units = patch.flatMap((hex) => combatUnitsAt(table, hex))
    const pocket = units.length > 1 || (units.length === 1 && patch.length > SMALL)
    if (pocket || patch.length > BROAD) continue
    const german = west.has(patch[0]!)
    for (const hex of patch) {
      if (german) west.delete(hex)
      else west.add(hex)
    }
  }
  known.set(table.counters, west)
  return west
}

/** The same for counters that lie where the set-up puts them. */
export function westAtStart(counters: Table['counters']): ReadonlySet<Hex> {
  // Who is nearest depends on the counters alone.
  const table = { counters } as Table
  return westOf({ ...table, control: firstControl(table) })
}

/** Patches of hexes of one side, each as a list. */
function patches(west: ReadonlySet<Hex>): Hex[][] {
  const seen = new Set<Hex>()
  const found: Hex[][] = []
  for (const start of board.hexes) {
    if (seen.has(start)) continue
    seen.add(start)
    const patch = [start]
    for (const hex of patch) {
      for (const next of board.neighbours(hex)) {
        if (seen.has(next) || west.has(next) !== west.has(start)) continue
        seen.add(next)
        patch.push(next)
      }
    }
    found.push(patch)
  }
  return found
}
