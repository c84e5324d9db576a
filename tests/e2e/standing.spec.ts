import { type Browser, expect, type Page } from '@playwright/test'
import { offTurn } from '@/lib/games/a-victory-denied/standing/kinds'
import { usualOrders } from '@/lib/games/a-victory-denied/standing/orders'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { letPass, newTable, plant } from '../support/planted'
import { seated } from '../support/seated'
import { answerOf, challenge, chooseChits, commit, map, openPhone, press, tapHex, test } from './table'

/** A German and a Soviet on their phones, who are asked for everything, when the first fights are due. */
async function atWar(browser: Browser): Promise<{ german: Page; soviet: Page }> {
  const [german, soviet] = [(await openPhone(browser)).page, (await openPhone(browser)).page]
  const { invitation } = await challenge(german, { side: 'German' })
  await soviet.goto(invitation)
  await press(soviet, 'Take the Soviet seat')
  await expect(map(soviet)).toBeVisible()
  await chooseChits(german)
  await chooseChits(soviet)
  await expect(german.getByTestId('prompt')).toContainText('Attack with your active units')
  return { german, soviet }
}

/** Opens the standing orders from the menu. */
async function openOrders(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByText('Standing orders', { exact: true }).tap()
  return page.getByTestId('standing')
}

/** Lets one kind of decision be made without asking. */
async function letDecide(page: Page, kind: string): Promise<void> {
  const section = page.locator(`[data-kind=${kind}]`)
  await section.locator('summary').tap()
  await section.getByLabel('Decide for me', { exact: true }).check()
}

test('orders that a player has filed decide for him while the other attacks', async ({ browser }) => {
  const { german, soviet } = await atWar(browser)
  const before = await answerOf(german)

  await test.step('filed by touch, and told in a sentence before and after', async () => {
    const panel = await openOrders(soviet)
    // Of all that could be asked, a new game asks what is his own act.
    await expect(panel.getByText('You are asked.', { exact: true })).toHaveCount(2)
    await panel.getByRole('button', { name: 'Ask me everything' }).tap()
    await expect(panel.getByText('You are asked.', { exact: true })).toHaveCount(8)
    for (const kind of ['airDefence', 'retreat', 'relocate', 'losses']) await letDecide(soviet, kind)
    const airDefence = soviet.locator('[data-kind=airDefence]')
    await airDefence.getByLabel('Ask me, but decide after 12 hours').check()
    await airDefence.getByLabel('How long the game waits for you').selectOption('8 hours')
    await expect(airDefence.getByLabel('Ask me, but decide after 8 hours')).toBeChecked()
    const moveUp = soviet.getByRole('button', { name: 'Move up: units on foot' })
    await moveUp.tap()
    await expect(panel).toContainText('First anything but air defence, then units on foot')
    await moveUp.tap()
    await expect(panel).toContainText(
      'First units on foot, then anything but air defence, then units at full strength, then the weakest',
    )
    await expect(panel.getByText('Not saved yet.')).toBeVisible()
    await panel.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(panel.getByText('Saved. They hold from now on.')).toBeVisible()
    await soviet.reload()
    await expect(map(soviet)).toBeVisible()
    const again = await openOrders(soviet)
    await expect(again).toContainText(
      'First units on foot, then anything but air defence, then units at full strength, then the weakest',
    )
    await expect(again).toContainText('You are asked; after 8 hours: The one at full strength pays.')
    await expect(again.getByText('These hold now.')).toBeVisible()
    // Whatever the die of the attack asks is decided at once.
    await letDecide(soviet, 'airDefence')
    await again.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(again.getByText('Saved. They hold from now on.')).toBeVisible()
  })

  await test.step('unseen by the other', async () => {
    expect(await answerOf(german)).toEqual(before)
  })

  await test.step('an attack goes through, and the Soviet player is asked nothing', async () => {
    await tapHex(german, '2316')
    await expect(commit(german)).toHaveText(/^Attack \d/)
    await commit(german).tap()
    const fought = async () => {
      const { log, view } = await answerOf(german)
      const { awaits } = (view as { prompt: { awaits: string[] } }).prompt
      return [log.some(({ key }) => key === 'log-die'), awaits]
    }
    await expect.poll(fought).toEqual([true, ['german']])
  })
})

test('whoever is asked may go from there to where he says that he need not be', async ({
  browser,
  baseURL,
}) => {
  const { asked } = moments('game-1', { asked: ({ table }) => offTurn(table)?.step === 'retreat' })
  const { context, page } = await openPhone(browser)
  const side = offTurn(asked.table)!.side
  const usual = usualOrders('ask')
  const waits = { [side]: { ...usual, retreat: { ...usual.retreat, mode: 'wait' as const }, hours: 8 } }
  const hidden = { ...asked.hidden, standing: {}, standingInBattle: waits }
  const { game } = await newTable(context.request, baseURL!, { mode: 'computer', side })
  await plant(process.env.E2E_DATA!, game, { ...asked, hidden })
  await page.goto(`/games/${game}`)
  await expect(map(page)).toBeVisible()
  // The only unit that can retreat is chosen by itself, so that this is the first he reads of it.
  await expect(page.getByTestId('prompt')).toContainText('Retreat from')
  await expect(page.getByTestId('prompt')).not.toHaveClass('spoken')
  // What he had filed before that battle decides it if he does not.
  await expect(page.getByText(/^If you have not decided by .+, your standing orders do\.$/)).toBeVisible()
  await press(page, /^Always decide this for me/)
  const section = page.locator('[data-kind=retreat]')
  await expect(section.locator('summary')).toBeFocused()
  await section.getByLabel('Decide for me', { exact: true }).check()
  await press(page, 'Add: woods')
  await expect(section.getByRole('button', { name: 'Take out: woods' })).toBeInViewport()
  await page.getByTestId('standing').getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Saved. They hold from now on.')).toBeVisible()
  // The battle that goes on keeps to what stood when it was declared.
  await expect(page.getByRole('button', { name: /^Always decide/ })).toBeVisible()
  await letPass(process.env.E2E_DATA!, game, 8 * 3_600_000)
  await page.reload()
  await expect(map(page)).toBeVisible()
  await expect
    .poll(async () => (await answerOf(page)).log.some(({ key }) => key === 'table.did.lapsed'))
    .toBe(true)
  const { log } = await answerOf(page)
  expect(log.some(({ key }) => key.startsWith('log-retreat'))).toBe(true)
})

test('who is asked and does not come is decided for after 12 hours, on both screens', async ({
  browser,
  baseURL,
}) => {
  const { asked } = moments('game-1', {
    asked: ({ table }) => offTurn(table)?.step === 'retreat' && offTurn(table)?.side === 'soviet',
  })
  const usual = usualOrders('ask')
  const waits = { soviet: { ...usual, retreat: { ...usual.retreat, mode: 'wait' as const }, hours: 12 } }
  const [german, soviet] = [await openPhone(browser), await openPhone(browser)]
  const { game } = await seated(german.context.request, soviet.context.request, baseURL!, { pace: '3d' })
  const hidden = { ...asked.hidden, standing: {}, standingInBattle: waits }
  await plant(process.env.E2E_DATA!, game, { ...asked, hidden })
  for (const { page } of [german, soviet]) await page.goto(`/games/${game}`)
  await expect(
    soviet.page.getByText(/^If you have not decided by .+, your standing orders do\.$/),
  ).toBeVisible()
  await expect(german.page.getByTestId('prompt')).toHaveText(/^Waiting for the Soviet player\./)

  // An hour too early nobody decides for him.
  await letPass(process.env.E2E_DATA!, game, 11 * 3_600_000)
  for (const { page } of [german, soviet]) await page.reload()
  await expect(soviet.page.getByTestId('prompt')).toContainText('Retreat from')
  await letPass(process.env.E2E_DATA!, game, 3_600_000)

  // Whoever looks next has it decided: here he who waits, and it is told to both.
  await german.page.reload()
  await expect(german.page.getByTestId('prompt')).not.toHaveText(/^Waiting for the Soviet player\./)
  await soviet.page.reload()
  await expect(soviet.page.getByTestId('prompt')).toHaveText(/^Waiting for the German player\./)
  const keys = async ({ page }: { page: Page }) => (await answerOf(page)).log.map(({ key }) => key)
  for (const one of [german, soviet])
    expect((await keys(one)).filter((key) => key.startsWith('log-retreat'))).toHaveLength(1)
  // Why, is his own affair.
  expect(await keys(soviet)).toContain('table.did.lapsed')
  expect(await keys(german)).not.toContain('table.did.lapsed')
})
