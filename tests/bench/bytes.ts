import { requestId } from '@/components/table/api'
import { games } from '@/lib/games'
import { refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice/dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { dueIn, stateFor } from '@/lib/kernel/log/projection'
import { withDomains } from '@/lib/kernel/with-domains'
import type { BundleAnswer, GameAnswer } from '@/lib/play/api/game'
import type { CreateAnswer } from '@/lib/play/api/seats'
import { createGame } from '@/lib/play/games/create-game'
import { submitBundle } from '@/lib/play/games/submit-bundle'
import { submitOrder } from '@/lib/play/games/submit-order'
import { writes } from '@/lib/play/http/handle'
import { bundleRequest, createRequest, orderRequest } from '@/lib/play/http/schemas'
import { openKv } from '@/lib/store/kv'
import { testServices } from '../support/browser'
import { type Player, thinking, wild } from '../support/game-suite/play'
import type { GameSuite, Kinds } from '../support/game-suite/suite'
import { type Kv, startKv } from '../support/redis'
import { seeded } from '../support/seeded'
import { storedMatch } from '../support/stored-match'
import { suiteOf } from '../support/suites'
import { atMost, type Figure, forComparison, median } from './figure'

const BUNDLE = 64
/** Less than a browser may give in a minute: what counts its orders in the store is emptied then. */
const COUNTED = 100

/** What is asked of a game: how many orders are given by whom, what one may cost in bytes, and a bundle in thousands of them. */
interface Asked {
  suite: GameSuite
  scenario: string
  orders: number
  player: (suite: GameSuite) => Player<Kinds>
  median: number
  mean: number
  /** Absent: it has no bundles of so many orders. */
  bundle?: { kb: number; type: string }
}

const ASKED: readonly Asked[] = [
  {
    ...{ suite: suiteOf('a-victory-denied'), scenario: 'campaign', orders: 400, player: wild },
    ...{ median: 512, mean: 1_024 },
  },
  {
    ...{ suite: suiteOf('proud-monster/full'), scenario: 'campaign-full', orders: 96, player: thinking },
    ...{ median: 1_024, mean: 2_048, bundle: { kb: 20, type: 'moveStack' } },
  },
]

/** Bytes that one order costs: those that Redis writes to its file, and those that it is sent for it. */
interface Cost {
  written: number
  sent: number
}

/** What orders of a hot seat cost in a KV store that keeps all it is told in an append-only file. */
export async function byteFigures(): Promise<Figure[]> {
  const kv = await startKv()
  try {
    await appendOnly(kv)
    const figures: Figure[] = []
    for (const asked of ASKED) figures.push(...(await figuresOf(kv, asked)))
    return figures
  } finally {
    await kv.stop()
  }
}

async function figuresOf(kv: Kv, asked: Asked): Promise<Figure[]> {
  const { suite, median: usual, mean: most, bundle } = asked
  const costs = await played(kv, asked)
  const [written, sent] = [costs.map((one) => one.written), costs.map((one) => one.sent)]
  const sorted = [...written].sort((a, b) => a - b)
  const name = `${suite.game.title}: bytes`
  return [
    atMost(`${name} that the store writes for an order, median`, median(written), 'B', usual),
    atMost(`${name} that the store writes for an order, mean`, mean(written), 'B', most),
    forComparison(
      `${name} written, one order in twenty more than`,
      sorted[Math.floor(written.length * 0.95)]!,
      'B',
    ),
    forComparison(`${name} written, most for one order`, sorted.at(-1)!, 'B'),
    atMost(`${name} that the store is sent for an order, mean`, mean(sent), 'B', 1.5 * most),
    ...(bundle
      ? [
          atMost(
            `${name} that the store writes for a bundle of ${BUNDLE}`,
            (await bundled(kv, asked)) / 1000,
            'kB',
            bundle.kb,
          ),
        ]
      : []),
  ]
}

/** A game with both seats in one browser, on this store. */
async function opened(kv: Kv, { suite, scenario }: Asked) {
  let now = Date.UTC(2026, 0, 1)
  const store = openKv(kv)
  testServices(store, { games, now: () => now++, limits: true })
  const game = games[suite.game.id]!
  const post = await hotSeat(game, scenario)
  return {
    ...{ game, post },
    /** The match as it is kept, twenty seconds later. */
    match: () => {
      now += 20_000
      return storedMatch(store, post.game)
    },
    /** What is spent on something. */
    cost: async (work: () => Promise<unknown>): Promise<Cost> => {
      const before = await spent(kv)
      await work()
      const after = await spent(kv)
      return { written: after.written - before.written, sent: after.sent - before.sent }
    },
  }
}

/** Orders, the same in every run, by the route that players use. */
async function played(kv: Kv, asked: Asked): Promise<Cost[]> {
  const { game, post, match: now, cost } = await opened(kv, asked)
  const luck = seeded('bench/bytes')
  const choose = asked.player(asked.suite)
  const costs: Cost[] = []
  while (costs.length < asked.orders) {
    if (costs.length % COUNTED === 0) await forgetCounts(kv)
    const match = await now()
    const [side] = dueIn(game, match)
    if (!side) throw new Error(`the game is over after ${costs.length} orders`)
    const state = stateFor(match, side)!.open()
    const order = choose({ view: game.view(state, side), legal: game.legal(state, side), state, side }, luck)
    costs.push(await cost(() => post.order({ id: requestId(), seen: match.versions[side], side, order })))
  }
  return costs
}

/** Bytes that are written for one bundle in the first phase of movement. */
async function bundled(kv: Kv, asked: Asked): Promise<number> {
  const { game, post, match: now, cost } = await opened(kv, asked)
  for (;;) {
    await forgetCounts(kv)
    const match = await now()
    const side = dueIn(game, match)[0]!
    const state = stateFor(match, side)!.open()
    const orders = manyOf(asked.suite, asked.bundle!.type, state, side)
    const request = { id: requestId(), seen: match.versions[side], side }
    if (orders.length < BUNDLE) {
      await post.order({ ...request, order: { type: asked.suite.finish } })
      continue
    }
    const { written } = await cost(async () => {
      const { stood } = await post.bundle({ ...request, orders })
      if (stood !== BUNDLE) throw new Error(`only ${stood} orders stood`)
    })
    return written
  }
}

/** So many orders of a type, one after the other, none of which is certain; fewer where there are no more. */
function manyOf(
  { game, surely, completed }: GameSuite,
  type: string,
  state: unknown,
  side: string,
): AnyOrder[] {
  const luck = seeded('bench/bundle')
  const throwsNone = listedDice([])
  const found: AnyOrder[] = []
  let now = state
  const tried = new Set<string>()
  for (;;) {
    const entry = game
      .legal(now, side)
      .find(({ order }) => order.type === type && !tried.has(JSON.stringify(order)))
    if (!entry || found.length === BUNDLE) return found
    tried.add(JSON.stringify(entry.order))
    const [full] = withDomains(game, now, side, [entry])
    const order = (surely ?? completed)(now, full!, luck)
    const decision = game.decide(now, { side, order, dice: throwsNone })
    if (refused(decision) || decision.yes.some((event) => game.isFirm(event))) continue
    now = decision.yes.reduce<unknown>(game.evolve, now)
    found.push(order)
  }
}

let tables = 0
/** A table of one browser with both seats. */
async function hotSeat(game: Game, scenario: string) {
  let cookie = ''
  const posting =
    (route: ReturnType<typeof writes>) =>
    async <Answer>(body: object, gameId?: string): Promise<Answer> => {
      const request = new Request('http://table.test/api/games', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://table.test', cookie },
        body: JSON.stringify(body),
      })
      const answer = await route(request, { params: Promise.resolve(gameId ? { gameId } : {}) })
      if (!answer.ok) throw new Error(await answer.text())
      cookie ||= answer.headers.getSetCookie()[0]!.split(';')[0]!
      return answer.json()
    }
  const create = posting(writes(createRequest, createGame))
  // The game's dice follow from it.
  const id = (tables++ === 0 ? 'bench-bytes' : `bench-bytes-${tables}`).padEnd(22, '-')
  const made = { id, game: game.id, scenario, mode: 'hotseat', side: game.sides[0]! }
  const { game: table } = await create<CreateAnswer>(made)
  const order = posting(writes(orderRequest, submitOrder))
  const bundle = posting(writes(bundleRequest, submitBundle))
  return {
    game: table,
    order: (body: object) => order<GameAnswer>(body, table),
    bundle: (body: object) => bundle<BundleAnswer>(body, table),
  }
}

async function appendOnly(kv: Kv): Promise<void> {
  await kv.redis('CONFIG', 'SET', 'appendonly', 'yes')
  // The file is made aside first.
  while (!/aof_rewrite_in_progress:0/.test(await persistence(kv))) await pause(20)
  if (!/aof_enabled:1/.test(await persistence(kv))) throw new Error('Redis keeps no append-only file')
}

const spent = async (kv: Kv): Promise<Cost> => ({
  written: Number(/aof_current_size:(\d+)/.exec(await persistence(kv))![1]),
  sent: kv.stats.bytesIn,
})

const persistence = async (kv: Kv): Promise<string> => String(await kv.redis('INFO', 'persistence'))

async function forgetCounts(kv: Kv): Promise<void> {
  const keys = (await kv.redis('KEYS', 'fp:n:*')) as unknown[]
  if (keys.length > 0) await kv.redis('DEL', ...keys.map(String))
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
