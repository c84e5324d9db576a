import { COUNTERS } from '../data/counters'
import { POCKET } from '../data/map'
import { board } from '../geometry'
import { type CounterId, type Hex, SIDES, type Table } from '../state'
import { stackRefusal } from './05-stacking'
import { inEnemyZoc } from './06-zoc'
import { hasSupplyLine, usableSources } from './10-supply'
import { hexes, hexesBetween, numberOf } from './ground'
import { hexOf, onMapHqs, onMapUnits } from './occupancy'
import { isEnemyVictoryHex } from './victory-hexes'

/** An HQ goes at least this many hexes back (12.6). */
export const LEAST_RELOCATION = 4

/** The table without an HQ that leaves: where it stood it no longer helps a supply line through an enemy zone. */
function lifted(table: Table, hq: CounterId): Table {
  const at = hexOf(table, hq)
  if (at === null || !inEnemyZoc(table, at, COUNTERS[hq]!.side)) return table
  const { [hq]: _lifted, ...counters } = table.counters
  return { ...table, counters }
}

/**
 * Where an HQ may be re-placed when it leaves `from` (12.6): the nearest fitting hexes, at least four away, on a way
 * of which every hex is one closer to the same own source. Empty: it is out of the game.
 */
export function relocationHexes(table: Table, hq: CounterId, from: Hex): Hex[] {
  const { side } = COUNTERS[hq]!
  const rest = lifted(table, hq)
  const start = numberOf(from)
  const sources = usableSources(rest, side).map((source) => {
    const at = numberOf(source)
    return { at, far: hexesBetween(start, at) }
  })
  const nearer: Hex[][] = []
  for (let i = 0; i < hexes.length; i += 1) {
    const gone = hexesBetween(start, i)
    if (gone < LEAST_RELOCATION || sources.every(({ at, far }) => hexesBetween(i, at) !== far - gone))
      continue
    nearer[gone] ??= []
    nearer[gone].push(hexes[i]!)
  }
  const fits = (hex: Hex) =>
    !stackRefusal(rest, hq, hex) &&
    !inEnemyZoc(rest, hex, side) &&
    !(side === 'german' && POCKET.has(hex)) &&
    !isEnemyVictoryHex(rest, hex, side) &&
    hasSupplyLine(rest, side, hex)
  for (const ring of nearer) {
    const fitting = (ring ?? []).filter(fits).sort()
    if (fitting.length > 0) return fitting
  }
  return []
}

/** True if a hex is within the command range of an HQ; only hexes count (7.3.4, 7.3.6). */
export function inCommandRange(table: Table, hq: CounterId, hex: Hex): boolean {
  const at = hexOf(table, hq)
  return at !== null && board.distance(at, hex) <= (COUNTERS[hq]!.range ?? 0)
}

/** HQs on the map with no combat unit of their side in command range (12.5), by id. */
export const orphanedHqs = (table: Table): CounterId[] =>
  SIDES.flatMap((side) =>
    onMapHqs(table, side).filter(
      (hq) => !onMapUnits(table, side).some((id) => inCommandRange(table, hq, hexOf(table, id)!)),
    ),
  ).sort()
