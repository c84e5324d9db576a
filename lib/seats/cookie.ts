import 'server-only'
import { TOKEN } from './tokens'

/** One secret for each browser serves all its seats. Scripts cannot read it. */
const DAYS = 400

/** True if the browser came by TLS, here or at the proxy before us. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? new URL(request.url).protocol.slice(0, -1)) === 'https'
}

const nameOf = (secure: boolean) => (secure ? '__Host-fieldpost' : 'fieldpost')

/** The secret of the browser; null if it has none, or none that we could have made. */
export function readDevice(request: Request): string | null {
  const name = nameOf(isSecure(request))
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value && TOKEN.test(value)) return value
  }
  return null
}

/** The header that gives a browser its secret. */
export function deviceCookie(request: Request, device: string): string {
  const secure = isSecure(request)
  const age = DAYS * 24 * 60 * 60
  return `${nameOf(secure)}=${device}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
