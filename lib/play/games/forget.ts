import 'server-only'
import type { z } from 'zod'
import { accountRecord, gameField, readGameEntry } from '@/lib/accounts/account'
import { followRecord } from '@/lib/seats/follow'
import { ownerField } from '@/lib/seats/seat'
import type { Call } from '../call'
import { notNow } from '../http/problem'
import type { idRequest } from '../http/schemas'
import { provenWho } from '../me/guest'
import { allSides } from '../services'
import { cardField, readCard } from './list-projection'

/** Takes a game off the list of an account. One that somebody else waits in stays. */
export async function forgetGame(call: Call, _body: z.output<typeof idRequest>): Promise<object> {
  const { services, game } = call
  const who = await provenWho(call)
  if (!who) return {}
  const record = accountRecord(who.account)
  const [text] = await services.store.fields(record, [gameField(game)])
  // Nothing is said of games that are not in the list, whether there are such or not.
  if (!text) return {}
  const { mode, sides } = readGameEntry(text)
  const names = sides[0] ? [cardField(sides[0]), ...allSides(services).map(ownerField)] : []
  const [card, ...owners] = names.length > 0 ? await services.store.fields(game, names) : []
  const stage = card ? readCard(card).stage : 'over'
  // At a hot seat a substitute may have taken a side.
  const isShared = mode === 'invite' || new Set(owners.filter(Boolean)).size > 1
  if (isShared && stage !== 'over' && stage !== 'closed') {
    throw notNow('Somebody plays this game with you. It leaves the list when it is over.')
  }
  await services.store.setFields(record, { unset: [gameField(game)] })
  await services.store.setFields(followRecord(game), { unset: [who.account] })
  return {}
}
