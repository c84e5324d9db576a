import { manifest as aVictoryDenied } from './a-victory-denied/manifest'
import { manifest as deathAndDestruction } from './death-and-destruction/manifest'
import type { GameManifest } from './manifest'
import { manifest as moscow1941 } from './moscow-1941/manifest'
import { manifest as proudMonster } from './proud-monster/manifest'

/** Every game there is to be played. */
export const GAMES: readonly GameManifest[] = [
  ...[aVictoryDenied, moscow1941, proudMonster],
  deathAndDestruction,
]

/** The game of this name; undefined if there is none. */
export const gameOf = (id: string): GameManifest | undefined => GAMES.find((game) => game.id === id)
