import 'server-only'
import type { z } from 'zod'
import { accountRecord, deviceField } from '@/lib/accounts/account'
import { isSecure } from '@/lib/accounts/cookie'
import { openDoors, originFor, PROVIDERS, type Provider } from '@/lib/accounts/doors'
import { attach, IDENTITY, moveIn } from '@/lib/accounts/identities'
import { labelOf } from '@/lib/accounts/label'
import { linkLetters } from '@/lib/accounts/letter'
import { isMailAddress } from '@/lib/accounts/mail-address'
import { oneTimeHash, readOneTime, spendOneTime } from '@/lib/accounts/one-time'
import { ownPath } from '@/lib/accounts/own-path'
import {
  beginMailProof,
  beginProof,
  endMailProof,
  endProof,
  type Prover,
  proverSecret,
} from '@/lib/accounts/prove'
import { guestFor, provenWho } from '../guest'
import type { Call } from '../handle'
import { mayAsk, mayTry } from '../limits'
import type { MeAnswer, SignInAnswer, SignInPeekAnswer } from '../me-api'
import { badRequest, deadLink, unavailable } from '../problem'
import { me } from './me'
import type { confirmRequest, signInPeekRequest, signInRequest } from './requests'

function prover({ desk, request }: Call): Prover {
  const origin = originFor(desk.doors, request)
  if (!origin) throw badRequest('There is no such way to sign in here.', 'door')
  return {
    doors: desk.doors,
    origin,
    secret: proverSecret(desk.doors, desk.key()),
    store: desk.store,
    now: desk.now,
  }
}

/** The page that one comes back to from a provider is kept by the browser; it names a path of ours or nothing. */
const backName = (request: Request) => `${isSecure(request) ? '__Host-' : ''}fieldpost-back`
function backCookie(request: Request, path: string | null): string {
  const [value, age] = path === null ? ['', 0] : [encodeURIComponent(path), 900]
  return `${backName(request)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`
}

/** Begins to prove who somebody is: a letter, or the way to a provider. */
export async function signIn(call: Call, body: z.output<typeof signInRequest>): Promise<SignInAnswer> {
  const { desk, request } = call
  await mayAsk(call, 'signIn')
  if (!openDoors(desk.doors, request).includes(body.door)) {
    throw badRequest('There is no such way to sign in here.', 'door')
  }
  if (body.door === 'email') return letter(call, body)
  const begun = await beginProof(prover(call), body.door)
  if (!begun) throw unavailable('The way to sign in does not answer. Please try again later.')
  for (const cookie of [...begun.cookies, backCookie(request, ownPath(body.back))]) call.giveCookie(cookie)
  return { url: begun.redirect }
}

async function letter(call: Call, body: z.output<typeof signInRequest>): Promise<SignInAnswer> {
  const { desk } = call
  const address = (body.address ?? '').toLowerCase()
  if (!isMailAddress(address)) throw badRequest('This is not an address that we can write to.', 'address')
  await mayTry(call, 'letter', address)
  const way = prover(call)
  const send = linkLetters(desk.doors.email!, way.origin, body.language ?? 'en')
  const token = desk.random(32).toString('base64url')
  if (!(await beginMailProof(way, address, token, send))) {
    throw unavailable('The letter could not be sent. Please try again later.')
  }
  return { sent: true }
}

const isProvider = (name: string): name is Provider => (PROVIDERS as readonly string[]).includes(name)

/** Somebody comes back from a provider: his identity is attached, and he goes on to where he was. */
export async function comeBack(
  call: Call,
  name: string,
  query: Record<string, string>,
  cookies: Record<string, string>,
): Promise<string> {
  const path = ownPath(decodeBack(cookies[backName(call.request)]))
  call.giveCookie(backCookie(call.request, null))
  const { doors } = call.desk
  if (!isProvider(name) || !doors.providers[name] || !originFor(doors, call.request)) return '/me?failed'
  const { proof, cookies: others } = await endProof(prover(call), name, query, cookies)
  for (const cookie of others) call.giveCookie(cookie)
  if (!proof) return '/me?failed'
  await arrive(call, proof, ['provider', query.state ?? '', query.code ?? ''])
  return path
}

function decodeBack(text: string | undefined): string | null {
  try {
    return text ? decodeURIComponent(text) : null
  } catch {
    return null
  }
}

async function arrive(call: Call, proof: Parameters<typeof attach>[1], request: string[]) {
  const present = await provenWho(call)
  const fresh = guestFor(call, ...request)
  const now = call.desk.now()
  const who = await attach(call.desk.store, proof, { present, fresh, label: labelOf(call.request), now })
  call.giveWho(who)
  return who
}

const hashOf = ({ desk }: Call, token: string) => oneTimeHash(token, proverSecret(desk.doors, desk.key()))

/** What a link is for. Programs that fetch every link they see change nothing by it. */
export async function peekSignIn(
  call: Call,
  { token }: z.output<typeof signInPeekRequest>,
): Promise<SignInPeekAnswer> {
  await mayAsk(call, 'peek')
  const { store, now } = call.desk
  const link = await readOneTime(store, hashOf(call, token), now())
  if (!link) throw deadLink()
  const [name = null, by] =
    link.kind === 'device' ? await store.fields(accountRecord(link.account), ['name', link.by]) : []
  if (link.kind === 'device' && !by) throw deadLink()
  const present = await provenWho(call)
  const mine = present ? Object.keys(await store.whole(accountRecord(present.account))) : []
  const isGuest = !mine.some((name) => name.startsWith(IDENTITY))
  const other = link.kind === 'mail' || link.account !== present?.account
  const moves = (prefix: string) =>
    isGuest && other ? mine.filter((field) => field.startsWith(prefix)).length : 0
  const along = { brings: moves('game:'), leaves: Math.max(0, moves('device:') - 1) }
  if (link.kind === 'mail') return { kind: 'mail', address: link.address, ...along }
  return { kind: 'device', name, ...along }
}

/** Uses a link: of a letter, which proves an address, or of another browser of one's own. */
export async function confirmSignIn(
  call: Call,
  { id, token }: z.output<typeof confirmRequest>,
): Promise<MeAnswer> {
  await mayAsk(call, 'confirm')
  const { store, now } = call.desk
  const hash = hashOf(call, token)
  const link = await readOneTime(store, hash, now(), id)
  if (!link) throw deadLink()
  if (link.kind === 'mail') {
    const proof = await endMailProof(prover(call), token, id)
    if (!proof) throw deadLink()
    return me({ ...call, who: await arrive(call, proof, ['letter', id, token]) })
  }
  if (!(await spendOneTime(store, hash, now(), id))) throw deadLink()
  const { secret } = guestFor(call, 'second-device', id, token)
  const who = { account: link.account, secret }
  // Who uses a link of his own browser has a new secret there, and may have to ask for the answer again.
  const signedIn = await store.fields(accountRecord(who.account), [link.by, deviceField(who)])
  if (!signedIn.some(Boolean)) throw deadLink()
  await moveIn(store, who, { present: await provenWho(call), label: labelOf(call.request), now: now() })
  call.giveWho(who)
  return me({ ...call, who })
}
