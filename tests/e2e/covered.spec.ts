import { expect, type Page } from '@playwright/test'
import { sheet } from '@/components/games/proud-monster/sheet'
import { newTable } from '../support/planted'
import { answerOf, commit, finish, map, openPhone, openTab, tapHex, test } from './table'
import { threeAt } from './three'

// Proud Monster by all of its rules on a phone: a first turn by touch, and what each may see of stacks (14.7).

interface Told {
  view: {
    prompt: { step: string; mine: boolean }
    table: { turn: number; couplet: number; acting: string; several: string[]; counters: Counters }
  }
  legal: {
    order: { type: string; target?: string; from?: string; unit?: string }
    choose?: { from: string[] }[]
  }[]
  log: { key: string }[]
}
type Counters = Record<string, { at: string; above: number }>

const SMOLENSK = { game: 'proud-monster', scenario: 'smolensk' } as const
const toldTo = async (page: Page) => (await answerOf(page)) as unknown as Told
const standing = ({ view }: Told, hex: string) =>
  Object.keys(view.table.counters).filter((unit) => view.table.counters[unit]!.at === hex)
const isGerman = (unit: string) => !unit.startsWith('SU-')

/** A German hex with several units in it, out of those that could move. */
const stackOf = (told: Told): string => {
  const stacks = told.legal.filter(({ order }) => order.type === 'moveStack').map(({ order }) => order.from!)
  return stacks.find((hex) => standing(told, hex).length > 2)!
}

test('a first turn by all rules is played by touch on the highway to Smolensk', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const asked = { ...SMOLENSK, mode: 'computer', side: 'german' } as const
  const { game } = await newTable(page.context().request, baseURL!, asked)
  await page.goto(`/games/${game}`)
  const told = () => toldTo(page)
  await expect(finish(page)).toHaveText('Finish moving', { timeout: 60_000 })

  // Of the enemy's stacks one unit is seen, and that there are more.
  const before = await told()
  const [covered] = before.view.table.several
  expect(standing(before, covered!).length).toBe(1)
  await tapHex(page, covered!, sheet)
  await openTab(page, 'Here')
  await expect(page.getByText('Others lie beneath.')).toBeVisible()

  // Another unit is put on top of a stack of one's own.
  const hex = stackOf(before)
  const beneath = before.legal.find(({ order }) => order.type === 'arrangeStack')
  expect(beneath).toBeDefined()
  await tapHex(page, hex, sheet)
  await expect(page.getByTestId('tray')).toBeVisible()
  await openTab(page, 'Orders')
  await page
    .getByRole('button', { name: /on top of its stack$/ })
    .first()
    .tap()
  await expect(commit(page)).toHaveText('Put on top')
  await commit(page).tap()
  await expect.poll(async () => (await told()).log.at(-1)?.key).toBe('log-arranged')

  // Panzers attack as they move.
  const mobile = (await told()).legal.find(({ order }) => order.type === 'mobileAssault')
  if (mobile) {
    await tapHex(page, mobile.order.target!, sheet)
    await expect(commit(page)).toHaveText(/^(Attack on the move|On the move, blind) \d/)
    await commit(page).tap()
    await expect.poll(async () => (await told()).log.map(({ key }) => key)).toContain('log-mobile')
  }

  // Whatever is asked until the German player turn is over, and the computer's after it.
  await expect(async () => {
    const { view } = await told()
    expect(view.prompt.mine).toBe(true)
    if (view.table.couplet === 2) return
    const order = commit(page)
    const accept = page.getByRole('button', { name: 'Accept', exact: true })
    const isBattle = ['losses', 'advance', 'conclude'].includes(view.prompt.step)
    if (isBattle && (await order.isEnabled({ timeout: 500 }).catch(() => false)))
      await order.tap({ timeout: 500 })
    else if (view.prompt.step === 'losses' && (await accept.isVisible())) await accept.tap({ timeout: 500 })
    else await finish(page).tap({ timeout: 500 })
    expect(view.table.couplet).toBe(2)
  }).toPass({ timeout: 240_000, intervals: [300] })
  await expect(finish(page)).toHaveText(/Finish (moving|this phase)/)
})

test('what lies beneath the top of a stack is sent to its owner alone, and others see that there is more', async ({
  browser,
  baseURL,
}) => {
  const { game, german, soviet, guest } = await threeAt(browser, baseURL!, SMOLENSK)
  const all = [german, soviet, guest]
  for (const { page } of all) {
    await page.goto(`/games/${game}`)
    await expect(map(page)).toBeVisible()
  }
  const [toGerman, toSoviet, toGuest] = (await Promise.all(all.map(({ page }) => toldTo(page)))) as [
    Told,
    Told,
    Told,
  ]
  const hexes = (told: Told, of: (unit: string) => boolean) => {
    const { counters } = told.view.table
    return Object.keys(counters).flatMap((unit) =>
      of(unit) && /^\d/.test(counters[unit]!.at) ? [counters[unit]!.at] : [],
    )
  }
  const german1 = hexes(toGerman, isGerman)
  const soviet1 = hexes(toSoviet, (unit) => !isGerman(unit))
  const high = (list: string[]) => [...new Set(list.filter((hex, n) => list.indexOf(hex) !== n))].sort()
  const [germanStacks, sovietStacks] = [high(german1), high(soviet1)]
  expect(germanStacks.length).toBeGreaterThan(0)
  expect(sovietStacks.length).toBeGreaterThan(0)

  // Each owner is told all of his; of the other side's he is told one unit a hex, and where there are more.
  expect(hexes(toSoviet, isGerman).sort()).toEqual([...new Set(german1)].sort())
  expect(hexes(toGerman, (unit) => !isGerman(unit)).sort()).toEqual([...new Set(soviet1)].sort())
  expect(hexes(toGuest, () => true).sort()).toEqual([...new Set([...german1, ...soviet1])].sort())
  expect(toSoviet.view.table.several).toEqual(germanStacks)
  expect(toGerman.view.table.several).toEqual(sovietStacks)
  expect(toGuest.view.table.several).toEqual([...germanStacks, ...sovietStacks].sort())
  // Which of them lies on top is the same to all who are not its owner.
  const seenAt = (told: Told, hex: string) => standing(told, hex)
  for (const hex of germanStacks) expect(seenAt(toSoviet, hex)).toEqual(seenAt(toGuest, hex))
  for (const hex of sovietStacks) expect(seenAt(toGerman, hex)).toEqual(seenAt(toGuest, hex))

  // The same stands on the screens.
  const [hex] = germanStacks
  for (const { page } of [soviet, guest]) {
    await tapHex(page, hex!, sheet)
    await openTab(page, 'Here')
    await expect(page.getByText('Others lie beneath.')).toBeVisible()
  }
  await tapHex(german.page, hex!, sheet)
  await expect(german.page.getByText('Others lie beneath.')).toBeHidden()
})
