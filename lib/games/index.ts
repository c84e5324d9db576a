import type { Game } from '@/lib/kernel/game'
import { tableOf } from '@/lib/kernel/table-of'
import { game as aVictoryDenied } from './a-victory-denied'
import { game as deathAndDestruction } from './death-and-destruction'
import { game as moscow1941 } from './moscow-1941'
import { game as proudMonster } from './proud-monster/full'

/** A game as those see it who do not know its types; its own functions parse what they are given. */
const untyped = (game: unknown) => game as Game

/** Every game there is, by its id: the name of its folder. */
export const games: Readonly<Record<string, Game>> = tableOf(
  [aVictoryDenied, moscow1941, proudMonster, deathAndDestruction].map((game) => [game.id, untyped(game)]),
)
