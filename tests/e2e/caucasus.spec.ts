import { type Browser, expect, type Page } from '@playwright/test'
import { sheet } from '@/components/games/death-and-destruction/caucasus-sheet'
import { position } from '../games/death-and-destruction/given'
import { restOf } from '../support/map-places'
import { newTable, plant } from '../support/planted'
import { answerOf, commit, openPhone, openTab, press, tapHex, test } from './table'

/** Far from each other, so that each side holds something: the German near Stalingrad and on the Kuban, the Soviet in Baku. */
const units = { 'DE-ID-1': '4922S', 'DE-ID-44': '5411S', 'SU-GRD-1': '6012S' } as const
const there = { 'DE-GEB-1': '2003C', 'SU-GRD-2': '3617C' } as const

/** A table of the whole war on a phone, which no form offers: it is laid on another. */
async function tableAt(browser: Browser, baseURL: string, caucasus: boolean): Promise<Page> {
  const { page } = await openPhone(browser)
  const made = await newTable(page.context().request, baseURL, {
    ...{ game: 'death-and-destruction', scenario: 'uranus', mode: 'computer', side: 'german' },
  })
  await plant(
    process.env.E2E_DATA!,
    made.game,
    position({ code: 214, caucasus, units: { ...units, ...(caucasus ? there : {}) } }),
  )
  await page.goto(`/games/${made.game}`)
  return page
}

const seenTable = async (page: Page) =>
  (await answerOf(page)).view.table as { caucasus: boolean; counters: Record<string, { at: string }> }
const whereIs = async (page: Page, unit: string) => (await seenTable(page)).counters[unit]?.at

test('units go on Map C, and over the join onto it, and its towns are found', async ({
  browser,
  baseURL,
}) => {
  const page = await tableAt(browser, baseURL!, true)

  // One that stands there shows where it can go, and goes into the mountains.
  await tapHex(page, '2003C', sheet)
  await tapHex(page, '1904C', sheet)
  await expect(commit(page)).toHaveText(/^Move/)
  await commit(page).tap()
  await expect.poll(() => whereIs(page, 'DE-GEB-1')).toBe('1904C')

  // Another comes over from the southern sheet.
  await tapHex(page, '4922S', sheet)
  await tapHex(page, '1700C', sheet)
  await commit(page).tap()
  await expect.poll(() => whereIs(page, 'DE-ID-1')).toBe('1700C')

  await openTab(page, 'Tracks')
  await page.getByRole('searchbox', { name: 'Find a unit or a place' }).fill('baku')
  await press(page, /^Baku 3617C/)
  await expect(page.getByTestId('prompt')).toBeVisible()
})

test('the map grows where it is called for, and he looks where he looked', async ({ browser, baseURL }) => {
  const page = await tableAt(browser, baseURL!, false)
  await openTab(page, 'Orders')
  await press(page, /^Call the map of the Caucasus/)
  const before = await restOf(page)
  await commit(page).tap()
  await expect.poll(async () => (await seenTable(page)).caucasus).toBe(true)
  expect((await restOf(page)).split(' ')).toEqual(before.split(' '))
  // There is more of it now.
  await tapHex(page, '3617C', sheet)
  await openTab(page, 'Here')
  await expect(page.getByRole('tabpanel')).toContainText('Baku')
})
