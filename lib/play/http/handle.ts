import 'server-only'
import type { z } from 'zod'
import type { Who } from '@/lib/accounts/account'
import { readWho, whoCookie } from '@/lib/accounts/cookie'
import { labelOf } from '@/lib/accounts/label'
import { canonical } from '@/lib/kernel/log/entry'
import { GAME_ID } from '@/lib/seats/tokens'
import { StoreUnavailable, StoreUnreadable } from '@/lib/store/event-store'
import { tellOwner } from '@/lib/store/tell-owner'
import type { Call } from '../call'
import { lettered } from '../notices/lettered'
import { currentServices } from '../services'
import { addressOf } from './address'
import { inConstantTime } from './constant-time'
import { mustNotFlood } from './limits'
import { internal, noSuchAddress, notFound, Problem, unavailable } from './problem'
import { cookiesOf, jsonOf, type Limits, MOST, mustBeOwnPage, parsed, queryOf } from './request-form'
import { noQuery } from './schemas'

/** Next gives no params to an address that has none. */
type Context = { params: Promise<{ gameId?: string; provider?: string } | undefined> }
type Route = (request: Request, context: Context) => Promise<Response>

export const callOf = (request: Request, game: string): Call => callFor(request, game).call

/** A route that reads: its query is checked, and nothing changes. */
export const reads = <Schema extends z.ZodType>(
  query: Schema,
  work: (call: Call, query: z.output<Schema>) => Promise<object>,
): Route => answering(async (call) => work(call, parsed(query, queryOf(call.request))))

/** A route that changes something: JSON from our own pages, checked against its schema. */
export const writes = <Schema extends z.ZodType>(
  body: Schema,
  work: (call: Call, body: z.output<Schema>) => Promise<object>,
  most: Limits = MOST,
): Route =>
  answering(async (call) => {
    const { request } = call
    mustBeOwnPage(request)
    parsed(noQuery, queryOf(request))
    return work(call, parsed(body, await jsonOf(request, most)))
  })

/** A route for programs, that come with a secret of their own and from no page of ours. */
export const machines = (work: (call: Call, request: Request) => Promise<object>): Route =>
  answering((call) => work(call, call.request))

function originOf(request: Request): string {
  const origin = request.headers.get('origin') ?? ''
  return URL.canParse(origin) ? new URL(origin).origin : new URL(request.url).origin
}

/** A route whose answer is no JSON; its errors are. */
export const shows = <Schema extends z.ZodType>(
  query: Schema,
  work: (call: Call, query: z.output<Schema>, request: Request) => Promise<Response>,
): Route => answering(async (call) => work(call, parsed(query, queryOf(call.request)), call.request))

/**
 * A route to which a browser is sent from elsewhere, and which sends it on to a page of ours: `work` says which, from
 * the query and the cookies, and judges them itself.
 */
export const sendsOn = (
  work: (
    call: Call,
    provider: string,
    query: Record<string, string>,
    cookies: Record<string, string>,
  ) => Promise<string>,
): Route =>
  steady(async (request, context) => {
    const { call, cookies } = callFor(request, '')
    let path = '/me?failed'
    try {
      mustNotFlood(call, 'request')
      path = await work(call, (await context.params)?.provider ?? '', queryOf(request), cookiesOf(request))
    } catch (error) {
      asProblem(error)
    }
    const response = answer(303, {}, cookies())
    response.headers.set('location', path)
    return response
  })

/** Each answer of a route, good or bad, goes out at the end of a tick; whatever fails, there is one. */
const steady =
  (route: Route): Route =>
  async (request, context) => {
    try {
      return await inConstantTime(currentServices().tick, () => route(request, context))
    } catch (error) {
      return problemAnswer(error)
    }
  }

const answering = (work: (call: Call) => Promise<object>): Route =>
  steady((request, context) => answered(request, context, work))

/** Where there is no route. */
export const nowhere: Route = answering(() => Promise.reject(noSuchAddress()))

async function answered(
  request: Request,
  context: Context,
  work: (call: Call) => Promise<object>,
): Promise<Response> {
  try {
    const { gameId } = (await context.params) ?? {}
    if (gameId !== undefined && !GAME_ID.test(gameId)) throw notFound()
    const { call, cookies } = callFor(request, gameId ?? '')
    mustNotFlood(call, 'request')
    const done = await work(call)
    return done instanceof Response ? done : answer(200, done, cookies())
  } catch (error) {
    return problemAnswer(error)
  }
}

function problemAnswer(error: unknown): Response {
  const { status, answer: body, retryAfter } = asProblem(error)
  return answer(status, body, [], retryAfter)
}

function callFor(request: Request, game: string): { call: Call; cookies: () => string[] } {
  let given: Who | null | undefined
  const others: string[] = []
  const call: Call = {
    services: Object.assign(currentServices(), { letters: lettered }),
    game,
    who: readWho(request),
    label: labelOf(request),
    origin: originOf(request),
    request,
    address: addressOf(request.headers, process.env),
    giveWho: (who) => {
      given = who
    },
    giveCookie: (cookie) => {
      others.push(cookie)
    },
  }
  return { call, cookies: () => [...(given === undefined ? [] : [whoCookie(request, given)]), ...others] }
}

/** An answer in JSON that nobody keeps. */
export function answer(
  status: number,
  body: object,
  cookies: readonly string[] = [],
  retryAfter: number | null = null,
): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter))
  // What was read from the store and what was just worked out have their keys in other orders.
  return new Response(canonical(body), { status, headers })
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StoreUnavailable || error instanceof StoreUnreadable) {
    tellOwner(error.forOwner)
    return unavailable(error.message)
  }
  // The message may hold what nobody may read, so only the kind of the error and its place are written down.
  const { name, message, stack = '' } = error instanceof Error ? error : { name: typeof error, message: '' }
  const at = stack.indexOf(message)
  const place = (at < 0 ? '' : stack.slice(at + message.length))
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  console.error([`${name} while answering`, ...place.slice(0, 8)].join('\n'))
  return internal()
}
