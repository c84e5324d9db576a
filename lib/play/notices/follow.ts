import 'server-only'
import type { z } from 'zod'
import { accountRecord } from '@/lib/accounts/account'
import { readUnfollow } from '@/lib/notices/stop'
import { FOLLOWED_FIELD, followRecord, readFollow, writeFollow } from '@/lib/seats/follow'
import type { FollowAnswer } from '../api/notices'
import type { Call } from '../call'
import { openTable } from '../games/open-game'
import { notNow, notYourSeat } from '../http/problem'
import type { followRequest } from '../http/schemas'

/** As many as are told of one game. */
const MOST = 200

/** Who watches says whether he is to be told how the game goes on. */
export async function follow(call: Call, { on }: z.output<typeof followRequest>): Promise<FollowAnswer> {
  const { store, now } = call.services
  const { seat, who, visits } = await openTable(call)
  if (!who || visits || seat.sides.length > 0 || !seat.watch) {
    throw notYourSeat('Only who watches a game follows it.')
  }
  const record = followRecord(call.game)
  if (!on) {
    await store.setFields(record, { unset: [who.account] })
    return { follows: false }
  }
  const all = await store.whole(record)
  const known = readFollow(all[who.account])
  if (!known && Object.keys(all).length >= MOST) throw notNow('Many follow this game already.')
  const entry = { since: now(), seen: now(), ...known, watch: seat.watch }
  await store.setAll([
    { id: record, create: true, set: { [who.account]: writeFollow(entry) } },
    { id: call.game, set: { [FOLLOWED_FIELD]: '1' } },
  ])
  return { follows: true }
}

/** Ends it by the link of a mail, with no session; false where it is no such link. To end it twice is no mistake. */
export async function unfollow({ services }: Call, token: string): Promise<boolean> {
  const named = readUnfollow(services.key(), token)
  if (!named) return false
  // A guest may have signed in since.
  const [moved] = await services.store.fields(accountRecord(named.account), ['moved'])
  const unset = [named.account, ...(moved ? [moved] : [])]
  await services.store.setFields(followRecord(named.game), { unset })
  return true
}
