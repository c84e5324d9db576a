import { onMapUnits } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { CounterId } from '../state'

/** German motorized units on the map (15.2). */
export const motorizedOnMap = (at: Situation): CounterId[] =>
  onMapUnits(at, 'german').filter((unit) => at.rules.counters[unit]!.motorized)
