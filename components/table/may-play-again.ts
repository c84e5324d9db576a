import type { GameAnswer } from '@/lib/play/api/game'

type Ended = Pick<GameAnswer, 'mode' | 'seats' | 'players' | 'empty'>

/** Whether the reader may propose to play again: he has one seat, and somebody who is still there had the other. */
export const mayPlayAgain = ({ mode, seats, players, empty }: Ended): boolean =>
  mode === 'invite' &&
  seats.length === 1 &&
  Object.keys(players).every((side) => players[side] === 'person' && !empty.includes(side))
