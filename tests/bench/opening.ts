import { gzipSync } from 'node:zlib'
import { POST as postOrder } from '@/app/api/games/[gameId]/orders/route'
import { GET as getGame } from '@/app/api/games/[gameId]/route'
import { GET as getVersion } from '@/app/api/games/[gameId]/version/route'
import { gameEntry, makeAccount } from '@/lib/accounts/account'
import { games } from '@/lib/games'
import type { Dealer } from '@/lib/kernel/dice/fair-dice'
import type { AnyOrder, Game } from '@/lib/kernel/game'
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
import { suiteOf } from '../support/suites'
import { SEED, stamps, ToyMatch } from '../support/toy-match'
import { atMost, type Figure, median } from './figure'
import { LARGEST, wholeGame } from './whole-games'

const COUNTERS = 900
/** Moves of a side in its turn. */
const MOVES = 40
const TRIES = 9
const CPU_MS = 150
/** What opening a long game of the computer against itself may cost at the worst moment, in ms of CPU. */
const CAMPAIGNS = [
  [LARGEST[1], 300],
  [LARGEST[2], 400],
] as const
/** So many moments of the end of a campaign. */
const MOMENTS = 8
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

/** A game that is played on its log: where it begins, and the orders that are given in it. */
interface Long {
  id: string
  game: Game
  begun: ToyMatch
  orders: (match: () => Match) => Iterable<{ side: string; order: AnyOrder }>
  /** It goes on with this entry. Absent: as long as there are orders. */
  most?: number
}

/** Moves of each side in turn, without end. */
function* moves(match: () => Match) {
  for (;;)
    for (const side of bigToy.sides) {
      for (const { order } of legalFor(bigToy, match(), side).slice(0, MOVES)) yield { side, order }
      yield { side, order: { type: 'done' } }
    }
}

/** The toy of 900 counters, for so many entries. */
function toy(entries: number, isOver: boolean): Long {
  const id = `${entries}${isOver ? 'over' : 'runs'}`.padEnd(22, '_')
  const facts = { game: id, play: 'big', scenario: 'whole', options: { counters: COUNTERS } }
  return {
    ...{ id, game: bigToy, begun: new ToyMatch(stamps(), SEED, facts, bigToy), orders: moves },
    most: entries - Number(isOver),
  }
}

/** One of the largest games, as the computer has played it against itself. */
function campaign(one: (typeof LARGEST)[number]): Long {
  const { scenario, suite } = one
  const { options, setUpDice, given } = wholeGame(one)
  const game = games[suiteOf(suite).game.id]!
  const { id: play, version, schemas } = game
  const id = play.padEnd(22, '_')
  const facts = { game: id, play, version, scenario, options: schemas.options.parse(options) as object }
  const thrown = [...setUpDice, ...given.flatMap(({ dice }) => dice)]
  const faces = new Map(thrown.map(({ purpose, face }) => [purpose, face]))
  const again = (purpose: string) => faces.get(purpose)!
  const dealt = (fair: Dealer): Dealer => ({ ...fair, dice: () => ({ roll: again, secret: again }) })
  return { id, game, begun: new ToyMatch(stamps(), SEED, facts, game, dealt), orders: () => given }
}

/** A game at some moment as a store has it: its log, how it stands, and its last snapshot. */
interface Moment {
  texts: readonly string[]
  match: Match
  snapshot: Snapshot | undefined
}

/** Every moment of a game after an order, and at last after somebody has resigned. */
function* moments({ game, begun, orders, most = Infinity }: Long, isResigned = false): Generator<Moment> {
  const { stamp } = begun
  const texts = [...begun.texts]
  let match = begun.match
  let snapshot: Snapshot | undefined
  const keep = (next: { match: Match; written: readonly { text: string }[] }): Moment => {
    match = next.match
    texts.push(...next.written.map(({ text }) => text))
    if (match.head % SNAPSHOT_EVERY === 0) snapshot = { seq: match.head, body: packSnapshot(match) }
    return { texts, match, snapshot }
  }
  for (const { side, order } of orders(() => match)) {
    if (texts.length >= most) break
    const done = decideOrder(game, unchanged(match), side, order, begun.dealer, stamp())
    if ('no' in done) throw new Error(`refused: ${done.no}`)
    yield keep(done)
  }
  if (!isResigned) return
  const over = settle(game, unchanged(match), game.sides[0]!, { type: 'resign' }, SEED, stamp)
  if ('no' in over) throw new Error(`refused: ${over.no}`)
  yield keep(over)
}

/** A store that holds a game as it stands, and the browser that plays both sides of it. */
async function stored({ id, game }: Long, { texts, match, snapshot }: Moment) {
  const store = memoryStore()
  const seat = { sides: [...game.sides], creator: true, watch: null }
  await store.append({
    ...{
      game: id,
      command: { id: 'begun', answer: '' },
      expectedHead: 0,
      entries: texts.slice(0, match.head),
    },
    ...(snapshot && { snapshot }),
    set: {
      ...seatFields(id, OWNER.account, seat),
      ...Object.fromEntries(seat.sides.map((side) => [ownerField(side), OWNER.account])),
      ...pageFields(game, null, match),
      [LINKS_FIELD]: JSON.stringify({ invite: null, watch: null, recover: {} }),
      ...{ sealed: sealSeed(KEY, id, SEED), head: match.headHash, versions: JSON.stringify(match.versions) },
    },
  })
  const listed = gameEntry(id, { sides: seat.sides, since: '', mode: 'hotseat' })
  await makeAccount(store, OWNER, '', Date.UTC(2026, 0, 1), listed)
  const browser = new Player()
  browser.cookie = cookieOf(OWNER)
  return {
    ...{ id, browser },
    use: () => void testServices(store, { games: { [match.play]: game }, key: () => KEY }),
  }
}

/** The toy after so many entries, the last of which may end it. */
async function grown(entries: number, isOver: boolean) {
  const long = toy(entries, isOver)
  let last: Moment | undefined
  for (const moment of moments(long, isOver)) last = moment
  return stored(long, last!)
}

/** What it costs to open a campaign in its dearest moment of some, each as many entries after a snapshot as there can be. */
async function campaignOpened([one, budget]: (typeof CAMPAIGNS)[number]): Promise<Figure> {
  const long = campaign(one)
  const late: Moment[] = []
  for (const moment of moments(long)) if ((moment.match.head + 1) % SNAPSHOT_EVERY === 0) late.push(moment)
  let most = 0
  for (const moment of late.slice(-MOMENTS))
    most = Math.max(most, (await opened(await stored(long, moment), 3)).ms)
  const { match } = late.at(-1)!
  const turn = long.game.turn(match.committed!.open())
  const what = `opening ${long.game.title}, ${one.scenario}, in turn ${turn}, of ${match.head} entries, at the worst moment`
  return atMost(what, most, 'ms of CPU', budget)
}

/** Milliseconds of CPU that something takes. */
async function cpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What it costs to open a game, so many times. */
async function opened(
  { id, browser, use }: Awaited<ReturnType<typeof stored>>,
  tries = TRIES,
): Promise<{ ms: number; kb: number }> {
  use()
  const times: number[] = []
  let text = ''
  for (let n = 0; n < tries; n++)
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
  await opened(await grown(100, false))
  for (const isOver of [false, true])
    for (const entries of [3_000, 10_000]) {
      const { ms, kb } = await opened(await grown(entries, isOver))
      const what = `opening a ${isOver ? 'finished' : 'running'} game of ${entries} entries`
      figures.push(
        atMost(what, ms, 'ms of CPU', CPU_MS),
        atMost(`${what}: answer`, kb, 'kB compressed', WIRE_KB),
      )
    }
  for (const one of CAMPAIGNS) figures.push(await campaignOpened(one))
  const [short, long] = [await ordered(100), await ordered(10_000)]
  figures.push(atMost('an order after 10000 entries and after 100: longer by', long / short, 'x', 1.5))
  return figures
}
