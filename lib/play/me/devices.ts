import 'server-only'
import type { z } from 'zod'
import { accountRecord, deviceField, deviceId, fieldsOfDevice } from '@/lib/accounts/account'
import { askedCookie } from '@/lib/accounts/asked'
import { proverSecret } from '@/lib/accounts/authenticate'
import { forgetIdentity, IDENTITY, readIdentity } from '@/lib/accounts/identities'
import { emptyAccount } from '@/lib/accounts/merge'
import { keepOneTime, LASTS, oneTimeHash } from '@/lib/accounts/one-time'
import { derivedToken } from '@/lib/seats/tokens'
import type { DeviceLinkAnswer, MeAnswer } from '../api/me'
import type { Call } from '../call'
import { mayAsk, mayAskAs } from '../http/limits'
import { notSignedIn } from '../http/problem'
import { provenWho } from './guest'
import { leave } from './leave'
import { accountOf, me } from './me'
import { PAGE_FIELD, pageChange } from './own-page'
import type { deleteMeRequest, deviceLinkRequest, signOutRequest } from './requests'

/** Makes a link that opens this account in another browser. */
export async function makeDeviceLink(
  call: Call,
  body: z.output<typeof deviceLinkRequest>,
): Promise<DeviceLinkAnswer> {
  const { services } = call
  await mayAsk(call, 'link')
  const who = await provenWho(call)
  if (!who) throw notSignedIn()
  await mayAskAs(call, 'link', who)
  const token = derivedToken(services.key(), 'second-device', who.account, body.id)
  const now = services.now()
  const hash = oneTimeHash(token, proverSecret(services.providers, services.key()))
  await keepOneTime(services.store, hash, { kind: 'device', account: who.account, by: deviceField(who) }, now)
  return { token, until: new Date(now + LASTS.device).toISOString() }
}

/**
 * Signs out here, on one other browser, or everywhere: at the next request of that browser it is a stranger, it is told
 * of nothing any more, and no link that it has made opens the account.
 */
export async function signOut(call: Call, body: z.output<typeof signOutRequest>): Promise<MeAnswer> {
  const found = await accountOf(call)
  if (!found) throw notSignedIn()
  const devices = Object.keys(found.fields).filter((name) => name.startsWith('device:'))
  const here = deviceField(found.who)
  const out = body.everywhere
    ? devices
    : devices.filter((name) => (body.device ? deviceId(name) === body.device : name === here))
  await call.services.store.setFields(accountRecord(found.who.account), {
    unset: out.flatMap((name) => fieldsOfDevice(name, found.fields[name])),
  })
  if (out.includes(here)) forgetHere(call)
  return me(call)
}

/**
 * Deletes an account: first what opens it, then its seats, at last itself. The games go on, and say that a
 * seat is empty.
 */
export async function deleteMe(call: Call, _body: z.output<typeof deleteMeRequest>): Promise<MeAnswer> {
  const { store } = call.services
  const found = await accountOf(call)
  if (!found) throw notSignedIn()
  const { account } = found.who
  for (const [name, text] of Object.entries(found.fields)) {
    if (name.startsWith(IDENTITY)) await forgetIdentity(store, readIdentity(text).hash, account)
    if (name.startsWith('game:')) await leave({ ...call, game: name.slice('game:'.length) }, found.who)
  }
  const page = found.fields[PAGE_FIELD] ?? null
  if (page) await store.setAll(pageChange(call, account, { page, on: false, request: '' }))
  await emptyAccount(store, account, { gone: new Date(call.services.now()).toISOString() })
  forgetHere(call)
  return me(call)
}

/** Whoever comes next to this browser is not to be taken for him, nor for the one who asked for his letters. */
function forgetHere(call: Call): void {
  call.giveWho(null)
  call.giveCookie(askedCookie(call.request, null))
}
