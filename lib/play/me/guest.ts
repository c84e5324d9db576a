import 'server-only'
import {
  accountRecord,
  askFor,
  dayOf,
  deviceField,
  makeAccount,
  readDevice,
  type Who,
} from '@/lib/accounts/account'
import { labelOf } from '@/lib/accounts/label'
import { derivedId, derivedToken } from '@/lib/seats/tokens'
import type { Call } from '../call'
import { askedLongAgo } from '../http/problem'

/**
 * Somebody who comes without an account gets one with his first request that needs it. It follows from that request:
 * a repeat, whose first answer with its cookie may have been lost, must come to the same account.
 */
export const guestFor = ({ services }: Call, ...request: string[]): Who => ({
  account: derivedId(services.key(), 'account', ...request),
  secret: derivedToken(services.key(), 'device', ...request),
})

/** Who asks, if his account knows his browser: one request, and none for those who do not say. */
export async function provenWho({ services, who }: Call): Promise<Who | null> {
  if (!who) return null
  const { id, names } = askFor(who)
  const [device] = await services.store.fields(id, names)
  return device ? who : null
}

/**
 * How long a request that made somebody an account may be repeated, milliseconds: as long as a browser tries again by
 * itself. Whoever comes by it later, in what some program has noted, is not to be let into the account.
 */
const REPEATS = 10 * 60_000

/** Makes the account of a guest; false if an earlier try did, of late. */
export async function makeGuest(call: Call, who: Who, more?: Record<string, string>): Promise<boolean> {
  const { services, request } = call
  const isNew = await makeAccount(services.store, who, labelOf(request), services.now(), more)
  if (!isNew) await mustBeYoung(call, who)
  return isNew
}

/** Refuses the repeat of a request that made an account, where that is long ago. */
export async function mustBeYoung({ services }: Call, { account }: Who): Promise<void> {
  const [made] = await services.store.fields(accountRecord(account), ['made'])
  if (made && Date.parse(made) + REPEATS <= services.now()) throw askedLongAgo()
}

/** What a browser says of its time zone holds for its account, unless one is kept there: letters go out by it. */
export async function noteZone(
  { services }: Call,
  { account }: Who,
  zone: string | undefined,
): Promise<void> {
  if (zone === undefined) return
  await services.store.setFields(accountRecord(account), { expect: { zone: null }, set: { zone } })
}

/**
 * Notes on what day a browser was last here, and has it keep its cookie as long again: nobody who plays on is to lose
 * an account that nothing else opens. One that was signed out in between stays so.
 */
export async function noteDay(call: Call, who: Who, device: string): Promise<void> {
  const known = readDevice(device)
  const seen = dayOf(call.services.now())
  if (known.seen >= seen) return
  const name = deviceField(who)
  const change = { expect: { [name]: device }, set: { [name]: JSON.stringify({ ...known, seen }) } }
  if (await call.services.store.setFields(accountRecord(who.account), change)) call.giveWho(who)
}
