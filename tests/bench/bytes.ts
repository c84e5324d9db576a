import { requestId } from '@/components/table/api'
import { games } from '@/lib/games'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { dueIn, stateFor } from '@/lib/kernel/log/projection'
import type { GameAnswer } from '@/lib/play/api/game'
import type { CreateAnswer } from '@/lib/play/api/seats'
import { createGame } from '@/lib/play/games/create-game'
import { submitOrder } from '@/lib/play/games/submit-order'
import { writes } from '@/lib/play/http/handle'
import { createRequest, orderRequest } from '@/lib/play/http/schemas'
import { openKv } from '@/lib/store/kv'
import { avd } from '../games/a-victory-denied/suite'
import { testServices } from '../support/browser'
import { wild } from '../support/game-suite/play'
import { type Kv, startKv } from '../support/redis'
import { seeded } from '../support/seeded'
import { storedMatch } from '../support/stored-match'
import { atMost, type Figure, forComparison, median } from './figure'

const ORDERS = 400
const AVD = games['a-victory-denied']!
/** Less than a browser may give in a minute: what counts its orders in the store is emptied then. */
const COUNTED = 100

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
    const costs = await played(kv)
    const [written, sent] = [costs.map((one) => one.written), costs.map((one) => one.sent)]
    const sorted = [...written].sort((a, b) => a - b)
    return [
      atMost('bytes that the store writes for an order, median', median(written), 'B', 512),
      atMost('bytes that the store writes for an order, mean', mean(written), 'B', 1_024),
      forComparison('bytes written, one order in twenty more than', sorted[Math.floor(ORDERS * 0.95)]!, 'B'),
      forComparison('bytes written, most for one order', sorted.at(-1)!, 'B'),
      atMost('bytes that the store is sent for an order, mean', mean(sent), 'B', 1_536),
    ]
  } finally {
    await kv.stop()
  }
}

/** Random orders, the same in every run, by the route that players use. */
async function played(kv: Kv): Promise<Cost[]> {
  let now = Date.UTC(2026, 0, 1)
  const store = openKv(kv)
  testServices(store, { games, now: () => now++, limits: true })
  const luck = seeded('bench/bytes')
  const post = await hotSeat()
  const costs: Cost[] = []
  while (costs.length < ORDERS) {
    if (costs.length % COUNTED === 0) await forgetCounts(kv)
    const match = await storedMatch(store, post.game)
    const [side] = dueIn(AVD, match)
    if (!side) throw new Error(`the game is over after ${costs.length} orders`)
    const state = stateFor(match, side)!.open() as State
    const view = AVD.view(state, side) as View
    const order = wild(avd)({ view, legal: AVD.legal(state, side), state, side: side as Side }, luck)
    now += 20_000
    const before = await spent(kv)
    await post.order({ id: requestId(), seen: match.versions[side], side, order })
    const after = await spent(kv)
    costs.push({ written: after.written - before.written, sent: after.sent - before.sent })
  }
  return costs
}

/** A table of one browser with both seats. */
async function hotSeat() {
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
  const scenario = AVD.scenarios[0]!.id
  const create = posting(writes(createRequest, createGame))
  // The game's dice follow from it.
  const id = 'bench-bytes'.padEnd(22, '-')
  const made = { id, game: AVD.id, scenario, mode: 'hotseat', side: AVD.sides[0]! }
  const { game } = await create<CreateAnswer>(made)
  const order = posting(writes(orderRequest, submitOrder))
  return { game, order: (body: object) => order<GameAnswer>(body, game) }
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
