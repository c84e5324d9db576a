import { PRACTICE } from '@/lib/kernel/game'
import type { GameAnswer } from '@/lib/play/api/game'

type Ended = Pick<GameAnswer, 'mode' | 'scenario' | 'seats' | 'players' | 'empty'>

/** Whether the reader may play again: he has one seat, and the other had the computer from the start, or somebody who is still there. */
export function mayPlayAgain({ mode, scenario, seats, players, empty }: Ended): boolean {
  if (seats.length !== 1) return false
  if (mode === 'computer') return scenario !== PRACTICE
  return (
    mode === 'invite' &&
    Object.keys(players).every((side) => players[side] === 'person' && !empty.includes(side))
  )
}
