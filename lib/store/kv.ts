import { createClient } from '@vercel/kv'
import { type Appended, type EventStore, type Loaded, StoreUnavailable, StoreUnreadable } from './event-store'
import { APPEND, LOAD, SET_FIELDS } from './kv-scripts'
import { mustBeSoundChange, mustBeSoundWrite, mustBeStorable } from './text'

export interface KvAddress {
  url: string
  token: string
  /** Milliseconds until a store that does not answer counts as unavailable. */
  patience?: number
}

const FORMAT = '1'
const OWN_FIELDS = ['v', 'head', 'seq', 'snapshot'] as const

/** Games in a Redis behind Vercel KV: a hash and a list for each game, one request for each call. */
export function openKv({ url, token, patience = 8_000 }: KvAddress): EventStore {
  if (!/^https?:\/\/[^\s/]+/.test(url))
    throw new StoreUnavailable('The address of the game store is not a web address.')
  const client = createClient({
    url,
    token,
    // Otherwise "123" comes back as a number.
    automaticDeserialization: false,
    // Plain JSON: the decoder of base64 drops a leading byte order mark.
    responseEncoding: false,
    // One caller's mistake would hand other callers each other's answers.
    enableAutoPipelining: false,
    // A page of Next would show the first answer for ever.
    cache: 'no-store',
    // A lost answer is repeated by the client with the same command id, never behind our back.
    retry: { retries: 0 },
    signal: () => AbortSignal.timeout(patience),
  })

  const run = (script: string, game: string, args: string[]) =>
    told(client.eval<string[], unknown>(script, [hashOf(game), logOf(game)], args))

  return {
    load: async (game, fields) => {
      mustBeStorable(game, ...fields)
      const reply = await run(LOAD, game, [...OWN_FIELDS, ...fields.map((name) => `f:${name}`)])
      return reply === null ? null : readLoaded(reply, game, fields)
    },

    entries: async (game, after, limit) => {
      mustBeStorable(game)
      const page = list(await told(client.lrange(logOf(game), after, after + limit - 1)))
      if (!page.every((entry) => typeof entry === 'string')) throw notAnAnswer()
      return page
    },

    fields: async (game, names) => {
      mustBeStorable(game, ...names)
      const reply = await told(client.hmget(hashOf(game), 'v', ...names.map((name) => `f:${name}`)))
      const [format, ...values] = texts(reply, names.length + 1)
      // A game that is not there has neither a format nor fields.
      if (format !== null || values.some((value) => value !== null)) mustBeOurs(format)
      return values
    },

    append: async (write) => {
      mustBeSoundWrite(write)
      const { game, command, expectedHead, entries, snapshot, set = {}, unset = [] } = write
      const reply = await run(APPEND, game, [
        FORMAT,
        command.id,
        command.answer,
        String(expectedHead),
        ...counted(entries),
        ...counted(Object.entries(set).flat()),
        ...counted(unset),
        ...counted(snapshot ? [String(snapshot.seq), snapshot.body] : []),
      ])
      return readAppended(reply, command.id)
    },

    setFields: async (game, change) => {
      mustBeStorable(game)
      mustBeSoundChange(change)
      const { set = {}, unset = [] } = change
      const args = [FORMAT, ...counted(Object.entries(set).flat()), ...counted(unset)]
      const [echo, outcome] = list(await run(SET_FIELDS, game, args))
      if (echo !== hashOf(game)) throw notAnAnswer()
      if (outcome === 'newer') throw newer()
      if (outcome !== 'done' && outcome !== 'none') throw notAnAnswer()
      return outcome === 'done'
    },

    close: () => {},
  }
}

// The braces keep both keys on one node of a cluster.
const hashOf = (game: string) => `fp:{${game}}`
const logOf = (game: string) => `fp:{${game}}:log`
const counted = (items: readonly string[]) => [String(items.length), ...items]

function readLoaded(reply: unknown, game: string, names: readonly string[]): Loaded {
  const [echo, own, length, log] = list(reply)
  if (echo !== hashOf(game)) throw notAnAnswer()
  const [format, headText, seqText, body, ...values] = texts(own, OWN_FIELDS.length + names.length)
  mustBeOurs(format)
  const head = count(headText)
  const snapshot = typeof body === 'string' ? { seq: count(seqText), body } : null
  const tail = list(log)
  if (!tail.every((entry) => typeof entry === 'string')) throw notAnAnswer()
  if (length !== head || tail.length !== head - (snapshot?.seq ?? 0)) throw damaged()
  const fields = names.flatMap((name, i) => {
    const value = values[i]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { head, snapshot, tail, fields: Object.fromEntries(fields) }
}

function readAppended(reply: unknown, id: string): Appended {
  const [echo, outcome, what] = list(reply)
  if (echo !== id) throw notAnAnswer()
  if (outcome === 'newer') throw newer()
  if (outcome === 'damaged') throw damaged()
  if (outcome === 'repeated' && typeof what === 'string') return { outcome, answer: what }
  if (outcome === 'appended' || outcome === 'conflict') return { outcome, head: count(what) }
  throw notAnAnswer()
}

function list(reply: unknown): unknown[] {
  if (!Array.isArray(reply)) throw notAnAnswer()
  return reply
}

function texts(reply: unknown, length: number): (string | null)[] {
  const items = list(reply)
  if (items.length !== length) throw notAnAnswer()
  return items.map((item) => {
    if (item !== null && typeof item !== 'string') throw notAnAnswer()
    return item
  })
}

function count(reply: unknown): number {
  const number = typeof reply === 'string' && reply !== '' ? Number(reply) : reply
  if (!Number.isSafeInteger(number) || (number as number) < 0) throw notAnAnswer()
  return number as number
}

function mustBeOurs(format: string | null | undefined) {
  if (format === FORMAT) return
  throw /^[1-9]\d*$/.test(format ?? '') ? newer() : notAnAnswer()
}

/** Errors of the library hold whole commands, so nothing of them but their kind goes on. */
async function told(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: '' }
    if (name === 'TimeoutError')
      throw new StoreUnavailable('The game store did not answer in time. Please try again.')
    if (/^(unauthorized|wrongpass|noauth)/i.test(message)) {
      throw new StoreUnavailable(
        'The game store refuses our token; whoever runs this server must set it right.',
      )
    }
    if (/^(oom\b|err max )/i.test(message)) {
      throw new StoreUnavailable(
        'The game store is full or its allowance is used up. Nothing is lost; try later.',
      )
    }
    throw new StoreUnavailable(
      'The game store did not answer. Nothing is known to be lost; please try again.',
    )
  }
}

const notAnAnswer = () =>
  new StoreUnavailable('The game store sent an answer that makes no sense. Please try again.')
const newer = () =>
  new StoreUnreadable('This game was stored by a newer version of Fieldpost; it was left as it is.')
const damaged = () =>
  new StoreUnreadable('The stored log of this game is not whole; it was left as it is and takes no orders.')
