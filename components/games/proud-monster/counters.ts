import type { CounterFace } from '@/components/map/scene'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { figures } from '@/lib/games/proud-monster/in-force'
import { counterOf, type Table } from '@/lib/games/proud-monster/state'
import { axisFace, guardFace, triedFace, untriedFace } from './faces'

/** The counter of a unit as it lies. */
export function faceOf(table: Table, unit: string): CounterFace {
  const { lost, tried } = counterOf(table, unit)
  const { face } = figures.counters[unit]!
  if (face === null) return AXIS[unit] ? axisFace(unit, lost) : guardFace(unit, lost)
  return tried === null ? untriedFace(face) : triedFace(face, figures.pools[face].rows[tried]!)
}
