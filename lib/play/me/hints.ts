import 'server-only'
import type { z } from 'zod'
import { accountRecord, HINTS_FIELD } from '@/lib/accounts/account'
import { hintsOf, withHints } from '@/lib/kernel/hints'
import type { HintsAnswer } from '../api/me'
import type { Call } from '../call'
import { mayAskAs } from '../http/limits'
import { notSignedIn, tooManyHands } from '../http/problem'
import { provenWho } from './guest'
import type { hintsRequest } from './requests'

const TRIES = 5

/** Keeps which hints a player has been given; who has no account has them on his device alone. */
export async function keepHints(
  call: Call,
  { changes }: z.output<typeof hintsRequest>,
): Promise<HintsAnswer> {
  const who = await provenWho(call)
  if (!who) throw notSignedIn()
  // They come as fast as a newcomer plays.
  await mayAskAs(call, 'order', who)
  const { store } = call.services
  const record = accountRecord(who.account)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [before = null] = await store.fields(record, [HINTS_FIELD])
    const hints = withHints(hintsOf(before ?? ''), changes).join(' ')
    const change = { expect: { [HINTS_FIELD]: before }, set: { [HINTS_FIELD]: hints } }
    if (hints === before || (await store.setFields(record, change))) return { hints }
  }
  throw tooManyHands()
}
