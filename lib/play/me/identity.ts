import 'server-only'
import type { z } from 'zod'
import { accountRecord } from '@/lib/accounts/account'
import { forgetIdentity, IDENTITY, readIdentity } from '@/lib/accounts/identities'
import { availableProviders } from '@/lib/accounts/providers'
import type { MeAnswer } from '../api/me'
import type { Call } from '../call'
import { notNow, notSignedIn } from '../http/problem'
import { accountOf, isLastWay, me } from './me'
import type { removeIdentityRequest } from './requests'

/**
 * Takes one way to sign in away: first what opens the account by it, then its name here, so that a second try ends what
 * a first one began. The last way goes only if its owner says that he is sure.
 */
export async function removeIdentity(
  call: Call,
  { provider, sure }: z.output<typeof removeIdentityRequest>,
): Promise<MeAnswer> {
  const { store, providers: doors } = call.services
  const found = await accountOf(call)
  if (!found) throw notSignedIn()
  const { fields, who } = found
  const name = IDENTITY + provider
  const text = fields[name]
  if (!text) return me(call)
  if (!sure && isLastWay(fields, provider, availableProviders(doors, call.request))) {
    throw notNow('This is the only way to sign in that is left. Say that you are sure.')
  }
  await forgetIdentity(store, readIdentity(text).hash, who.account)
  await store.setFields(accountRecord(who.account), { expect: { [name]: text }, unset: [name] })
  return me(call)
}
