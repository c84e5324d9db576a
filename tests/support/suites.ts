import { avd } from '../games/a-victory-denied/suite'
import { late } from '../games/death-and-destruction/suite'
import { moscow } from '../games/moscow-1941/suite'
import { whole } from '../games/proud-monster/full/suite'
import { proud } from '../games/proud-monster/suite'
import { toySuite } from '../games/toy/suite'
import { type GameSuite, nameOf } from './game-suite/suite'

/** Every game that goes through the suites for any game; the toy proves that they are for any. */
export const SUITES = [avd, moscow, proud, late, toySuite] as unknown as readonly GameSuite[]

/** Further levels of these games, whose names say so: `proud-monster/full`. */
export const LEVELS = [whole] as unknown as readonly GameSuite[]

/** The suite of a game or of a level of one; without a name that of the first. Ends the process where there is none. */
export function suiteOf(id: string | undefined = nameOf(SUITES[0]!)): GameSuite {
  const all = [...SUITES, ...LEVELS]
  const found = all.find((suite) => nameOf(suite) === id)
  if (found) return found
  console.error(`There is no game ${id}; there are ${all.map(nameOf).join(', ')}.`)
  process.exit(2)
}

/** The module of a game, or of a level of one, among the sources of any build; what it exports as `game` is played. */
export const sourceOf = (suite: GameSuite): string => `lib/games/${nameOf(suite)}/index.ts`
