import { type Browser, expect, type Page } from '@playwright/test'
import type { Board } from '@/lib/kernel/game'
import { changed } from '@/lib/kernel/log/change'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ReplayAnswer } from '@/lib/play/api/past'
import { pageFaults } from '../support/page-faults'
import { answerOf, challenge, finish, map, openPhone, playToFirstFight, press, test } from './table'

test.describe.configure({ mode: 'parallel' })

/** CSS pixels to a hex at which one begins who has read a recap; all of a front is seen from farther off. */
const NEAR = 28
const EVERY = 'Every step, not only the fights'
const watch = (page: Page) => page.getByTestId('watch')
const scaleOf = async (page: Page) => Number((await map(page).getAttribute('data-view'))!.split(' ')[2])
const placeIn = async (page: Page) => Number(await watch(page).getAttribute('data-at'))
/** Moves that went alike are one stop: lines are as many as there are in all of them. */
const stopsIn = async (page: Page) => Number(await watch(page).getAttribute('data-count'))
const linesIn = async (page: Page) => Number(await watch(page).getAttribute('data-lines'))
const lineIn = async (page: Page) => Number(await watch(page).getAttribute('data-line'))

/** A table of two computers that have played for a while; nobody plays them on unless he looks. */
async function played(
  browser: Browser,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
  most = 30,
) {
  const { context, page } = await openPhone(browser, { reducedMotion })
  // Counts the counters that were ever on their way.
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number }
    seen.moved = 0
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if ((target as HTMLElement).dataset?.testid === 'motion') seen.moved += addedNodes.length
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/')
  const game = await page.evaluate(async (most) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      )
      return (
        await fetch(path, { method: 'POST', headers, body: JSON.stringify({ id: id.join(''), ...body }) })
      ).json()
    }
    const table = { game: 'a-victory-denied', scenario: 'campaign', mode: 'watch', side: 'german' }
    const { game } = await post('/api/games', table)
    for (let lines = 0; lines < most; ) lines = (await post(`/api/games/${game}/advance`, {})).logLength
    return game as string
  }, most)
  await stand(page)
  return { context, page, game }
}

/** The computers stand still, so that now stays now. */
const stand = (page: Page) => page.route('**/advance', (route) => route.abort())

/** How much of the log was seen on this device, and when. */
const sawLines = (page: Page, game: string, lines: number) =>
  page.evaluate(
    ([game, lines]) => {
      const time = new Date(Date.now() - 3 * 3_600_000).toISOString()
      localStorage.setItem('fieldpost/seen', JSON.stringify({ [game]: { viewer: 'spectator', lines, time } }))
    },
    [game, lines] as const,
  )

test('who comes back is told what happened, watches it step by step, and ends at the board of now', async ({
  browser,
}) => {
  const { page, game } = await played(browser)
  await sawLines(page, game, 4)
  await page.goto(`/games/${game}`)
  const card = page.getByRole('region', { name: 'Since you last looked' })
  await expect(card.getByRole('status')).toHaveText(/^Since (you last looked, )?(\w+ )?\d\d:\d\d/)
  await expect(card).toContainText(/attacks?/)
  await press(page, /^Watch( fights \(\d+\))?$/)
  // Where there is much to tell its fights come first.
  const every = page.getByRole('button', { name: EVERY })
  await expect(watch(page)).toBeVisible()
  if (await every.isVisible()) await every.tap()
  await expect.poll(() => placeIn(page)).toBeGreaterThan(1)
  const { log } = await answerOf(page)
  expect(await linesIn(page)).toBe(log.length - 4)

  await press(page, 'Pause')
  const here = await placeIn(page)
  const from = await lineIn(page)
  await press(page, 'One step on')
  expect(await placeIn(page)).toBe(here + 1)
  await press(page, 'One step back')
  await press(page, 'One step back')
  expect(await placeIn(page)).toBe(here - 1)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  await press(page, 'Skip to the next fight')
  const fight = await lineIn(page)
  expect(log[fight]!.key).toBe('log-attack')
  expect(log.slice(from, fight).map(({ key }) => key)).not.toContain('log-attack')

  await page.getByRole('slider').fill(String(await stopsIn(page)))
  await expect(page.getByRole('button', { name: 'Back to the table' })).toBeVisible()
  const past = (await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/games/${game}/replay?since=4`,
  )) as ReplayAnswer
  const last = past.steps.reduce<Board>(changed, past.start!)
  const { table, cupSize } = (await answerOf(page)).view as { table: Board; cupSize: number }
  const now = { ...table, cup: { size: cupSize, mine: [] } } as Board
  expect(last).toEqual({
    ...last,
    ...Object.fromEntries(Object.keys(last).map((name) => [name, now[name]])),
  })

  await press(page, 'Back to the table')
  await expect(watch(page)).toHaveCount(0)
  await page.reload()
  await expect(map(page)).toBeVisible()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(page.getByText(/^Since /)).toHaveCount(0)
})

test('who comes back to much reads it by places, looks at one, and goes on', async ({ browser }) => {
  const { page, game } = await played(browser, 'reduce', 240)
  await sawLines(page, game, 4)
  await page.goto(`/games/${game}`)
  const card = page.getByRole('region', { name: 'Since you last looked' })
  const told = card.getByRole('listitem').getByRole('button', { name: /^[A-F]\b/ })
  await expect(told.first()).toBeVisible()
  const n = await told.count()
  expect(n).toBeGreaterThan(1)
  expect(n).toBeLessThan(7)
  // The front is seen from far, though what is asked would be looked at from near.
  await expect.poll(() => scaleOf(page)).toBeLessThan(NEAR)
  await told.first().tap()
  await expect(told).toHaveCount(n)
  await press(page, 'Go on')
  await expect(card).toHaveCount(0)
  await expect.poll(() => scaleOf(page)).toBeGreaterThanOrEqual(NEAR)
})

test('the fights of a recap are watched alone, part by part of the front, and every step if one likes', async ({
  browser,
}) => {
  const { page, game } = await played(browser, 'reduce', 240)
  await sawLines(page, game, 4)
  await page.goto(`/games/${game}`)
  const button = page.getByRole('button', { name: /^Watch fights \(\d+\)$/ })
  const fights = Number(/\d+/.exec((await button.textContent())!)![0])
  expect(fights).toBeGreaterThan(2)
  await button.tap()
  // Who attacks, and what came of it.
  await expect.poll(() => stopsIn(page)).toBe(2 * fights)
  await press(page, 'Pause')
  await page.getByRole('slider').fill('1')
  await expect(watch(page)).toContainText(`1 of ${fights}`)
  await page.getByRole('slider').fill(String(2 * fights))
  await expect(watch(page)).toContainText(`${fights} of ${fights}`)
  await press(page, EVERY)
  const { logLength } = (await (await page.request.get(`/api/games/${game}?since=0`)).json()) as GameAnswer
  await expect.poll(() => linesIn(page)).toBe(logLength - 4)
})

test('the fights of a recap are watched from the first of them on', async ({ browser }) => {
  const { page, game } = await played(browser, 'reduce', 240)
  await sawLines(page, game, 4)
  await page.goto(`/games/${game}`)
  const { log } = await answerOf(page)
  const first = log.findIndex(({ key }, n) => n >= 4 && key === 'log-attack')
  await page
    .getByRole('button', { name: /^Watch from here on: .*attack/ })
    .first()
    .tap()
  await expect.poll(() => linesIn(page)).toBeLessThanOrEqual(log.length - first)
  await expect(watch(page)).toBeVisible()
})

/** The address of a line of this browser's log. */
const addressIn = (page: Page, game: string, n: number) =>
  page.evaluate(
    async ([game, n]) => {
      const { log } = await (await fetch(`/api/games/${game}?since=0`)).json()
      return `/games/${game}#entry-${log[n].id}`
    },
    [game, n] as const,
  )

test('a line of the log has an address, and is watched from there', async ({ browser }) => {
  const { page, game } = await played(browser)
  const line = await addressIn(page, game, 3)
  await page.goto(line)
  const { public: p } = await answerOf(page)
  const link = page.getByRole('link', { name: 'Copy a link to this line' })
  await expect(link).toHaveAttribute('href', line.replace('#', `?p=${p}#`))
  await press(page, 'Watch from here')
  await expect.poll(() => placeIn(page)).toBeGreaterThan(0)
  expect(await linesIn(page)).toBe((await answerOf(page)).log.length - 3)
  await press(page, 'Stop watching')
  await expect(watch(page)).toHaveCount(0)
})

test('an address leads everybody to the same line, or says kindly that he is not told it', async ({
  browser,
}) => {
  const page = await playToFirstFight(browser)
  const [, , game] = new URL(page.url()).pathname.split('/')
  const { log } = await answerOf(page)
  const own = log.findIndex(({ key }) => key === 'log-chits-mine')
  const cup = log.findIndex(({ key }) => key === 'log-cup')
  expect([own, cup]).not.toContain(-1)

  const guest = (await openPhone(browser)).page
  const { token } = await page.evaluate(
    async ([path, id]) =>
      (
        await fetch(path!, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id, make: 'watch' }),
        })
      ).json(),
    [`/api/games/${game}/links`, 'a-link-for-guests'],
  )
  await guest.goto(`/games/${game}#watch=${token}`)
  await press(guest, 'Watch this game')
  await expect(map(guest)).toBeVisible()
  await guest.goto(await addressIn(page, game!, cup))
  await expect(guest.locator('li[aria-current=true]')).toContainText('The cup is filled')
  const link = guest.getByRole('link', { name: 'Copy a link to this line' })
  await link.tap()
  await expect(guest.getByText('Copied')).toBeVisible()
  // Where there is a link for spectators it has their picture, and strangers see their board.
  expect(guest.url()).toMatch(/\/games\/[\w-]+\?p=[\w-]+#entry-[0-9a-f]{10}$/)
  const stranger = (await openPhone(browser)).page
  await stranger.goto(guest.url())
  await expect(map(stranger)).toBeVisible()
  await expect(stranger.getByText('This link leads to a moment of the game.')).toBeVisible()
  await guest.goto(await addressIn(page, game!, own))
  await expect(guest.getByText('a line that you are not told')).toBeVisible()
  await expect(guest.locator('li[aria-current=true]')).toHaveCount(0)
})

test('who stops watching in the very moment in which a line comes has his own table again', async ({
  browser,
}) => {
  const page = await playToFirstFight(browser)
  const [, , game] = new URL(page.url()).pathname.split('/')
  await page.goto(await addressIn(page, game!, 0))
  // As soon as the line can be seen, and before anything else comes of it.
  await page.evaluate(() => {
    const stop = () => document.querySelector<HTMLElement>('[aria-label="Stop watching"]')!
    new MutationObserver((changes) => {
      if (!changes.some(({ target }) => (target as HTMLElement).dataset.at === '1')) return
      stop().click()
      document.body.dataset.stopped = ''
    }).observe(document.body, { subtree: true, attributeFilter: ['data-at'] })
  })
  await press(page, 'Watch from here')
  await expect(page.locator('body[data-stopped]')).toHaveCount(1)
  await expect(watch(page)).toHaveCount(0)
  await expect(finish(page)).toHaveText('Finish fighting')
})

const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved)

for (const wish of ['no-preference', 'reduce'] as const)
  test(`counters ${wish === 'reduce' ? 'stay still where that is wished' : 'slide as they move'}`, async ({
    browser,
  }) => {
    const { page, game } = await played(browser, wish)
    await page.goto(await addressIn(page, game, 0))
    await press(page, 'Watch from here')
    const { log } = await answerOf(page)
    const move = log.findIndex(({ key }) => key === 'log-moved')
    await press(page, 'Pause')
    await page.getByRole('slider').fill(String(move))
    await press(page, 'One step on')
    expect(await placeIn(page)).toBe(move + 1)
    if (wish === 'reduce') expect(await moved(page)).toBe(0)
    else await expect.poll(() => moved(page)).toBeGreaterThan(0)
    await expect(page.getByTestId('motion').locator('canvas')).toHaveCount(0)
  })

test('older lines than the table is told with are fetched by a link, a wish to read on, or to watch', async ({
  browser,
}) => {
  const { page, game } = await played(browser, 'no-preference', 320)
  const { first, logLength, id } = await page.evaluate(async (game) => {
    const read = async (path: string) => (await fetch(`/api/games/${game}${path}`)).json()
    const { log, logLength } = await read('?since=0')
    const older = await read(`/log?before=${log[0].n}&from=0`)
    return { first: log[0].n as number, logLength: logLength as number, id: older.log[5].id as string }
  }, game)
  expect(first).toBeGreaterThanOrEqual(100)
  const items = page.getByRole('list', { name: 'What has happened' }).getByRole('listitem')
  await page.goto(`/games/${game}#entry-${id}`)
  await expect(items).toHaveCount(logLength - 5)
  await expect(items.last()).toHaveAttribute('aria-current', 'true')
  await press(page, 'Watch from here')
  await expect.poll(() => linesIn(page)).toBe(logLength - 5)
  await expect.poll(() => placeIn(page)).toBeGreaterThan(0)
  await press(page, 'Stop watching')

  // On a device that has kept and noted nothing of the game, and so has nothing to compare.
  const { cookies } = await page.context().storageState()
  const { page: other } = await openPhone(browser, { storageState: { cookies, origins: [] } })
  await stand(other)
  await other.goto(`/games/${game}`)
  await press(other, 'Larger')
  await other.getByRole('tab', { name: 'Log' }).tap()
  const listed = other.getByRole('list', { name: 'What has happened' }).getByRole('listitem')
  await expect(listed).toHaveCount(logLength - Math.max(first, logLength - 200))
  await press(other, 'Show older lines')
  // A page of a hundred lines at a time.
  await expect(listed).toHaveCount(logLength - Math.max(first - 100, 0))
})

test('a link to a moment says to whoever neither plays nor watches why he sees the game of now', async ({
  browser,
}) => {
  const { spectating } = await challenge((await openPhone(browser)).page)
  const { page } = await openPhone(browser)
  const said = page.getByText('This link leads to a moment of the game.')
  await page.goto(spectating.replace(/#.*/, ''))
  await expect(map(page)).toBeVisible()
  await expect(said).toBeHidden()
  await page.goto(spectating.replace(/#.*/, '#entry-0123456789'))
  await page.reload()
  await expect(map(page)).toBeVisible()
  await expect(said).toBeVisible()
  expect(await pageFaults(page)).toEqual([])
})
