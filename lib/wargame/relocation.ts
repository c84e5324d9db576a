import { mapOf } from './map'
import { hexOf, type OnMap } from './occupancy'
import { ringsBack } from './retreat'
import type { Side } from './ruleset'
import { inEnemyZoc } from './zoc'

/** What a game says of headquarters that go back. */
interface Relocation<At extends OnMap> {
  /** Hexes of the sources that a side has now: an HQ goes toward one of them. */
  readonly sources: (at: At, side: Side) => readonly string[]
  /** It goes at least so many hexes. */
  readonly least: (rules: At['rules']) => number
  /** true: it may settle in a hex that lies in no enemy zone, with itself off the map. */
  readonly fits: (rest: At, hq: string, side: Side, hex: string) => boolean
}

/** The map without a piece that leaves: where it stood it no longer helps a supply line through an enemy zone. */
function lifted<At extends OnMap>(at: At, piece: string): At {
  const from = hexOf(at, piece)
  if (from === null || !inEnemyZoc(at, from, at.rules.counters[piece]!.side)) return at
  const { [piece]: _lifted, ...counters } = at.open.counters
  return { ...at, rules: at.rules, open: { ...at.open, counters } }
}

/**
 * Where an HQ may be re-placed when it leaves `from`: the nearest fitting hexes, on a way of which every hex is one closer
 * to the same source; empty: nowhere.
 */
export const relocationUnder =
  <At extends OnMap>({ sources, least, fits }: Relocation<At>) =>
  (at: At, hq: string, from: string): string[] => {
    const { side } = at.rules.counters[hq]!
    const rest = lifted(at, hq)
    for (const ring of ringsBack(mapOf(at.rules), from, sources(rest, side), least(at.rules))) {
      const fitting = ring.filter((hex) => !inEnemyZoc(rest, hex, side) && fits(rest, hq, side, hex)).sort()
      if (fitting.length > 0) return fitting
    }
    return []
  }
