import 'server-only'

type Env = Readonly<Record<string, string | undefined>>

export const PROVIDERS = ['github', 'google', 'discord'] as const
export type Provider = (typeof PROVIDERS)[number]
export type DoorName = 'email' | Provider

/** What a provider knows us by; `at`: its addresses, where they are not those that everybody uses. */
export interface Client {
  clientId: string
  clientSecret: string
  at?: { authorization: string; token: string; userinfo: string }
}

/** By which ways one may prove who one is here. What is not set up is not there. */
export interface Providers {
  /** Of our own pages, as the server's owner says. */
  readonly origin: string | null
  readonly email: { server: string; from: string } | null
  readonly providers: Readonly<Partial<Record<Provider, Client>>>
  /** NEXTAUTH_SECRET, if it is set. */
  readonly secret: string | null
}

const set = (text: string | undefined) => text?.trim() || null

/** The doors that the environment sets up: EMAIL_SERVER with EMAIL_FROM, GITHUB_ID with GITHUB_SECRET, and so on. */
export function providersFrom(env: Env): Providers {
  const [server, from] = [set(env.EMAIL_SERVER), set(env.EMAIL_FROM)]
  const providers: Partial<Record<Provider, Client>> = {}
  for (const name of PROVIDERS) {
    const [clientId, clientSecret] = ['ID', 'SECRET'].map((what) => set(env[`${name.toUpperCase()}_${what}`]))
    if (clientId && clientSecret) providers[name] = { clientId, clientSecret }
  }
  return {
    origin: siteOrigin(env),
    email: server && from ? { server, from } : null,
    providers,
    secret: set(env.NEXTAUTH_SECRET),
  }
}

/** Where our pages are: FIELDPOST_URL or NEXTAUTH_URL, or the address that Vercel gave the project. */
export function siteOrigin(env: Env): string | null {
  const given = set(env.FIELDPOST_URL) ?? set(env.NEXTAUTH_URL)
  if (given && URL.canParse(given)) return new URL(given).origin
  const host = set(env.VERCEL_PROJECT_PRODUCTION_URL)
  return host && set(env.VERCEL) ? `https://${host}` : null
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Where a link in a letter leads. What a request says of its host decides only on one's own machine: elsewhere anybody
 * could have our letters lead to him.
 */
export function originFor({ origin }: Providers, request: Request): string | null {
  const host = request.headers.get('host') ?? new URL(request.url).host
  return origin ?? (LOOPBACK.test(host) ? `http://${host}` : null)
}

/** The ways that are open to this request. */
export function availableProviders(doors: Providers, request: Request): DoorName[] {
  if (!originFor(doors, request)) return []
  return [...(doors.email ? (['email'] as const) : []), ...PROVIDERS.filter((name) => doors.providers[name])]
}
