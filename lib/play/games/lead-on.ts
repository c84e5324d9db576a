import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { unchanged } from '@/lib/kernel/log/commands'
import { nobodyAt } from '../call'
import type { Services } from '../services'
import { advanced, goesOnAlone } from './advanced'
import type { Table } from './table'
import { transactionByLink } from './transaction'

/** Milliseconds after an answer in which the computer plays on, or a turn that is passed is led on. */
const LENGTH = 8_000
/** As long somebody at the table may begin, and do his part between two of ours. */
const ROOM = { first: 2_000, between: 100 }

/**
 * Plays on for the computer, or leads a turn that is passed, after the answer: whoever has handed over need not stay for it,
 * and is told as ever when he is asked again.
 */
export function leadOnLater(services: Services, { game, match }: Pick<Table, 'game' | 'match'>): void {
  if (goesOnAlone(game, match)) services.later(() => leadOn(services, { match }, (ms) => wait(ms)))
}

/** The same, until its end or until somebody at the table does it, to whom it is left then. */
export async function leadOn(
  services: Services,
  { match }: Pick<Table, 'match'>,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  const call = nobodyAt(services, match.game)
  const end = services.now() + LENGTH
  let { head } = match
  for (let room = ROOM.first; services.now() < end; room = ROOM.between) {
    await pause(room)
    const id = services.random(16).toString('hex')
    let isOurs = false
    const after = await transactionByLink(
      call,
      () => true,
      { id, body: {} },
      (now) => {
        isOurs = goesOnAlone(now.game, now.match) && now.match.head === head
        return { appended: isOurs ? advanced(call, now) : unchanged(now.match) }
      },
    ).catch(() => null)
    if (!after || !isOurs || after.match.head === head) return
    head = after.match.head
  }
}
