import type { Scene } from '@/components/map/scene'
import { startScene } from '@/components/wargame/map/start-scene'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { faceOf } from './faces'
import { westAtStart } from './front'

/** The map on the morning of the first turn. */
export function sceneAtStart(): Scene {
  const placed = Object.values(COUNTERS).flatMap(({ id, hex, arrival }) =>
    hex && arrival === 'setup' ? [{ id, hex, face: faceOf(id, { reduced: false }), badge: null }] : [],
  )
  const marks = { reduced: false, oos: false, isolated: false }
  return startScene(
    westAtStart(Object.fromEntries(placed.map(({ id, hex }) => [id, { at: hex, ...marks }]))),
    placed,
    Object.entries(VICTORY_HEXES).map(([hex, kind]) => ({ hex, kind, value: null })),
  )
}
