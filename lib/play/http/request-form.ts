import 'server-only'
import type { z } from 'zod'
import { badRequest, Problem, tooLarge, wrongOrigin, wrongType } from './problem'

// What a request says, as far as its form goes: from where it comes, its JSON, its query, its cookies.

/** How much a request may hold: bytes of JSON, and names and places in it. */
export const MOST = { bytes: 64 * 1024, keys: 4_000 }
export type Limits = typeof MOST

const MOST_DEPTH = 16
const NEVER_KEYS = ['__proto__', 'constructor', 'prototype']

/** Browsers say where a request comes from; one that does not say is not answered. */
export function mustBeOwnPage(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if ((site && site !== 'same-origin') || !origin || !URL.canParse(origin)) throw wrongOrigin()
  const hosts = [
    request.headers.get('host') ?? new URL(request.url).host,
    request.headers.get('x-forwarded-host'),
  ]
  if (!hosts.includes(new URL(origin).host)) throw wrongOrigin()
}

export async function jsonOf(request: Request, most: Limits): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type)) throw wrongType()
  if (request.headers.has('content-encoding')) throw wrongType()
  if (Number(request.headers.get('content-length') ?? 0) > most.bytes) throw tooLarge()
  const text = await textOf(request, most.bytes)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw badRequest('This is not JSON.')
  }
  mustBeModest(json, most.keys)
  return json
}

/** Reads no more than it must to see that a body is too long, whatever length its header claims. */
async function textOf(request: Request, most: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = request.body?.getReader()
  if (!reader) return ''
  let text = ''
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      if (bytes > most) {
        await reader.cancel()
        throw tooLarge()
      }
      text += decoder.decode(part.value, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof Problem) throw error
    throw badRequest('This is not text in UTF-8.')
  }
}

/** Neither deep nor broad, and without the keys by which objects are subverted. */
function mustBeModest(json: unknown, most: number): void {
  let keys = 0
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) throw badRequest('This is nested too deep.')
    const below: unknown[] = []
    for (const value of level) {
      if (value === null || typeof value !== 'object') continue
      const names = Object.keys(value)
      keys += names.length
      if (keys > most) throw badRequest('This has too many parts.')
      const bad = Array.isArray(value) ? undefined : names.find((name) => NEVER_KEYS.includes(name))
      if (bad) throw badRequest('No part of a request may have this name.', bad)
      below.push(...Object.values(value))
    }
    level = below
  }
}

export function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URL(request.url).searchParams) {
    if (name in query || NEVER_KEYS.includes(name))
      throw badRequest('This question is not understood.', named(name))
    query[name] = value
  }
  return { ...query }
}

export function cookiesOf(request: Request): Record<string, string> {
  const parts = (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim())
  return Object.fromEntries(
    parts.flatMap((part) => {
      const at = part.indexOf('=')
      return at > 0 && !NEVER_KEYS.includes(part.slice(0, at))
        ? [[part.slice(0, at), part.slice(at + 1)]]
        : []
    }),
  )
}

/** The value if it fits, else a problem that names the part which does not. */
export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  within = '',
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  const path = [within, ...issue.path.map(String)].filter(Boolean).map(named).join('.')
  const what =
    issue.code === 'unrecognized_keys'
      ? `nobody knows what ${issue.keys.map(named).join(', ')} is`
      : issue.message
  throw badRequest(`This part is not understood: ${what}.`, path)
}

/** A name out of a request as it may be repeated in the answer; what is no name of ours is not. */
const named = (name: string): string => (/^[\w.-]{1,40}$/.test(name) ? name : '?')
