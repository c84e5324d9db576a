import { expect, type Page } from '@playwright/test'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { plant } from '../support/planted'
import { seated } from '../support/seated'
import { challenge, map, openPhone, press, test } from './table'

test.describe.configure({ mode: 'parallel' })

/** Of a table; the first page has a map too. */
const prompt = (page: Page) => page.getByTestId('prompt')
const games = (page: Page) => page.getByRole('region', { name: 'Your games' })

test('a challenge by link from phone A is accepted on phone B, and stands in both lists', async ({
  browser,
}) => {
  const [a, b] = [(await openPhone(browser)).page, (await openPhone(browser)).page]
  const { invitation } = await challenge(a)
  const table = a.getByRole('link', { name: 'Be told when it is your move' })
  await expect(table).toBeVisible()
  // Whoever tries his own link is still the one who waits.
  await a.goto('about:blank')
  await a.goto(invitation)
  await expect(table).toBeVisible()
  await a.goto('/')
  await expect(games(a)).toContainText('Not accepted yet')
  await expect(games(a)).toContainText('Nothing waits for you now.')
  const told = games(a).getByRole('link', { name: 'Be told when it is your move' })
  await expect(told).toHaveAttribute('href', '/me#notices')

  // A link is not called dead because the server could not be asked, and the page may be loaded again.
  const silent = { error: 'unavailable', message: '' }
  await b.route('**/peek', (route) => route.fulfill({ status: 503, json: silent }), { times: 1 })
  await b.goto(invitation)
  await expect(b.getByRole('alert').filter({ hasText: /./ }).first()).not.toContainText('no longer good')
  await press(b, 'Try again')
  await expect(b.getByText('battle for Smolensk')).toBeVisible()
  expect(b.url()).not.toContain('#')
  await b.reload()
  await expect(b.getByText('battle for Smolensk')).toBeVisible()
  await expect(b.getByText('3 days whenever the game waits for you, and 6 days in reserve.')).toBeVisible()
  await press(b, 'Accept and draw sides')
  await expect(map(b)).toBeVisible()
  await b.reload()
  await expect(map(b)).toBeVisible()
  expect(await b.evaluate(() => JSON.stringify(history.state))).not.toContain(invitation.split('=').at(-1))
  // Players come back by the link that they were sent.
  await b.goto('about:blank')
  await b.goto(invitation)
  await expect(map(b)).toBeVisible()
  await b.goto('/')
  await expect(games(b).getByRole('link', { name: /Next game waiting for me/ })).toBeVisible()
  await expect(games(b)).toContainText('Choose the command chits for turn 1')

  // Whoever looks at his list sees it change without doing anything.
  const next = games(a).getByRole('link', { name: /Next game waiting for me/ })
  await expect(next).toBeVisible({ timeout: 30_000 })
  await next.tap()
  await expect(prompt(a)).toContainText('Choose the command chits')
})

test('an open challenge is accepted in one tap by whoever comes first; it is over for the next', async ({
  browser,
  baseURL,
}) => {
  const [a, b, c] = [await openPhone(browser), await openPhone(browser), await openPhone(browser)].map(
    ({ page }) => page,
  ) as [Page, Page, Page]
  // Others may stand in the list that everybody sees.
  const headers = { origin: baseURL! }
  await a.request.post('/api/me', { headers, data: { id: 'p'.repeat(16), name: 'Petra' } })
  await a.goto('/challenge?game=a-victory-denied')
  await a.getByLabel('Whoever comes first').check()
  await a.getByLabel('German', { exact: true }).check()
  await a.getByText('Options of the game').tap()
  await a.getByLabel('Weekends off').check()
  await a.getByLabel('One half').check()
  await press(a, 'Announce the challenge')
  await expect(a.getByText('Your challenge is listed for everybody.')).toBeVisible()
  const { pathname } = new URL(a.url())

  const hers = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Petra' })
  const accept = (page: Page) => hers(page).getByRole('button', { name: 'Accept' })
  for (const [page, path] of [
    [b, '/'],
    [c, '/challenge'],
  ] as const) {
    await page.goto(path)
    if (path === '/') await page.getByText(/^Open challenges \(\d+\)$/).tap()
    await expect(accept(page)).toBeVisible()
    await expect(
      hers(page).getByText(/3 days each time · Weekends off · A road hex costs half/),
    ).toBeVisible()
  }
  await accept(b).tap()
  await expect(b).toHaveURL(new RegExp(pathname))
  await expect(prompt(b)).toBeVisible()
  await accept(c).tap()
  await expect(hers(c).getByText('Somebody else was quicker')).toBeVisible()
  await press(c, 'Look again')
  await expect(hers(c)).toHaveCount(0)
  await expect(prompt(a)).toBeVisible()
})

test('a challenge is declined kindly, and withdrawn', async ({ browser }) => {
  const [a, b] = [(await openPhone(browser)).page, (await openPhone(browser)).page]
  const first = await challenge(a)
  await b.goto(first.invitation)
  await press(b, 'No, thank you')
  await expect(b.getByText('You have declined.')).toBeVisible()
  await expect(a.getByText('The challenge was declined.')).toBeVisible({ timeout: 30_000 })
  await a.route('**/forget', (route) => route.abort())
  await press(a, 'Take it off my list')
  await expect(a.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await a.unroute('**/forget')
  await press(a, 'Take it off my list')
  await expect(a.getByRole('button', { name: 'Play now' })).toBeVisible()

  const second = await challenge(a)
  await b.goto(second.invitation)
  await expect(b.getByRole('button', { name: 'Accept and draw sides' })).toBeVisible()
  await press(a, 'Withdraw the challenge')
  await press(a, 'Withdraw it: nobody can accept any more')
  await expect(a.getByRole('button', { name: 'Play now' })).toBeVisible()
  // Who has had it open all the while is told why, and can press nothing of it any more.
  await press(b, 'Accept and draw sides')
  await expect(b.getByText('This challenge was withdrawn.')).toBeVisible()
  await expect(b.getByRole('button')).toHaveCount(0)
  await b.goto('about:blank')
  await b.goto(second.invitation)
  await expect(b.getByText('This challenge was withdrawn.')).toBeVisible()
  await b.goto(second.spectating.replace(/#.*/, ''))
  await expect(b.getByText('Turn 1 · 10-16 July · Withdrawn')).toBeVisible()
})

test('a spectator link that is made anew is good from the moment it is shown', async ({ browser }) => {
  const { page } = await openPhone(browser)
  const { spectating } = await challenge(page)
  const { pathname } = new URL(spectating)
  const status = async (link: string) => {
    const p = new URL(link).searchParams.get('p')
    return (await page.request.get(`/api${pathname}/board?p=${p}`)).status()
  }
  expect(await status(spectating)).toBe(200)
  await page.getByText('Link for spectators').first().tap()
  await press(page, 'Revoke the spectator link')
  await expect(page.getByText('Revoked.')).toBeVisible()
  expect(await status(spectating)).toBe(404)
  // The table is read anew as slowly as by a poor connection.
  await page.route(`**/api${pathname}?*`, async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  await press(page, 'Make a new spectator link')
  expect(await status(await page.getByLabel('Link for spectators').inputValue())).toBe(200)
})

test('a finished game is played again with sides changed', async ({ browser, baseURL }) => {
  const [a, b] = [await openPhone(browser), await openPhone(browser)]
  const { game } = await seated(a.context.request, b.context.request, baseURL!)
  const { over } = moments('game-1', { over: ({ table }) => table.result !== null })
  await plant(process.env.E2E_DATA!, game, over)

  await a.page.goto(`/games/${game}`)
  await press(a.page, 'Rematch with sides changed')
  await expect(a.page.getByText('Waiting for the answer.')).toBeVisible()
  await b.page.goto('/')
  await expect(b.page.getByText('offers you a rematch')).toBeVisible()
  await expect(b.page.getByText('Nothing waits for you now.')).toHaveCount(0)
  await press(b.page, 'Accept')
  await expect(prompt(b.page)).toBeVisible()
  await expect(prompt(a.page)).toBeVisible()
  const seats = await a.page.evaluate(async () => {
    const id = window.location.pathname.split('/')[2]
    return ((await (await fetch(`/api/games/${id}`)).json()) as { seats: string[] }).seats
  })
  expect(seats).toEqual(['soviet'])
})
