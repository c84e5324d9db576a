import 'server-only'
import type { z } from 'zod'
import { MOST_SET_UPS, readSetUps, setUpsField, setUpsRecord, withSetUp } from '@/lib/accounts/set-ups'
import type { SetUpScope } from '@/lib/kernel/disposition'
import type { SetUpsAnswer } from '../api/me'
import type { Call } from '../call'
import { mayAsk, mayAskAs } from '../http/limits'
import { badRequest, notNow, tooManyHands } from '../http/problem'
import { guestFor, makeGuest, provenWho } from './guest'
import type { keepSetUpRequest, setUpsQuery } from './requests'

const TRIES = 5

/** What does not stand in the books of this server is refused: else anybody could keep as many lists as he likes. */
function mustBeKnown({ services }: Call, { game, scenario, side }: SetUpScope): void {
  const known = Object.hasOwn(services.games, game) ? services.games[game]! : null
  if (!known) throw badRequest('There is no such game.', 'game')
  if (!known.scenarios.some(({ id }) => id === scenario))
    throw badRequest('It has no such scenario.', 'scenario')
  if (!known.sides.includes(side)) throw badRequest('It has no such side.', 'side')
}

/** The set-ups that a player has kept for a side of a scenario. */
export async function readKeptSetUps(call: Call, scope: z.output<typeof setUpsQuery>): Promise<SetUpsAnswer> {
  mustBeKnown(call, scope)
  const who = await provenWho(call)
  if (!who) return { kept: [], most: MOST_SET_UPS }
  const [text] = await call.services.store.fields(setUpsRecord(who.account), [setUpsField(scope)])
  return { kept: readSetUps(text), most: MOST_SET_UPS }
}

/** Keeps a set-up under a name, or forgets the one of that name; somebody without an account gets one by it. */
export async function keepSetUp(
  call: Call,
  { id, name, text, ...scope }: z.output<typeof keepSetUpRequest>,
): Promise<SetUpsAnswer> {
  mustBeKnown(call, scope)
  const known = await provenWho(call)
  const who = known ?? guestFor(call, 'set-up', id)
  if (!known) {
    await mayAsk(call, 'create')
    await makeGuest(call, who)
  }
  await mayAskAs(call, 'link', who)
  const { store } = call.services
  const [record, field] = [setUpsRecord(who.account), setUpsField(scope)]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [before = null] = await store.fields(record, [field])
    const kept = withSetUp(readSetUps(before), { name, text })
    if (!kept) throw notNow(`No more than ${MOST_SET_UPS} set-ups are kept for a side. Delete one first.`)
    const change = kept.length > 0 ? { set: { [field]: JSON.stringify(kept) } } : { unset: [field] }
    if (await store.setFields(record, { create: true, expect: { [field]: before }, ...change })) {
      call.giveWho(who)
      return { kept, most: MOST_SET_UPS }
    }
  }
  throw tooManyHands()
}
