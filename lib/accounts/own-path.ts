import 'server-only'

const NOWHERE = 'http://own.invalid'
/** Letters, digits and what else stands in addresses of ours; no backslash, blank or control character. */
const PATH = /^\/(?![/\\])[A-Za-z0-9\-._~!$&'()*+,;=:@%/?#]*$/

/** A path on our own pages, or else `/me`: nobody is sent away by what an address says. */
export function ownPath(text: string | null | undefined): string {
  if (!text || text.length > 500 || !PATH.test(text) || !URL.canParse(text, NOWHERE)) return '/me'
  const { origin, pathname, search, hash } = new URL(text, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search + hash : '/me'
}
