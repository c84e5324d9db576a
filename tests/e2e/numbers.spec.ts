import { expect, type Page } from '@playwright/test'
import { sheet } from '@/components/games/proud-monster/sheet'
import { figures } from '@/lib/games/proud-monster/in-force'
import { newTable } from '../support/planted'
import { answerOf, commit, openPhone, press, tapHex, test } from './table'

type Counters = Readonly<Record<string, { at: string }>>
const counters = async (page: Page) =>
  ((await answerOf(page)).view as unknown as { table: { counters: Counters } }).table.counters

test('a set-up is changed by numbers in six touches, the rest placed by one, and taken back whole', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const made = await newTable(page.context().request, baseURL!, {
    ...{ game: 'proud-monster', scenario: 'campaign', mode: 'computer', side: 'soviet' },
    options: { setUp: 'own' },
  })
  await page.goto(`/games/${made.game}`)
  await press(page, 'Set up by numbers')
  const before = await counters(page)
  await press(page, 'Tank Division')
  // A district is chosen by its name, or by any of its hexes.
  await tapHex(page, figures.board.hexes.find((hex) => figures.placeOf(hex)?.name === 'Bialystok')!, sheet)
  await expect(page.getByRole('button', { name: /^Minsk/, pressed: true })).toBeVisible()
  await press(page, /^Bialystok .*: one less$/)
  await press(page, 'Behind it: one less')
  await press(page, 'Border: one more')
  await expect(page.getByRole('status').filter({ hasText: '1 unit is in hand' })).toBeVisible()
  await expect(commit(page)).toHaveText('Set up so (2)')
  await press(page, 'Place the rest')
  await expect.poll(() => counters(page)).not.toEqual(before)
  expect(Object.values(await counters(page)).filter(({ at }) => at === 'hand')).toEqual([])
  // What must be manned is: so is it told, with its rule.
  const less = page.getByRole('button', { name: 'Border: one less' })
  await press(page, 'Rifle Division')
  const refused = page.getByRole('status').filter({ hasText: 'must be manned' })
  while (!(await refused.isVisible())) await less.tap()
  await expect(refused.getByText('PM 3.3')).toBeVisible()
  await press(page, 'Undo')
  await expect.poll(() => counters(page)).toEqual(before)
})
