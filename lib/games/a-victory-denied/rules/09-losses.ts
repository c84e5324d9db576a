import { hexOf } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import { type Box, type CounterId, counterOf } from '../state'

/** Steps that a combat unit still has (2.2.3). */
export function stepsLeft(at: Situation, unit: CounterId): number {
  if (hexOf(at, unit) === null) return 0
  return counterOf(at.open, unit).reduced ? 1 : at.rules.counters[unit]!.steps
}

/** 10.5: where a Soviet unit goes when it is disbanded; a * unit is tan and not lost by that. */
export function boxAfterDisbanding(at: Situation, unit: CounterId): Box {
  if (counterOf(at.open, unit).isolated) return 'gone'
  return at.rules.counters[unit]!.colour === 'red' ? 'elite' : 'reserve'
}

/** 9.4.2: where a unit goes when it is eliminated. */
export function boxAfterElimination(at: Situation, unit: CounterId): Box {
  const { side, motorized, colour } = at.rules.counters[unit]!
  if (side === 'german') return motorized ? 'eliminated' : 'gone'
  return colour === 'star' || colour === 'pvo' ? 'gone' : boxAfterDisbanding(at, unit)
}
