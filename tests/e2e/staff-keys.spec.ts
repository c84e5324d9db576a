import { expect, test } from '@playwright/test'
import { newTable, plant } from '../support/planted'
import { push } from './by-keys'
import { campaign, kept, moves } from './staffed'
import { commit, DESK, finish, map } from './table'

test.use(DESK)

test('an army is led, taken back and led again, and the turn signed off, with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  const asked = { game: 'proud-monster', scenario: 'campaign', mode: 'computer', side: 'soviet' } as const
  const made = await newTable(page.context().request, baseURL!, asked)
  await plant(process.env.E2E_DATA!, made.game, campaign('soviet', 'move'))
  await page.goto(`/games/${made.game}`)
  const armies = page.getByRole('button', { name: /^Armies \d+$/ })
  await expect(armies).toBeVisible()

  // Each station has its figure; what it opens has the keys, and has them still when an army is chosen.
  await page.keyboard.press('4')
  const staff = page.getByRole('region', { name: 'Staff' })
  await expect(staff).toBeFocused()
  await push(page, page.getByText(/^Quiet, /))
  await push(page, page.getByRole('button', { name: /^Army of Pskov/ }))
  await expect(staff).toBeFocused()

  // From the map it is told where to go, and what is ready is sent from there.
  await page.keyboard.press('m')
  await expect(map(page)).toBeFocused()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(commit(page)).toHaveText(/^March \([1-9]\d*\)$/)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => moves(page)).toBeGreaterThan(0)
  await expect.poll(async () => (await kept(page))?.marches.length).toBe(1)
  // What the staff has done is taken back whole, as by its own button.
  await expect(staff.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await page.keyboard.press('u')
  await expect.poll(() => moves(page)).toBe(0)
  await expect.poll(async () => (await kept(page))?.marches).toEqual([])

  // Back to the map with the keys in it; there is nothing to march on with, and one signs off.
  await page.keyboard.press('Escape')
  await expect(armies).toBeVisible()
  await expect(map(page)).toBeFocused()
  await page.keyboard.press('7')
  await expect(page.getByText(/armies have no order$/)).toBeVisible()
  await expect(finish(page)).toHaveText('Finish moving all the same')
  const prompt = page.getByTestId('prompt')
  await expect(prompt).toContainText('Move your units.')
  await page.keyboard.press('f')
  await expect(prompt).not.toContainText('Move your units.')
})
