import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { plannerOf } from '@/components/wargame/offline/planner'
import { root } from '@/lib/cli/ready.mjs'
import { reach } from '@/lib/games/a-victory-denied/rules/08-movement'
import { ruleset } from '@/lib/games/a-victory-denied/ruleset'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { View } from '@/lib/games/a-victory-denied/view'
import type { GameAnswer } from '@/lib/play/api/game'
import { countersAt } from '@/lib/wargame/occupancy'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { letPass, newTable, plant } from '../support/planted'
import { seated } from '../support/seated'
import { sound } from './sound'
import {
  answerOf,
  commit,
  finish,
  map,
  openPhone,
  playToFirstFight,
  press,
  tapHex,
  test,
  WHOLE,
} from './table'
import { giveOrder } from './three'

const plan = plannerOf(ruleset)

/** A phone that keeps what is opened without a network. */
const keeping = { serviceWorkers: 'allow' } as const

/** What the browser keeps, by the name of its cache. */
const keptIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  }, cache)

/** Waits until the table can be opened without a network, with its map if that is painted, and cuts that. */
async function cutOff(page: Page, { prints } = { prints: false }): Promise<void> {
  const { pathname } = new URL(page.url())
  await expect.poll(() => keptIn(page, 'fieldpost-tables')).toContain(pathname.replace('/games/', '/kept/'))
  await expect
    .poll(() => keptIn(page, 'fieldpost-pages'))
    .toEqual(expect.arrayContaining(['/', '/games/kept', '/offline']))
  // The map is painted by a worker, whose scripts come last.
  if (prints)
    await expect.poll(() => keptIn(page, 'fieldpost-files')).toContainEqual(expect.stringContaining('worker'))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fieldpost/games')))
    .toContain(pathname.split('/')[2])
  await page.context().setOffline(true)
}

const STATIC = join(root, '.next', 'static')
/** What previews orders: it says this word and no more, and nothing else does. */
const PREVIEWS = readdirSync(STATIC, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => name.endsWith('.js') && /["'`]unlawful["'`]/.test(readFileSync(join(STATIC, name), 'utf8')),
  )
  .map((name) => `/_next/static/${name.replaceAll('\\', '/')}`)

/** Waits until what previews orders is kept. */
const canPlan = (page: Page) =>
  expect
    .poll(async () => (await keptIn(page, 'fieldpost-files')).some((name) => PREVIEWS.includes(name)))
    .toBe(true)

const LAST_SEEN = 'No connection. You see the table as of'
const waiting = (page: Page) => page.getByTestId('plan')

test('games and tables open without a network as they were last seen', async ({ browser }) => {
  const page = await playToFirstFight(browser, WHOLE)
  const context = page.context()
  const table = page.url()
  await cutOff(page, WHOLE)
  await page.reload()
  await expect(page.getByTestId('map')).toHaveAttribute('data-view', /./)
  await expect(page.getByText(LAST_SEEN)).toBeVisible()
  await expect(finish(page)).toBeVisible()

  await page.goto('/')
  await expect(page.getByText('No connection. Your games as last seen')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Challenge a friend' })).toBeHidden()
  await page.getByRole('link', { name: 'Next game waiting for me' }).tap()
  await page.waitForURL(table)
  await expect(map(page)).toBeVisible()

  for (const nowhere of ['/challenge', `/games/${'A'.repeat(22)}`]) {
    await page.goto(nowhere)
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  }

  await page.goto(table)
  await expect(page.getByText(LAST_SEEN)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(LAST_SEEN)).toBeHidden()
  // Whatever says something of somebody is kept where signing out can find it.
  const pages = await keptIn(page, 'fieldpost-pages')
  expect(pages.sort()).toEqual(['/', '/games/kept', '/offline'])
  const files = await keptIn(page, 'fieldpost-files')
  expect(files.filter((path) => !/^\/(_next\/static|words)\//.test(path))).toEqual([])
})

test('a phone can have it among its apps', async ({ browser }) => {
  const { context, page } = await openPhone(browser, keeping)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  const errors = installabilityErrors.map(({ errorId }) => errorId)
  expect(errors.filter((error) => error !== 'in-incognito')).toEqual([])
  for (const icon of ['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/apple-touch-icon.png'])
    expect((await context.request.get(icon)).headers()['content-type']).toBe('image/png')
})

const march = () =>
  moments('game-1', {
    march: ({ table }) =>
      table.turn >= 2 && table.agenda.at(-1)?.step === 'move' && table.activation?.side === 'german',
  }).march

type Move = { unit: string; from: string; path: string[] }

/** Moves of units that stand alone, each of which is lawful after those before it. */
function moves({ view: given, legal }: GameAnswer, count: number): Move[] {
  const view = given as View
  const found: Move[] = []
  for (const { order, choose } of legal) {
    const unit = String(order.unit)
    const from = view.table.counters[unit]?.at ?? ''
    if (order.type !== 'moveUnit' || !/^\d{4}$/.test(from) || countersAt(on(view.table), from).length > 1)
      continue
    const to = choose!.from.find((hex) => countersAt(on(view.table), hex).length === 0)
    const path = to && reach(on(view.table), unit).get(to)?.path
    if (!path) continue
    const next = [...found, { unit, from, path }]
    const orders = next.map((move) => ({ type: 'moveUnit', unit: move.unit, path: move.path }))
    if (plan(view, legal, orders).end === null) found.push(next.at(-1)!)
    if (found.length === count) return found
  }
  throw new Error('too few moves are open')
}

/** A phone at a table where the German moves, and what he may do there. */
async function marching(browser: Browser, baseURL: string) {
  const { context, page } = await openPhone(browser, { ...keeping, baseURL })
  const { game } = await newTable(context.request, baseURL, { mode: 'computer', side: 'german' })
  await plant(process.env.E2E_DATA!, game, march())
  await page.goto(`/games/${game}`)
  await expect(map(page)).toBeVisible()
  await canPlan(page)
  const answer = (await answerOf(page)) as unknown as GameAnswer
  return { context, page, game, answer }
}

async function move(page: Page, { from, path }: Move) {
  await tapHex(page, from)
  await tapHex(page, path.at(-1)!)
  await commit(page).tap()
}

/** The same player gives an order on another device. */
const elsewhere = (context: BrowserContext, origin: string, game: string, { unit, path }: Move) =>
  giveOrder(context.request, origin, game, { type: 'moveUnit', unit, path })

/** Where units stand, as the server says. */
async function places(page: Page, ...units: Move[]): Promise<string[]> {
  const { table } = (await answerOf(page)).view as unknown as View
  return units.map(({ unit }) => table.counters[unit]!.at)
}
const ends = (...units: Move[]) => units.map(({ path }) => path.at(-1)!)

test('moves that are planned without a network are sent later', async ({ browser, baseURL }) => {
  const { context, page, answer } = await marching(browser, baseURL!)
  const [one, two] = moves(answer, 2) as [Move, Move]
  await cutOff(page)
  await page.reload()
  await expect(page.getByText('You can go on')).toBeVisible()
  await move(page, one)
  await expect(waiting(page)).toContainText('1 order waits for the connection.')
  await press(page, 'Undo')
  await expect(waiting(page)).toBeHidden()
  await move(page, one)
  await move(page, two)
  await expect(waiting(page)).toContainText('2 orders wait for the connection.')

  await waiting(page).getByText('The orders').tap()
  await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
  await sound(page)

  // Closing the app loses nothing.
  const address = page.url()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect(waiting(again)).toContainText('2 orders wait for the connection.')

  // The store does not answer at first: what was sent then is sent again, word for word.
  const sent: string[] = []
  await again.route('**/orders', (route) => {
    sent.push(route.request().postDataJSON().id)
    return sent.length > 1
      ? route.continue()
      : route.fulfill({ status: 503, json: { error: 'unavailable', message: 'The store does not answer.' } })
  })
  await context.setOffline(false)
  await expect(waiting(again)).toBeHidden()
  expect([sent.length, sent[0]]).toEqual([3, sent[1]])
  expect(await places(again, one, two)).toEqual(ends(one, two))
  const { log } = await answerOf(again)
  expect(log.filter(({ key }) => key === 'log-moved').map(({ params }) => params!.unit)).toEqual([
    one.unit,
    two.unit,
  ])
})

test('moves that are planned without a network are sent from the list of games as well', async ({
  browser,
  baseURL,
}) => {
  const { context, page, answer } = await marching(browser, baseURL!)
  const [one] = moves(answer, 1) as [Move]
  await cutOff(page)
  await move(page, one)
  await expect(waiting(page)).toContainText('1 order waits for the connection.')
  const table = page.url()
  await page.goto('/')
  await expect(page.getByText('1 order waits to be sent: open the game')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No connection.')).toBeHidden()
  await expect(page.getByText('1 order waits to be sent: open the game')).toBeHidden()
  await page.goto(table)
  expect(await places(page, one)).toEqual(ends(one))
})

test('a plan that the game has overtaken is shown again, and nothing of it is lost', async ({
  browser,
  baseURL,
}) => {
  const { context, page, game, answer } = await marching(browser, baseURL!)
  const [one, two, three] = moves(answer, 3) as [Move, Move, Move]
  await cutOff(page)
  await move(page, one)
  await move(page, two)
  await expect(waiting(page)).toContainText('2 orders wait for the connection.')
  await elsewhere(context, baseURL!, game, three)
  await context.setOffline(false)
  await expect(waiting(page)).toContainText(
    'The game has moved on since you planned. 2 orders have not been sent',
  )
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeAttached()
  expect(await places(page, one, two, three)).toEqual([one.from, two.from, ...ends(three)])
  await page.reload()
  await expect(waiting(page)).toContainText('2 orders have not been sent')
  await sound(page)

  await waiting(page).getByRole('button', { name: 'Take out' }).first().tap()
  await expect(waiting(page)).toContainText('1 order has not been sent')
  await press(page, 'Send them now')
  await expect(waiting(page)).toBeHidden()
  await expect.poll(() => places(page, one, two)).toEqual([one.from, ...ends(two)])
})

test('a plan that cannot be kept or sent any more is not lost in silence', async ({ browser, baseURL }) => {
  const [a, b] = [await openPhone(browser, { ...keeping, baseURL: baseURL! }), await openPhone(browser)]
  const { game } = await seated(a.context.request, b.context.request, baseURL!, { pace: '1d' })
  await plant(process.env.E2E_DATA!, game, march())
  await a.page.goto(`/games/${game}`)
  await canPlan(a.page)
  const answer = (await answerOf(a.page)) as unknown as GameAnswer
  const [one, two] = moves(answer, 2) as [Move, Move]
  await cutOff(a.page)
  const unkept = waiting(a.page).getByText('This browser cannot keep them')
  // As where there is no room.
  await a.page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.assign(window, { setItem: Storage.prototype.setItem })
    Storage.prototype.setItem = full
  })
  await move(a.page, one)
  await expect(unkept).toBeVisible()
  await a.page.evaluate(() => {
    Storage.prototype.setItem = (window as unknown as Pick<Storage, 'setItem'>).setItem
  })
  await move(a.page, two)
  await expect(waiting(a.page)).toContainText('2 orders wait for the connection.')
  await expect(unkept).toBeHidden()

  await letPass(process.env.E2E_DATA!, game, 20 * 86_400_000)
  await b.page.goto(`/games/${game}`)
  await press(b.page, 'Seat to the computer')
  await press(b.page, 'Yes, give it away')
  await expect(b.page.getByRole('region', { name: 'Time is out' })).toHaveCount(0)
  await a.context.setOffline(false)
  await expect(waiting(a.page)).toContainText('2 orders that you had planned were not sent.')
  await expect(waiting(a.page).getByRole('listitem')).toHaveCount(2)
  await sound(a.page)
  await press(a.page, 'Discard all')
  await expect(waiting(a.page)).toBeHidden()
  await a.page.goto('/')
  await expect(a.page.getByRole('link', { name: 'Challenge a friend' })).toBeVisible()
  await expect(a.page.getByText('to be sent: open the game')).toBeHidden()
})

test('signing out leaves nothing of anybody behind', async ({ browser, baseURL }) => {
  const { context, page, answer } = await marching(browser, baseURL!)
  const table = page.url()
  const [one, two] = moves(answer, 2) as [Move, Move]
  await cutOff(page)
  await move(page, one)
  await elsewhere(context, baseURL!, answer.game, two)
  await context.setOffline(false)
  await expect(waiting(page)).toContainText('1 order has not been sent')

  await page.goto('/')
  await expect(page.getByText('1 order waits to be sent: open the game')).toBeVisible()
  await page.goto('/me')
  await press(page, /^Sign out: /)
  await expect(page.getByText('1 order that you have planned here has not been sent')).toBeVisible()
  await press(page, 'Yes, give them up')
  await expect(page.getByText('Nothing is kept of you yet')).toBeVisible()
  expect(await page.evaluate(() => caches.has('fieldpost-tables'))).toBe(false)
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => !/^fieldpost\/(hints|number|pin)/.test(key))).toEqual([])
  await context.setOffline(true)
  await page.goto(table)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
})

test('a phone whose network is bad asks who one is before it shows what it has kept', async ({
  browser,
  baseURL,
}) => {
  const { page } = await marching(browser, baseURL!)
  await cutOff(page)
  // The page cannot be had, but the list can: this browser is nobody's any more.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true })
    const { fetch } = window
    const nobody = { here: null, games: [], offers: [] }
    window.fetch = (path, init) =>
      path === '/api/games' ? Promise.resolve(Response.json(nobody)) : fetch(path, init)
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  expect(await keptIn(page, 'fieldpost-tables')).toEqual([])
})

test('a phone that was signed out elsewhere shows and keeps nothing any more, and says so', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await marching(browser, baseURL!)
  const table = page.url()
  await cutOff(page)
  const laptop = await browser.newContext()
  await laptop.addCookies(await context.cookies())
  const body = { headers: { origin: baseURL! }, data: { everywhere: true } }
  expect((await laptop.request.post(`${baseURL}/api/me/sign-out`, body)).status()).toBe(200)
  await context.setOffline(false)
  await expect(page.getByText('This game is no longer shown here.')).toBeVisible()
  await expect(map(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => caches.has('fieldpost-tables'))).toBe(false)
  await page.goto('/')
  await expect(page.getByText('This browser is not signed in any more.')).toBeVisible()
  await context.setOffline(true)
  await page.goto(table)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
})
