import { createClient } from '@vercel/kv'
import {
  type Appended,
  type Ask,
  type Due,
  type EventStore,
  type Loaded,
  type NamedChange,
  type RecordChange,
  StoreUnavailable,
  StoreUnreadable,
  type Wholes,
} from './event-store'
import { scriptsOf } from './kv-run'
import { APPEND, COUNT_ONE, DUE, LOAD, MOVE_DUE, READ, SET_FIELDS } from './kv-scripts'
import { mustBeMoment, mustBeSoundChange, mustBeSoundWrite, mustBeStorable } from './text'

export interface KvAddress {
  url: string
  token: string
  /** Milliseconds until a store that does not answer counts as unavailable. */
  patience?: number
}

const FORMAT = '1'
const OWN_FIELDS = ['v', 'head', 'seq', 'snapshot'] as const

/**
 * Games in a Redis behind Vercel KV: a hash and a list for each game, a hash for each other record, one sorted set for
 * what is due; one request for each call.
 */
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

  const scripts = scriptsOf(client)
  const run = (script: string, keys: string[], args: string[]) => told(scripts(script, keys, args))

  const read = async (ids: readonly string[], asks: readonly Ask[]): Promise<Wholes> => {
    for (const { id, names } of asks) mustBeStorable(id, ...names)
    mustBeStorable(...ids)
    if (ids.length + asks.length === 0) return { wholes: [], values: [] }
    const keys = [...ids, ...asks.map(({ id }) => id)].map(hashOf)
    const args = asks.flatMap(({ names }) => counted(['v', ...names.map(field)]))
    const replies = list(await run(READ, keys, [String(ids.length), ...args]))
    if (replies.length !== keys.length) throw notAnAnswer()
    return {
      wholes: ids.map((_, i) => allOf(replies[i])),
      values: asks.map(({ names }, i) => ours(replies[ids.length + i], names.length)),
    }
  }

  const setAll = async (changes: readonly NamedChange[]) => {
    for (const change of changes) {
      mustBeStorable(change.id)
      mustBeSoundChange(change)
    }
    const [first] = changes
    if (!first) return true
    const keys = [...changes.map(({ id }) => hashOf(id)), ...duesOf(...changes)]
    const args = changes.flatMap(({ id, set = {}, unset = [], create = false, until, due, ...change }) => [
      id,
      dueText(due),
      create ? 'create' : '',
      until === undefined ? '' : String(until),
      ...counted(Object.entries(set).flat()),
      ...counted(unset),
      ...expected(change),
    ])
    const [echo, outcome] = list(await run(SET_FIELDS, keys, [FORMAT, String(changes.length), ...args]))
    if (echo !== hashOf(first.id)) throw notAnAnswer()
    if (outcome === 'newer') throw newer()
    if (outcome !== 'done' && outcome !== 'none') throw notAnAnswer()
    return outcome === 'done'
  }

  return {
    load: async (game, fields, { asks, count, command } = { asks: [] }) => {
      const others = asks.flatMap(({ id, names }) => [id, ...names])
      mustBeStorable(game, ...fields, ...others, count?.key ?? '', command ?? '')
      const keys = [hashOf(game), logOf(game), ...asks.map(({ id }) => hashOf(id))]
      const reply = await run(LOAD, count ? [...keys, countOf(count.key)] : keys, [
        ...counted([...OWN_FIELDS, answerTo(command ?? ''), ...fields.map(field)]),
        String(asks.length),
        ...asks.flatMap(({ names }) => counted(['v', ...names.map(field)])),
        String(count?.window ?? 0),
      ])
      return reply === null ? null : readLoaded(reply, game, fields, asks)
    },

    entries: async (game, after, limit) => {
      mustBeStorable(game)
      const page = list(await told(client.lrange(logOf(game), after, after + limit - 1)))
      if (!page.every((entry) => typeof entry === 'string')) throw notAnAnswer()
      return page
    },

    fields: async (id, names) => {
      mustBeStorable(id, ...names)
      return ours(await told(client.hmget(hashOf(id), 'v', ...names.map(field))), names.length)
    },

    read: async (asks) => (await read([], asks)).values,

    whole: async (id) => (await read([id], [])).wholes[0]!,

    wholes: read,

    append: async (write) => {
      mustBeSoundWrite(write)
      const { game, command, expectedHead, entries, snapshot, set = {}, unset = [], due } = write
      const reply = await run(
        APPEND,
        [hashOf(game), logOf(game), ...duesOf(write)],
        [
          FORMAT,
          game,
          dueText(due),
          command.id,
          command.answer,
          String(expectedHead),
          ...counted(entries),
          ...counted(Object.entries(set).flat()),
          ...counted(unset),
          ...counted(snapshot ? [String(snapshot.seq), snapshot.body] : []),
          ...expected(write),
        ],
      )
      return readAppended(reply, command.id)
    },

    setFields: (id, change) => setAll([{ ...change, id }]),

    setAll,

    due: async (until, limit) => {
      mustBeMoment(until)
      const reply = list(await run(DUE, [DUES], [String(until), String(limit)]))
      const flat = texts(reply, reply.length)
      if (flat.length % 2 !== 0) throw notAnAnswer()
      const found: Due[] = []
      for (let i = 0; i < flat.length; i += 2) found.push({ id: flat[i] ?? '', at: count(flat[i + 1]) })
      return found
    },

    moveDue: async ({ id, at }, to) => {
      mustBeStorable(id)
      mustBeMoment(at, to)
      const outcome = await run(MOVE_DUE, [DUES], [id, String(at), to === null ? '' : String(to)])
      if (outcome !== 'done' && outcome !== 'no') throw notAnAnswer()
      return outcome === 'done'
    },

    count: async ({ key, window }) => {
      mustBeStorable(key)
      return count(await run(COUNT_ONE, [countOf(key)], [String(window)]))
    },

    close: () => {},
  }
}

// The braces keep both keys on one node of a cluster.
const hashOf = (game: string) => `fp:{${game}}`
const logOf = (game: string) => `fp:{${game}}:log`
const DUES = 'fp:due'
const countOf = (key: string) => `fp:n:${key}`
const field = (name: string) => `f:${name}`
const answerTo = (command: string) => `c:${command}`
/** The list of dues is touched only where something becomes due, or is no more. */
const duesOf = (...changes: readonly Pick<RecordChange, 'due'>[]) =>
  changes.some(({ due }) => due !== undefined) ? [DUES] : []
const dueText = (due: number | null | undefined) =>
  due === undefined ? '' : due === null ? '-' : String(due)
const counted = (items: readonly string[]) => [String(items.length), ...items]

/** The fields that must hold something, with that, and those that must not be there. */
function expected({ expect = {} }: Pick<RecordChange, 'expect'>): string[] {
  const all = Object.entries(expect)
  return [
    ...counted(all.flatMap(([name, value]) => (value === null ? [] : [name, value]))),
    ...counted(all.flatMap(([name, value]) => (value === null ? [name] : []))),
  ]
}

function readLoaded(reply: unknown, game: string, names: readonly string[], asks: readonly Ask[]): Loaded {
  const [echo, own, length, log, others, counter] = list(reply)
  if (echo !== hashOf(game)) throw notAnAnswer()
  const [format, headText, seqText, body, answer = null, ...values] = texts(
    own,
    OWN_FIELDS.length + 1 + names.length,
  )
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
  const beside = list(others)
  if (beside.length !== asks.length) throw notAnAnswer()
  return {
    head,
    snapshot,
    tail,
    fields: Object.fromEntries(fields),
    answer,
    beside: {
      values: asks.map(({ names }, i) => ours(beside[i], names.length)),
      count: count(counter),
    },
  }
}

/** All fields of a record of ours, by name. */
function allOf(reply: unknown): Record<string, string> {
  const flat = texts(reply, list(reply).length) as string[]
  const all: Record<string, string> = Object.create(null)
  for (let i = 0; i < flat.length; i += 2) all[flat[i]!] = flat[i + 1]!
  if (flat.length > 0) mustBeOurs(all.v)
  const kept = Object.entries(all).filter(([name]) => name.startsWith('f:'))
  return Object.fromEntries(kept.map(([name, value]) => [name.slice(2), value]))
}

/** The fields of a record of ours; of one that is not there, nothing. */
function ours(reply: unknown, length: number): (string | null)[] {
  const [format, ...values] = texts(reply, length + 1)
  // A record that is not there has neither a format nor fields.
  if (format !== null || values.some((value) => value !== null)) mustBeOurs(format)
  return values
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
