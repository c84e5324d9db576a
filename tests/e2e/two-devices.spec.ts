import { expect } from '@playwright/test'
import { answerOf, finish, finishSegment, map, openPhone, playToFirstFight, press, test } from './table'

test('a second device on the same seat follows when somebody comes back to it, and what it sends too late is refused kindly', async ({
  browser,
}) => {
  const first = await playToFirstFight(browser)
  const storageState = await first.context().storageState()
  const { page: second } = await openPhone(browser, { storageState }, 'focus')
  // What it polls by itself is too late for this test: it hears of nothing but what it asks for when somebody comes back.
  await second.addInitScript(() => {
    const { setTimeout: wait } = window
    const slow = (run: () => void, ms = 0) => wait(run, ms >= 2000 ? 600_000 : ms)
    window.setTimeout = slow as typeof window.setTimeout
  })
  let deafTo: number | null = null
  await second.route('**/version?*', async (route) => {
    if (deafTo === null) return route.continue()
    return route.fulfill({ json: { viewer: 'german', version: deafTo, unread: 0 } })
  })
  await second.goto(first.url())
  await expect(map(second)).toBeVisible()
  await expect(finish(second)).toHaveText('Finish fighting')

  await finishSegment(first)
  await expect(finish(first)).toHaveText('Finish moving')
  await expect(async () => {
    await second.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(finish(second)).toHaveText('Finish moving', { timeout: 1000 })
  }).toPass()

  deafTo = ((await answerOf(first)) as unknown as { version: number }).version
  await finishSegment(first)
  await expect(finish(first)).toHaveText('Finish fighting')
  await expect(finish(second)).toHaveText('Finish moving')
  await finish(second).tap()
  await press(second, 'Finish moving all the same')
  await expect(second.getByText('The game had moved on')).toBeVisible()
  await expect(finish(second)).toHaveText('Finish fighting')
})
