import 'server-only'
import type { z } from 'zod'
import { asking } from '@/lib/accounts/asked'
import { beginMailProof, beginProof, endProof, type Prover, type SendLink } from '@/lib/accounts/authenticate'
import { isSecure } from '@/lib/accounts/cookie'
import { linkLetters } from '@/lib/accounts/letter'
import { isMailAddress } from '@/lib/accounts/mail-address'
import { TwoSides } from '@/lib/accounts/merge'
import { keepOneTime, type Lettered, oneTimeHash } from '@/lib/accounts/one-time'
import { ownPath } from '@/lib/accounts/own-path'
import { availableProviders, originFor, PROVIDERS, type Provider } from '@/lib/accounts/providers'
import type { SignInAnswer } from '../api/me'
import type { Call } from '../call'
import { mayAsk, mayTry } from '../http/limits'
import { badRequest, deadLink, notNow, unavailable } from '../http/problem'
import { cookiesOf } from '../http/request-form'
import { arrive, prover } from './arrive'
import type { signInRequest } from './requests'
import { type Told, toldByMail } from './told'

/** The page that one comes back to from a provider is kept by the browser; it names a path of ours or nothing. */
const backName = (request: Request) => `${isSecure(request) ? '__Host-' : ''}fieldpost-back`
function backCookie(request: Request, path: string | null): string {
  const [value, age] = path === null ? ['', 0] : [encodeURIComponent(path), 900]
  return `${backName(request)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`
}

/** Begins to prove who somebody is: a letter, or the way to a provider. */
export async function signIn(call: Call, body: z.output<typeof signInRequest>): Promise<SignInAnswer> {
  const { services, request } = call
  await mayAsk(call, 'signIn')
  if (!availableProviders(services.providers, request).includes(body.door)) {
    throw badRequest('There is no such way to sign in here.', 'door')
  }
  if (body.door === 'email') return letter(call, body)
  const begun = await beginProof(prover(call), body.door)
  if (!begun) throw unavailable('The way to sign in does not answer. Please try again later.')
  for (const cookie of [...begun.cookies, backCookie(request, ownPath(body.back))]) call.giveCookie(cookie)
  return { url: begun.redirect }
}

async function letter(call: Call, body: z.output<typeof signInRequest>): Promise<SignInAnswer> {
  const { services, request } = call
  const told = body.told === undefined ? null : await toldByMail(services, body.told)
  if (body.told !== undefined && !told) throw deadLink()
  if (told?.may === 'nothing') throw notNow('This account has other ways to sign in. Use one of them.')
  const address = (told?.address ?? body.address ?? '').toLowerCase()
  if (!isMailAddress(address)) throw badRequest('This is not an address that we can write to.', 'address')
  await mayTry(call, 'letter', address)
  const { by, cookie } = asking(request, cookiesOf(request), services.random)
  const more: Lettered = { by, ...(body.back === undefined ? {} : { back: ownPath(body.back) }) }
  const way = prover(call)
  const send = linkLetters(services.providers.email!, way.origin, body.language ?? 'en')
  const token = services.random(32).toString('base64url')
  const sent =
    told?.may === 'open'
      ? await sendOpening(way, told, { token, more, send })
      : await beginMailProof(way, address, token, more, send)
  if (!sent) throw unavailable('The letter could not be sent. Please try again later.')
  call.giveCookie(cookie)
  return { sent: true }
}

/** Sends a link that opens the account which is told at an address. False if no letter went out. */
async function sendOpening(
  { store, secret, now }: Prover,
  { account, channel, address }: Told,
  { token, more, send }: { token: string; more: Lettered; send: SendLink },
): Promise<boolean> {
  await keepOneTime(store, oneTimeHash(token, secret), { kind: 'told', account, channel, ...more }, now())
  return send(address, token).then(
    () => true,
    () => false,
  )
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
  const { providers: doors } = call.services
  if (!isProvider(name) || !doors.providers[name] || !originFor(doors, call.request)) return '/me?failed'
  const { proof, cookies: others } = await endProof(prover(call), name, query, cookies)
  for (const cookie of others) call.giveCookie(cookie)
  if (!proof) return '/me?failed'
  try {
    // It has set out from here: the state that came back is that of its cookie.
    await arrive(call, proof, ['provider', query.state ?? '', query.code ?? ''], true)
  } catch (error) {
    if (error instanceof TwoSides) return '/me?against'
    throw error
  }
  return path
}

function decodeBack(text: string | undefined): string | null {
  try {
    return text ? decodeURIComponent(text) : null
  } catch {
    return null
  }
}
