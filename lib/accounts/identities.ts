import 'server-only'
import { z } from 'zod'
import { digest } from '@/lib/seats/tokens'
import type { EventStore } from '@/lib/store/event-store'
import {
  accountRecord,
  type Device,
  dayOf,
  deviceField,
  fieldsOfDevice,
  makeAccount,
  readDevice,
  type Who,
} from './account'
import { type Ended, gamesBetween, mergeGuest, TwoSides } from './merge'

const identitySchema = z.strictObject({
  /** Under which it is found again; see identityRecord. */
  hash: z.string(),
  /** By what its owner knows it: an address, a name. */
  label: z.string(),
  /** When it was proven, ISO in UTC. */
  since: z.string(),
})
export type Identity = z.infer<typeof identitySchema>
export const readIdentity = (text: string): Identity => identitySchema.parse(JSON.parse(text))

export const IDENTITY = 'identity:'
const fieldOf = (provider: string) => IDENTITY + provider
const recordOf = (hash: string) => IDENTITY + hash

/** Somebody has proven that this is he. */
export interface Proof {
  provider: string
  /** The provider's own id of him, or his address. */
  id: string
  label: string
}

export const identityHash = ({ provider, id }: Pick<Proof, 'provider' | 'id'>): string =>
  digest('fieldpost/identity/1', provider, id)

/** How a browser signs in: as whom it came, and the secret that it shall have from now on. */
export interface Arrival {
  present: Who | null
  /** An account for one who has none, and the browser's new secret. */
  fresh: Who
  label: string
  now: number
  /** True if this browser has asked for it: else somebody may have pushed it on its owner, and it gains nothing of his. */
  asked: boolean
  ended: Ended
}

/** The account that an identity opens, if it opens one. */
export async function accountBy(
  store: EventStore,
  proof: Pick<Proof, 'provider' | 'id'>,
): Promise<string | null> {
  const [account] = await store.fields(recordOf(identityHash(proof)), ['account'])
  return account ?? null
}

/**
 * Attaches a proven identity. Nobody has it yet: it is bound to the account at hand, or to a new one where the browser
 * has not asked for it. Somebody has: the browser moves to that account, and if it came as a guest, all that the guest
 * has moves with it; an account with identities of its own stays as it is. In any case the browser gets a new secret.
 * Done again it comes to the same.
 */
export async function attach(store: EventStore, proof: Proof, arrival: Arrival): Promise<Who> {
  const { present, fresh, asked } = arrival
  const hash = identityHash(proof)
  const mine = (asked && present?.account) || fresh.account
  const known = await accountBy(store, proof)
  let account = known
  if (!account) {
    if (mine === fresh.account) await makeAccount(store, fresh, arrival.label, arrival.now)
    const bound = await store.setFields(recordOf(hash), {
      create: true,
      expect: { account: null },
      set: { account: mine },
    })
    account = bound ? mine : (await store.fields(recordOf(hash), ['account']))[0]!
  }
  const at: Who = { account: account!, secret: fresh.secret }
  const identity: Identity = { hash, label: proof.label, since: new Date(arrival.now).toISOString() }
  if (!known || account === mine) await keepIdentity(store, at.account, proof.provider, identity)
  await moveIn(store, at, arrival)
  return at
}

/** One identity of each kind: a new one takes the place of the old, which then opens nothing. */
async function keepIdentity(store: EventStore, account: string, provider: string, identity: Identity) {
  const [text] = await store.fields(accountRecord(account), [fieldOf(provider)])
  await store.setFields(accountRecord(account), { set: { [fieldOf(provider)]: JSON.stringify(identity) } })
  const old = text ? readIdentity(text).hash : identity.hash
  if (old !== identity.hash) await forgetIdentity(store, old, account)
}

/** An identity opens this account no more. */
export const forgetIdentity = (store: EventStore, hash: string, account: string): Promise<boolean> =>
  store.setFields(recordOf(hash), { expect: { account }, unset: ['account'] })

/**
 * Gives a browser a new secret at an account; its old one, wherever that was, counts no more. Throws `TwoSides`, and
 * nothing is changed, where its guest plays against that account.
 */
export async function moveIn(
  store: EventStore,
  at: Who,
  { present, label, now, asked, ended }: Omit<Arrival, 'fresh'>,
): Promise<void> {
  const stays = present?.account === at.account
  const had = present ? await store.whole(accountRecord(present.account)) : {}
  const old = present ? had[deviceField(present)] : undefined
  const remains = !stays && (!asked || Object.keys(had).some((name) => name.startsWith(IDENTITY)))
  if (present && !remains && (await gamesBetween(store, present.account, at.account, ended)).length > 0)
    throw new TwoSides()
  // What tells a guest goes where he goes; what tells another account is no longer for this browser.
  const channel = old && !remains ? readDevice(old).channel : undefined
  const device: Device = { made: dayOf(now), seen: dayOf(now), label, ...(channel ? { channel } : {}) }
  const unset = stays && present.secret !== at.secret ? [deviceField(present)] : []
  const set = { [deviceField(at)]: JSON.stringify(device) }
  await store.setFields(accountRecord(at.account), { unset, set })
  if (!present || stays) return
  if (remains) {
    await store.setFields(accountRecord(present.account), {
      unset: fieldsOfDevice(deviceField(present), old),
    })
  } else {
    await mergeGuest(store, present.account, at.account, ended)
  }
}
