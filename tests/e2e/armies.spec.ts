import { expect } from '@playwright/test'
import { sheet } from '@/components/games/proud-monster/sheet'
import { armyOf } from '@/lib/games/proud-monster/data/formations'
import { grouped } from '@/lib/wargame/pools'
import { campaign, kept, tableAt } from './staffed'
import { commit, press, tapHex, test } from './table'

test('an army is called as its owner likes and takes in a stack of another by a touch, and loses it by the next', async ({
  browser,
  baseURL,
}) => {
  const state = campaign('german', 'move')
  const { page } = await tableAt(browser, baseURL!, 'german', 'move', state)
  const onMap = Object.entries(state.table.counters).filter(([, { at }]) => /\d[NS]$/.test(at))
  const hexes = grouped(onMap, ([, { at }]) => at)
  const [hex, stack] = [...hexes].find(([, all]) =>
    all.every(([unit]) => ![null, '18A'].includes(armyOf(unit))),
  )!
  const units = stack.map(([unit]) => unit).sort()
  await press(page, /^Armies \d+$/)
  await press(page, /^18th Army/)
  await press(page, 'Change')
  await page.getByRole('textbox', { name: 'What it is called' }).fill('Hammer')
  await tapHex(page, hex, sheet)
  await commit(page).tap()
  const groups = async () => (await kept(page))?.groups ?? []
  await expect.poll(groups).toMatchObject([{ name: '18A', label: 'Hammer' }])
  expect((await groups())[0]!.units).toEqual(expect.arrayContaining(units))
  await expect(page.getByRole('region', { name: 'Staff' })).toContainText('Hammer')

  await press(page, 'Change')
  await tapHex(page, hex, sheet)
  await commit(page).tap()
  // Whoever leaves it is an army of his own.
  await expect
    .poll(async () => (await groups()).map(({ units: all }) => [...all].sort()))
    .toContainEqual(units)
  await page.reload()
  await press(page, /^Armies \d+$/)
  await expect(page.getByRole('button', { name: /^Hammer/ })).toBeVisible()
})
