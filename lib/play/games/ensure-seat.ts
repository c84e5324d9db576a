import 'server-only'
import { accountRecord, dayOf, deviceField, gameEntry, readDevice } from '@/lib/accounts/account'
import type { Call } from '../call'
import type { SeatedTable } from './table'

/** Sees to it that a game stands in the list of him who has a seat there, and on what day his browser was last here. */
export async function ensureSeat(
  { services }: Call,
  { who, device, listed, visits, seat, match }: SeatedTable,
): Promise<void> {
  if (!who) return
  const known = device ? readDevice(device) : null
  const today = dayOf(services.now())
  const set: Record<string, string> = {}
  if (known && known.seen < today) set[deviceField(who)] = JSON.stringify({ ...known, seen: today })
  // A page that still looks as its challenge is withdrawn, or taken off the list, does not bring it back. What anybody
  // may look at is no game of his.
  if (!listed && !visits && !match.challenge?.closed) {
    const since = new Date(services.now()).toISOString()
    Object.assign(set, gameEntry(match.game, { sides: seat.sides, since, mode: match.mode }))
  }
  if (Object.keys(set).length === 0) return
  // A browser that was signed out in between stays so.
  await services.store.setFields(accountRecord(who.account), {
    ...(device ? { expect: { [deviceField(who)]: device } } : {}),
    set,
  })
}
