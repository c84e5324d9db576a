import 'server-only'
import { accountRecord } from '@/lib/accounts/account'
import type { Span } from '@/lib/kernel/time/calendar'
import { followers, followRecord } from '@/lib/seats/follow'
import { ownerField } from '@/lib/seats/seat'
import type { Due, EventStore } from '@/lib/store/event-store'
import { OUTAGES, outagesIn } from '@/lib/store/outages'
import { isShared, type Outcome } from './channel'
import { drainDigest, handOver } from './digest'
import { heldUntil, type Lease, takeLease } from './lease'
import { type Message, noticeOf, noticeWords } from './message'
import {
  causes,
  type Fields,
  lapseIn,
  markFields,
  outboxFields,
  PUT_OFF,
  type Standing,
  type Step,
  standing,
  steps,
  timesOf,
  upTo,
} from './plan'
import { isUsable, type Line, type Player, playerOf } from './player'
import { type Kind, markField, SENDING_FIELD, tallyFields, WATCHERS } from './row'
import { type Lettered, messageId, noteLine, type Sender } from './sending'
import { doorToken, stopToken, unfollowToken } from './stop'

const sidesOf = (games: Sender['games']) => [...new Set(Object.values(games).flatMap(({ sides }) => sides))]

/** Accounts as they were read. */
type Accounts = ReadonlyMap<string, Record<string, string>>

/** The players of some accounts; who has deleted his is not among them. What was not read before is read now, at once. */
async function playersOf(
  store: EventStore,
  ids: readonly string[],
  read: Accounts,
): Promise<Map<string, Player>> {
  const unique = [...new Set(ids)]
  const missing = unique.filter((id) => !read.has(id))
  const { wholes } = missing.length > 0 ? await store.wholes(missing.map(accountRecord), []) : { wholes: [] }
  const accounts = new Map([...read, ...missing.map((id, n) => [id, wholes[n]!] as const)])
  return new Map(
    unique.flatMap((id) => {
      const account = accounts.get(id)!
      return account.made === undefined ? [] : [[id, playerOf(id, account)]]
    }),
  )
}

/** A lapse whose time seemed to be over; outages may have put it off. */
interface Judged {
  lapse: number
  later: number | null
}

/** What is known before a game is looked at. */
interface Before {
  judged?: Judged
  /** Whose accounts are probably needed: they are read in the same request. */
  owners?: readonly string[]
}

/**
 * Sends what a game has to tell by now, and says when somebody must look again. Each message is marked after it was
 * sent: who dies in between leaves it to be sent once more, under the same id. One sender at a time has a game.
 */
export async function drainGame(
  at: Sender,
  game: string,
  { judged, owners: known = [] }: Before = {},
): Promise<void> {
  const { store, now } = at
  const sides = sidesOf(at.games)
  const names = [SENDING_FIELD, ...tallyFields(sides), ...outboxFields(sides)]
  const { wholes, values: read } = await store.wholes(
    [...known.map(accountRecord), followRecord(game)],
    [{ id: game, names }, OUTAGES],
  )
  const [values = [], service = []] = read
  const outages = outagesIn(at, service)
  const fields: Fields = Object.fromEntries(names.map((name, n) => [name, values[n] ?? null]))
  if (tallyFields(sides).some((name) => fields[name])) await at.tally?.(game)
  const before = fields[SENDING_FIELD] ?? null
  const held = heldUntil(before, now())
  if (held) {
    await store.setFields(game, { expect: { [SENDING_FIELD]: before }, due: held })
    return
  }
  const lapse = lapseIn(fields, sides)
  if (at.overdue && lapse !== null && lapse <= now() && lapse !== judged?.lapse)
    return drainGame(at, game, { judged: { lapse, later: await at.overdue(game) } })
  const rows = standing(fields, sides, followers(wholes.at(-1)!, fields, sides))
  const owners = [
    ...sides.flatMap((side) => fields[ownerField(side)] ?? []),
    ...rows.map(({ owner }) => owner),
  ]
  const accounts = new Map(known.map((id, n) => [id, wholes[n]!]))
  const players = rows.length > 0 ? await playersOf(store, owners, accounts) : new Map<string, Player>()
  const stood = Object.fromEntries(causes(sides).map((name) => [name, fields[name] ?? null]))
  const open = () => steps(game, rows, players, outages, now())
  const next = () => {
    const later = lapse !== null && lapse === judged?.lapse ? judged.later : lapse
    const hours = [...open().map((step) => step.at), ...(later === null ? [] : [later])]
    return hours.length > 0 ? Math.min(...hours) : null
  }
  const isDue = (step: Step) => step.at <= now()
  if (!open().some(isDue)) {
    const nobody = { [SENDING_FIELD]: before }
    await store.setFields(game, { expect: { ...stood, ...nobody }, unset: [SENDING_FIELD], due: next() })
    return
  }

  const by = at.random(9).toString('base64url')
  const marks = Object.fromEntries(markFields(sides).map((name) => [name, fields[name] ?? null]))
  const lease = await takeLease(store, game, { before, read: { ...stood, ...marks }, by, now })
  if (!lease) return
  // What has just failed, or is gone, is not tried with the next matter of the same round.
  const isOpen = ({ one, line }: Step) =>
    players.get(one.owner)!.lines.includes(line) && isUsable(line) && (line.trouble?.next ?? 0) <= now()
  for (const step of open().filter(isDue)) {
    if (!isOpen(step)) continue
    if (!(await lease.last())) return
    const outcome = await carryOut(at, game, step, { players, fields, outages })
    await note(at, lease, step, outcome, players.get(step.one.owner)!)
  }
  await lease.end(stood, next(), now())
}

/** What was read of a game. */
interface Known {
  players: ReadonlyMap<string, Player>
  fields: Fields
  outages: readonly Span[]
}

/** Sends one message, or hands its matter over to the digest. */
async function carryOut(
  at: Sender,
  game: string,
  { one, line, stage, digest }: Step,
  { players, fields, outages }: Known,
): Promise<Outcome> {
  const owner = players.get(one.owner)!
  if (digest) return handOver(at, owner, one.row.id)
  const rules = at.games[one.row.play]
  if (!rules) return { done: 'sent' }
  const [mine = one.side, ...more] =
    one.side === WATCHERS ? rules.sides : [one.side, ...rules.sides.filter((side) => side !== one.side)]
  const across = more[0]
  const nameOf = (side: string) => players.get(fields[ownerField(side)] ?? '')?.name ?? null
  const message = noticeOf({
    id: messageId(at.key(), one.row.id, line.id, stage),
    kind: one.kind,
    row: one.row,
    stage,
    now: at.now(),
    gameId: game,
    game: rules,
    side: one.side,
    asked: one.asked,
    me: { side: mine, name: one.side === WATCHERS ? nameOf(mine) : owner.name },
    other: across ? { side: across, name: nameOf(across) } : null,
    times: timesOf(one.about ?? one.asked, outages, at.now()),
    language: owner.language,
  })
  const { channel } = line
  const isMail = channel.kind === 'mail'
  const tells = TELLING.includes(one.kind)
  const beside =
    isMail || tells
      ? await at
          .lettered?.({
            ...{ game, tells, account: owner.id, mail: isMail ? line.id : null, language: owner.language },
            viewer: isShared(channel) ? WATCHERS : one.side,
            since: one.seen,
          })
          // A notice without it is as good.
          .catch(() => undefined)
      : undefined
  const whole = besides(message, beside)
  if (!isMail) return at.post.deliver(channel, whole, null, at.now())
  const to = [at.key(), owner.id, line.id, channel.address] as const
  const letter = withDoor(whole, doorToken(...to), beside?.once)
  const told = one.side === WATCHERS ? withEnd(letter, unfollowToken(at.key(), owner.id, game)) : letter
  return at.post.deliver(channel, told, stopToken(...to), at.now())
}

/** Who follows a game ends that by what each letter of it brings along. */
const withEnd = (message: Message, token: string): Message => ({
  ...message,
  end: { token, words: noticeWords(message.language)('unfollow') },
})

/** What tells of a move; other matters say themselves what they are about. */
const TELLING: readonly Kind[] = ['turn', 'watched']

const besides = (message: Message, { happened = [], picture = null }: Partial<Lettered> = {}): Message => ({
  ...message,
  ...(happened.length > 0 ? { happened } : {}),
  ...(picture ? { picture: { ...picture, shows: noticeWords(message.language)('picture') } } : {}),
})

/**
 * A letter is often read on another device than one plays on: its link to a table brings along what helps there, and
 * what opens a guest's account at once.
 */
function withDoor(message: Message, token: string, once: string | null = null): Message {
  if (!message.path.startsWith('/games/')) return message
  const path = `${message.path}#mail=${token}`
  if (!once) return { ...message, path }
  const words = [message.words, noticeWords(message.language)('once')].filter(Boolean).join(' ')
  return { ...message, path: `${path}~${once}`, words }
}

/** Writes down what became of a message, and remembers it for the rest of this round. */
async function note(at: Sender, lease: Lease, step: Step, outcome: Outcome, owner: Player): Promise<void> {
  const { one, line, stage } = step
  if (outcome.done === 'sent') {
    remember(one, line, step.digest ? [PUT_OFF] : upTo(stage))
    await lease.note({ [markField(one.kind, one.side)]: JSON.stringify(one.mark) })
  }
  // What was handed over to the digest says nothing of how the channel fares.
  if (!step.digest) await noteLine(at, owner, line, outcome)
}

function remember({ mark }: Standing, { id }: Line, told: readonly string[]): void {
  mark.told[id] = [...new Set([...(mark.told[id] ?? []), ...told])]
}

/** Games looked at side by side, and in one round. */
const HANDS = 8
const ROUND = 64

/** Milliseconds after which a record that could not be read is looked at again: what ails the store may soon be over. */
const LATER = 5 * 60_000

/** One record must not keep the others from being told. */
async function drain(at: Sender, due: Due): Promise<void> {
  try {
    await (due.id.startsWith('account:') ? drainDigest(at, due) : drainGame(at, due.id))
  } catch (error) {
    console.error(`${error instanceof Error ? error.name : typeof error} while sending notices`)
    await at.store.moveDue(due, at.now() + LATER)
  }
}

/** Sends all that is due by now, until there is no more or the time for it is over. Says how many records it looked at. */
export async function drainDue(at: Sender, end: number): Promise<number> {
  let looked = 0
  for (;;) {
    const due = await at.store.due(at.now(), ROUND)
    const many = due.length
    const hand = async () => {
      for (let one = due.shift(); one && at.now() < end; one = due.shift()) {
        looked++
        await drain(at, one)
      }
    }
    await Promise.all(Array.from({ length: Math.min(HANDS, many) }, hand))
    if (many < ROUND || at.now() >= end) return looked
  }
}
