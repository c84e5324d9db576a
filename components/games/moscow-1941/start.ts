import type { FirstMorning } from '@/components/wargame/later-port-of'
import { firstControl } from '@/lib/games/moscow-1941/control'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import type { Situation } from '@/lib/games/moscow-1941/situation'
import { faceIn } from './faces'

/** The map on the morning of the first turn. */
export const start = (): FirstMorning<Situation> => ({
  placed: Object.values(COUNTERS).flatMap(({ id, hex }) =>
    hex ? [{ id, hex, face: faceIn(id, 'fresh') }] : [],
  ),
  lies: { state: 'fresh', moved: false, fought: false, left: null },
  firstControl,
})
