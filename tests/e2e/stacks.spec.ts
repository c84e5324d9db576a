import { expect, type Page } from '@playwright/test'
import { restOf } from '../support/map-places'
import { toyScript } from '../support/toy-table/bundle'
import { GUARD, HOME, toySheet } from '../support/toy-table/sheet'
import { commit, openPhone, press, test } from './table'

/** The table of the toy on a page of its own, with the style of the product. */
async function openToy(page: Page, baseURL: string): Promise<void> {
  const home = await (await page.request.get('/')).text()
  const styles = home.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? []
  expect(styles.length).toBeGreaterThan(0)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${styles.join('')}`
  const script = await toyScript()
  await page.route('**/toy-table', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en">${head}<body></body></html>`,
    }),
  )
  await page.goto(`${baseURL}/toy-table`)
  await page.addScriptTag({ content: script })
}

/** Touches a hex of the toy, which is all in sight, once the sheet has its height and the map has followed it. */
async function touch(page: Page, hex: string): Promise<void> {
  let lies = ''
  const stays = async () => {
    const before = lies
    lies = await restOf(page)
    return lies === before
  }
  await expect.poll(stays, { intervals: [150] }).toBe(true)
  const [x, y, scale] = lies.split(' ').map(Number) as [number, number, number]
  const centre = toySheet.lattice.centre(hex)
  await page.touchscreen.tap(x + (centre.x / Math.sqrt(3)) * scale, y + (centre.y / Math.sqrt(3)) * scale)
}

const card = (page: Page, n: number) => page.getByRole('button', { name: `Division ${n}`, exact: true })
const chosen = (page: Page) => page.getByTestId('tray').getByText(/chosen$/)
const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: object[] }).sent)

test('a stack of ten is split, marched and raided with by one thumb, and each step is taken back', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  await openToy(page, baseURL!)

  // Ten cards are in reach at once: none below the fold, each as large as a thumb.
  await touch(page, HOME)
  await expect(chosen(page)).toContainText('10 of 10 chosen')
  for (let n = 1; n <= 10; n += 1) {
    const box = (await card(page, n).boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48)
    expect(box.y).toBeGreaterThan(844 * 0.4)
    expect(box.y + box.height).toBeLessThan(844)
  }

  // Three go: a tap on their place says that the stack is split as it should be.
  await press(page, 'None')
  for (const n of [2, 3, 5]) await card(page, n).tap()
  await expect(chosen(page)).toContainText('3 of 10 chosen')
  await touch(page, GUARD)
  await expect(commit(page)).toHaveText('Order the march')
  await commit(page).tap()
  expect(await sent(page)).toEqual([{ type: 'march', units: ['g2', 'g3', 'g5'], path: expect.any(Array) }])

  // Where they have come to, they lie in shade and cannot be taken again; whoever stood there may go.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await touch(page, GUARD)
  await expect(chosen(page)).toContainText('1 of 4 chosen')
  await expect(card(page, 0)).toBeEnabled()
  for (const n of [2, 3, 5]) {
    await expect(card(page, n)).toBeDisabled()
    await expect(card(page, n)).toHaveText('done')
  }
  await press(page, 'Cancel')
  await touch(page, HOME)
  await expect(chosen(page)).toContainText('7 of 7 chosen')
  await press(page, 'Cancel')
  await press(page, 'Undo')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  // A raid asks for units, a path and a target; whoever steps back finds what he had chosen.
  await touch(page, HOME)
  await touch(page, HOME)
  await expect(page.getByTestId('prompt')).toContainText('Step 1 of 3')
  await press(page, 'None')
  await card(page, 1).tap()
  await page.getByTestId('onward').tap()
  await expect(page.getByTestId('prompt')).toContainText('Step 2 of 3')
  await touch(page, '1305')
  await page.getByTestId('onward').tap()
  await expect(page.getByTestId('prompt')).toContainText('Step 3 of 3')
  await press(page, 'One step back')
  await expect(page.getByTestId('prompt')).toContainText('Step 2 of 3')
  await press(page, 'One step back')
  await expect(chosen(page)).toContainText('1 of 10 chosen')
  // Now by the map alone.
  await touch(page, '1305')
  await touch(page, '1205')
  await expect(page.getByTestId('prompt')).toContainText('Step 3 of 3')
  await commit(page).tap()
  expect((await sent(page)).at(-1)).toEqual({
    ...{ type: 'raid', units: ['g1'], path: expect.any(Array), prey: '1205' },
  })
})
