import 'server-only'
import { TOKEN } from '@/lib/seats/tokens'
import { ACCOUNT_ID, type Who } from './account'

/** `ACCOUNT.SECRET` serves all games of a browser. Scripts cannot read it. */
const DAYS = 400

/** True if the browser came by TLS, here or at the proxy before us. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? new URL(request.url).protocol.slice(0, -1)) === 'https'
}

export const COOKIE_NAMES = ['fieldpost', '__Host-fieldpost'] as const
const nameOf = (secure: boolean) => COOKIE_NAMES[secure ? 1 : 0]

/** Who the browser says it is; null if it says nothing, or nothing that we could have given it. */
export function readWho(request: Request): Who | null {
  const name = nameOf(isSecure(request))
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value = '', more] = part.trim().split('=')
    if (key !== name || more !== undefined) continue
    const [account = '', secret = '', rest] = value.split('.')
    if (ACCOUNT_ID.test(account) && TOKEN.test(secret) && rest === undefined) return { account, secret }
  }
  return null
}

/** The header that tells a browser who it is from now on; without `who` it forgets. */
export function whoCookie(request: Request, who: Who | null): string {
  const secure = isSecure(request)
  const value = who ? `${who.account}.${who.secret}` : ''
  const age = who ? DAYS * 24 * 60 * 60 : 0
  return `${nameOf(secure)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
