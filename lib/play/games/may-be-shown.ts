import 'server-only'
import type { Game } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/log/match'
import { stageOf } from '@/lib/kernel/log/projection'

/** Whether the two who have a game may show it to all: it is over, and was between people to its end. */
export const mayBeShown = (game: Game, match: Match): boolean =>
  match.mode === 'invite' &&
  stageOf(game, match) === 'over' &&
  game.sides.every((side) => match.players[side] === 'person')
