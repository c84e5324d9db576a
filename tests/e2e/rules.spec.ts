import { expect } from '@playwright/test'
import { rulebook } from '@/lib/games/a-victory-denied/rulebook.en'
import { restOf } from '../support/map-places'
import { commit, finish, finishSegment, playToFirstFight, press, settleBattle, tapHex, test } from './table'

test('every rule has its place on the page of rules, and typing finds it', async ({ page }) => {
  await page.goto('/rules/a-victory-denied')
  const anchors = await page.locator('article[data-rule]').evaluateAll((all) => all.map(({ id }) => id))
  expect(anchors).toEqual(rulebook.flatMap(({ rules }) => rules.map(({ number }) => number)))
  const dead = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => (link as HTMLAnchorElement).hash.slice(1))
        .filter((id) => !document.getElementById(id)),
    )
  expect(dead).toEqual([])

  await page.getByRole('searchbox').fill('timoshenko column')
  await expect(page.locator('[id="7.5.1"]')).toBeVisible()
  await expect(page.locator('[id="5.1"]')).toBeHidden()
  // What was typed is marked, and a rule that is called so stands first.
  await page.getByRole('searchbox').fill('overrunning')
  const marked = () => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)
  await expect.poll(marked).toBeGreaterThan(0)
  await expect(page.getByRole('search').getByRole('link').first()).toContainText('Overrunning an HQ')
  await page.getByRole('searchbox').fill('')
  await expect(page.locator('[id="5.1"]')).toBeVisible()
  expect(await marked()).toBe(0)
})

test('a refusal opens its rule in place, and the table is as it was', async ({ browser }) => {
  const page = await playToFirstFight(browser)

  // The steps of the odds lead to their rules.
  await tapHex(page, '2316')
  const ladder = page.getByRole('link', { name: /^Rule AVD 9\.3/ }).first()
  await ladder.tap()
  await expect(page.getByTestId('rule')).toContainText(/9\.3\.\d/)
  await press(page, 'Close the rule')
  await expect(commit(page)).toBeEnabled()
  await commit(page).tap()
  await settleBattle(page, /Finish fighting/)
  await finishSegment(page)

  await expect(finish(page)).toHaveText('Finish moving')
  await tapHex(page, '3716')
  await tapHex(page, '3720')
  // The sheet grows with what it says, and the map makes room.
  await expect(page.getByText(/hold 3720.*AVD 5\.2/)).toBeVisible()
  const before = await restOf(page)
  await page.getByRole('link', { name: 'Rule AVD 5.2' }).tap()
  const card = page.getByTestId('rule')
  await expect(card).toContainText('Friend and foe')
  // From one rule to another, and to all of them without leaving the table.
  await press(page, /12\.1/)
  await expect(card).toContainText('Overrunning an HQ')
  await expect(card.getByRole('link', { name: /All rules/ })).toHaveAttribute(
    'href',
    '/rules/a-victory-denied#12.1',
  )
  await press(page, 'Close the rule')
  await expect(card).toHaveCount(0)
  await expect(page.getByText(/hold 3720.*AVD 5\.2/)).toBeVisible()
  expect(await restOf(page)).toBe(before)
})
