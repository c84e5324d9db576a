import 'server-only'
import { z } from 'zod'
import { accountRecord } from '@/lib/accounts/account'
import { followers, followRecord } from '@/lib/seats/follow'
import { ownerField } from '@/lib/seats/seat'
import type { Due } from '@/lib/store/event-store'
import { OUTAGES, outagesIn } from '@/lib/store/outages'
import { digestField, isShared, type Outcome } from './channel'
import { heldUntil, takeLease } from './lease'
import { nextOf } from './local-time'
import {
  gapsOf,
  type Message,
  noticeWords,
  playerName,
  roomWord,
  timeWords,
  topicOf,
  wordingOf,
} from './message'
import {
  holdsFrom,
  isOvertaken,
  isStale,
  outboxFields,
  type Standing,
  standing,
  type Times,
  timesOf,
  wouldShow,
} from './plan'
import { isUsable, type Line, type Player, playerOf } from './player'
import { isNews, mannerOf, SENDING_FIELD, WATCHERS } from './row'
import { messageId, noteLine, type Sender } from './sending'
import { stopToken } from './stop'

/** When digests are sent, in minutes of the player's day: in the morning and in the evening. */
const HOURS = [7 * 60, 18 * 60]
/** For which hour something waits, and what was handed over last: it changes with each new matter, until it is sent. */
const WAITING_FIELD = 'waiting'
const hourOf = (waiting: string | null | undefined) => Number(/^(\d+) /.exec(waiting ?? '')?.[1] ?? Infinity)
const TRIES = 5

const nextDigest = (now: number, zone: string): number => nextOf(now, zone, HOURS)

/**
 * Channels that did not take the last digest, by their ids, and when it is tried again; until the next is due, `hour`,
 * nothing else is sent.
 */
const againSchema = z.strictObject({ hour: z.number(), lines: z.record(z.string(), z.number()) })
type Again = z.infer<typeof againSchema>
const AGAIN_FIELD = 'digest-again'
const readAgain = (text: string | null | undefined): Again | null =>
  text ? againSchema.parse(JSON.parse(text)) : null
const firstOf = ({ hour, lines }: Again) => Math.min(hour, ...Object.values(lines))

/**
 * Sees to it that somebody looks at an account when its next digest is due, the first after `from`; failed if others
 * were always faster.
 */
export async function handOver(at: Sender, owner: Player, row: string, from = at.now()): Promise<Outcome> {
  const record = accountRecord(owner.id)
  const next = nextDigest(from, owner.zone)
  const names = [AGAIN_FIELD, WAITING_FIELD, SENDING_FIELD]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [text = null, waiting = null, sending = null] = await at.store.fields(record, names)
    const again = readAgain(text)
    // What waits for an hour that has passed is not put off; what is just being sent does not wait any more.
    const hour = heldUntil(sending, at.now()) ? next : Math.min(next, hourOf(waiting))
    // A second try that stands keeps its hour.
    const due = again && at.now() < again.hour ? Math.min(hour, firstOf(again)) : hour
    const set = { [WAITING_FIELD]: `${hour} ${row}` }
    const expect = { [AGAIN_FIELD]: text, [WAITING_FIELD]: waiting, [SENDING_FIELD]: sending }
    if (await at.store.setFields(record, { expect, set, due })) return { done: 'sent' }
  }
  return { done: 'failed', why: 'silent', after: null }
}

/** What was handed over to a guest who has signed in since goes out at its hour all the same, from where he is now. */
async function passOn(at: Sender, seen: Due, account: string): Promise<void> {
  const fields = await at.store.whole(accountRecord(account))
  const isThere = fields.made !== undefined && fields.gone === undefined
  const row = `moved ${seen.at}`
  if (isThere && (await handOver(at, playerOf(account, fields), row, seen.at - 1)).done !== 'sent') return
  await at.store.moveDue(seen, null)
}

interface Matter {
  game: string
  one: Standing
  /** Whose each side is. */
  owners: Readonly<Record<string, string | null>>
  times: Times
}

/** Games asked for in one request. */
const PAGE = 40

/** Everything that waits for an account now. */
async function mattersOf(
  at: Sender,
  account: string,
  fields: Readonly<Record<string, string>>,
): Promise<Matter[]> {
  const sides = [...new Set(Object.values(at.games).flatMap((game) => game.sides))]
  const names = outboxFields(sides)
  const games = Object.keys(fields).flatMap((name) => (name.startsWith('game:') ? [name.slice(5)] : []))
  const matters: Matter[] = []
  for (let from = 0; from < games.length; from += PAGE) {
    const page = games.slice(from, from + PAGE)
    const read = await at.store.read([
      ...page.map((id) => ({ id, names })),
      ...page.map((id) => ({ id: followRecord(id), names: [account] })),
      OUTAGES,
    ])
    const outages = outagesIn(at, read.at(-1)!)
    for (const [n, game] of page.entries()) {
      const of = Object.fromEntries(names.map((name, i) => [name, read[n]![i] ?? null]))
      const owners = Object.fromEntries(sides.map((side) => [side, of[ownerField(side)] ?? null]))
      const [follow] = read[page.length + n]!
      const rows = standing(of, sides, followers(follow ? { [account]: follow } : {}, of, sides))
      for (const one of rows.filter(({ owner }) => owner === account)) {
        const holds = (holdsFrom(one, outages) ?? Number.POSITIVE_INFINITY) <= at.now()
        if (!holds || isOvertaken(one, rows, outages, at.now())) continue
        matters.push({ game, one, owners, times: timesOf(one.about ?? one.asked, outages, at.now()) })
      }
    }
  }
  return matters
}

/** Sends each channel that wishes it one message about all that waits, if there is anything new in it. */
export async function drainDigest(at: Sender, seen: Due): Promise<void> {
  const { store, now } = at
  const record = seen.id
  const fields = await store.whole(record)
  if (fields.made === undefined) {
    await store.moveDue(seen, null)
    return
  }
  if (fields.moved !== undefined) return passOn(at, seen, fields.moved)
  const before = fields[SENDING_FIELD] ?? null
  const held = heldUntil(before, now())
  if (held) {
    await store.setFields(record, { expect: { [SENDING_FIELD]: before }, due: held })
    return
  }
  const causes = { [WAITING_FIELD]: fields[WAITING_FIELD] ?? null }
  const by = at.random(9).toString('base64url')
  const account = record.slice('account:'.length)
  const player = playerOf(account, fields)
  const told = Object.fromEntries(
    player.lines.map(({ id }) => [digestField(id), fields[digestField(id)] ?? null]),
  )
  const tried = fields[AGAIN_FIELD] ?? null
  const again = readAgain(tried)
  const isRetry = again !== null && now() < again.hour
  const read = { ...causes, ...told, [AGAIN_FIELD]: tried }
  const lease = await takeLease(store, record, { before, read, by, now })
  if (!lease) return
  const matters = await mattersOf(at, account, fields)
  const mayTry = ({ id }: Line) => !isRetry || (again.lines[id] ?? Number.POSITIVE_INFINITY) <= now()
  const failed = Object.fromEntries(
    Object.entries(isRetry ? again.lines : {}).filter(([, time]) => time > now()),
  )
  for (const line of player.lines.filter((one) => isUsable(one) && mayTry(one))) {
    const mine = matters.filter(
      ({ game, one }) =>
        player.wishes(game).channels[line.id] === 'digest' &&
        mannerOf(one.kind).digest &&
        !(isShared(line.channel) && one.asked?.secret) &&
        !wouldShow(one, line) &&
        !isStale(one, line),
    )
    const last = fields[digestField(line.id)] ?? '[]'
    const known = JSON.parse(last) as string[]
    const isNew = ({ one }: Matter) => !known.includes(one.row.id)
    if (!mine.some(isNew)) continue
    if (!(await lease.last())) return
    const worth = mine.filter((matter) => isNew(matter) || !isNews(matter.one.kind))
    const message = await digestOf(at, player, line, worth, last)
    const stop =
      line.channel.kind === 'mail' ? stopToken(at.key(), account, line.id, line.channel.address) : null
    const outcome = await at.post.deliver(line.channel, message, stop, now())
    if (outcome.done === 'sent') {
      const ids = JSON.stringify(mine.map(({ one }) => one.row.id))
      await lease.note({ [digestField(line.id)]: ids })
    }
    await noteLine(at, player, line, outcome)
    if (line.trouble && !line.trouble.off) failed[line.id] = line.trouble.next
  }
  const left: Again = { hour: isRetry ? again.hour : nextDigest(now(), player.zone), lines: failed }
  const isLeft = Object.keys(failed).length > 0
  const text = isLeft ? JSON.stringify(left) : null
  if (text !== tried)
    await store.setFields(record, text ? { set: { [AGAIN_FIELD]: text } } : { unset: [AGAIN_FIELD] })
  const due = isLeft ? firstOf(left) : isRetry ? left.hour : null
  // What came up while this one was sent waits for the next, as it would have a moment later.
  await lease.end(causes, due, Math.min(due ?? left.hour, left.hour), isRetry ? [] : [WAITING_FIELD])
}

/** Characters: Discord takes 2,000, marks before signs included, push services 4,096 bytes, padded and sealed. */
const LONGEST = 1_200

/** As many lines as every channel takes. */
function fitting(lines: readonly string[]): readonly string[] {
  let left = LONGEST
  const rest = lines.findIndex((line) => {
    left -= line.length + 1
    return left < 0
  })
  return rest < 0 ? lines : [...lines.slice(0, rest), '…']
}

const nameOf = async ({ store }: Sender, account: string | null | undefined): Promise<string | null> =>
  account ? ((await store.fields(accountRecord(account), ['name']))[0] ?? null) : null

async function digestOf(
  at: Sender,
  player: Player,
  line: Line,
  matters: readonly Matter[],
  told: string,
): Promise<Message> {
  const say = noticeWords(player.language)
  const lines = await Promise.all(
    matters.map(async ({ one, owners, times }) => {
      const rules = at.games[one.row.play]
      if (!rules) return ''
      const isWatched = one.side === WATCHERS
      const mine = isWatched ? rules.sides[0]! : one.side
      const across = rules.sides.find((side) => side !== mine) ?? mine
      const [me, name] = await Promise.all([
        isWatched ? nameOf(at, owners[mine]) : player.name,
        nameOf(at, owners[across]),
      ])
      const about = {
        ...{ title: rules.title, me: playerName(say, me, mine), other: playerName(say, name, across) },
        ...gapsOf(say, one.row, times, at.now()),
      }
      if (one.kind !== 'turn') {
        const says = wordingOf(one.row, one.kind)
        const isOpen = !isShared(line.channel) || roomWord(says) !== 'news.room'
        return say(isOpen ? `${says}.title` : 'news.room', about)
      }
      const asked = isShared(line.channel) ? one.asked?.open : one.asked?.own
      const told = [asked ? rules.say(asked, player.language) : '', timeWords(say, times)]
      return say('digest.line', { ...about, asked: told.filter(Boolean).join(' ') })
    }),
  )
  const games = new Set(matters.map(({ game }) => game))
  const title = say('digest.title', { n: games.size })
  const body = fitting(lines.filter(Boolean)).join('\n')
  return {
    // What was told before is the same for a second try.
    id: messageId(at.key(), player.id, line.id, 'digest', told),
    kind: 'digest',
    game: null,
    title,
    body,
    room: `${title}\n${body}`,
    path: games.size === 1 ? `/games/${matters[0]!.game}` : '/',
    open: say(games.size === 1 ? 'open' : 'open.all'),
    topic: topicOf('digest', player.id),
    until: null,
    language: player.language,
    stopWords: say('stop'),
  }
}
