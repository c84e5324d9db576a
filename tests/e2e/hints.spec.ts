import { expect, type Page } from '@playwright/test'
import { newTable } from '../support/planted'
import { openMore, openPhone, press, test } from './table'

const coach = (page: Page) => page.getByTestId('coach')
/** Which hint of how many is given, as far as one is. */
const step = (page: Page) => coach(page).locator('p span')

/** Opens the account of one browser in another, as its player does. */
async function signInWith(one: Page, other: Page): Promise<void> {
  await one.goto('/me')
  await press(one, 'Play on another device too')
  await other.goto(await one.getByRole('textbox', { name: 'Link for your other device' }).inputValue())
  await press(other, 'Yes, sign in here')
  await other.waitForURL('/')
}

test('what the guide has told on one device it does not tell again on another of the same account', async ({
  browser,
  baseURL,
}) => {
  const { page: one, context } = await openPhone(browser)
  const asked = { game: 'a-victory-denied', mode: 'computer', side: 'german' } as const
  const { game } = await newTable(context.request, baseURL!, asked)
  await one.goto(`/games/${game}`)
  await expect(step(one)).toHaveText(/^1\//)
  await press(one, 'Got it')
  await expect(step(one)).toHaveText(/^[2-9]\//)
  // Without a connection the next one is told to the account as soon as there is one again.
  const second = await step(one).innerText()
  await context.setOffline(true)
  await press(one, 'Got it')
  await expect(step(one)).not.toHaveText(second)
  const told = one.waitForResponse((reply) => reply.url().endsWith('/api/me/hints') && reply.ok())
  await context.setOffline(false)
  const { hints } = (await (await told).json()) as { hints: string }
  expect(hints.split(' ')).toHaveLength(2)

  const { page: other } = await openPhone(browser)
  await signInWith(one, other)
  // Neither before its scripts run nor afterwards.
  const html = await (await other.request.get(`/games/${game}`)).text()
  expect(html).not.toContain('Your first turn')
  await other.goto(`/games/${game}`)
  await expect(coach(other)).toBeVisible()
  await expect(step(other)).not.toHaveText(/^1\//)
  await expect(step(other)).not.toHaveText(second)
  await press(other, 'Skip')
  await expect(coach(other)).toBeHidden()

  // Nor where it has been told on the first since, and all of it anew wherever that is wished.
  await one.goto(`/games/${game}`)
  await expect(one.getByTestId('prompt')).toBeVisible()
  await expect(coach(one)).toBeHidden()
  await openMore(one)
  const anew = one.waitForResponse((reply) => reply.url().endsWith('/api/me/hints'))
  await press(one, 'From the start')
  await anew
  await other.goto(`/games/${game}`)
  await expect(step(other)).toHaveText(/^1\//)
})
