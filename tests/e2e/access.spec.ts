import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { chooseChits, finish, map, openPhone, press, tapHex } from './table'

/** Findings that keep somebody from using the page. */
async function grave(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`first page, edition and table can be used by everybody (${colorScheme})`, async ({ browser }) => {
    const { context, page } = await openPhone(browser, { colorScheme })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled()
    expect(await grave(page)).toEqual([])
    for (const path of ['/about/a-victory-denied', '/rules/a-victory-denied', '/no-such-page']) {
      await page.goto(path)
      expect(await grave(page), path).toEqual([])
    }
    await page.goto('/')
    await press(page, 'Play now')
    await expect(map(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^\+ / }).first()).toBeVisible()
    expect(await grave(page)).toEqual([])
    await chooseChits(page)
    await expect(finish(page)).toHaveText('Finish fighting')
    await tapHex(page, '2316')
    expect(await grave(page)).toEqual([])
    for (const tab of ['Orders', 'Log', 'Tracks', 'More']) {
      await page.getByRole('tab', { name: tab }).tap()
      expect(await grave(page), tab).toEqual([])
    }
    await page.goto(`${page.url()}/dice`)
    await expect(page.getByText('The mix agrees')).toBeVisible()
    expect(await grave(page)).toEqual([])
    await context.close()
  })
}
