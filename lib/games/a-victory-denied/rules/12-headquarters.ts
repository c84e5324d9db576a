import { mapOf } from '@/lib/wargame/map'
import { hexOf, onMapHqs } from '@/lib/wargame/occupancy'
import { ringsBack } from '@/lib/wargame/retreat'
import { inEnemyZoc } from '@/lib/wargame/zoc'
import type { Situation } from '../in-force'
import type { CounterId, Hex, StepOf } from '../state'
import { stackRefusal } from './05-stacking'
import { hasSupplyLine, usableSources } from './10-supply'
import { isEnemyVictoryHex } from './victory-hexes'

/** Who is in command range (7.3.4, 7.3.6), and which HQs have nobody there (12.5). */
export { inCommandRange, orphanedHqs } from '@/lib/wargame/command'

/** The map without an HQ that leaves: where it stood it no longer helps a supply line through an enemy zone. */
function lifted(at: Situation, hq: CounterId): Situation {
  const from = hexOf(at, hq)
  if (from === null || !inEnemyZoc(at, from, at.rules.counters[hq]!.side)) return at
  const { [hq]: _lifted, ...counters } = at.open.counters
  return { rules: at.rules, open: { ...at.open, counters } }
}

/**
 * Where an HQ may be re-placed when it leaves `from` (12.6): the nearest fitting hexes, at least four away, on a way
 * of which every hex is one closer to the same own source. Empty: it is out of the game.
 */
export function relocationHexes(at: Situation, hq: CounterId, from: Hex): Hex[] {
  const { side } = at.rules.counters[hq]!
  const rest = lifted(at, hq)
  const fits = (hex: Hex) =>
    !stackRefusal(rest, hq, hex) &&
    !inEnemyZoc(rest, hex, side) &&
    !(side === 'german' && at.rules.pocket.has(hex)) &&
    !isEnemyVictoryHex(rest, hex, side) &&
    hasSupplyLine(rest, side, hex)
  for (const ring of ringsBack(mapOf(at.rules), from, usableSources(rest, side), at.rules.leastRelocation)) {
    const fitting = ring.filter(fits).sort()
    if (fitting.length > 0) return fitting
  }
  return []
}

/** 10.4: HQs of a side that may relocate in this supply phase, each once, and where to (12.6). */
export const relocatable = (at: Situation, { side, relocated }: Omit<StepOf<'hqs'>, 'step'>) =>
  onMapHqs(at, side)
    .filter((hq) => !relocated.includes(hq))
    .map((hq) => ({ hq, to: relocationHexes(at, hq, hexOf(at, hq)!) }))
    .filter(({ to }) => to.length > 0)
