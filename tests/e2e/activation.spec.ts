import { expect, type Page } from '@playwright/test'
import { placeOf } from '../support/map-places'
import { asked } from './decide'
import {
  answerOf,
  commit,
  finish,
  finishSegment,
  map,
  playToFirstFight,
  settleBattle,
  tapHex,
  test,
  WHOLE,
} from './table'

const scaleOf = async (page: Page) =>
  Number(((await map(page).getAttribute('data-view')) ?? '').split(' ')[2])

/** Two fingers on the map that part (or close) by a factor. */
async function pinch(page: Page, factor: number): Promise<void> {
  const hand = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', half: number) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 180 - half, y: 240, id: 0 },
              { x: 180 + half, y: 240, id: 1 },
            ],
    })
  const [from, to] = factor > 1 ? [40, 40 * factor] : [40 / factor, 40]
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8)
  await touch('touchEnd', to)
  await hand.detach()
}

const told = async (page: Page) => (await answerOf(page)).log.map(({ key }) => key)

test('a German activation by touch: pinch, fight, retreat, advance, move', async ({ browser }) => {
  const page = await playToFirstFight(browser, WHOLE)

  await test.step('the map is printed sharp', async () => {
    await expect(page.getByTestId('map')).toHaveAttribute('data-sharp', '')
  })

  await test.step('two fingers bring the map nearer and take it farther away', async () => {
    const before = await scaleOf(page)
    await pinch(page, 2)
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(before * 1.5)
    await pinch(page, 0.5)
    await expect.poll(() => scaleOf(page)).toBeLessThan(before * 1.3)
  })

  await test.step('turned on its side and back, the map shows what is asked', async () => {
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      // Beside the sheet, or above it.
      const [right, bottom] = width > height ? [width - 416, height] : [width, 560]
      for (const hex of ['3118', '2316']) {
        await expect.poll(async () => (await placeOf(page, hex)).y).toBeLessThan(bottom)
        const { x, y } = await placeOf(page, hex)
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(right)
        expect(y).toBeGreaterThan(56)
      }
    }
  })

  await test.step('an attack at good odds drives the defender back, and the victor follows', async () => {
    await page.evaluate(() =>
      window.addEventListener('click', () => document.body.setAttribute('data-clicked', ''), true),
    )
    // At 5-1 every face of the die makes the defender retreat, and none costs him two steps.
    await tapHex(page, '3118')
    await expect(commit(page)).toHaveText('Attack 5-1')
    // A touch on the map is no click on what it has brought under the finger.
    await expect(page.locator('body[data-clicked]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'How the odds come about' })).toBeVisible()
    await commit(page).tap()
    await expect.poll(() => told(page)).toContain('log-die')
    await expect.poll(async () => (await asked(page)).view.prompt.step, { timeout: 60_000 }).toBe('advance')
    expect(await told(page)).toContain('log-retreat')
    // While the die has its moment a touch passes over it, and chooses nobody.
    await expect(page.getByTestId('prompt')).toHaveText(/Advance/)
    await tapHex(page, await standing(page))
    await tapHex(page, '3118')
    await expect(commit(page)).toHaveText(/^Advance here/)
    await commit(page).tap()
    await expect.poll(() => told(page)).toContain('log-advance')
  })

  await test.step('and after the rest has been left, the next command moves', async () => {
    // Others may follow, but nobody has to any more.
    if ((await asked(page)).view.prompt.step === 'advance') {
      await expect(finish(page)).toHaveText('Done')
      await finish(page).tap()
    }
    await expect(finish(page)).toHaveText('Finish fighting')
    await finishSegment(page)
    await expect(finish(page)).toHaveText('Finish moving')
    await tapHex(page, '3716')
    await tapHex(page, '3617')
    await expect(commit(page)).toHaveText('Move here')
    await commit(page).tap()
    await expect.poll(() => told(page)).toContain('log-moved')
    await finishSegment(page)
    await expect(finish(page)).toHaveText('Finish fighting')
    await finishSegment(page)
    await expect.poll(async () => (await asked(page)).view.prompt.step).not.toBe('fight')
  })
})

/** Where the first unit stands that may advance. */
async function standing(page: Page): Promise<string> {
  const { view, legal } = await asked(page)
  const unit = legal.find(({ order }) => order.type === 'advanceUnit')!.order.unit!
  return view.table.counters[unit]!.at
}

test('what Next comes to lies in the middle of the open part of the map, in sight or not', async ({
  browser,
}) => {
  const page = await playToFirstFight(browser)
  const sheet = page.locator('[data-stop]')
  const seen = new Set<string>()
  for (let n = 0; n < 4; n += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).tap()
    await expect(commit(page)).toHaveText(/^Attack \d/)
    await expect(page.getByTestId('chances')).toBeVisible()
    // Where an enemy stands is the first number of four digits that is said of the attack.
    const hex = /\b\d{4}\b/.exec(await sheet.innerText())![0]
    seen.add(hex)
    const { x, y } = await placeOf(page, hex)
    const top = (await sheet.boundingBox())!.y
    expect(Math.abs(x - 390 / 2), hex).toBeLessThan(3)
    expect(Math.abs(y - (56 + Math.max(top, 844 * 0.38)) / 2), hex).toBeLessThan(3)
  }
  expect(seen.size).toBeGreaterThan(1)
})

/** Notes what stands above the buttons, and on them, after every change of the sheet. */
const noteSheet = (page: Page) =>
  page.locator('[data-stop]').evaluate((sheet) => {
    const notes: { head: string; foot: string }[] = []
    Object.assign(window, { notes })
    const note = () =>
      notes.push({
        head: (sheet.children[1] as HTMLElement).innerText,
        foot: (sheet.lastElementChild as HTMLElement).innerText,
      })
    note()
    new MutationObserver(note).observe(sheet, { childList: true, subtree: true, characterData: true })
  })

test('what comes of the dice is told at once: no card of before stands above the buttons of now', async ({
  browser,
}) => {
  const page = await playToFirstFight(browser)
  const attack = async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).tap()
    await expect(commit(page)).toHaveText(/^Attack \d/)
    // The map is led to a battle, as if somebody had looked at it himself.
    await expect(page.getByTestId('chances')).toBeVisible()
  }
  // Once they have been shown all panels are there.
  await attack()
  await commit(page).tap()
  await settleBattle(page, /Finish fighting/)
  await attack()
  await noteSheet(page)
  await commit(page).tap()
  await settleBattle(page, /Finish fighting/)
  const notes = await page.evaluate(
    () => (window as unknown as { notes: { head: string; foot: string }[] }).notes,
  )
  const before = notes[0]!
  const isBefore = (foot: string) => /Attack \d|Sending/.test(foot)
  const then = notes.findIndex(({ foot }) => !isBefore(foot))
  expect(then).toBeGreaterThan(0)
  expect(notes[then]!.head).not.toBe('')
  expect(notes.slice(then).map(({ head }) => head)).not.toContain(before.head)
})
