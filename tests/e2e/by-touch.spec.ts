import { expect } from '@playwright/test'
import { testByTouch } from '../support/game-suite/test-touch'
import { decide } from './decide'
import { finish, finishSegment, playToFirstFight } from './table'

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
