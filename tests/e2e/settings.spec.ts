import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { chooseChits, FIRST_PAGE, map, openPhone, press, test } from './table'

test('text grows, colours change on the map, and both stay; the map and its picture are the same size as before', async ({
  browser,
}) => {
  const { page } = await openPhone(browser)
  await page.goto(FIRST_PAGE)
  await press(page, 'Play now')
  await expect(map(page)).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  const settings = page.getByTestId('settings')
  const high = async () => (await page.getByTestId('prompt').boundingBox())!.height
  const before = await high()
  await settings.getByRole('button', { name: 'Very large' }).tap()
  await expect.poll(high).toBeGreaterThan(before * 1.2)
  // Nothing hangs out of the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  const warn = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--good'))
  const usual = await warn()
  await settings.getByRole('button', { name: /^Blue and gold/ }).tap()
  expect(await warn()).not.toBe(usual)

  const coming = page.waitForEvent('download')
  await press(page, 'Keep or share a picture of the map')
  const download = await coming
  expect(download.suggestedFilename()).toBe('A Victory Denied.png')
  const png = readFileSync(await download.path())
  const box = (await map(page).boundingBox())!
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([box.width * 2, box.height * 2])
  expect(png.length).toBeGreaterThan(20_000)

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'largest')
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'safe')
})

test('nothing trembles or sounds unless it is wished, and then at each throw and when the turn comes to its player', async ({
  browser,
}) => {
  const { context, page } = await openPhone(browser)
  await context.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    Object.defineProperty(navigator, 'vibrate', { value: (beat: unknown) => felt.push(beat) })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (at) {
      felt.push('tone')
      start.call(this, at)
    }
  })
  const felt = () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)
  await page.goto(FIRST_PAGE)
  await press(page, 'Play now')
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  const settings = page.getByTestId('settings')
  expect(await felt()).toEqual([])
  await settings.getByRole('group', { name: 'Vibration' }).getByRole('button', { name: 'On' }).tap()
  expect(await felt()).toEqual([[12, 60, 18]])
  await settings.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'On' }).tap()
  const tried = [[12, 60, 18], [12, 60, 18], 'tone', 'tone', 'tone']
  expect(await felt()).toEqual(tried)
  // The computer chooses after its opponent, and then he may fight.
  await page.getByRole('tab', { name: 'Here' }).tap()
  await chooseChits(page)
  await expect(page.getByTestId('prompt')).toContainText('Attack with your active units')
  await expect.poll(felt).toEqual([...tried, [30, 80, 30], 'tone', 'tone'])
})
