import type { CounterFace } from '@/components/map/scene'
import { grouped } from '@/lib/wargame/pools'
import type { TrackPiece } from '../later-port'

/** Counters as they lie in a box, those that look alike as one. */
export const counterPieces = (
  units: readonly string[],
  faceOf: (unit: string) => CounterFace,
  nameOf: (unit: string) => string,
): TrackPiece[] =>
  [...grouped(units, (unit) => faceOf(unit).key).values()].map((alike) => ({
    ...{ label: nameOf(alike[0]!), n: alike.length, drawn: faceOf(alike[0]!) },
  }))
