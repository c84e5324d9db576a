import { startScene } from '@/components/wargame/map/start-scene'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { faceOf } from './faces'
import { westAtStart } from './front'

const placed = () =>
  Object.values(COUNTERS).flatMap(({ id, hex, arrival }) =>
    hex && arrival === 'setup' ? [{ id, hex, face: faceOf(id, { reduced: false }) }] : [],
  )

/** The map on the morning of the first turn. */
export const sceneAtStart = () =>
  startScene(
    placed(),
    { reduced: false, oos: false, isolated: false },
    westAtStart,
    Object.entries(VICTORY_HEXES).map(([hex, kind]) => ({ hex, kind, value: null })),
  )
