import { gzipSync } from 'node:zlib'
import { POST as postOrder } from '@/app/api/games/[gameId]/orders/route'
import { GET as getGame } from '@/app/api/games/[gameId]/route'
import { GET as getVersion } from '@/app/api/games/[gameId]/version/route'
import { gameEntry, makeAccount } from '@/lib/accounts/account'
import { decideOrder, settle, unchanged } from '@/lib/kernel/log/commands'
import type { Match } from '@/lib/kernel/log/match'
import { legalFor } from '@/lib/kernel/log/projection'
import { SNAPSHOT_EVERY } from '@/lib/play/games/append'
import { pageFields } from '@/lib/play/games/log-pages'
import { sealSeed } from '@/lib/play/games/seed-vault'
import { LINKS_FIELD, ownerField, seatFields } from '@/lib/seats/seat'
import type { Snapshot } from '@/lib/store/event-store'
import { packSnapshot } from '@/lib/store/snapshot'
import { bigToy } from '../support/big-toy'
import { Browser, cookieOf, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { SEED, stamps, ToyMatch } from '../support/toy-match'
import { atMost, type Figure, median } from './figure'

const COUNTERS = 900
/** Moves of a side in its turn. */
const MOVES = 40
const TRIES = 9
const CPU_MS = 150
const WIRE_KB = 60
const KEY = Buffer.alloc(32, 7)
const OWNER = { account: 'o'.repeat(22), secret: 's'.repeat(43) }

/** A browser that knows the routes of a game alone: those that stand in this bundle. */
class Player extends Browser {
  protected override serve = (request: Request): Promise<Response> => {
    const [, gameId = '', rest] =
      /^\/api\/games\/([^/]+)(?:\/(\w+))?$/.exec(new URL(request.url).pathname) ?? []
    const handler = rest === 'orders' ? postOrder : rest === 'version' ? getVersion : getGame
    return handler(request, { params: Promise.resolve({ gameId }) })
  }
}

/** A game of so many entries as a store holds it, and the browser that plays both sides of it. */
async function grown(entries: number, isOver: boolean) {
  const stamp = stamps()
  const id = `${entries}${isOver ? 'over' : 'runs'}`.padEnd(22, '_')
  const facts = { game: id, play: 'big', scenario: 'whole', options: { counters: COUNTERS } }
  const begun = new ToyMatch(stamp, SEED, facts, bigToy)
  const texts = [...begun.texts]
  let match = begun.match
  let snapshot: Snapshot | undefined
  const keep = (next: { match: Match; written: readonly { text: string }[] }) => {
    match = next.match
    texts.push(...next.written.map(({ text }) => text))
    if (match.head % SNAPSHOT_EVERY === 0) snapshot = { seq: match.head, body: packSnapshot(match) }
  }
  const give = (side: string, order: { type: string }) => {
    const done = decideOrder(bigToy, unchanged(match), side, order, begun.dealer, stamp())
    if ('no' in done) throw new Error(`refused: ${done.no}`)
    keep(done)
  }
  while (texts.length < entries) {
    for (const side of bigToy.sides) {
      const moves = legalFor(bigToy, match, side).slice(0, MOVES)
      for (const { order } of [...moves, { order: { type: 'done' } }])
        if (texts.length < entries - (isOver ? 1 : 0)) give(side, order)
    }
    if (isOver && texts.length === entries - 1) {
      const over = settle(bigToy, unchanged(match), 'red', { type: 'resign' }, SEED, stamp)
      if ('no' in over) throw new Error(`refused: ${over.no}`)
      keep(over)
    }
  }
  const store = memoryStore()
  const seat = { sides: [...bigToy.sides], creator: true, watch: null }
  await store.append({
    ...{ game: id, command: { id: 'begun', answer: '' }, expectedHead: 0, entries: texts },
    ...(snapshot && { snapshot }),
    set: {
      ...seatFields(id, OWNER.account, seat),
      ...Object.fromEntries(seat.sides.map((side) => [ownerField(side), OWNER.account])),
      ...pageFields(bigToy, null, match),
      [LINKS_FIELD]: JSON.stringify({ invite: null, watch: null, recover: {} }),
      ...{ sealed: sealSeed(KEY, id, SEED), head: match.headHash, versions: JSON.stringify(match.versions) },
    },
  })
  const listed = gameEntry(id, { sides: seat.sides, since: '', mode: 'hotseat' })
  await makeAccount(store, OWNER, '', Date.UTC(2026, 0, 1), listed)
  const browser = new Player()
  browser.cookie = cookieOf(OWNER)
  return {
    id,
    browser,
    store,
    use: () => void testServices(store, { games: { big: bigToy }, key: () => KEY }),
  }
}

/** Milliseconds of CPU that something takes. */
async function cpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function opened(entries: number, isOver: boolean): Promise<{ ms: number; kb: number }> {
  const { id, browser, use } = await grown(entries, isOver)
  use()
  const times: number[] = []
  let text = ''
  for (let n = 0; n < TRIES; n++)
    times.push(
      await cpu(async () => {
        const got = await browser.look(id, '?since=0')
        if (got.status !== 200) throw new Error(got.text)
        text = got.text
      }),
    )
  return { ms: median(times), kb: gzipSync(text).length / 1000 }
}

/** What one order costs the server that comes after so many entries. */
async function ordered(entries: number): Promise<number> {
  const { id, browser, use } = await grown(entries, false)
  use()
  let now = (await browser.look(id)).body
  const times: number[] = []
  for (let n = 0; n < 5 * TRIES; n++) {
    const { order } = now.legal[0]!
    times.push(
      await cpu(async () => {
        const got = await browser.order(id, order, { side: now.viewer, since: now.logLength })
        if (got.status !== 200) throw new Error(got.text)
        now = got.body
      }),
    )
  }
  return median(times)
}

/** Whether a long game is opened, and played on, as quickly as a short one. */
export async function openingFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  await opened(100, false)
  for (const isOver of [false, true])
    for (const entries of [3_000, 10_000]) {
      const { ms, kb } = await opened(entries, isOver)
      const what = `opening a ${isOver ? 'finished' : 'running'} game of ${entries} entries`
      figures.push(
        atMost(what, ms, 'ms of CPU', CPU_MS),
        atMost(`${what}: answer`, kb, 'kB compressed', WIRE_KB),
      )
    }
  const [short, long] = [await ordered(100), await ordered(10_000)]
  figures.push(atMost('an order after 10000 entries and after 100: longer by', long / short, 'x', 1.5))
  return figures
}
