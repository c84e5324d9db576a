import type { Preload } from '../preload'

/** The table of this game and what it stands on, from the ground up. */
export const preload: Preload = {
  // The map is painted beside the page meanwhile.
  begin: () => require('./printing').begin(),
  beneath: [
    () => require('@/lib/games/proud-monster/geometry'),
    () => require('@/lib/games/proud-monster/data/map'),
    () => require('@/lib/games/proud-monster/data/units'),
    () => require('@/lib/games/death-and-destruction/geometry'),
    () => require('@/lib/games/death-and-destruction/in-force'),
    () => require('@/lib/games/death-and-destruction/ruleset'),
    () => require('./port'),
  ],
  plays: () => require('./table-game').tableGame,
}
