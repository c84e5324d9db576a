import 'server-only'
import { lookup as lookUp } from 'node:dns'
import type { RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/**
 * The one way to an address that a user gave. `https.request` follows nothing and decodes nothing; where a name leads
 * is judged in the socket's own lookup, so that it cannot lead elsewhere a moment later.
 */
export interface Outgoing {
  url: string
  /** POST where nothing is said. */
  method?: 'PUT'
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

export interface Answered {
  status: number
  /** Seconds that the receiver asks us to wait; null if it asks for none. */
  retryAfter: number | null
}

/** An address that is never called. */
export class ForbiddenAddress extends Error {}
/** No answer, or none that we read. */
export class NoAnswer extends Error {}

export type CallOut = (what: Outgoing) => Promise<Answered>

/** What tests bring along to reach their receivers on this machine. */
export interface Ways {
  lookup?: typeof lookUp
  isOpen?: (address: string) => boolean
  ports?: readonly string[]
  request?: typeof httpsRequest
  options?: RequestOptions
  /** Milliseconds from the first step to the last. */
  patience?: number
}

const PATIENCE = 5_000
const MOST_HEADERS = 8192
const MOST_LENGTH = 2048

/** The address if it may be called as it is written; names are judged when they are looked up. */
export function mayBeCalled(
  text: string,
  { isOpen = isPublicAddress, ports = [''] }: Pick<Ways, 'isOpen' | 'ports'> = {},
): URL {
  if (text.length > MOST_LENGTH || !URL.canParse(text)) throw new ForbiddenAddress('not an address')
  const url = new URL(text)
  if (url.protocol !== 'https:') throw new ForbiddenAddress('not https')
  if (url.username !== '' || url.password !== '' || /^https:\/\/[^/?#]*@/i.test(text))
    throw new ForbiddenAddress('names a user')
  if (!ports.includes(url.port)) throw new ForbiddenAddress('an odd port')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) ? !isOpen(host) : !/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/.test(host))
    throw new ForbiddenAddress('not a public address')
  return url
}

/** A lookup that gives only open addresses, and none at all for a name of which one is not. */
const judged =
  (lookup: typeof lookUp, isOpen: (address: string) => boolean): LookupFunction =>
  (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, '', 0)
      const shut = found.find(({ address }) => !isOpen(address))
      if (shut || found.length === 0) return answer(new ForbiddenAddress('not a public address'), '', 0)
      if (options.all) return answer(null, found)
      return answer(null, found[0]!.address, found[0]!.family)
    })
  }

/** Sends to an address that a user gave; only the head of the answer is read. */
export const caller =
  (ways: Ways = {}): CallOut =>
  async ({ url: text, method = 'POST', headers, body }) => {
    const { lookup = lookUp, isOpen = isPublicAddress, request = httpsRequest, patience = PATIENCE } = ways
    const url = mayBeCalled(text, ways)
    return new Promise((answered, fail) => {
      const end = AbortSignal.timeout(patience)
      const call = request(
        {
          method,
          protocol: url.protocol,
          hostname: url.hostname.replace(/^\[|\]$/g, ''),
          ...(url.port ? { port: url.port } : {}),
          path: url.pathname + url.search,
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
          // A connection that was kept open was judged for somebody else.
          agent: false,
          lookup: judged(lookup, isOpen),
          maxHeaderSize: MOST_HEADERS,
          signal: end,
          ...ways.options,
        },
        ({ statusCode = 0, headers: told }) => {
          // Nothing of the answer but its head is ever read.
          const after = Number(told['retry-after'])
          answered({ status: statusCode, retryAfter: Number.isFinite(after) && after > 0 ? after : null })
          call.destroy()
        },
      )
      call.on('error', (error) => fail(error instanceof ForbiddenAddress ? error : new NoAnswer()))
      call.end(body)
    })
  }
