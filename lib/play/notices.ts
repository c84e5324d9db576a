import 'server-only'
import type { DeadlineOf } from '@/lib/notices/outbox'
import { drainGame } from '@/lib/notices/sender'
import type { Desk } from './desk'

/** When a side's time runs out. */
export const deadlineOf: DeadlineOf = () => null

/** Sends what a game has to tell, after the answer to him whose order caused it. */
export function tellLater(desk: Desk, game: string): void {
  desk.later(async () => {
    try {
      await drainGame(desk, game)
    } catch {
      // It stays due: the scheduler, or the next order, comes back to it.
    }
  })
}
