import type { APIRequestContext, Browser, BrowserContext, Page, Response } from '@playwright/test'
import { games } from '@/lib/games'
import type { GameAnswer } from '@/lib/play/api/game'
import { openKv } from '@/lib/store/kv'
import { PHONE } from '../e2e/table'
import { plant } from '../support/planted'
import { seated } from '../support/seated'
import { seeded } from '../support/seeded'
import { atMost, type Figure, median } from './figure'
import { serverOnKv } from './on-kv'

const MINUTE = 60_000
/** So long moves are measured: less than the two minutes for which a table is looked at so. */
const STRETCH = 80_000
/** Who has just come to a page is told in short what happened, and nothing line by line. */
const COMES = 9_000
/** So long the other thinks at most between two moves. */
const THINKS = 8_000
const SHORTLY = 2_000
const USUALLY = 8_000
/** In a minute; what each move is fetched by is among them. */
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
    const asked: number[] = []
    const page = await waiter.newPage()
    // What is fetched of what he did himself elsewhere is not asked for by waiting.
    let other = false
    page.on('request', (request) => {
      if (!other && request.url().startsWith(api)) asked.push(Date.now())
    })
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
    let quiet: number | null = null
    while (from === 0 || Date.now() - from < STRETCH) {
      const before = await heard(waiter.request, api)
      const { awaits } = await looked(mover.request, api)
      // What the one who waits is asked meanwhile he answers from elsewhere, and no move arrives.
      other = !awaits.includes('german')
      const arrived = page.waitForResponse(brings, { timeout: 0 })
      // What tells the one who waits of nothing is not waited for, either.
      arrived.catch(() => undefined)
      await act(other ? waiter.request : mover.request, api, server.origin, luck)
      const stood = Date.now()
      if ((await heard(waiter.request, api)) === before) continue
      // Of what he does elsewhere his page hears when he comes back to it.
      if (other) await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await arrived
      if (other) continue
      await shown(page)
      const took = Date.now() - stood
      // The first is told when the page looks as usual.
      if (from === 0) from = Date.now()
      if (quiet === null) quiet = took
      else times.push(took)
      await page.waitForTimeout(luck() * THINKS)
    }
    const until = Date.now()
    const busiest = Math.max(
      ...asked
        .filter((at) => at >= from && at + MINUTE <= until)
        .map((at) => asked.filter((one) => one >= at && one < at + MINUTE).length),
    )
    return [
      atMost('a move arrives where nobody has acted of late', quiet!, 'ms', USUALLY),
      atMost('a move arrives while both look: median', median(times), 'ms', SHORTLY),
      atMost('the same, the slowest', Math.max(...times), 'ms', SHORTLY),
      atMost('requests of who waits, in his busiest minute', busiest, '', LOOKS),
    ]
  } finally {
    await Promise.all([mover, waiter].map((context) => context.close()))
    await server.stop()
  }
}

const looked = async (request: APIRequestContext, api: string): Promise<GameAnswer> =>
  (await request.get(`${api}?since=0`)).json()

/** An answer that tells of a move. */
const brings = async (response: Response) =>
  response.url().includes('/version') && (await response.text()).includes('"table":')

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
