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
  const sentTo = async (page: Page) => (await page.request.get(`/games/${game}`)).text()
  expect(await sentTo(one)).toContain('Your first turn')
  await one.goto(`/games/${game}`)
  await expect(step(one)).toHaveText(/^1\//)
  // Without a connection it is told to the account as soon as there is one again.
  await context.setOffline(true)
  await press(one, 'Got it')
  await expect(step(one)).toHaveText(/^[2-9]\//)
  const second = await step(one).innerText()
  const told = one.waitForResponse((reply) => reply.url().endsWith('/api/me/hints') && reply.ok())
  await context.setOffline(false)
  expect(await (await told).json()).toEqual({ hints: 'win' })

  const { page: other } = await openPhone(browser)
  await signInWith(one, other)
  // Neither before its scripts run nor afterwards.
  expect(await sentTo(other)).not.toContain('Your first turn')
  await other.goto(`/games/${game}`)
  await expect(step(other)).toHaveText(second)
  const off = other.waitForResponse('**/api/me/hints')
  await press(other, 'Skip')
  await off
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
