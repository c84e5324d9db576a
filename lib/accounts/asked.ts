import 'server-only'
import { digest, TOKEN } from '@/lib/seats/tokens'
import { isSecure } from './cookie'
import { LASTS } from './one-time'

/**
 * By which a browser is known again that has asked for a letter, as long as letters live: a secret of its own, which
 * follows from nothing, so that a letter's link tells no other browser what that one is.
 */
const nameOf = (request: Request) => `${isSecure(request) ? '__Host-' : ''}fieldpost-asked`

const hashOf = (secret: string): string => digest('fieldpost/asked/1', secret)

/** The secret of a browser, from its cookies; null if it has none. */
const secretIn = (request: Request, cookies: Readonly<Record<string, string>>): string | null => {
  const secret = cookies[nameOf(request)] ?? ''
  return TOKEN.test(secret) ? secret : null
}

/** What is stored of the browser that asks now, and the cookie by which it is known again. */
export function asking(
  request: Request,
  cookies: Readonly<Record<string, string>>,
  random: (bytes: number) => Buffer,
): { by: string; cookie: string } {
  // One secret for all its letters: it may open any of them.
  const secret = secretIn(request, cookies) ?? random(32).toString('base64url')
  return { by: hashOf(secret), cookie: askedCookie(request, secret) }
}

/** True if a letter was asked for by this browser. */
export function hasAsked(
  request: Request,
  cookies: Readonly<Record<string, string>>,
  by: string | undefined,
): boolean {
  const secret = secretIn(request, cookies)
  return by !== undefined && secret !== null && hashOf(secret) === by
}

/** Has a browser keep its secret as long as a letter lives, or (null) forget it. */
export function askedCookie(request: Request, secret: string | null): string {
  const age = secret === null ? 0 : LASTS.mail / 1000
  return `${nameOf(request)}=${secret ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`
}
