import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { games } from '@/lib/games'
import type { GameAnswer } from '@/lib/play/api/game'
import { openKv } from '@/lib/store/kv'
import { PHONE } from '../e2e/table'
import { plant } from '../support/planted'
import { seated } from '../support/seated'
import { seeded } from '../support/seeded'
import { atMost, type Figure, forComparison, median } from './figure'
import { serverOnKv } from './on-kv'

const MINUTE = 60_000
/** So many moves at most are measured, and none that may come after the two minutes for which a table is looked at so. */
const ACTS = 8
const STRETCH = 110_000
/** Who has just come to a page is told in short what happened, and nothing line by line. */
const COMES = 9_000
/**
 * So long the other thinks at most once the page is done with his last move. It takes itself so long for that at least
 * (`lively.ts`): a move that follows sooner is seen when that is over, and is not measured here.
 */
const THINKS = 5_000
const BUSY = 3_800
const SHORTLY = 2_000
/** In a minute; a move is then fetched by two requests more, itself and how the board was before each of its lines. */
const LOOKS = 32

/**
 * While both have a table open and the other has acted within the last minute: how long it takes from his move standing
 * until the page that waits shows it, and how often that page asks in its busiest minute. `position`: one in
 * which the German is to fight.
 */
export async function arrivingFigures(browser: Browser, position: unknown): Promise<Figure[]> {
  const server = await serverOnKv()
  const [mover, waiter] = [await browser.newContext(PHONE), await browser.newContext(PHONE)]
  try {
    const { game } = await seated(mover.request, waiter.request, server.origin, { pace: '3d' })
    await plant(openKv(server.kv), game, position)
    const api = `${server.origin}/api/games/${game}`
    const asked: { at: number; look: boolean }[] = []
    const page = await waiter.newPage()
    page.on('request', (request) => {
      const url = request.url()
      if (url.startsWith(api)) asked.push({ at: Date.now(), look: url.startsWith(`${api}/version`) })
    })
    const watch = page.getByTestId('watch')
    const opened = async (context: BrowserContext) => {
      const one = context === waiter ? page : await context.newPage()
      await one.goto(`${server.origin}/games/${game}`)
      await one.getByTestId('prompt').waitFor()
      await one.waitForLoadState('networkidle')
    }
    await opened(mover)
    await opened(waiter)
    await page.waitForTimeout(COMES)

    const luck = seeded('arriving')
    const times: number[] = []
    let from = 0
    while (times.length < ACTS && (from === 0 || Date.now() - from < STRETCH)) {
      const before = await heard(waiter.request, api)
      const { awaits } = await looked(mover.request, api)
      // What the one who waits is asked meanwhile he answers from elsewhere, and no move arrives.
      const other = !awaits.includes('german')
      const arrived = page.waitForResponse((response) => response.url().startsWith(`${api}?`), { timeout: 0 })
      await act(other ? waiter.request : mover.request, api, server.origin, luck)
      const stood = Date.now()
      if ((await heard(waiter.request, api)) === before) continue
      // Of what he does elsewhere his page hears when he comes back to it.
      if (other) await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await arrived
      if (other) {
        await page.waitForTimeout(BUSY)
        continue
      }
      await shown(page)
      // The first is told when the page looks as usual.
      if (from === 0) from = Date.now()
      else times.push(Date.now() - stood)
      // What is told line by line is told to its end.
      await Promise.all([watch.waitFor({ state: 'detached' }), page.waitForTimeout(BUSY)])
      await page.waitForTimeout(luck() * THINKS)
    }
    const until = Date.now()
    const busiest = (some: readonly { at: number }[]) =>
      Math.max(
        ...some
          .filter(({ at }) => at >= from && at + MINUTE <= until)
          .map(({ at }) => some.filter((one) => one.at >= at && one.at < at + MINUTE).length),
      )
    return [
      atMost('a move arrives while both look: median', median(times), 'ms', SHORTLY),
      atMost('the same, the slowest', Math.max(...times), 'ms', SHORTLY),
      atMost(
        'looks of who waits, in his busiest minute',
        busiest(asked.filter(({ look }) => look)),
        '',
        LOOKS,
      ),
      forComparison('the same with what each move is fetched by', busiest(asked), ''),
    ]
  } finally {
    await Promise.all([mover, waiter].map((context) => context.close()))
    await server.stop()
  }
}

const looked = async (request: APIRequestContext, api: string): Promise<GameAnswer> =>
  (await request.get(`${api}?since=0`)).json()

/** What has come is painted. */
const shown = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The version of what somebody may know. */
const heard = async (request: APIRequestContext, api: string): Promise<number> =>
  (await (await request.get(`${api}/version`)).json()).version

/** Gives the order that a computer player would give in his place. */
async function act(request: APIRequestContext, api: string, origin: string, luck: () => number) {
  const { kind, version: seen, view, legal } = await looked(request, api)
  const order = games[kind]!.computer(view, legal, luck)
  const reply = await request.post(`${api}/orders`, {
    headers: { origin },
    data: { id: crypto.randomUUID(), seen, order },
  })
  if (!reply.ok()) throw new Error(await reply.text())
}
