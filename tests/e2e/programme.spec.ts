import { expect } from '@playwright/test'
import { kept, tableAt } from './staffed'
import { commit, press, test } from './table'

test('attacks that are begun one after the other without a connection are in the papers once there is one again, though their page is gone', async ({
  browser,
  baseURL,
}) => {
  const { page, made } = await tableAt(browser, baseURL!, 'german', 'assault')
  await press(page, 'Attacks')
  await expect(commit(page)).toHaveText(/^One after the other \([1-9]\d*\)$/)
  await expect(commit(page)).toBeEnabled()
  const ticks = page.getByRole('button', { name: / with the others$/ })
  await ticks.nth(1).tap()
  const all = Number(/\d+/.exec((await commit(page).textContent())!)![0])
  const context = page.context()
  await context.setOffline(true)
  await commit(page).tap()
  await expect(page.getByText(`then ${all - 1} more`)).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto(`/games/${made.game}`)
  await expect.poll(async () => (await kept(next))?.programme?.attacks.length).toBe(all)
  await press(next, 'Attacks')
  await expect(next.getByRole('button', { name: / with the others$/, pressed: true })).toHaveCount(all)
})
