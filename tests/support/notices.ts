import { channelField, WISHES_FIELD } from '@/lib/accounts/account'
import type { Channel, Outcome } from '@/lib/notices/channel'
import type { Message } from '@/lib/notices/message'
import { gameWishesField } from '@/lib/notices/player'
import type { Post } from '@/lib/notices/post'
import { askField, type Kind, rowField, rowOf } from '@/lib/notices/row'
import type { Sender } from '@/lib/notices/sending'
import type { GameWishes, Wishes } from '@/lib/notices/wishes'
import { USUAL } from '@/lib/notices/wishes'
import type { EventStore } from '@/lib/store/event-store'
import { toyGame } from './toy-game'

export const GAME = 'g'.repeat(22)
/** A Wednesday noon in winter. */
const NOON = Date.UTC(2026, 0, 14, 12)
export const accountOf = (side: string) => side.padEnd(22, '-')

/** Ids of channels as they are kept. */
export const lineId = (name: string) => name.padEnd(12, '-')

export const hook = (name: string): Channel => ({
  kind: 'json',
  origin: 'https://table.test',
  made: 0,
  url: `https://${name}.example/hook`,
  secret: 's'.repeat(43),
})

/** Everything that was sent, and how the receivers answer. */
export class Receivers {
  readonly got: { line: string; message: Message; at: number }[] = []
  answer: (line: string, n: number) => Outcome | Promise<Outcome> = () => ({ done: 'sent' })

  constructor(private readonly now: () => number) {}

  post: Post = {
    deliver: async (channel, message) => {
      const line = channel.kind === 'json' ? new URL(channel.url).hostname.split('.')[0]! : channel.kind
      this.got.push({ line, message, at: this.now() })
      return this.answer(line, this.got.length)
    },
    pushKey: () => null,
    hasMail: true,
  }

  /** How often each message came, by its id. */
  counts(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { message } of this.got) counts.set(message.id, (counts.get(message.id) ?? 0) + 1)
    return counts
  }
}

/** A clock that stands until it is set. */
export class Hour {
  constructor(public at = NOON) {}
  now = () => this.at
  wait(ms: number) {
    this.at += ms
  }
}

let senders = 0
export const senderWith = (store: EventStore, hour: Hour, post: Post): Sender => ({
  store,
  games: { toy: toyGame },
  now: hour.now,
  random: (bytes) => Buffer.alloc(bytes, ++senders),
  key: () => Buffer.alloc(32, 7),
  post,
})

/** Makes a player with channels. */
export async function seatPlayer(
  store: EventStore,
  side: string,
  channels: Readonly<Record<string, Channel>>,
  {
    wishes = {},
    here,
    zone = 'UTC',
    language = 'en',
    name,
    game = GAME,
  }: {
    wishes?: Partial<Wishes>
    here?: GameWishes
    zone?: string
    language?: string
    name?: string
    game?: string
  } = {},
) {
  const entry = { sides: [side], since: new Date(NOON).toISOString(), mode: 'invite' }
  await store.setFields(`account:${accountOf(side)}`, {
    create: true,
    set: {
      made: new Date(NOON).toISOString(),
      zone,
      language,
      ...(name ? { name } : {}),
      [`game:${game}`]: JSON.stringify(entry),
      [WISHES_FIELD]: JSON.stringify({ ...USUAL, delay: 0, ...wishes }),
      ...(here ? { [gameWishesField(game)]: JSON.stringify(here) } : {}),
      ...Object.fromEntries(
        Object.entries(channels).map(([id, channel]) => [channelField(lineId(id)), JSON.stringify(channel)]),
      ),
    },
  })
}

/** A game of which only the outbox is of interest. */
export async function plainGame(store: EventStore, game = GAME) {
  await store.append({
    game,
    command: { id: `made-${game}`, answer: '' },
    expectedHead: 0,
    entries: ['{}'],
    set: { 'owner:red': accountOf('red'), 'owner:blue': accountOf('blue') },
  })
}

/** Hands over to a side, as an append would. */
export async function handTo(
  store: EventStore,
  side: string,
  which: number,
  now: number,
  { clock = false, secret = false, game = GAME, kind = 'turn' as Kind } = {} as {
    clock?: boolean
    secret?: boolean
    game?: string
    kind?: Kind
  },
) {
  const asked = {
    own: { key: 'ask-move', params: { mover: side, chosen: '' } },
    open: { key: 'ask-open', params: {} },
    secret,
    // A day for the hand-off and three of reserve.
    run: clock ? { pace: '1d', since: now, earlier: [], weekends: null, off: [] } : null,
  }
  await store.setFields(game, {
    set: {
      ...rowOf(kind, side, { game, play: 'toy' }, which, now),
      [askField(side)]: JSON.stringify(asked),
    },
    due: now,
  })
}

/** Takes a hand-over back, or answers it. */
export const takeFrom = (store: EventStore, side: string, now: number, game = GAME) =>
  store.setFields(game, { unset: [rowField('turn', side), askField(side)], due: now })
