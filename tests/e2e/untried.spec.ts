import { expect } from '@playwright/test'
import { sheet } from '@/components/games/proud-monster/sheet'
import { placeOf } from '../support/map-places'
import { newTable } from '../support/planted'
import { answerOf, commit, finish, map, openPhone, tapHex, test } from './table'
import { giveOrder, threeAt } from './three'

// Proud Monster on a phone: a first turn by touch, and what each is told of a battle of units that nobody knows.

/** A German stack, and the Soviet one before it. */
const [FROM, TARGET] = ['2011N', '2110N'] as const

interface Told {
  view: { prompt: { step: string; mine: boolean }; table: { turn: number; counters: Counters } }
  legal: { order: { type: string; target?: string }; choose?: { from: string[] } }[]
  log: { key: string; params?: Record<string, unknown> }[]
  version: number
}
/** Lines that tell of a battle. */
const FOUGHT = /^log-(attack|tried|result|result-sure)$/
type Counters = Record<string, { at: string; tried: number | null }>

test('the first turn on the road to Riga is played by touch against the computer', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const asked = { game: 'proud-monster', scenario: 'riga', mode: 'computer', side: 'german' } as const
  const { game } = await newTable(page.context().request, baseURL!, asked)
  await page.goto(`/games/${game}`)
  const told = async () => (await answerOf(page)) as unknown as Told
  await expect(finish(page)).toHaveText('Finish moving')

  // What stays behind of a stack is chosen in the tray, a corps at once.
  await tapHex(page, '2009N', sheet)
  const tray = page.getByTestId('tray')
  await expect(tray).toContainText('5 of 5 chosen')
  await tray
    .getByRole('button', { name: /Corps \d|Mobile \d/ })
    .first()
    .tap()
  await expect(tray).not.toContainText('5 of 5 chosen')
  await tapHex(page, '1908N', sheet)
  await commit(page).tap()
  await expect.poll(async () => (await told()).log.at(-1)?.key).toBe('log-moved')

  await finish(page).tap()
  await expect(page.getByText(/stacks have not moved/)).toBeVisible()
  await finish(page).tap()
  await expect(finish(page)).toHaveText('Finish attacking')
  const { legal } = await told()
  const attacks = legal.filter(({ order }) => order.type === 'declareAttack')
  const most = attacks.reduce((a, b) => (b.choose!.from.length > a.choose!.from.length ? b : a))
  await tapHex(page, most.order.target!, sheet)
  await expect(commit(page)).toHaveText(/^Attack blind \d/)
  await commit(page).tap()
  await expect.poll(async () => (await told()).log.map(({ key }) => key)).toContain('log-tried')

  // Losses and the advance of the battle, then the computer's turn.
  await expect(async () => {
    const { view } = await told()
    expect(view.prompt.mine).toBe(true)
    if (view.table.turn === 2) return
    const order = commit(page)
    const accept = page.getByRole('button', { name: 'Accept', exact: true })
    if (await order.isEnabled({ timeout: 500 }).catch(() => false)) await order.tap({ timeout: 500 })
    else if (view.prompt.step === 'losses' && (await accept.isVisible())) await accept.tap({ timeout: 500 })
    else await finish(page).tap({ timeout: 500 })
    expect(view.table.turn).toBe(2)
  }).toPass({ timeout: 120_000, intervals: [300] })
  await expect(finish(page)).toHaveText('Finish moving')
  await expect(page.getByText(/^Turn 2/).first()).toBeVisible()
})

test('the whole campaign begins near enough to choose by touch, and what lies off the map does not cover it', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const asked = { game: 'proud-monster', scenario: 'campaign', mode: 'computer', side: 'german' } as const
  const { game } = await newTable(page.context().request, baseURL!, asked)
  await page.goto(`/games/${game}`)
  await expect(finish(page)).toHaveText('Finish moving')
  await expect.poll(async () => (await placeOf(page, '2309N', sheet)).scale).toBeGreaterThan(28)
  await expect(page.getByRole('tab', { name: 'Here' })).toBeHidden()
})

test('what an untried unit is, is told to both sides and to who looks on in its first battle, and to nobody before', async ({
  browser,
  baseURL,
}) => {
  const asked = { game: 'proud-monster', scenario: 'riga' } as const
  const { game, german, soviet, guest } = await threeAt(browser, baseURL!, asked)
  const all = [german, soviet, guest]
  const told = () => Promise.all(all.map(async ({ page }) => (await answerOf(page)) as unknown as Told))
  await giveOrder(german.request, baseURL!, game, { type: 'done' })
  for (const { page } of all) {
    await page.goto(`/games/${game}`)
    await expect(map(page)).toBeVisible()
  }

  // Before the battle they are the same unknown units to all three, their owner among them.
  const before = await told()
  const { counters } = before[0]!.view.table
  const standing = (hex: string) => Object.keys(counters).filter((unit) => counters[unit]!.at === hex)
  expect(standing(TARGET).length).toBeGreaterThan(0)
  for (const { view } of before) expect(view.table.counters).toEqual(counters)
  const known = ({ view }: Told) =>
    Object.keys(view.table.counters).filter((unit) => view.table.counters[unit]!.tried !== null)
  expect(before.map(known)).toEqual([[], [], []])
  // Nobody but who may attack is asked anything.
  expect(before.map(({ legal }) => legal.length > 0)).toEqual([true, false, false])

  const attack = { type: 'declareAttack', target: TARGET, attackers: standing(FROM) }
  await giveOrder(german.request, baseURL!, game, attack)
  const after = await told()
  const seen = after.map(({ log }) => log.filter(({ key }) => FOUGHT.test(key)))
  expect(seen[0]!.map(({ key }) => key)).toContain('log-tried')
  for (const [n, one] of after.entries()) {
    expect(seen[n]).toEqual(seen[0])
    // What has not fought is as unknown as before.
    expect(known(one).sort()).toEqual(standing(TARGET).sort())
  }
  for (const { page } of all) await expect(page.getByText(/^First battle of/).first()).toBeVisible()
})
