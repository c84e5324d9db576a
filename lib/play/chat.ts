import 'server-only'
import type { z } from 'zod'
import { MATTERS } from '@/lib/notices/matters'
import { rowField, rowOf } from '@/lib/notices/row'
import { chatRecord, ownerField } from '@/lib/seats/seat'
import {
  byField,
  COUNT,
  countIn,
  fromField,
  messageField,
  muteField,
  plainText,
  readMessage,
  reportField,
  seenOfField,
  unreadOf,
} from './chat-record'
import type { Desk } from './desk'
import type { Call } from './handle'
import { tellLater } from './notices'
import { badRequest, notNow, notYourSeat, tooMany, tooManyHands } from './problem'
import type { chatQuery, chatRequest } from './requests'
import { openTable, type SeatedTable } from './table'
import type { ChatAnswer } from './talk-api'

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
}

/**
 * Who may talk: the player of one side, where a person has the other, or had it until the computer took it: what was
 * written may still be read then. Nobody else reads it.
 */
async function talkOf(call: Call): Promise<Talk> {
  const table = await openTable(call)
  const { sides } = table.seat
  const [mine, ...more] = sides
  if (!mine) throw notYourSeat('Only the players read what they write to each other.')
  const other = table.game.sides.find((side) => !sides.includes(side))
  const { mode, players } = table.match
  const isOfTwo = other !== undefined && (players[other] === 'person' || mode === 'invite')
  if (more.length > 0 || !isOfTwo || players[other] === 'open') throw nobodyThere()
  return { table, mine, other, record: chatRecord(call.game) }
}

const nobodyThere = () => notNow('There is nobody here to write to.')

/** The newest messages, or those before number `before`. */
export async function readChat(call: Call, { before }: z.output<typeof chatQuery>): Promise<ChatAnswer> {
  return answer(call, await talkOf(call), before)
}

async function answer(
  call: Call,
  { table, mine, other, record }: Talk,
  before?: number,
): Promise<ChatAnswer> {
  const { store } = call.desk
  const sitsSince = table.match.settled.substitutes[mine]?.since ?? ''
  const names = [COUNT, byField(other), seenOfField(mine), muteField(mine), fromField(mine)]
  const [count, written, seen, muted, first] = await store.fields(record, names)
  const to = Math.min(before ?? Number.POSITIVE_INFINITY, countIn(count))
  const from = Math.max(countIn(first), to - PAGE)
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
  const texts = numbers.length > 0 ? await store.fields(record, numbers.map(messageField)) : []
  const messages = numbers.flatMap((n, i) => {
    const { by, time, text } = readMessage(texts[i]!)
    return time < sitsSince || (muted && by !== mine) ? [] : [{ n, mine: by === mine, time, text }]
  })
  return {
    messages,
    older: from > countIn(first),
    unread: unreadOf(written, seen, muted),
    muted: Boolean(muted),
  }
}

/** Writes a message, notes what was read, wants to read no more, or reports a message. */
export async function changeChat(call: Call, body: z.output<typeof chatRequest>): Promise<ChatAnswer> {
  const talk = await talkOf(call)
  if (body.say !== undefined) await say(call, talk, body.id, body.say)
  else if (body.mute !== undefined) await mute(call, talk, body.mute)
  else if (body.report !== undefined) await report(call, talk, body.report)
  else await seen(call, talk)
  return answer(call, talk)
}

async function say(call: Call, talk: Talk, id: string, said: string): Promise<void> {
  const { mine, other, record } = talk
  if (talk.table.match.players[other] !== 'person') throw nobodyThere()
  const text = plainText(said)
  if (text === '') throw badRequest('There is nothing in this message.', 'say')
  const { store, now } = call.desk
  const repeat = `id:${id}`
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const names = [COUNT, repeat, byField(mine), muteField(other)]
    const [count = null, done, written, muted] = await store.fields(record, names)
    // Its first carrying out may have ended before the other was told.
    if (done) return muted ? undefined : tell(call, talk, Number(done))
    if (attempt === 0) await mustBeModest(call, mine)
    const n = countIn(count)
    if (n >= AT_ALL) throw notNow('No more can be written at this table.')
    const time = new Date(now()).toISOString()
    const stored = await store.setFields(record, {
      create: true,
      expect: { [COUNT]: count, [repeat]: null },
      set: {
        [COUNT]: String(n + 1),
        [messageField(n)]: JSON.stringify({ id, by: mine, time, text }),
        [byField(mine)]: String(countIn(written) + 1),
        [repeat]: String(n),
      },
    })
    if (stored) return muted ? undefined : tell(call, talk, n)
  }
  throw tooManyHands()
}

async function mustBeModest({ desk, game }: Call, side: string): Promise<void> {
  const often = (window: number) => desk.store.count({ key: `chat:${window}:${game}:${side}`, window })
  if ((await often(MINUTE)) > A_MINUTE || (await often(60 * MINUTE)) > AN_HOUR) throw tooMany()
}

/** The other is told that something was written, once until he has read it. */
async function tell({ desk, game }: Call, { table, mine, other, record }: Talk, n: number): Promise<void> {
  const { store } = desk
  const at = desk.now()
  const row = rowOf(MATTERS.chat.kind, other, { game, play: table.match.play }, n, at)
  const name = rowField('chat', other)
  if (!(await store.setFields(game, { expect: { [name]: null }, set: row, due: at }))) return
  // He may have read it, or wished to read no more, since it was written.
  const names = [byField(mine), seenOfField(other), muteField(other)]
  const [written, seen, muted] = await store.fields(record, names)
  if (unreadOf(written, seen, muted) > 0) tellLater(desk, game)
  else await store.setFields(game, { expect: row, unset: [name] })
}

/** All that the other has written so far was seen. */
async function seen({ desk, game }: Call, { mine, other, record }: Talk): Promise<void> {
  const [written, before = null] = await desk.store.fields(record, [byField(other), seenOfField(mine)])
  if (countIn(written) <= countIn(before)) return
  await desk.store.setFields(record, {
    expect: { [seenOfField(mine)]: before },
    set: { [seenOfField(mine)]: written! },
  })
  await desk.store.setFields(game, { unset: [rowField('chat', mine)] })
}

async function mute({ desk, game }: Call, { mine, record }: Talk, on: boolean): Promise<void> {
  const change = on ? { set: { [muteField(mine)]: '1' } } : { unset: [muteField(mine)] }
  await desk.store.setFields(record, { create: true, ...change })
  if (on) await desk.store.setFields(game, { unset: [rowField('chat', mine)] })
}

/** A message of the other is marked for whoever runs this server; what it says stays in the record. */
async function report({ desk, game }: Call, { mine, other, record }: Talk, n: number): Promise<void> {
  const [text] = await desk.store.fields(record, [messageField(n)])
  if (!text || readMessage(text).by !== other)
    throw badRequest('There is no such message of the other player.', 'report')
  const [writer] = await desk.store.fields(game, [ownerField(other)])
  const set = {
    [reportField(n)]: JSON.stringify({ by: mine, writer, time: new Date(desk.now()).toISOString() }),
  }
  const isNew = await desk.store.setFields(record, { expect: { [reportField(n)]: null }, set })
  if (isNew) console.warn(`a message was reported: ${record} ${messageField(n)}`)
}

/**
 * A substitute has sat down: what was written before is not for him, and his predecessor's silence is not his. Should
 * this not be written any more, he is shown nothing of it all the same, as he sits there since then.
 */
export async function newReader({ store }: Desk, game: string, side: string, other: string): Promise<void> {
  const record = chatRecord(game)
  const [count, written] = await store.fields(record, [COUNT, byField(other)])
  await store.setFields(record, {
    set: { [fromField(side)]: count ?? '0', [seenOfField(side)]: written ?? '0' },
    unset: [muteField(side)],
  })
}
