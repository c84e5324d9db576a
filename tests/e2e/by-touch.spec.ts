import { expect } from '@playwright/test'
import { sheet } from '@/components/games/moscow-1941/sheet'
import { sheet as proudMap } from '@/components/games/proud-monster/sheet'
import { testByTouch } from '../support/game-suite/test-touch'
import { placeOf } from '../support/map-places'
import { newTable } from '../support/planted'
import { decide } from './decide'
import {
  answerOf,
  commit,
  finish,
  finishSegment,
  openPhone,
  playToFirstFight,
  press,
  tapHex,
  test,
} from './table'

testByTouch({
  title: 'A Victory Denied',
  begin: async (browser) => {
    const page = await playToFirstFight(browser)
    await finishSegment(page)
    await expect(finish(page)).toHaveText('Finish moving')
    return page
  },
  order: (page) => decide(page, { moves: 1, attacks: 0 }, new Map()),
  handOver: async (page) => {
    const nothing = { moves: 0, attacks: 0 }
    await decide(page, nothing, new Map())
    await expect(finish(page)).toHaveText('Finish fighting')
    await decide(page, nothing, new Map())
  },
})

testByTouch({
  title: 'Moscow 1941',
  begin: async (browser, origin) => {
    const { page } = await openPhone(browser)
    const asked = { game: 'moscow-1941', scenario: 'typhoon', mode: 'computer', side: 'german' } as const
    const { game } = await newTable(page.context().request, origin, asked)
    await page.goto(`/games/${game}`)
    // Nothing that has happened hides what a newcomer is told.
    await expect(page.getByTestId('coach')).toBeVisible()
    return page
  },
  order: async (page) => {
    await press(page, /^2nd Air Corps/)
    await tapHex(page, 'H2', sheet)
    await expect(page.getByRole('list', { name: /^Bombs on/ })).not.toHaveCount(0)
    await commit(page).tap()
  },
  handOver: async (page) => {
    await expect(finish(page)).toHaveText('End air missions')
    await finish(page).tap()
  },
})

testByTouch({
  title: 'Proud Monster',
  begin: async (browser, origin) => {
    const { page } = await openPhone(browser)
    const asked = { game: 'proud-monster', scenario: 'riga', mode: 'computer', side: 'german' } as const
    const { game } = await newTable(page.context().request, origin, asked)
    await page.goto(`/games/${game}`)
    await expect(page.getByTestId('coach')).toBeVisible()
    return page
  },
  // A stack of five goes as a whole to where it is seen that it can.
  order: async (page) => {
    await tapHex(page, '2009N', proudMap)
    await expect(page.getByTestId('tray')).toContainText('5 of 5 chosen')
    await tapHex(page, '1908N', proudMap)
    await expect(commit(page)).toHaveText('Move here')
    await commit(page).tap()
  },
  handOver: async (page) => {
    await expect(finish(page)).toHaveText('Finish moving')
    await finish(page).tap()
    // Six stacks have not moved: it asks once.
    await finish(page).tap()
    await expect(finish(page)).toHaveText('Finish attacking')
    await finish(page).tap()
    await finish(page).tap()
  },
})

test('however much is told above them, the buttons of a low phone stay in reach', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser, { viewport: { width: 360, height: 560 } })
  const asked = { game: 'moscow-1941', scenario: 'typhoon', mode: 'computer', side: 'german' } as const
  const { game } = await newTable(page.context().request, baseURL!, asked)
  await page.goto(`/games/${game}`)
  await expect(page.getByTestId('coach')).toBeVisible()
  await finish(page).tap()
  await expect(finish(page)).toHaveText('Finish attacking')
  await tapHex(page, 'F2', sheet)
  await expect(page.getByRole('list', { name: 'What the die gives' })).toHaveCount(1)
  const isOpenBelow = (button: Element) => {
    const { left, width, bottom } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, bottom - 4))
  }
  await expect.poll(() => commit(page).evaluate(isOpenBelow)).toBe(true)
  await commit(page).tap()
  await expect.poll(async () => (await answerOf(page)).log.map(({ key }) => key)).toContain('log-die')
})

test('as one begins the whole battle lies open above all that has come to stand at the foot of the window', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const asked = {
    game: 'death-and-destruction',
    scenario: 'uranus',
    mode: 'computer',
    side: 'german',
  } as const
  const { game } = await newTable(page.context().request, baseURL!, asked)
  await page.goto(`/games/${game}`)
  await expect(page.getByTestId('prompt')).toContainText('commit your aircraft.', {
    timeout: 60_000,
    ignoreCase: true,
  })
  const foot = page.getByRole('heading', { name: 'Aircraft: German' })
  await expect(async () => {
    const { y: top } = (await foot.boundingBox())!
    // The Don, Stalingrad and Kotelnikovo.
    for (const hex of ['5409S', '5913S', '5515S'])
      expect((await placeOf(page, hex, proudMap)).y).toBeLessThan(top)
  }).toPass({ timeout: 20_000 })
})
