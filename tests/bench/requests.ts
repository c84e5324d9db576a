import type { Browser, Page } from '@playwright/test'
import { openKv } from '@/lib/store/kv'
import { PHONE } from '../e2e/table'
import { placeOf } from '../support/map-places'
import { plant } from '../support/planted'
import { seated } from '../support/seated'
import { atMost, type Figure } from './figure'
import { serverOnKv } from './on-kv'

const MINUTE = 60_000
const TAP_EVERY = 3_000
/** What follows an answer, notices among it, is done by then. */
const AFTERWARDS = 8_000

/**
 * Requests to a KV store that two phones cause, each in the minute that begins with the opening of a page, and those of
 * one message; `position`: one in which the German is to move, `hex`: where a unit stands that may.
 */
export async function requestFigures(browser: Browser, position: unknown, hex: string): Promise<Figure[]> {
  const server = await serverOnKv()
  const phone = async () => {
    const context = await browser.newContext(PHONE)
    return { context, page: await context.newPage() }
  }
  const [mover, waiter] = [await phone(), await phone()]
  const leave = (page: Page) => page.goto('about:blank')
  const requests = async (work: () => Promise<unknown>): Promise<number> => {
    const before = server.kv.stats.requests
    await work()
    return server.kv.stats.requests - before
  }
  const aMinute = async (page: Page, path: string, work = async () => {}) => {
    const began = Date.now()
    await page.goto(server.origin + path)
    while (Date.now() - began < MINUTE) {
      await work()
      await page.waitForTimeout(Math.min(TAP_EVERY, Math.max(0, began + MINUTE - Date.now())))
    }
  }
  try {
    const { game } = await seated(mover.context.request, waiter.context.request, server.origin, {
      pace: '3d',
    })
    await plant(openKv(server.kv), game, position)
    const table = `/games/${game}`
    // They come by their lists, as who plays does, and were here before: a device checks the dice of a game once.
    for (const { page } of [mover, waiter]) {
      for (const [path, asked] of [
        ['/', '/api/games'],
        [table, '/dice'],
      ] as const) {
        const answered = page.waitForResponse((response) => response.url().endsWith(asked))
        await page.goto(server.origin + path)
        await answered
        await page.waitForLoadState('networkidle')
        await leave(page)
      }
    }
    const tap = async () => {
      const { x, y } = await placeOf(mover.page, hex)
      await mover.page.touchscreen.tap(x, y)
      await mover.page.keyboard.press('Escape')
    }
    const own = await requests(() => aMinute(mover.page, table, tap))
    const chat = await message(mover.page, requests)
    await leave(mover.page)
    const list = await requests(() => aMinute(waiter.page, '/'))
    const waiting = await requests(() => aMinute(waiter.page, table))
    return [
      atMost("requests to the store in a minute of one's own move, with a tap every 3 s", own, '', 4),
      atMost('the same with a list open', list, '', 4),
      atMost('the same while the other is waited for', waiting, '', 8),
      atMost('requests to the store for a message', chat, '', 4),
    ]
  } finally {
    await Promise.all([mover, waiter].map(({ context }) => context.close()))
    await server.stop()
  }
}

/** What one message causes, written just after a look at the table, so that the next is far. */
async function message(
  page: Page,
  requests: (work: () => Promise<unknown>) => Promise<number>,
): Promise<number> {
  const more = page.getByRole('tab', { name: 'More' })
  if (!(await more.isVisible())) await page.getByRole('button', { name: 'Larger' }).tap()
  await more.tap()
  const writer = page.getByLabel('Write to the other player')
  await writer.waitFor()
  await writer.fill('Good luck!')
  await page.waitForResponse((response) => response.url().includes('/version'), { timeout: MINUTE })
  return requests(async () => {
    await page.getByRole('button', { name: 'Send' }).tap()
    await page.waitForTimeout(AFTERWARDS)
  })
}
