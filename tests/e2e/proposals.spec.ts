import { expect, type Page } from '@playwright/test'
import { sheet } from '@/components/games/proud-monster/sheet'
import type { State } from '@/lib/games/proud-monster/state'
import { turnOf } from '../bench/staff-taps'
import { advanced } from '../games/proud-monster/advanced'
import { position, tried } from '../games/proud-monster/full/given'
import { moves, tableAt, unfoldQuiet } from './staffed'
import { commit, openMore, press, tapHex, test } from './table'

/** What is kept on the device of proposals that were carried out. */
const counted = (page: Page) =>
  page.evaluate(() => {
    const [{ proposed, changed }] = JSON.parse(localStorage.getItem('fieldpost/proposals') ?? '[{}]')
    return { proposed, changed }
  })

test('of attacks that are proposed those are counted as changed that are not made, and nothing of it is sent', async ({
  browser,
  baseURL,
}) => {
  const { page } = await tableAt(browser, baseURL!, 'german', 'assault')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await press(page, 'Attacks')
  await expect(commit(page)).toHaveText(/^One after the other \([1-9]\d*\)$/)
  await expect(commit(page)).toBeEnabled()
  await page
    .getByRole('button', { name: / with the others$/, pressed: true })
    .first()
    .tap()
  await commit(page).tap()
  // One is not made that was proposed, another by those who were proposed for it.
  await expect(commit(page)).toHaveText(/^Attack .*\d/)
  await commit(page).tap()
  await expect.poll(() => counted(page)).toEqual({ proposed: 2, changed: 1 })
  expect(sent.join()).not.toContain('proposed')
})

test('of who waits in reserve those are counted as changed who stay or go elsewhere', async ({
  browser,
  baseURL,
}) => {
  const { page } = await tableAt(browser, baseURL!, 'german', 'move', advanced('campaign', 'german') as State)
  await press(page, 'Desk')
  await expect(commit(page)).toHaveText(/^Bring in \([1-9]\d*\)$/)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Elsewhere' }) })
  const all = await rows.count()
  await rows.first().getByRole('button', { name: 'Leave out' }).tap()
  await rows.first().getByRole('button', { name: 'Elsewhere' }).tap()
  await tapHex(page, '2808N', sheet)
  await expect(rows.first()).toContainText('2808N')
  await commit(page).tap()
  await expect.poll(() => counted(page)).toEqual({ proposed: all, changed: 2 })
  // Its player is told of it where he looks for what else there is.
  await press(page, 'Back')
  await openMore(page)
  await expect(page.getByTestId('counted')).toContainText(`You changed 2 of ${all} proposals`)
})

test('of a line each way is counted that is gone, and what it is told once it has been told before', async ({
  browser,
  baseURL,
}) => {
  const { page } = await tableAt(browser, baseURL!, 'soviet', 'move')
  await press(page, /^Armies \d+$/)
  await unfoldQuiet(page)
  await press(page, /^Army of Pskov/)
  await press(page, 'Line')
  // Nothing was proposed to it before.
  await press(page, 'Next army')
  await expect(page.getByText(/^Army of Pskov/)).toBeHidden()
  expect(await counted(page)).toEqual({})
  await press(page, 'Cancel')
  await press(page, 'Cancel')
  await press(page, /^Army of Pskov/)
  await press(page, 'Line')
  await press(page, 'Follow')
  await expect(commit(page)).toHaveText(/^Go \([1-9]\d*\)$/)
  const bundle = page.waitForRequest('**/bundles')
  await commit(page).tap()
  const { orders } = (await bundle).postDataJSON() as { orders: object[] }
  await expect.poll(() => moves(page)).toBe(orders.length)
  await expect.poll(() => counted(page)).toEqual({ proposed: orders.length + 1, changed: 1 })
})

test('an attack on the move from the list is counted once it is made, as proposed or otherwise', async ({
  browser,
  baseURL,
}) => {
  const units = {
    ...{ 'DE-PZ-1': '3005S', 'DE-PZ-6': '3005S', 'DE-PZ-3': '3009S', 'DE-PZ-4': '3009S' },
    ...{ ...tried('SU-RB-001', '3006S', '1-1'), ...tried('SU-RB-002', '3010S', '1-1') },
  } as const
  const state = position({ units })
  const { page } = await tableAt(browser, baseURL!, 'german', 'move', state as never, 'campaign-full')
  const first = page.getByRole('listitem').getByRole('button').first()
  await press(page, /^Spearheads 2$/)
  await first.tap()
  await press(page, 'Cancel')
  await press(page, /^Spearheads 2$/)
  await first.tap()
  await page.getByRole('group', { name: 'Attackers' }).getByRole('button', { pressed: true }).first().tap()
  await commit(page).tap()
  await press(page, 'Go on')
  await expect.poll(() => counted(page)).toEqual({ proposed: 1, changed: 1 })
  await first.tap()
  await commit(page).tap()
  await expect.poll(() => counted(page)).toEqual({ proposed: 2, changed: 1 })
})

test('of the chores of a desk those are counted as changed that are left out', async ({
  browser,
  baseURL,
}) => {
  const state = turnOf('german', '5.1')
  const { page } = await tableAt(browser, baseURL!, 'german', 'move', state as never, 'campaign-full')
  await press(page, 'Desk')
  await expect(commit(page)).toHaveText(/^Accept \([1-9]\d*\)$/)
  await expect(commit(page)).toBeEnabled()
  const all = Number(/\d+/.exec((await commit(page).textContent())!)![0])
  await page.getByRole('button', { name: 'Leave out' }).last().tap()
  await expect(commit(page)).toHaveText(`Accept (${all - 1})`)
  await commit(page).tap()
  await expect.poll(() => counted(page)).toEqual({ proposed: all, changed: 1 })
})
