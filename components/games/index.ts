import { manifest as aVictoryDenied } from './a-victory-denied/manifest'
import type { GameManifest } from './manifest'

/** Every game there is to be played. */
export const GAMES: readonly GameManifest[] = [aVictoryDenied]

/** The game of this name; undefined if there is none. */
export const gameOf = (id: string): GameManifest | undefined => GAMES.find((game) => game.id === id)
