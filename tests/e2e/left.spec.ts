import { expect } from '@playwright/test'
import { turnOf } from '../bench/staff-taps'
import { newTable, plant } from '../support/planted'
import { map, openPhone, test } from './table'

test('the computer plays its turn to the end though whoever looked on leaves in the midst of it', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await openPhone(browser)
  const { game } = await newTable(context.request, baseURL!, {
    ...{ game: 'proud-monster', scenario: 'campaign-full', mode: 'computer', side: 'german' },
  })
  const moving = async () => {
    const { computerToMove } = await (await context.request.get(`${baseURL}/api/games/${game}`)).json()
    return computerToMove as boolean
  }
  await plant(process.env.E2E_DATA!, game, turnOf('soviet', '3.1'))
  const asked = page.waitForResponse((answer) => answer.url().endsWith(`/api/games/${game}/advance`))
  await page.goto(`/games/${game}`)
  await expect(map(page)).toBeVisible()
  await asked
  expect(await moving()).toBe(true)
  await page.goto('about:blank')
  await expect.poll(moving, { timeout: 120_000 }).toBe(false)
})
