import { expect, type Page } from '@playwright/test'
import { figures } from '@/lib/games/proud-monster/in-force'
import { newTable } from '../support/planted'
import { answerOf, openPhone, press, test } from './table'

type Counters = Readonly<Record<string, { at: string }>>
/** How many of each kind stand where. */
async function numbers(page: Page): Promise<readonly string[]> {
  const { counters } = ((await answerOf(page)).view as unknown as { table: { counters: Counters } }).table
  return Object.entries(counters)
    .filter(([unit, { at }]) => figures.counters[unit]?.face && figures.board.has(at))
    .map(([unit, { at }]) => `${figures.counters[unit]!.face} ${at}`)
    .sort()
}
/** A phone at a table of its own, about to set up the Soviet side by a plan. */
async function settingUp(
  { browser, baseURL }: { browser: Parameters<typeof openPhone>[0]; baseURL: string | undefined },
  sovietPlan: string,
) {
  const { page } = await openPhone(browser)
  const { game } = await newTable(page.context().request, baseURL!, {
    ...{ game: 'proud-monster', scenario: 'campaign', mode: 'computer', side: 'soviet' },
    options: { setUp: 'own', sovietPlan },
  })
  return { page, game }
}

test('a set-up is saved, given on by a link that tells of nothing else, used by another as a whole, and taken back as a whole', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const owner = await settingUp({ browser, baseURL }, 'depth')
  await owner.page.goto(`/games/${owner.game}`)
  await press(owner.page, 'Saved set-ups')
  await owner.page.getByLabel('Name of this set-up').fill('Deep and wide')
  await press(owner.page, 'Save')
  await expect(owner.page.getByRole('status').filter({ hasText: 'Saved as Deep and wide.' })).toBeVisible()
  await press(owner.page, 'Share')
  const link = await owner.page.getByLabel('Link to Deep and wide').inputValue()
  const told = new URL(link)
  expect([...told.searchParams.keys()]).toEqual(['game', 'scenario', 'side', 'plan'])
  expect(told.hash).toBe('')
  expect(link).not.toContain(owner.game)
  const deep = await numbers(owner.page)

  const other = await settingUp({ browser, baseURL }, 'forward')
  await other.page.goto(link)
  await press(other.page, /^Use this set-up: /)
  await other.page.waitForURL(`**/games/${other.game}`)
  const before = await numbers(other.page)
  expect(before).not.toEqual(deep)
  await press(other.page, 'Use this set-up')
  const stands = other.page.getByRole('status').filter({ hasText: 'Your units stand as in From a link.' })
  await expect(stands).toBeVisible({ timeout: 60_000 })
  expect(await numbers(other.page)).toEqual(deep)
  await press(other.page, 'Undo')
  await expect.poll(() => numbers(other.page), { timeout: 60_000 }).toEqual(before)
})

test('a link that is not whole is said to be none', async ({ browser }) => {
  const { page } = await openPhone(browser)
  await page.goto('/set-up?game=proud-monster&scenario=campaign&side=soviet&plan=RD')
  await expect(page.getByRole('heading', { name: 'This is no set-up' })).toBeVisible()
})
