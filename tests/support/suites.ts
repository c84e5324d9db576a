import { avd } from '../games/a-victory-denied/suite'
import { moscow } from '../games/moscow-1941/suite'
import { proud } from '../games/proud-monster/suite'
import { toySuite } from '../games/toy/suite'
import type { GameSuite } from './game-suite/suite'

/** Every game that goes through the suites for any game; the toy proves that they are for any. */
export const SUITES = [avd, moscow, proud, toySuite] as unknown as readonly GameSuite[]

/** The suite of a game; without a name that of the first. Ends the process where there is none. */
export function suiteOf(id: string | undefined = SUITES[0]!.game.id): GameSuite {
  const found = SUITES.find(({ game }) => game.id === id)
  if (found) return found
  console.error(`There is no game ${id}; there are ${SUITES.map(({ game }) => game.id).join(', ')}.`)
  process.exit(2)
}
