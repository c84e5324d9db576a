import 'server-only'
import type { z } from 'zod'
import { accountRecord, deviceField, type Who } from '@/lib/accounts/account'
import { endMailProof, proverSecret } from '@/lib/accounts/authenticate'
import { moveIn } from '@/lib/accounts/identities'
import { TwoSides } from '@/lib/accounts/merge'
import { type OneTime, oneTimeHash, readOneTime, spendOneTime } from '@/lib/accounts/one-time'
import type { MeAnswer, SignInPeekAnswer } from '../api/me'
import type { Call } from '../call'
import { mayAsk } from '../http/limits'
import { deadLink, notNow } from '../http/problem'
import { arrivalOf, arrive, isAsked, prospectOf, prover } from './arrive'
import { guestFor } from './guest'
import { me } from './me'
import type { confirmRequest, signInPeekRequest } from './requests'
import { toldBy } from './told'

const hashOf = ({ services }: Call, token: string) =>
  oneTimeHash(token, proverSecret(services.providers, services.key()))

/** What a link is for. Programs that fetch every link they see change nothing by it. */
export async function peekSignIn(
  call: Call,
  { token }: z.output<typeof signInPeekRequest>,
): Promise<SignInPeekAnswer> {
  await mayAsk(call, 'peek')
  const { store, now } = call.services
  const link = await readOneTime(store, hashOf(call, token), now())
  if (!link) throw deadLink()
  const [name = null, by] =
    link.kind === 'device' ? await store.fields(accountRecord(link.account), ['name', link.by]) : []
  if (link.kind === 'device' && !by) throw deadLink()
  const prospect = await prospectOf(call, link)
  if (link.kind === 'device') return { kind: 'device', name, ...prospect }
  const address = link.kind === 'mail' ? link.address : await addressOf(call, link)
  return { kind: 'mail', address, ...prospect, ...(link.back ? { back: link.back } : {}) }
}

/** Where a guest is told whose account a letter opens; else the link is dead. */
async function addressOf({ services }: Call, link: OneTime & { kind: 'told' }): Promise<string> {
  const told = await toldBy(services, link.account, link.channel, 0)
  if (told?.may !== 'open') throw deadLink()
  return told.address
}

/** Uses a link: of a letter, which proves an address, or of another browser of one's own. */
export async function confirmSignIn(
  call: Call,
  { id, token }: z.output<typeof confirmRequest>,
): Promise<MeAnswer> {
  await mayAsk(call, 'confirm')
  const { store, now } = call.services
  const hash = hashOf(call, token)
  const link = await readOneTime(store, hash, now(), id)
  if (!link) throw deadLink()
  // Before the link is used up: it may be of use in another browser.
  const { lost, against } = await prospectOf(call, link)
  if (lost)
    throw notNow('Another browser has asked for this link. Ask for one here, or your games would be lost.')
  if (against) throw playingAgainst()
  try {
    return me({ ...call, who: await signedIn(call, link, { id, token, hash }) })
  } catch (error) {
    throw error instanceof TwoSides ? playingAgainst() : error
  }
}

const playingAgainst = () =>
  notNow('That account and this browser play against each other. They stay two; nothing was changed.')

async function signedIn(
  call: Call,
  link: OneTime,
  { id, token, hash }: { id: string; token: string; hash: string },
): Promise<Who> {
  const { store, now } = call.services
  const asked = isAsked(call, link)
  if (link.kind === 'mail') {
    const proof = await endMailProof(prover(call), token, id)
    if (!proof) throw deadLink()
    return arrive(call, proof, ['letter', id, token], asked)
  }
  if (link.kind === 'told') await addressOf(call, link)
  if (!(await spendOneTime(store, hash, now(), id))) throw deadLink()
  const { secret } = guestFor(call, 'second-device', id, token)
  const who = { account: link.account, secret }
  if (link.kind === 'device') {
    // Who uses a link of his own browser has a new secret there, and may have to ask for the answer again.
    const signedIn = await store.fields(accountRecord(who.account), [link.by, deviceField(who)])
    if (!signedIn.some(Boolean)) throw deadLink()
  }
  await moveIn(store, who, await arrivalOf(call, asked))
  call.giveWho(who)
  return who
}
