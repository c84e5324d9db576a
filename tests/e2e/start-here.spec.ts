import { expect } from '@playwright/test'
import { openMore, openPhone, playNow, press, test } from './table'

test('from a game that is over another begins where it stood, against a friend who is told what is drawn anew', async ({
  browser,
}) => {
  const { page } = await playNow(browser)
  const { pathname } = new URL(page.url())
  await openMore(page)
  await press(page, 'Resign')
  await press(page, /^Resign: /)
  await page.getByRole('link', { name: 'Play on from here' }).tap()
  await expect(page.getByText('What lay face down is drawn anew')).toBeVisible()
  await page.getByLabel('A friend, by link').check()
  await press(page, 'Begin there')
  await expect(page.getByText('It begins where a finished game stood.')).toBeVisible()
  expect(new URL(page.url()).pathname).not.toBe(pathname)
  const invitation = await page.getByLabel(/^Invitation/).inputValue()

  const friend = (await openPhone(browser)).page
  await friend.goto(invitation)
  await expect(friend.getByText(/begins where a finished game stood \(Turn 1 · [^)]+\)/)).toBeVisible()
  await press(friend, /^Take the .+ seat$/)
  await expect(friend.getByRole('application')).toBeVisible()
  await expect(friend.getByTestId('prompt')).toBeVisible()
})
