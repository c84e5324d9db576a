import { expect } from '@playwright/test'
import {
  answerOf,
  chooseChits,
  commit,
  FIRST_PAGE,
  finish,
  finishSegment,
  openMore,
  openPhone,
  playToFirstFight,
  press,
  settleBattle,
  tapHex,
  test,
} from './table'

test('a newcomer plays his first moves against the computer by touch', async ({ browser }) => {
  const page = await playToFirstFight(browser)
  await tapHex(page, '2316')
  await commit(page).tap()
  await settleBattle(page, /Finish fighting/)
  await finishSegment(page)

  await expect(finish(page)).toHaveText('Finish moving')
  await tapHex(page, '3716')
  // Where a unit cannot go it is told why, with the rule, and stays chosen.
  await tapHex(page, '3720')
  await expect(page.getByText(/hold 3720.*AVD 5\.2/)).toBeVisible()
  await tapHex(page, '3617')
  await commit(page).tap()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

  // Finishing with units unmoved says so first.
  await finish(page).tap()
  await expect(page.getByText(/units have not moved/)).toBeVisible()
  await press(page, 'Finish moving all the same')
  await expect(finish(page)).toHaveText('Finish fighting')
  const before = (await answerOf(page)).log.length
  await finishSegment(page)

  // The computer plays on by itself, step by step, until the player is asked again.
  await expect.poll(async () => (await answerOf(page)).log.length).toBeGreaterThan(before)
  await expect
    .poll(async () => ((await answerOf(page)).view.prompt as { mine: boolean }).mine, { timeout: 120_000 })
    .toBe(true)

  await page.goto('/')
  const row = page.getByRole('link', { name: /Against the computer.*Your move/ })
  await expect(row).toBeVisible()
  // Off the list it goes with a second tap, and what keeps it there is said.
  const remove = async () => {
    await page.getByRole('button', { name: /^Take .+ off the list$/ }).tap()
    await press(page, /^Remove\?/)
  }
  await page.route('**/forget', (route) => route.abort())
  await remove()
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await expect(row).toBeVisible()
  await page.unroute('**/forget')
  await remove()
  await expect(row).toHaveCount(0)
})

test('two players share one device behind a curtain', async ({ browser }) => {
  const { page } = await openPhone(browser)
  await page.goto(FIRST_PAGE)
  await page.getByText('Other ways to play').tap()
  await press(page, 'Two players, one device')
  const kept = () =>
    page.evaluate(async () => {
      const found = await caches.match(`/kept/${location.pathname.split('/')[2]}`)
      return found ? (await found.json()).answer.viewer : null
    })
  await press(page, 'I am the German player')
  await expect.poll(kept).toBe('german')
  await chooseChits(page)
  await expect(page.getByText('Hand over to the Soviet player')).toBeVisible()
  await expect(page.getByText(/into the cup/)).toHaveCount(0)
  // Nor does anything of what one side saw stay on the device for the other.
  await expect.poll(kept).toBeNull()
  await press(page, 'I am the Soviet player')
  await expect.poll(kept).toBe('soviet')
  await chooseChits(page)
  await expect(page.getByText('Hand over to the German player')).toBeVisible()
  await expect(page.getByText(/You put/)).toHaveCount(0)
})

test('one seat of two on a device is left to the computer, and no tab stays behind', async ({ browser }) => {
  const { page, context } = await openPhone(browser)
  await page.goto(FIRST_PAGE)
  await page.getByText('Other ways to play').tap()
  await press(page, 'Two players, one device')
  await press(page, 'I am the German player')
  const other = await context.newPage()
  await other.goto(page.url())
  await press(other, 'I am the German player')
  for (const one of [other, page]) {
    await openMore(one)
    await expect(one.getByRole('button', { name: 'Leave my seat to the computer' })).toBeVisible()
  }
  await press(page, 'Leave my seat to the computer')
  for (const one of [page, other]) {
    await expect(one.getByRole('button', { name: 'Leave my seat to the computer' })).toHaveCount(0)
    await expect(one.getByText('Hand over to')).toHaveCount(0)
  }
})

test('a game that was saved as a file is opened at a table to practise at', async ({ browser }) => {
  const page = await playToFirstFight(browser)
  const { pathname } = new URL(page.url())
  const units = async () => (await answerOf(page)).view.table as { counters: object; turn: number }
  const before = await units()
  await openMore(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save this game as a file' }).tap()
  const file = await (await saving).path()

  await page.goto('/')
  const failed = page.getByText('This file is no game that can be played on here.')
  const open = page.getByLabel('Open a saved game')
  await open.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') })
  await expect(failed).toBeVisible()
  await open.setInputFiles(file)
  await expect(page.getByTestId('prompt')).toContainText('Attack with your active units')
  expect(new URL(page.url()).pathname).not.toBe(pathname)
  const { counters, turn } = await units()
  expect({ counters, turn }).toEqual({ counters: before.counters, turn: before.turn })
})
