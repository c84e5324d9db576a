import { BARE } from '@/components/map/bare-scene'
import type { Scene } from '@/components/map/scene'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { faceOf } from './faces'
import { westAtStart } from './front'

/** The map on the morning of the first turn. */
export function sceneAtStart(): Scene {
  const placed = Object.values(COUNTERS).flatMap(({ id, hex, arrival }) =>
    hex && arrival === 'setup' ? [{ id, hex }] : [],
  )
  const marks = { reduced: false, oos: false, isolated: false }
  return {
    ...BARE,
    west: westAtStart(Object.fromEntries(placed.map(({ id, hex }) => [id, { at: hex, ...marks }]))),
    counters: placed.map(({ id, hex }) => ({
      id,
      hex,
      face: faceOf(id, { reduced: false }),
      spent: false,
      badge: null,
      ring: null,
    })),
    tokens: Object.entries(VICTORY_HEXES).map(([hex, kind]) => ({ hex, kind, value: null })),
    numbers: false,
  }
}
