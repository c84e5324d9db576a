import type { FirstMorning } from '@/components/wargame/later-port-of'
import { firstControl } from '@/lib/games/a-victory-denied/control'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import { faceOf } from './faces'

/** The map on the morning of the first turn. */
export const start = (): FirstMorning<Situation> => ({
  placed: Object.values(COUNTERS).flatMap(({ id, hex, arrival }) =>
    hex && arrival === 'setup' ? [{ id, hex, face: faceOf(id, { reduced: false }) }] : [],
  ),
  lies: { reduced: false, oos: false, isolated: false },
  tokens: Object.entries(VICTORY_HEXES).map(([hex, kind]) => ({ hex, kind, value: null })),
  firstControl,
})
