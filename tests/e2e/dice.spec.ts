import { expect, type Page } from '@playwright/test'
import { sound } from './sound'
import { challenge, map, openPhone, playNow, press, test } from './table'

const words = (page: Page) => page.locator('p[lang=en]').first()

/** A challenges and goes away; B accepts, and waits for A's device. */
async function waiting(browser: Parameters<typeof openPhone>[0]) {
  const [a, b] = [await openPhone(browser), await openPhone(browser)]
  const { invitation } = await challenge(a.page)
  const table = a.page.url()
  await expect
    .poll(() => a.page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('/number/'))))
    .toBe(true)
  const headers = { origin: new URL(table).origin }
  const named = { headers, data: { id: 'n'.repeat(16), name: 'Anna' } }
  expect((await a.context.request.post('/api/me', named)).status()).toBe(200)
  const state = await a.context.storageState()
  await a.page.close()
  await b.page.goto(invitation)
  await press(b.page, 'Accept and draw sides')
  await expect(b.page.getByRole('status')).toContainText('device must open the game once')
  return { a: a.context, b: b.page, table, state }
}

test('the dice wait for the device that keeps the first number, and both then read the same four words', async ({
  browser,
}) => {
  const { a, b, table } = await waiting(browser)
  await expect(b.getByRole('status')).toContainText('Anna is waited for')
  await expect(b.getByText('No clock runs until then.')).toBeVisible()
  await expect(b.getByRole('link', { name: 'The rules' })).toHaveAttribute('href', '/rules/a-victory-denied')
  await press(b, 'Look at the map as it is set up')
  await expect(map(b)).toBeVisible()
  await expect(b.getByText('The dice are being made')).toBeVisible()
  await sound(b)
  await press(b, 'Close the map')
  await expect(b.getByRole('status')).toContainText('device must open the game once')
  await sound(b)
  await b.goto(`${table}/dice`)
  await expect(b.getByText('hidden until it is revealed')).toBeVisible()
  await b.goto(table)
  // The list of games is enough, and nothing is to be tapped.
  const list = await a.newPage()
  await list.goto('/')
  await expect(map(b)).toBeVisible()
  const read = async (page: Page) => {
    await page.goto(`${table}/dice`)
    await expect(page.getByText('is the one that was committed to before')).toBeVisible()
    await expect(words(page)).toHaveText(/^([a-z]+ ){3}[a-z]+$/)
    return words(page).textContent()
  }
  expect(await read(list)).toBe(await read(b))
})

test('a device that is lost is told plainly, and both mix the dice anew', async ({ browser }) => {
  const { b, table, state } = await waiting(browser)
  // The same account on another device, which has nothing but the cookie.
  const { page: second } = await openPhone(browser, { storageState: { ...state, origins: [] } })
  await second.goto(table)
  await expect(second.getByText('Open this game once on the device on which you began it.')).toBeVisible()
  await press(second, 'Propose to mix anew')
  await expect(second.getByRole('status')).toContainText('must agree')
  await press(b, 'Agree to mix anew')
  await expect(map(second)).toBeVisible()
  await expect(map(b)).toBeVisible()
  await b.goto(`${table}/dice`)
  await expect(b.getByText('This game started at try number 2')).toBeVisible()
})

test('a game that has gone back says so instead of being played on', async ({ browser }) => {
  const { page } = await playNow(browser)
  const pin = () => page.evaluate(() => Object.keys(localStorage).find((key) => key.includes('/pin/')))
  await expect.poll(pin).toBeTruthy()
  const key = (await pin())!
  await page.evaluate((name) => {
    const known = JSON.parse(localStorage.getItem(name)!)
    for (const seen of Object.values<{ version: number }>(known.seen)) seen.version += 40
    localStorage.setItem(name, JSON.stringify(known))
  }, key)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'This game has gone back' })).toBeVisible()
  await expect(map(page)).toBeHidden()
  const saved = page.waitForEvent('download')
  await press(page, 'Save what this device knows')
  expect((await saved).suggestedFilename()).toMatch(/-pin\.json$/)
  await press(page, 'Go on with what the server shows')
  await press(page, 'Go on, and forget what this device knew')
  await expect(map(page)).toBeVisible()
})
