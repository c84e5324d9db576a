import { expect, type Locator, type Page, test } from '@playwright/test'
import { answerOf, DESK, FIRST_PAGE, finish, map } from './table'

test.use(DESK)

/** Walks with the Tab key until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let i = 0; i < 120; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('the Tab key does not lead there')
}

async function push(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('an activation is played with the keyboard alone', async ({ page }) => {
  await page.goto(FIRST_PAGE)
  await push(page, page.getByRole('button', { name: 'Play now' }))
  await expect(map(page)).toBeVisible()

  const plus = page.getByRole('button', { name: '+ 2nd Panzer Group' })
  for (let n = 0; n < 2; n += 1) await push(page, plus)
  // The last there is: the button does no more, and yet the keys are where they were.
  await expect(plus).toBeDisabled()
  await expect(plus).toBeFocused()
  await push(page, page.getByRole('button', { name: '+ 3rd Panzer Group' }))
  await push(page, page.getByRole('button', { name: 'Into the cup' }))
  await expect(finish(page)).toHaveText('Finish fighting')

  // F asks once what is left undone, and finishes at the second stroke.
  await page.keyboard.press('f')
  await expect(page.getByText(/attacks are still possible/)).toBeVisible()
  await page.keyboard.press('f')
  await expect(finish(page)).toHaveText('Finish moving')

  // In the map Tab walks the units, arrows move the cursor, Enter selects and confirms.
  await map(page).focus()
  await page.keyboard.press('Tab')
  const unit = await chosen(page)
  const from = await placeOf(page, unit)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move here' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect.poll(() => placeOf(page, unit)).not.toBe(from)

  // The page has heard of it too: until then nothing is taken back.
  await expect(page.getByRole('button', { name: 'Move here' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await page.keyboard.press('u')
  await expect.poll(() => placeOf(page, unit)).toBe(from)
  for (const layer of ['Zones of control', 'Supply', 'Command range']) {
    await page.keyboard.press(layer[0]!.toLowerCase())
  }
  await push(page, page.getByRole('button', { name: 'Layers of the map' }))
  await expect(page.getByRole('checkbox', { name: 'Supply' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('region', { name: 'Keys' })).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('f')
  await page.keyboard.press('f')
  await expect(finish(page)).toHaveText('Finish fighting')
  // An attack out of the list of orders.
  await tabTo(page, page.getByRole('tab', { name: 'Here' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Everything you may do now')).toBeVisible()
  await push(page, page.getByRole('button', { name: /^Attack .*Rifle Corps/ }).first())
  await tabTo(page, page.getByRole('button', { name: /^Attack [\d.+]+-1$/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await answerOf(page)).log.map(({ key }) => key)).toContain('log-die')
  await expect(page.getByTestId('spoken')).not.toBeEmpty()
})

/** The unit that is active and stands first in the list of legal orders. */
async function chosen(page: Page): Promise<string> {
  const answer = (await answerOf(page)) as unknown as { legal: { order: { unit: string } }[] }
  return answer.legal[0]!.order.unit
}

async function placeOf(page: Page, unit: string): Promise<string> {
  const { view } = await answerOf(page)
  return (view.table as { counters: Record<string, { at: string }> }).counters[unit]!.at
}
