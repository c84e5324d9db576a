import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type AuthOptions } from 'next-auth'
import DiscordProvider from 'next-auth/providers/discord'
import EmailProvider from 'next-auth/providers/email'
import GitHubProvider from 'next-auth/providers/github'
import GoogleProvider from 'next-auth/providers/google'
import type { OAuthUserConfig } from 'next-auth/providers/oauth'
import type { EventStore } from '@/lib/store/event-store'
import type { Proof } from './identities'
import { keepOneTime, type Lettered, spendOneTime } from './one-time'
import type { Provider, Providers } from './providers'

/**
 * next-auth proves who somebody is, and no more: its pages, its session and its cookie of a session are never used. We
 * hand it requests of our own making, so that nobody can ask it for anything else.
 */
export interface Prover {
  doors: Providers
  origin: string
  /** Of what next-auth signs and hashes. */
  secret: string
  store: EventStore
  now: () => number
}

/** NEXTAUTH_SECRET, or one that follows from the server's key. */
export const proverSecret = (doors: Providers, key: Buffer): string =>
  doors.secret ?? createHmac('sha256', key).update('fieldpost/next-auth/1').digest('hex')

interface Asked {
  method: 'GET' | 'POST'
  action: 'signin' | 'callback'
  provider: string
  query?: Record<string, string>
  body?: Record<string, string>
  cookies?: Record<string, string>
}
interface Told {
  redirect: string
  /** Headers `set-cookie`. */
  cookies: string[]
}

const PROVEN = '/proven'
// Its address of itself comes from the headers that we make below, for each request that of our own settings.
process.env.AUTH_TRUST_HOST ??= '1'

/** What a browser keeps while it is away at a provider: bound to this host alone, which next-auth does not see to. */
function shortCookies(secure: boolean): NonNullable<AuthOptions['cookies']> {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: 15 * 60 } as const
  const named = (name: string) => ({ name: `${secure ? '__Host-' : ''}next-auth.${name}`, options })
  return { state: named('state'), pkceCodeVerifier: named('pkce.code_verifier'), nonce: named('nonce') }
}

async function ask(prover: Prover, asked: Asked, options: Omit<AuthOptions, 'secret'>): Promise<Told> {
  const { host, protocol } = new URL(prover.origin)
  const secure = protocol === 'https:'
  // It answers a form only with a token in the form and in a cookie; ours come from our own page, which was checked.
  const csrfToken = createHash('sha256').update(prover.secret).digest('hex')
  const mark = `${csrfToken}|${createHash('sha256').update(`${csrfToken}${prover.secret}`).digest('hex')}`
  const request = {
    method: asked.method,
    query: { ...asked.query, nextauth: [asked.action, asked.provider] },
    body: { ...asked.body, csrfToken },
    cookies: { ...asked.cookies, [`${secure ? '__Host-' : ''}next-auth.csrf-token`]: mark },
    headers: { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
  }
  const headers = new Map<string, string | string[]>()
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: string | string[]) => {
      headers.set(name.toLowerCase(), value)
      return response
    },
    ...Object.fromEntries(['end', 'send', 'json'].map((name) => [name, () => response])),
  }
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, {
    ...options,
    secret: prover.secret,
    useSecureCookies: secure,
    cookies: shortCookies(secure),
    // What it writes down may hold addresses and tokens.
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  })
  const cookies = [headers.get('set-cookie') ?? []].flat()
  return {
    redirect: String(headers.get('location') ?? ''),
    cookies: cookies.filter((cookie) => /next-auth\.(state|pkce\.code_verifier|nonce)=/.test(cookie)),
  }
}

/** Options that take an identity down and stop there, before there is a session. */
const takingDown = (found: (proof: Proof) => void): Pick<AuthOptions, 'callbacks'> => ({
  callbacks: {
    signIn: async ({ account, user }) => {
      if (!account) return false
      const label = account.type === 'email' ? account.providerAccountId : (user.name ?? '')
      found({ provider: account.provider, id: account.providerAccountId, label: label.slice(0, 80) })
      return PROVEN
    },
  },
})

type Way = Omit<OAuthUserConfig<never>, 'profile'>

/** Each with the least that it may ask for: who it is, not his mail. */
const WAYS: Readonly<Record<Provider, (way: Way) => AuthOptions['providers'][number]>> = {
  github: (way) => GitHubProvider(scoped(way, 'read:user')),
  google: (way) => GoogleProvider(scoped(way, 'openid profile')),
  discord: (way) => DiscordProvider(scoped(way, 'identify')),
}

const scoped = (way: Way, scope: string) => ({
  ...way,
  authorization: { ...(way.authorization as object | undefined), params: { scope } },
})

function provider({ doors }: Prover, name: Provider) {
  const door = doors.providers[name]
  if (!door) throw new Error('this way is not set up')
  const { clientId, clientSecret, at } = door
  return WAYS[name]({
    clientId,
    clientSecret,
    checks: ['pkce', 'state'],
    ...(at && { authorization: { url: at.authorization }, token: at.token, userinfo: { url: at.userinfo } }),
  })
}

/** Where a browser goes to prove who it is, and the cookies by which we know it when it comes back. */
export async function beginProof(prover: Prover, name: Provider): Promise<Told | null> {
  const told = await ask(
    prover,
    { method: 'POST', action: 'signin', provider: name },
    { providers: [provider(prover, name)] },
  )
  return URL.canParse(told.redirect) && new URL(told.redirect).origin !== prover.origin ? told : null
}

/** Who it is that came back from a provider; null if that was not proven. */
export async function endProof(
  prover: Prover,
  name: Provider,
  query: Record<string, string>,
  cookies: Record<string, string>,
): Promise<{ proof: Proof | null; cookies: string[] }> {
  let proof: Proof | null = null
  const options = { providers: [provider(prover, name)], ...takingDown((found) => (proof = found)) }
  const told = await ask(
    prover,
    { method: 'GET', action: 'callback', provider: name, query, cookies },
    options,
  )
  return { proof: told.redirect === PROVEN ? proof : null, cookies: told.cookies }
}

/** A letter with the secret of a link. */
export type SendLink = (address: string, token: string) => Promise<void>

/** What next-auth needs to know of the store: links, but neither users nor sessions. */
const adapterFor = ({ store, now }: Prover, request: string, more: Lettered = {}) => ({
  // Nobody is looked up, so that known and unknown addresses take the same path.
  getUserByEmail: async () => null,
  getUserByAccount: async () => null,
  createVerificationToken: async ({ identifier, token }: { identifier: string; token: string }) => {
    await keepOneTime(store, token, { kind: 'mail', address: identifier, ...more }, now())
    return null
  },
  useVerificationToken: async ({ token }: { token: string }) => {
    const link = await spendOneTime(store, token, now(), request)
    if (link?.kind !== 'mail') return null
    return { identifier: link.address, token, expires: new Date(Date.now() + 60_000) }
  },
})

const mailOptions = (
  prover: Prover,
  request: string,
  send: SendLink,
  token?: string,
  more?: Lettered,
): AuthOptions => ({
  providers: [
    EmailProvider({
      server: prover.doors.email?.server ?? '',
      from: prover.doors.email?.from ?? '',
      normalizeIdentifier: (address) => address.toLowerCase(),
      ...(token ? { generateVerificationToken: () => token } : {}),
      sendVerificationRequest: ({ identifier, token: secret }) => send(identifier, secret),
    }),
  ],
  // The rest of what an adapter has is for users and sessions, which are not made.
  adapter: adapterFor(prover, request, more) as unknown as NonNullable<AuthOptions['adapter']>,
})

/** Sends a letter with a link to an address. False if no letter went out. */
export async function beginMailProof(
  prover: Prover,
  address: string,
  token: string,
  more: Lettered,
  send: SendLink,
): Promise<boolean> {
  let sent = false
  const sending: SendLink = async (...letter) => {
    await send(...letter)
    sent = true
  }
  await ask(
    prover,
    { method: 'POST', action: 'signin', provider: 'email', body: { email: address } },
    mailOptions(prover, '', sending, token, more),
  )
  return sent
}

/** Uses the link of a letter: whose mail that was, or null if the link is dead. */
export async function endMailProof(prover: Prover, token: string, request: string): Promise<Proof | null> {
  let proof: Proof | null = null
  const never = () => Promise.reject(new Error('no letter is sent here'))
  const told = await ask(
    prover,
    { method: 'POST', action: 'callback', provider: 'email', query: { token } },
    { ...mailOptions(prover, request, never), ...takingDown((found) => (proof = found)) },
  )
  return told.redirect === PROVEN ? proof : null
}
