import type { Scene } from '@/components/map/scene'
import { startScene } from '@/components/wargame/map/start-scene'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { faceIn } from './faces'
import { westAtStart } from './front'

/** The map on the morning of the first turn. */
export function sceneAtStart(): Scene {
  const placed = Object.values(COUNTERS).flatMap(({ id, hex }) =>
    hex ? [{ id, hex, face: faceIn(id, 'fresh'), badge: null }] : [],
  )
  const fresh = { state: 'fresh', moved: false, fought: false, left: null } as const
  return startScene(
    westAtStart(Object.fromEntries(placed.map(({ id, hex }) => [id, { at: hex, ...fresh }]))),
    placed,
    [],
  )
}
