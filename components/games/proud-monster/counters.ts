import type { CounterFace } from '@/components/map/scene'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { figures } from '@/lib/games/proud-monster/in-force'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { counterOf } from '@/lib/games/proud-monster/state'
import { axisFace, guardFace, triedFace, untriedFace } from './faces'

/** The counter of a unit as it lies. */
export function face({ open }: Situation, unit: string): CounterFace {
  const { lost, tried } = counterOf(open, unit)
  const { face: pool } = figures.counters[unit]!
  if (pool === null) return AXIS[unit] ? axisFace(unit, lost) : guardFace(unit, lost)
  return tried === null ? untriedFace(pool) : triedFace(pool, figures.pools[pool].rows[tried]!)
}
