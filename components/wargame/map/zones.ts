import type { Scene } from '@/components/map/scene'
import type { SideTone } from '@/components/map/sheet'
import type { OnMap } from '@/lib/wargame/occupancy'
import { opponent, type Side } from '@/lib/wargame/ruleset'
import { zocOf } from '@/lib/wargame/zoc'

/** How a side is drawn. */
export const toneOf = (side: Side): SideTone => (side === 'german' ? 'west' : 'east')

/** Zones of the enemy of a unit that moves. */
export function zonesInReach(at: OnMap, unit: string): Scene['zones'] {
  const foe = opponent(at.rules.counters[unit]!.side)
  return [{ side: toneOf(foe), hexes: [...zocOf(at, foe)], inReach: true }]
}
