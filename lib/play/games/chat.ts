import 'server-only'
import type { z } from 'zod'
import { MATTERS } from '@/lib/notices/matters'
import { rowField, rowOf } from '@/lib/notices/row'
import { chatRecord } from '@/lib/seats/seat'
import type { NamedChange } from '@/lib/store/event-store'
import type { ChatAnswer } from '../api/talk'
import type { Call } from '../call'
import { badRequest, notNow, notYourSeat, tooMany, tooManyHands } from '../http/problem'
import type { chatQuery, chatRequest } from '../http/schemas'
import { tellLater } from '../notices/tell-later'
import { allSides, type Services } from '../services'
import {
  byField,
  COUNT,
  countIn,
  fromField,
  type Message,
  messageField,
  muteField,
  type Phrase,
  paceField,
  plainText,
  readMessage,
  readPace,
  reportField,
  seenOfField,
  unreadOf,
} from './chat-record'
import { load, mustSit } from './open-game'
import type { SeatedTable } from './table'

/** Messages that are sent at once, in a minute and an hour by one side, and in a game at all. */
const PAGE = 50
const MINUTE = 60_000
const [A_MINUTE, AN_HOUR, AT_ALL] = [10, 120, 5_000]
const TRIES = 5

interface Talk {
  table: SeatedTable
  mine: string
  other: string
  record: string
  /** What was read of the record with the table; null: not there. */
  kept: (name: string) => string | null
  /** By what a side is to be told that something was written; null: it need not be. */
  row: (side: string) => string | null
}

/**
 * Who may talk: the player of one side, where a person has the other, or had it until the computer took it: what was
 * written may still be read then. Nobody else reads it.
 */
async function talkOf(call: Call, ...more: readonly string[]): Promise<Talk> {
  const record = chatRecord(call.game)
  const all = allSides(call.services)
  const fields = [byField, seenOfField, muteField, fromField, paceField]
  const names = [COUNT, ...all.flatMap((side) => fields.map((field) => field(side))), ...more]
  const { table, loaded } = await load(call, null, mustSit, {
    fields: all.map((side) => rowField('chat', side)),
    asks: [{ id: record, names }],
  })
  const { sides } = table.seat
  const [mine, ...others] = sides
  if (!mine) throw notYourSeat('Only the players read what they write to each other.')
  const other = table.game.sides.find((side) => !sides.includes(side))
  const { mode, players } = table.match
  const isOfTwo = other !== undefined && (players[other] === 'person' || mode === 'invite')
  if (others.length > 0 || !isOfTwo || players[other] === 'open') throw nobodyThere()
  const [values = []] = loaded.beside.values
  return {
    ...{ table, mine, other, record },
    kept: (name) => values[names.indexOf(name)] ?? null,
    row: (side) => loaded.fields[rowField('chat', side)] ?? null,
  }
}

const nobodyThere = () => notNow('There is nobody here to write to.')

/** The newest messages, or those before number `before`. */
export async function readChat(call: Call, { before }: z.output<typeof chatQuery>): Promise<ChatAnswer> {
  return answer(call, await talkOf(call), before)
}

async function answer({ services }: Call, talk: Talk, before?: number): Promise<ChatAnswer> {
  const { kept, mine, record } = talk
  const to = Math.min(before ?? Number.POSITIVE_INFINITY, countIn(kept(COUNT)))
  const from = Math.max(countIn(kept(fromField(mine))), to - PAGE)
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
  const texts = numbers.length > 0 ? await services.store.fields(record, numbers.map(messageField)) : []
  return told(
    talk,
    from,
    numbers.map((n, i) => [n, texts[i]!]),
  )
}

/** Messages as one player is told them, the first of them number `from`. */
function told(
  { table, mine, other, kept }: Talk,
  from: number,
  texts: readonly (readonly [number, string])[],
): ChatAnswer {
  const sitsSince = table.match.settled.substitutes[mine]?.since ?? ''
  const muted = kept(muteField(mine)) !== null
  const messages = texts.flatMap(([n, text]) => {
    const { by, time, text: said, phrase } = readMessage(text)
    if (time < sitsSince || (muted && by !== mine)) return []
    return [{ n, mine: by === mine, time, text: said, ...(phrase ? { phrase } : {}) }]
  })
  return {
    messages,
    older: from > countIn(kept(fromField(mine))),
    unread: unreadOf(kept(byField(other)), kept(seenOfField(mine)), kept(muteField(mine))),
    muted,
  }
}

/** Writes a message, notes what was read, wants to read no more, or reports a message. */
export async function changeChat(call: Call, body: z.output<typeof chatRequest>): Promise<ChatAnswer> {
  const { say: text, phrase } = body
  if (text !== undefined || phrase) return say(call, body.id, { text: text ?? '', phrase })
  if (body.mute !== undefined) await mute(call, body.mute)
  else if (body.report !== undefined) await report(call, body.report)
  else return seen(call)
  return readChat(call, {})
}

/** Words of one's own, or a set phrase. */
type Said = Pick<Message, 'text'> & { phrase: Phrase | undefined }

/** A message is written with the notice that there is one, all or nothing, and answered with itself alone. */
async function say(call: Call, id: string, { text: said, phrase }: Said): Promise<ChatAnswer> {
  const { store, now } = call.services
  const repeat = `id:${id}`
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const talk = await talkOf(call, repeat)
    const { table, mine, other, record, kept } = talk
    if (table.match.players[other] !== 'person') throw nobodyThere()
    const text = plainText(said)
    if (text === '' && !phrase) throw badRequest('There is nothing in this message.', 'say')
    const done = kept(repeat)
    if (done !== null) {
      const [message] = await store.fields(record, [messageField(Number(done))])
      return told(talk, Number(done), [[Number(done), message!]])
    }
    const n = countIn(kept(COUNT))
    if (n >= AT_ALL) throw notNow('No more can be written at this table.')
    const at = now()
    const message = JSON.stringify({
      id,
      by: mine,
      time: new Date(at).toISOString(),
      text,
      phrase,
    } satisfies Message)
    const asRead = [COUNT, repeat, muteField(other)]
    const change = {
      id: record,
      create: true,
      expect: Object.fromEntries(asRead.map((name) => [name, kept(name)])),
      set: {
        [COUNT]: String(n + 1),
        [messageField(n)]: message,
        [byField(mine)]: String(countIn(kept(byField(mine))) + 1),
        [paceField(mine)]: paceWith(kept(paceField(mine)), at),
        [repeat]: String(n),
      },
    }
    const notice = kept(muteField(other)) === null ? [noticeOf(call, talk, n, at)] : []
    if (!(await store.setAll([change, ...notice]))) continue
    if (notice.some(({ due }) => due !== undefined))
      tellLater(call.services, call.game, Object.values(table.owners))
    return told(talk, n, [[n, message]])
  }
  throw tooManyHands()
}

/** When a side wrote within the last hour, with one more; refused if that is too much. */
function paceWith(text: string | null, at: number): string {
  const before = readPace(text).filter((one) => one > at - 60 * MINUTE)
  const inMinute = before.filter((one) => one > at - MINUTE).length
  if (inMinute >= A_MINUTE || before.length >= AN_HOUR) throw tooMany()
  return JSON.stringify([...before, at])
}

/** The other is told that something was written, once until he has read it: what stands already is to stand still. */
function noticeOf({ game }: Call, { table, other, row }: Talk, n: number, at: number): NamedChange {
  const before = row(other)
  const expect = { [rowField('chat', other)]: before }
  if (before !== null) return { id: game, expect }
  return {
    id: game,
    expect,
    set: rowOf(MATTERS.chat.kind, other, { game, play: table.match.play }, n, at),
    due: at,
  }
}

/** All that the other has written so far was seen. */
async function seen(call: Call): Promise<ChatAnswer> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const talk = await talkOf(call)
    const { mine, other, record, kept } = talk
    const [written, before] = [kept(byField(other)), kept(seenOfField(mine))]
    const now = (name: string) => (name === seenOfField(mine) ? written : kept(name))
    if (countIn(written) <= countIn(before)) return answer(call, talk)
    const change = {
      id: record,
      expect: { [byField(other)]: written, [seenOfField(mine)]: before },
      set: { [seenOfField(mine)]: written! },
    }
    if (await call.services.store.setAll([change, toldNoMore(call, mine)]))
      return answer(call, { ...talk, kept: now })
  }
  throw tooManyHands()
}

const toldNoMore = ({ game }: Call, side: string): NamedChange => ({
  id: game,
  unset: [rowField('chat', side)],
})

async function mute(call: Call, on: boolean): Promise<void> {
  const { mine, record } = await talkOf(call)
  const change = on ? { set: { [muteField(mine)]: '1' } } : { unset: [muteField(mine)] }
  await call.services.store.setAll([
    { id: record, create: true, ...change },
    ...(on ? [toldNoMore(call, mine)] : []),
  ])
}

/** A message of the other is marked for whoever runs this server; what it says stays in the record. */
async function report(call: Call, n: number): Promise<void> {
  const { services } = call
  const { table, mine, other, record, kept } = await talkOf(call, messageField(n))
  const text = kept(messageField(n))
  if (!text || readMessage(text).by !== other)
    throw badRequest('There is no such message of the other player.', 'report')
  const writer = table.owners[other] ?? null
  const set = {
    [reportField(n)]: JSON.stringify({ by: mine, writer, time: new Date(services.now()).toISOString() }),
  }
  const isNew = await services.store.setFields(record, { expect: { [reportField(n)]: null }, set })
  if (isNew) console.warn(`a message was reported: ${record} ${messageField(n)}`)
}

/**
 * A substitute has sat down: what was written before is not for him, and his predecessor's silence is not his. Should
 * this not be written any more, he is shown nothing of it all the same, as he sits there since then.
 */
export async function newReader(
  { store }: Services,
  game: string,
  side: string,
  other: string,
): Promise<void> {
  const record = chatRecord(game)
  const [count, written] = await store.fields(record, [COUNT, byField(other)])
  await store.setFields(record, {
    set: { [fromField(side)]: count ?? '0', [seenOfField(side)]: written ?? '0' },
    unset: [muteField(side)],
  })
}
