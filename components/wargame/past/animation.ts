import type { Scene } from '@/components/map/scene'
import type { LogLine } from '@/components/table/game-controls'
import type { LineTraits } from '../port'

/** What the lines tell of the map; `along`: all at once. */
export const animationOf = (
  { ways }: LineTraits,
  lines: readonly LogLine[],
  along = false,
): NonNullable<Scene['story']> =>
  lines.flatMap(({ key, at }) => (at ? [{ hexes: at, way: ways.has(key), along }] : []))
