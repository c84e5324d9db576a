import type { Scene } from '@/components/map/scene'
import type { LogLine } from '@/components/table/game-controls'

/** Lines of which the hexes are a way, the first of them where the counter stood. */
const WAYS: ReadonlySet<string> = new Set([
  'log-moved',
  'log-enters',
  'log-relocated',
  'log-retreat',
  'log-advance',
])

/** What the lines tell of the map. */
export const storyOf = (lines: readonly LogLine[]): NonNullable<Scene['story']> =>
  lines.flatMap(({ key, at }) => (at ? [{ hexes: at, way: WAYS.has(key) }] : []))
