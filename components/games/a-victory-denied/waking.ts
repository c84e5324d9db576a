import type { Waking } from '../screens'

/** The table and what it stands on, from the ground up. */
export const waking: Waking = {
  beneath: [
    () => require('@/lib/games/a-victory-denied/geometry'),
    () => require('@/lib/games/a-victory-denied/data/map'),
    () => require('@/lib/games/a-victory-denied/data/counters'),
    () => require('@/lib/games/a-victory-denied/rules/ground'),
    () => require('@/components/map/map-canvas'),
    () => require('./panels'),
    () => require('./use-play'),
  ],
  screen: () => require('./table').Table,
}
