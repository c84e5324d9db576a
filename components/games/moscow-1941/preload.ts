import type { Preload } from '../preload'

/** The table of this game and what it stands on, from the ground up. */
export const preload: Preload = {
  // The map is painted beside the page meanwhile.
  begin: () => require('./printing').begin(),
  beneath: [
    () => require('@/lib/games/moscow-1941/geometry'),
    () => require('@/lib/games/moscow-1941/data/map'),
    () => require('@/lib/games/moscow-1941/data/units'),
    () => require('@/lib/games/moscow-1941/in-force'),
    () => require('./port'),
  ],
  plays: () => require('./table-game').tableGame,
}
