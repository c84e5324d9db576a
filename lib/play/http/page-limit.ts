import 'server-only'
import { readWho } from '@/lib/accounts/cookie'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { LANGUAGE_COOKIE, languageOf } from '@/lib/words/language'
import { wordsOf } from '@/lib/words/words'
import { addressOf } from './address'
import { currentRateLimiter } from './rate-limit'
import { cookiesOf } from './request-form'

/** Files of `public` and the like, which cost no more than a poll. */
export const FILES: readonly string[] = [
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/icon.svg',
  '/manifest.webmanifest',
  '/screenshot.png',
  '/sw.js',
]

/** Next asks ahead for the frame of a page that a link leads to: nothing of the page itself is made for that. */
const isAhead = ({ headers }: Request) =>
  headers.get('rsc') === '1' && headers.get('next-router-prefetch') === '1'

/** Of pages that take longer to make than others, how many of those they take as long as: the whole text of the rules. */
const weightOf = (pathname: string) => (pathname.startsWith('/rules/') ? 5 : 1)

/** Counts a request for a page before the page is made; what is answered instead where there were too many, or null. */
export function refusedPage(request: Request, now: number): Response | null {
  const { pathname } = new URL(request.url)
  const visitor = { address: addressOf(request.headers, process.env), who: readWho(request) }
  const isCheap = pathname.startsWith('/words/') || FILES.includes(pathname) || isAhead(request)
  const limiter = currentRateLimiter()
  const wait =
    limiter.wait(visitor, 'request', now) ||
    (isCheap ? 0 : limiter.wait(visitor, 'page', now, weightOf(pathname)))
  return wait > 0 ? busyPage(request, Math.ceil(wait / 1000)) : null
}

/** A page that nothing must be made for: a browser that shows it asks again by itself. */
function busyPage(request: Request, seconds: number): Response {
  const language = languageOf(cookiesOf(request)[LANGUAGE_COOKIE], request.headers.get('accept-language'))
  const { ui } = wordsOf(language, { en, de }[language])
  const said = ui('busy.hint', { n: seconds })
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${ui('app.name')}</title><h1>${ui('busy.title')}</h1><p>${said}</p></html>`
  return new Response(page, {
    status: 429,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': String(seconds),
      refresh: String(seconds),
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  })
}
