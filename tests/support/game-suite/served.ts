import { gameEntry, makeAccount, type Who } from '@/lib/accounts/account'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { unchanged } from '@/lib/kernel/log/commands'
import { NO_ENTRY } from '@/lib/kernel/log/entry'
import { type Match, viewersOf } from '@/lib/kernel/log/match'
import type { GameAnswer } from '@/lib/play/api/game'
import { fieldsFor } from '@/lib/play/games/list-projection'
import { sealSeed } from '@/lib/play/games/seed-vault'
import type { Services } from '@/lib/play/services'
import { LINKS_FIELD, seatField } from '@/lib/seats/seat'
import { linkHash, publicId } from '@/lib/seats/tokens'
import { packSnapshot } from '@/lib/store/snapshot'
import { Browser, cookieOf, testServices } from '../browser'
import { chained } from '../forged'
import { type MemoryStore, memoryStore } from '../memory-store'
import { draftedBy, matchIn, type Position, type Secrecy, stamp } from './secrecy'
import type { Probes } from './secrets'
import type { GameSuite, Kinds } from './suite'

const KEY = Buffer.alloc(32, 9)
const WATCH = 'w'.repeat(43)
const SEEDS = ['5e'.repeat(32), 'a7'.repeat(32)]
const SINCE = '2026-01-01T00:00:00.000Z'

/** A server of which one table stands in this match, and its browsers. */
export interface Served {
  game: string
  /** The first side of the game, which made the table. */
  creator: string
  store: MemoryStore
  browsers: Record<string, Browser>
  /** Makes this the server that answers. */
  use: () => void
}

/** The account of a viewer and the secret of his browser, the same on both servers. */
const whoOf = (viewer: string): Who => ({ account: viewer.padEnd(22, '_'), secret: viewer.padEnd(43, '_') })

/** A log of so many entries that say nothing. */
const logOf = (rules: Game, length: number): string[] =>
  chained(
    rules,
    Array.from({ length }, () => ({
      ...stamp,
      n: 0,
      prev: NO_ENTRY,
      moved: [],
      kind: 'mixed',
      by: 'server',
      mix: 'e'.repeat(64),
      turnHashes: [],
    })),
  )

/** Puts a match into a store of its own, as if it had been played there, under this seed. */
export async function served(rules: Game, match: Match, seed: string): Promise<Served> {
  const store = memoryStore()
  const { game } = match
  const viewers = viewersOf(rules)
  const creator = rules.sides[0]!
  const seats = viewers.map((viewer) => {
    const isPlayer = viewer !== 'spectator'
    const seat = {
      sides: isPlayer ? [viewer] : [],
      creator: viewer === creator,
      watch: isPlayer ? null : linkHash(game, WATCH),
    }
    return [seatField(game, whoOf(viewer).account), JSON.stringify(seat)]
  })
  await store.append({
    game,
    command: { id: 'begun', answer: '' },
    expectedHead: 0,
    entries: logOf(rules, match.head),
    snapshot: { seq: match.head, body: packSnapshot(match) },
    set: {
      ...Object.fromEntries(seats),
      [LINKS_FIELD]: JSON.stringify({ invite: null, watch: linkHash(game, WATCH), recover: {} }),
      sealed: sealSeed(KEY, game, seed),
      head: match.headHash,
      ...cardsIn(rules, match),
    },
  })
  for (const viewer of viewers) {
    await makeAccount(
      store,
      whoOf(viewer),
      '',
      Date.UTC(2026, 0, 1),
      gameEntry(game, { sides: [], since: '', mode: '' }),
    )
  }
  const browsers = Object.fromEntries(
    viewers.map((viewer) => {
      const browser = new Browser()
      browser.cookie = cookieOf(whoOf(viewer))
      return [viewer, browser]
    }),
  )
  const more: Partial<Services> = {
    games: { [rules.id]: rules },
    key: () => KEY,
    now: () => Date.UTC(2026, 0, 1),
    random: (bytes) => Buffer.alloc(bytes, 3),
  }
  return { game, creator, store, browsers, use: () => void testServices(store, more) }
}

/**
 * Two servers with a position and its twin for this viewer, under two seeds; in one of them somebody else drafts.
 * `rules`: by which they answer.
 */
export async function servers<G extends Kinds, P extends Position<G>, Memo>(
  { game }: GameSuite<G>,
  secrecy: Secrecy<G, P, Memo>,
  rules: Game,
  position: P,
  viewer: string,
  luck: () => number,
) {
  const honest = game as unknown as Game
  const { before } = position.step
  const [one, other] = [before, secrecy.twin(position, viewer, luck).state].map((state) =>
    matchIn<G>(honest, secrecy, state),
  ) as [Match, Match]
  const mover = game.awaits(before).find((side) => side !== viewer)
  const drafted = mover ? draftedBy<G>(honest, secrecy, unchanged(one), mover, luck).match : one
  // What the others draft moves no version of this viewer; of the mover it does.
  const alike = { ...drafted, headHash: '7'.repeat(64) }
  const worlds = [await served(rules, alike, SEEDS[0]!), await served(rules, other, SEEDS[1]!)] as const
  return { worlds, match: alike as Match }
}

/** The cards of all viewers, as the log so far might have left them. */
const cardsIn = (rules: Game, match: Match) =>
  Object.assign({}, ...viewersOf(rules).map((viewer) => fieldsFor(rules, match, viewer, SINCE)))

/** What of the spectators' link stands openly in an address. */
export const publicPart = (game: string) => publicId(game, linkHash(game, WATCH))

let ids = 0

const SHARES = 3
/** Of the orders of the n-th position a share: at some positions every kind is asked, at all it would take minutes. */
export const shareOf = ({ orders, questions }: Probes, n: number): Probes => ({
  orders: orders.filter((_order, kind) => kind % SHARES === n % SHARES),
  questions,
})

/** All that a viewer can ask for, by name: status, headers, body. */
export async function asked(
  { game, creator, browsers, use }: Served,
  viewer: string,
  { orders, questions }: Probes,
): Promise<Map<string, string>> {
  use()
  const browser = browsers[viewer]!
  const told = new Map<string, string>()
  const ask = async (method: string, path: string, body?: object) => {
    const { status, headers, text } = await browser.send(method, `/api/games${path}`, body)
    if (status >= 500) throw new Error(`${method} ${path}: ${text}`)
    told.set(
      `${method} ${path} ${JSON.stringify(body ?? null)}`,
      JSON.stringify([status, [...headers], text]),
    )
    return { status, body: text ? JSON.parse(text) : null }
  }
  await ask('GET', '')
  const { body } = await ask('GET', `/${game}`)
  for (const path of [
    '?since=0',
    '?since=3',
    '/version',
    '/replay',
    '/replay?since=1',
    '/dice',
    '/export',
    `?as=${creator}`,
    `/version?as=${creator}`,
    '/chat',
    '/notes',
    `/board?p=${publicPart(game)}`,
  ])
    await ask('GET', `/${game}${path}`)
  const seen = (body as GameAnswer).version
  // The same id for the same order in both worlds; none of them is lawful, so that nothing is written.
  const id = (name: string) => `${viewer}-${name}`.padEnd(24, '0')
  for (const [n, order] of orders.entries())
    await ask('POST', `/${game}/orders`, { id: id(`order-${ids}-${n}`), seen, order, since: 0 })
  await ask('POST', `/${game}/orders`, { id: id('stale'), seen: seen + 1, order: { type: 'done' } })
  for (const question of questions) await ask('POST', `/${game}/ask`, { question })
  await ask('POST', `/${game}/ask`, { side: creator, question: questions[0] })
  await ask('POST', `/${game}/peek`, { token: 'n'.repeat(43) })
  await ask('POST', `/${game}/enter`, { id: id('enter'), token: 'n'.repeat(43) })
  await ask('POST', `/${game}/nonce`, { id: id('nonce'), commitment: 'c'.repeat(64), nonce: 'd'.repeat(64) })
  await ask('POST', `/${game}/advance`, { id: id('advance') })
  await ask('POST', `/${game}/links`, { id: id('links'), make: 'invite' })
  for (const path of ['rematch', 'close', 'nudge', 'forget'])
    await ask('POST', `/${game}/${path}`, path === 'nudge' ? {} : { id: id(path) })
  await ask('POST', `/${game}/standing`, { id: id('standing'), orders: { retreat: 'nowhere' } })
  for (const affair of [{ type: 'claim' }, { type: 'decline', what: 'draw' }, { type: 'back' }])
    await ask('POST', `/${game}/affairs`, { id: id(`affair-${affair.type}`), seen, affair })
  return told
}

/** Gives a lawful order; the answer as bytes, and whether dice were thrown for it. */
export async function ordered(world: Served, viewer: string, order: AnyOrder) {
  world.use()
  const { game, store, browsers } = world
  const seen = await browsers[viewer]!.version(game)
  const id = `lawful-${viewer}-${++ids}`.padEnd(24, '0')
  const got = await browsers[viewer]!.send('POST', `/api/games/${game}/orders`, { id, seen, order, since: 0 })
  const last = JSON.parse(store.kept(game)!.entries.at(-1)!) as { d?: unknown[] }
  return {
    status: got.status,
    text: JSON.stringify([[...got.headers], got.text]),
    dice: (last.d ?? []).length > 0,
  }
}
