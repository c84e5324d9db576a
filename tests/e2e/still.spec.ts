import { expect } from '@playwright/test'
import { newTable } from '../support/planted'
import { map, openPhone, test } from './table'

const STILL = '[data-testid=still]'

test('a table comes with its map, which is seen before any script runs and gives way to the real one', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await openPhone(browser, { prints: true })
  const { game } = await newTable(context.request, baseURL!, { mode: 'computer', side: 'german' })
  const address = `/games/${game}`
  let resolve = () => {}
  const wait = new Promise<void>((done) => {
    resolve = done
  })
  await page.route('**/*.js', async (route) => {
    await wait
    await route.continue()
  })

  await test.step('by day and by night', async () => {
    await page.goto(address, { waitUntil: 'commit' })
    const still = page.locator(`${STILL} svg`)
    await expect(still).toBeVisible()
    await expect(still.getByText('Smolensk', { exact: true })).toBeVisible()
    await expect(still.getByText('Vitebsk', { exact: true })).toBeVisible()
    // What lies beneath all else.
    const paper = still.locator('> path').nth(0)
    const colour = () => paper.evaluate((path) => getComputedStyle(path).fill)
    const byDay = await colour()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(colour).not.toBe(byDay)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('until the table has drawn its own', async () => {
    resolve()
    await expect(map(page)).toHaveAttribute('data-sharp', '')
    await expect(page.locator(STILL)).toHaveCount(0)
  })

  await test.step('and not again, as its scripts are there', async () => {
    const sent = await (await context.request.get(address)).text()
    expect(sent).not.toContain('<svg viewBox="-216')
    await page.reload()
    await expect(map(page)).toBeVisible()
    await expect(page.locator(`${STILL} svg`)).toHaveCount(0)
  })
})

test('nothing of a map comes with a table at which two share a browser', async ({ browser, baseURL }) => {
  const { context } = await openPhone(browser)
  const { game } = await newTable(context.request, baseURL!, { mode: 'hotseat' })
  const sent = await (await context.request.get(`/games/${game}`)).text()
  expect(sent).not.toContain('<svg viewBox="-216')
})
