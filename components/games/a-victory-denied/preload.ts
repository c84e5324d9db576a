import type { Preload } from '../preload'

/** The table of this game and what it stands on, from the ground up. */
export const preload: Preload = {
  // The map is painted beside the page meanwhile.
  begin: () => require('./printing').begin(),
  beneath: [
    () => require('@/lib/games/a-victory-denied/geometry'),
    () => require('@/lib/games/a-victory-denied/data/map'),
    () => require('@/lib/games/a-victory-denied/data/counters'),
    () => {
      const { rules } = require('@/lib/games/a-victory-denied/in-force')
      require('@/lib/games/a-victory-denied/rules/ground').groundOf(rules)
    },
    () => require('./port'),
  ],
  plays: () => require('./table-game').tableGame,
}
