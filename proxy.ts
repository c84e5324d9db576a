import { type NextRequest, NextResponse } from 'next/server'
import { refusedPage } from '@/lib/play/http/page-limit'

const development = process.env.NODE_ENV === 'development'

/** Boards to be looked at, which other sites may show: they know no seat and send no order. */
const EMBEDDED = '/embed/'

/**
 * What a page of ours may do: nothing is loaded from elsewhere, none but boards is shown inside another, no form is sent away,
 * and no script runs that stands in the page without the word that was drawn for this one answer.
 */
const policyOf = (nonce: string, ancestors: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    // React writes styles of single elements into the page; sheets of style come from our own files alone.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')

const POLICY = 'content-security-policy'

/**
 * Refuses pages that are asked for in floods, and draws a word for each other, by which browsers know our own scripts.
 * Next reads it from the header of the request, so whatever stood there before is dropped. No right depends on this:
 * without it a page runs no script at all.
 */
export function proxy(request: NextRequest): Response {
  const refused = refusedPage(request, Date.now())
  if (refused) return refused
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = policyOf(nonce, request.nextUrl.pathname.startsWith(EMBEDDED) ? '*' : "'none'")
  const headers = new Headers(request.headers)
  headers.delete(`${POLICY}-report-only`)
  headers.set(POLICY, policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(POLICY, policy)
  return response
}

/** Files of the build cost nothing, and routes count what is asked of them themselves. */
export const config = { matcher: '/((?!api/|_next/static/).*)' }
