import { type Browser, expect, type Page } from '@playwright/test'
import type { GameAnswer } from '@/lib/play/api/game'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { letPass, plant, wasAway } from '../support/planted'
import { seated } from '../support/seated'
import { answerOf, finish, openMore, openPhone, press, test } from './table'

const DAY = 86_400_000
const data = process.env.E2E_DATA!

/** The German is to fight; nobody chooses in secret. */
const { fight } = moments('game-1', { fight: ({ table }, due) => due?.step === 'fight' && table.turn === 2 })

const late = (page: Page) => page.getByRole('region', { name: 'Time is out' })
const offer = (page: Page) => page.getByRole('region', { name: 'Offer' })
const answered = async (page: Page) => (await answerOf(page)) as unknown as GameAnswer

/** Two phones, and a game of both in which the German is to fight. */
async function fighting(browser: Browser, origin: string, pace: '1d' | '3d' = '1d') {
  const [a, b] = [await openPhone(browser), await openPhone(browser)]
  const { game } = await seated(a.context.request, b.context.request, origin, { pace })
  await plant(data, game, fight)
  return { a, b, game }
}

test('time that is out: more is given, then the seat goes to the computer', async ({ browser, baseURL }) => {
  const { a, b, game } = await fighting(browser, baseURL!)
  await b.page.goto(`/games/${game}`)
  await expect(b.page.getByTestId('prompt')).toContainText('Waiting for the German player')
  await expect(late(b.page)).toHaveCount(0)

  await letPass(data, game, 5 * DAY)
  await expect(late(b.page)).toContainText('The time of the German player was out on')
  await a.page.goto(`/games/${game}`)
  await expect(a.page.getByText('Your time was out on')).toBeVisible()
  await press(b.page, 'Give more time')
  await expect(late(b.page)).toHaveCount(0)
  await expect(a.page.getByText('Your time was out on')).toHaveCount(0)

  await letPass(data, game, 5 * DAY)
  await late(b.page).getByRole('button', { name: 'Seat to the computer' }).tap()
  await press(b.page, 'Yes, give it away')
  await expect(late(b.page)).toHaveCount(0)
  await expect
    .poll(async () => (await answerOf(b.page)) as object)
    .toMatchObject({ players: { german: 'computer' } })
  // Whose seat it was sees by himself that he only watches now.
  await expect(async () => {
    await a.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(a.page.getByText(/Spectator/).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(finish(a.page)).toHaveCount(0)
})

test('a game is claimed from who is late, though a substitute was sought', async ({ browser, baseURL }) => {
  const { a, b, game } = await fighting(browser, baseURL!)
  await letPass(data, game, 5 * DAY)
  await b.page.goto(`/games/${game}`)
  await press(b.page, 'Seek a substitute')
  await press(b.page, 'Yes, give it away')
  await b.page.getByText('Invite a substitute').tap()
  await press(b.page, 'Make a new invitation')
  await expect(b.page.getByLabel('Invitation for the German seat')).toHaveValue(/#join=/)
  await press(b.page, 'Claim the game')
  await press(b.page, 'Yes, claim it')
  await expect.poll(async () => (await answered(b.page)).result?.winner).toBe('soviet')
  await expect(b.page.getByText('You have won')).toBeVisible()
  await a.page.goto(`/games/${game}`)
  await expect(a.page.getByText('The Soviet player wins', { exact: true }).first()).toBeVisible()
  await expect(a.page.getByText('The time of the German player was out').first()).toBeVisible()
  await expect(finish(a.page)).toHaveCount(0)
  // The board that other sites may show says so as well.
  await openMore(a.page)
  await a.page.getByText('Show the board on your own page').tap()
  const code = await a.page.getByLabel('Code for your page').inputValue()
  await a.page.goto(/ src="([^"]+)"/.exec(code)![1]!)
  await expect(a.page.getByRole('main')).toContainText('The Soviet player wins')
})

test('the time that our server was away is given back, and both read it at the table', async ({
  browser,
  baseURL,
}) => {
  const { a, b, game } = await fighting(browser, baseURL!)
  await letPass(data, game, DAY)
  await a.page.goto(`/games/${game}`)
  await expect(a.page.getByTestId('clock')).toContainText('2 d 23 h')
  await expect(a.page.getByTestId('outage')).toHaveCount(0)
  await wasAway(data, DAY / 8, DAY / 4)
  for (const { page } of [a, b]) {
    await page.goto(`/games/${game}`)
    await expect(page.getByTestId('outage')).toHaveText(
      /^Our server was away for 6\sh, until .+ does not count\.$/,
    )
    await expect(page.getByTestId('clock')).toContainText('3 d 5 h')
  }
  await wasAway(data, 9 * DAY, 0)
})

test('a substitute takes over from who is late, and everybody at the table reads it', async ({
  browser,
  baseURL,
}) => {
  const { a, b, game } = await fighting(browser, baseURL!)
  const c = await openPhone(browser)
  await letPass(data, game, 5 * DAY)
  await b.page.goto(`/games/${game}`)
  await press(b.page, 'Seek a substitute')
  await press(b.page, 'Yes, give it away')
  await b.page.getByText('Invite a substitute').tap()
  await press(b.page, 'Make a new invitation')
  const link = await b.page.getByLabel('Invitation for the German seat').inputValue()
  await c.page.goto(link)
  await expect(c.page.getByText('in a game of A Victory Denied that is under way')).toBeVisible()
  await press(c.page, 'Take the German seat')
  await expect(finish(c.page)).toBeVisible()
  await a.page.goto(`/games/${game}`)
  await expect(a.page.getByRole('banner')).toContainText('Spectator')
  for (const { page } of [a, b, c]) {
    await openMore(page)
    await expect(page.getByTestId('substitute')).toContainText('A substitute has taken the German seat.')
  }
})

test('a pause and a draw are offered on one phone and answered on the other', async ({
  browser,
  baseURL,
}) => {
  const { a, b, game } = await fighting(browser, baseURL!, '3d')
  for (const { page } of [a, b]) await page.goto(`/games/${game}`)

  await openMore(a.page)
  await press(a.page, 'Propose a pause')
  await expect(offer(a.page)).toContainText('Not answered yet.')
  await expect(offer(b.page)).toContainText('The German player proposes a pause')
  // Who comes back to it finds the offer itself, and no summary of it before.
  await b.page.reload()
  await expect(offer(b.page)).toContainText('The German player proposes a pause')
  await expect(b.page.getByText(/^Since /)).toHaveCount(0)
  await press(b.page, 'Accept')
  await press(b.page, 'Yes, accept')
  for (const { page } of [a, b]) await expect(page.getByTestId('clock')).toContainText('clocks stand still')

  await openMore(b.page)
  await press(b.page, 'End the pause')
  await expect(b.page.getByTestId('clock')).toContainText('left')
  await press(b.page, 'Offer a draw')
  await expect(offer(a.page)).toContainText('The Soviet player offers a draw.')
  await press(a.page, 'Decline')
  await expect(offer(b.page)).toHaveCount(0)
  expect((await answered(b.page)).result).toBeNull()
  await press(b.page, 'Offer a draw')
  await expect(b.page.getByText('You have asked this already.')).toBeVisible()

  await press(a.page, 'Offer a draw')
  await expect(offer(b.page)).toContainText('The German player offers a draw.')
  await press(b.page, 'Accept')
  await press(b.page, 'Yes, accept')
  for (const { page } of [a, b])
    await expect.poll(async () => (await answered(page)).result?.winner).toBe('draw')
  await press(b.page, 'Watch the whole game')
  await expect(b.page.getByTestId('watch')).toHaveAttribute('data-count', /^[1-9]/)
})
