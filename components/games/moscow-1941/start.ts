import { startScene } from '@/components/wargame/map/start-scene'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { faceIn } from './faces'
import { westAtStart } from './front'

const placed = () =>
  Object.values(COUNTERS).flatMap(({ id, hex }) => (hex ? [{ id, hex, face: faceIn(id, 'fresh') }] : []))

/** The map on the morning of the first turn. */
export const sceneAtStart = () =>
  startScene(placed(), { state: 'fresh', moved: false, fought: false, left: null } as const, westAtStart)
