import { expect, type Page } from '@playwright/test'
import { placeOf } from '../support/map-places'
import { newTable } from '../support/planted'
import { openPhone, test } from './table'

const MIDDLE = { x: 195, y: 300 }

/** Two fingers go from one distance to another, about the middle of the map. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: MIDDLE.x - apart / 2, y: MIDDLE.y, id: 0 },
    { x: MIDDLE.x + apart / 2, y: MIDDLE.y, id: 1 },
  ]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let step = 1; step <= 10; step += 1) {
    const touchPoints = fingers(from + ((to - from) * step) / 10)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}

test('two fingers draw the map nearer and push it away, and what lies between them stays there', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await openPhone(browser)
  const { game } = await newTable(context.request, baseURL!, { mode: 'computer', side: 'german' })
  await page.goto(`/games/${game}`)
  await page.locator('[data-testid="map"][data-view]').waitFor()
  // A hex in the middle of the map, so that no edge of it stops the fingers.
  const hex = '3025'
  const before = await placeOf(page, hex)
  const wanted = (scale: number) => ({
    x: MIDDLE.x + ((before.x - MIDDLE.x) * scale) / before.scale,
    y: MIDDLE.y + ((before.y - MIDDLE.y) * scale) / before.scale,
  })

  await pinch(page, 120, 240)
  const near = await placeOf(page, hex)
  expect(near.scale / before.scale).toBeCloseTo(2, 1)
  expect(near.x).toBeCloseTo(wanted(near.scale).x, -1)
  expect(near.y).toBeCloseTo(wanted(near.scale).y, -1)

  await pinch(page, 240, 120)
  const again = await placeOf(page, hex)
  expect(again.scale / before.scale).toBeCloseTo(1, 1)
  expect(again.x).toBeCloseTo(before.x, -1)
  expect(again.y).toBeCloseTo(before.y, -1)
})
