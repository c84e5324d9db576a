import { firstControl, germanHexes } from '@/lib/games/a-victory-denied/control'
import { around, hexes } from '@/lib/games/a-victory-denied/rules/ground'
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
    if (patch.length > BROAD) continue
    const units = patch.flatMap((hex) => combatUnitsAt(table, hex))
    const pocket = units.length > 1 || (units.length === 1 && patch.length > SMALL)
    if (pocket) continue
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
  const side = hexes.map((hex) => west.has(hex))
  const seen = new Uint8Array(hexes.length)
  const found: Hex[][] = []
  for (let start = 0; start < hexes.length; start += 1) {
    if (seen[start]) continue
    seen[start] = 1
    const patch = [start]
    for (const i of patch) {
      for (let slot = 6 * i; slot < 6 * i + 6; slot += 1) {
        const next = around[slot]!
        if (next < 0 || seen[next] || side[next] !== side[start]) continue
        seen[next] = 1
        patch.push(next)
      }
    }
    found.push(patch.map((i) => hexes[i]!))
  }
  return found
}
