import { expect, type Page } from '@playwright/test'
import { sheet } from '@/components/games/proud-monster/sheet'
import { armyOf } from '@/lib/games/proud-monster/data/formations'
import { figures } from '@/lib/games/proud-monster/in-force'
import type { State } from '@/lib/games/proud-monster/state'
import { turnOf } from '../bench/staff-taps'
import { advanced } from '../games/proud-monster/advanced'
import { NEWCOMER, rearOf } from '../games/proud-monster/rear'
import { newTable, plant } from '../support/planted'
import { campaign, kept, moves, tableAt, unfoldQuiet } from './staffed'
import { answerOf, commit, openPhone, press, tapHex, test } from './table'

test('an army marches for more than a turn by five touches, is taken back by one, and goes on by two', async ({
  browser,
  baseURL,
}) => {
  const { page, made } = await tableAt(browser, baseURL!, 'soviet', 'move')

  const to = figures.board.hexes.find((hex) => figures.placeOf(hex)?.name === 'Narva')!
  await press(page, /^Armies \d+$/)
  await unfoldQuiet(page)
  await press(page, /^Army of Pskov/)
  await tapHex(page, to, sheet)
  await expect(page.getByTestId('prompt')).toContainText(to)
  await expect(commit(page)).toHaveText(/^March \([1-9]\d*\)$/)
  const bundle = page.waitForRequest('**/bundles')
  await commit(page).tap()
  const { orders } = (await bundle).postDataJSON() as { orders: { from: string }[] }
  const from = orders.map((order) => figures.board.hexes.indexOf(order.from))
  // The sequence tells nothing: it is that of the hexes.
  expect(from).toEqual([...from].sort((a, b) => a - b))
  // What is still on its way is kept, for its owner alone.
  await expect.poll(async () => (await kept(page))?.marches.map((march) => march.to)).toEqual([to])
  expect(await moves(page)).toBe(orders.length)

  // What is taken back is not on its way any more, either.
  const staff = await kept(page)
  await press(page, 'Undo')
  await expect.poll(() => moves(page)).toBe(0)
  await expect.poll(async () => (await kept(page))?.marches).toEqual([])

  const papers = { id: crypto.randomUUID(), side: 'soviet', staff, since: 0 }
  const filed = await page.context().request.post(`/api/games/${made.game}/staff`, {
    data: papers,
    headers: { origin: baseURL! },
  })
  expect(filed.status()).toBe(200)
  await page.reload()
  await press(page, /^Marches \d+$/)
  await expect(commit(page)).toHaveText(/^March on \([1-9]\d*\)$/)
  const [columns] = /\d+/.exec((await commit(page).textContent())!)!
  await commit(page).tap()
  await expect.poll(() => moves(page)).toBe(Number(columns))
})

test('who has just come goes to his army by two touches, or stays by one', async ({ browser, baseURL }) => {
  const set = campaign('german', 'move')
  const army = armyOf(NEWCOMER)!
  const counters = {
    ...set.table.counters,
    [NEWCOMER]: { ...set.table.counters[NEWCOMER]!, at: rearOf(set.table, army) },
  }
  const state = { ...set, table: { ...set.table, turn: 2, counters } }
  const { page } = await tableAt(browser, baseURL!, 'german', 'move', state)
  await press(page, 'Marches 1')
  await expect(page.getByRole('region', { name: 'Staff' })).toContainText('behind 6th Army')
  await expect(commit(page)).toHaveText('March on (1)')
  await commit(page).tap()
  await expect.poll(() => moves(page)).toBe(1)
  // From now on he stays behind it.
  const follows = [expect.objectContaining({ units: [NEWCOMER], follows: army })]
  await expect.poll(async () => (await kept(page))?.marches).toEqual(follows)
  await press(page, 'Undo')
  await expect.poll(() => moves(page)).toBe(0)
  await press(page, 'Halt')
  await expect.poll(async () => (await kept(page))?.stays).toEqual([NEWCOMER])
  await expect(commit(page)).toBeDisabled()
})

test('who waits in reserve comes in by two touches, is taken back by one, and stays or goes elsewhere as one says', async ({
  browser,
  baseURL,
}) => {
  const { page } = await tableAt(browser, baseURL!, 'german', 'move', advanced('campaign', 'german') as State)
  await press(page, 'Desk')
  await expect(page.getByText(/^\d+ units wait beside the map/)).toBeVisible()
  await expect(commit(page)).toHaveText(/^Bring in \([1-9]\d*\)$/)
  const bring = (await commit(page).textContent())!
  const bundle = page.waitForRequest('**/bundles')
  await commit(page).tap()
  const { orders } = (await bundle).postDataJSON() as { orders: { from: string; units: string[] }[] }
  expect(bring).toBe(`Bring in (${orders.flatMap(({ units }) => units).length})`)
  await expect.poll(() => moves(page)).toBe(orders.length)
  // Whoever is not there yet marches on behind his army.
  const follows = async () => (await kept(page))?.marches.map((march) => march.follows) ?? []
  await expect.poll(async () => (await follows()).length).toBeGreaterThan(3)
  await expect(page.getByText('Nobody waits beside the map any more.')).toBeVisible()
  await press(page, 'Undo')
  await expect.poll(() => moves(page)).toBe(0)
  await expect.poll(follows).toEqual([])

  // One of them stays in reserve, another goes where his owner has it.
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Elsewhere' }) })
  await rows.first().getByRole('button', { name: 'Leave out' }).tap()
  await expect(commit(page)).not.toHaveText(bring)
  await rows.first().getByRole('button', { name: 'Elsewhere' }).tap()
  const to = '2808N'
  await tapHex(page, to, sheet)
  await expect(rows.first()).toContainText(to)
  await commit(page).tap()
  await expect.poll(async () => (await kept(page))?.stays?.length).toBeGreaterThan(0)
  await expect.poll(async () => (await kept(page))?.marches.map((march) => march.to)).toContain(to)
  await press(page, 'Back')
  // He may be called all the same.
  await press(page, 'Desk')
  await expect(page.getByRole('button', { name: 'Take in' })).toBeVisible()
})

const RESTING_FRAMES = 20
/** How often anything is painted on a canvas within so many frames; `pressed`: after a button of this name has been pressed. */
const drawnIn = (page: Page, frames: number, pressed = '') =>
  page.evaluate(
    async ({ count, pressed }) => {
      const canvas = CanvasRenderingContext2D.prototype
      const { drawImage } = canvas
      let drawn = 0
      canvas.drawImage = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
        drawn += 1
        return Reflect.apply(drawImage, this, given)
      } as typeof drawImage
      document.querySelector<HTMLElement>(`button[aria-label="${pressed}"]`)?.click()
      for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame)
      canvas.drawImage = drawImage
      return drawn
    },
    { count: frames, pressed },
  )

/** The first of the attacks that are told of once all have been thought of, which some of its words describe. */
const attackOn = (page: Page, told: RegExp) =>
  page.getByRole('listitem').getByRole('button').filter({ hasText: told }).first()

test('units are brought up for an attack by four touches and taken back by one', async ({
  browser,
  baseURL,
}) => {
  const { page } = await tableAt(browser, baseURL!, 'german', 'move')
  await press(page, 'Attacks')
  await expect(page.getByText(/are worth making/)).toBeVisible()
  await attackOn(page, /units(?! · in place)/).tap()
  // What is built is drawn once: then the map rests, frame after frame.
  await expect.poll(() => drawnIn(page, RESTING_FRAMES)).toBe(0)
  const odds = await page.getByTestId('prompt').textContent()
  // What is counted is seen: other units are drawn as soon as they are chosen.
  expect(await drawnIn(page, RESTING_FRAMES, 'Higher odds')).toBeGreaterThan(0)
  await expect(page.getByTestId('prompt')).not.toHaveText(odds!)
  await expect(commit(page)).toHaveText(/^Bring up \([1-9]\d*\)$/)
  const bundle = page.waitForRequest('**/bundles')
  await commit(page).tap()
  const { orders } = (await bundle).postDataJSON() as { orders: { type: string }[] }
  expect(new Set(orders.map(({ type }) => type))).toEqual(new Set(['moveStack']))
  await expect.poll(() => moves(page)).toBe(orders.length)
  // They are kept for it, and for no other, until that is taken back.
  const prepared = async () => (await kept(page))?.attacks ?? []
  await expect.poll(async () => (await prepared()).length).toBe(1)
  await expect(attackOn(page, / · prepared/)).toBeVisible()
  await press(page, 'Undo')
  await expect.poll(() => moves(page)).toBe(0)
  await expect.poll(prepared).toEqual([])
})

test('an attack that is worth making is made by three touches', async ({ browser, baseURL }) => {
  const { page } = await tableAt(browser, baseURL!, 'german', 'assault')
  await press(page, 'Attacks')
  await attackOn(page, /unit/).tap()
  await expect(commit(page)).toHaveText(/^Attack .*\d/)
  await commit(page).tap()
  const attacks = async () => (await answerOf(page)).log.filter(({ key }) => key === 'log-attack').length
  await expect.poll(attacks).toBe(1)
})

test('a station where nothing stands opens as well, and says what would', async ({ browser, baseURL }) => {
  const { page } = await tableAt(browser, baseURL!, 'german', 'assault')
  for (const [station, says] of [
    ['Marches', /^No column is on its way/],
    ['Spearheads', /^No stack can attack/],
    ['Armies', /^Nobody can be sent out/],
  ] as const) {
    await press(page, station)
    await expect(page.getByText(says)).toBeVisible()
    await press(page, 'Back to the map')
    await expect(page.getByText(says)).toBeHidden()
  }
})

test('a line goes behind a river by six touches, and keeps which one is meant', async ({
  browser,
  baseURL,
}) => {
  const { page } = await tableAt(browser, baseURL!, 'soviet', 'move')
  await press(page, /^Armies \d+$/)
  await unfoldQuiet(page)
  await press(page, /^Army of Pskov/)
  await press(page, 'Line')
  await press(page, 'River')
  await expect(page.getByText(/^Touch the river behind which it is to stand/)).toBeVisible()
  const to = figures.board.hexes.find((hex) => figures.placeOf(hex)?.name === 'Narva')!
  await tapHex(page, to, sheet)
  await commit(page).tap()
  const told = [expect.objectContaining({ order: { task: { verb: 'river', at: to }, each: 1 } })]
  await expect.poll(async () => (await kept(page))?.lines).toEqual(told)
})

test('attacks are made one after the other, each laid out as soon as the one before is over', async ({
  browser,
  baseURL,
}) => {
  const { page, made: table } = await tableAt(browser, baseURL!, 'german', 'assault')
  await press(page, 'Attacks')
  await expect(commit(page)).toHaveText(/^One after the other \([1-9]\d*\)$/)
  await expect(commit(page)).toBeEnabled()
  const ticks = page.getByRole('button', { name: / with the others$/ })
  const all = await ticks.count()
  // One is left out.
  await ticks.nth(1).tap()
  await expect(commit(page)).toHaveText(`One after the other (${all - 1})`)
  await commit(page).tap()
  await expect(page.getByText(`then ${all - 2} more`)).toBeVisible()
  const attacks = async () => (await answerOf(page)).log.filter(({ key }) => key === 'log-attack').length
  await expect(commit(page)).toHaveText(/^Attack .*\d/)
  await commit(page).tap()
  await expect.poll(attacks).toBe(1)
  // The page has heard of it as well.
  await expect(page.getByText(`then ${all - 2} more`)).toBeHidden()
  // What the fight asks is decided; then the next is there by itself. One that the fight has spoilt is passed over.
  const isAsked = commit(page).filter({ hasNotText: /^Attack .*\d/ })
  let left = ''
  await expect(async () => {
    if (!(await page.getByText(/then \d+ more/).isVisible())) await isAsked.tap({ timeout: 1000 })
    left = await page.getByText(/then \d+ more/).innerText({ timeout: 3000 })
  }).toPass()
  expect(Number(/then (\d+) more/.exec(left)![1])).toBeLessThanOrEqual(all - 3)
  const made = await attacks()
  await commit(page).tap()
  await expect.poll(attacks).toBe(made + 1)

  // On another device those are ticked that are left, and the first of them is laid out by a tap there.
  const chosen = (await kept(page))!.programme!.attacks.map(({ target }) => target)
  expect(chosen).toHaveLength(all - 1)
  const isOver = async () =>
    ((await answerOf(page)).legal as { order: { type: string } }[]).some(
      ({ order }) => order.type === 'declareAttack',
    )
  await expect(async () => {
    if (!(await isOver())) await commit(page).tap({ timeout: 1000 })
    expect(await isOver()).toBe(true)
  }).toPass()
  const other = await page.context().newPage()
  await other.goto(`/games/${table.game}`)
  await press(other, 'Attacks')
  await expect(commit(other)).toBeEnabled()
  const rest = Number(/\d+/.exec((await commit(other).textContent())!)![0])
  expect(rest).toBeGreaterThan(0)
  expect(rest).toBeLessThan(all - 1)
  await expect(other.getByRole('button', { name: / with the others$/, pressed: true })).toHaveCount(rest)
})

test('an army follows the enemy in a line by six touches, is taken back by one, and is found again on another device', async ({
  browser,
  baseURL,
}) => {
  const { page, made } = await tableAt(browser, baseURL!, 'soviet', 'move')
  const board = page.getByRole('navigation', { name: 'Staff' })
  await expect(board.getByRole('button')).toHaveCount(7)
  await press(page, /^Armies \d+$/)
  await unfoldQuiet(page)
  await press(page, /^Army of Pskov/)
  await press(page, 'Line')
  await expect(page.getByText(/\d+ of \d+ hexes held/)).toBeVisible()
  await press(page, 'Follow')
  await expect(commit(page)).toHaveText(/^Go \([1-9]\d*\)$/)
  const bundle = page.waitForRequest('**/bundles')
  await commit(page).tap()
  const { orders } = (await bundle).postDataJSON() as { orders: { from: string }[] }
  const from = orders.map((order) => figures.board.hexes.indexOf(order.from))
  // The sequence tells nothing: it is that of the hexes.
  expect(from).toEqual([...from].sort((a, b) => a - b))
  await expect.poll(() => moves(page)).toBe(orders.length)
  await press(page, 'Undo')
  await expect.poll(() => moves(page)).toBe(0)

  await press(page, /^Cancel$/)
  await press(page, /^Cancel$/)
  await press(page, /^Army of Pskov/)
  await press(page, 'Line')
  await press(page, 'Follow')
  await commit(page).tap()
  await expect.poll(() => moves(page)).toBe(orders.length)

  const other = await page.context().newPage()
  await other.goto(`/games/${made.game}`)
  const stopped = other.getByRole('button', { name: /^Where you stopped: / })
  await stopped.tap()
  await expect(other.getByRole('button', { name: 'Line' })).toBeVisible()
})

test('what a line is told is kept though nobody goes for it', async ({ browser, baseURL }) => {
  const { page } = await tableAt(browser, baseURL!, 'soviet', 'move')
  await press(page, /^Armies \d+$/)
  await unfoldQuiet(page)
  await press(page, /^Army of Pskov/)
  await press(page, 'Line')
  await expect(commit(page)).toHaveText('Next army')
  await commit(page).tap()
  const holding = [expect.objectContaining({ order: { task: { verb: 'hold' }, each: 1 } })]
  await expect.poll(async () => (await kept(page))?.lines).toEqual(holding)
  await expect(page.getByText(/^Army of Pskov/)).toBeHidden()
})

test('where a line has holes and where a march goes is told by the places that they are near', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const asked = {
    game: 'proud-monster',
    scenario: 'campaign-full',
    mode: 'computer',
    side: 'soviet',
  } as const
  const made = await newTable(page.context().request, baseURL!, asked)
  await plant(process.env.E2E_DATA!, made.game, turnOf('soviet', '3.1'))
  await page.goto(`/games/${made.game}`)
  await press(page, /^Armies \d+$/)
  await press(page, /^Army of Parnu/)
  await press(page, 'Line')
  // One place for each of them.
  await expect(page.getByTestId('prompt')).toHaveText(/^2 holes: near \D+, \w+; near \D+, \w+\. /)
  await press(page, /^Cancel$/)
  await tapHex(page, '3205N', sheet)
  await expect(page.getByTestId('prompt')).toContainText(/^Goal: near \D+, 3205N\. \d+ units? /)
})

test('the way from army to army ends at all of them, and comes to none a second time', async ({
  browser,
  baseURL,
}) => {
  const { page } = await tableAt(browser, baseURL!, 'soviet', 'move')
  await press(page, /^Armies \d+$/)
  await unfoldQuiet(page)
  await press(page, /^Army of Pskov/)
  const met: string[] = []
  const title = page.getByRole('region', { name: 'Staff' }).locator('b').first()
  const next = page.getByRole('button', { name: /^(Next army|All armies)$/ })
  for (let label = 'Next army'; label === 'Next army'; ) {
    met.push((await title.textContent())!)
    label = (await next.textContent())!
    await next.tap()
  }
  expect(met.length).toBeGreaterThan(2)
  expect(new Set(met).size).toBe(met.length)
  await expect(page.getByText('Choose an army here')).toBeVisible()
})

test('a few words are pinned to a hex for oneself, and what is left undone is told before one signs off', async ({
  browser,
  baseURL,
}) => {
  const { page } = await tableAt(browser, baseURL!, 'soviet', 'move')
  const to = figures.board.hexes.find((hex) => figures.placeOf(hex)?.name === 'Narva')!
  await press(page, 'Reports')
  await tapHex(page, to, sheet)
  await page.getByRole('textbox', { name: /^Pin: / }).fill('hold as long as it goes')
  await commit(page).tap()
  await expect
    .poll(async () => (await kept(page))?.pins)
    .toEqual([{ at: to, text: 'hold as long as it goes' }])
  await page.reload()
  await press(page, 'Reports')
  await expect(page.getByText('hold as long as it goes')).toBeVisible()
  await press(page, 'Back')
  await press(page, 'Sign off')
  const undone = page.getByRole('list', { name: 'Left undone' })
  await expect(undone.getByText(/armies have no order/)).toBeVisible()
  await undone.getByRole('button', { name: 'Go there' }).last().tap()
  await expect(page.getByRole('button', { name: /^Army of Liepaja/ })).toBeVisible()
})

test('corps that stand apart are gathered for the next turn by one touch from what is left undone', async ({
  browser,
  baseURL,
}) => {
  // Beginners know no assault as one moves: there nobody is led together for it.
  const whole = campaign('german', 'move', 'campaign-full')
  const { page } = await tableAt(browser, baseURL!, 'german', 'move', whole, 'campaign-full')
  await press(page, 'Sign off')
  const undone = page.getByRole('list', { name: 'Left undone' })
  await undone
    .getByRole('listitem')
    .filter({ hasText: /stand apart/ })
    .getByRole('button')
    .tap()
  await expect(commit(page)).toHaveText(/^Gather \([1-9]\d*\)$/)
  const corps = page.getByRole('checkbox', { checked: true })
  const all = await corps.count()
  // One of them is left where it stands.
  await corps.first().tap()
  await expect(commit(page)).toHaveText(`Gather (${all - 1})`)
  const bundle = page.waitForRequest('**/bundles')
  await commit(page).tap()
  const { orders } = (await bundle).postDataJSON() as { orders: { type: string; from: string }[] }
  const from = orders.map((order) => figures.board.hexes.indexOf(order.from))
  // The sequence tells nothing: it is that of the hexes.
  expect(from).toEqual([...from].sort((a, b) => a - b))
  await expect.poll(() => moves(page)).toBe(orders.length)
  await press(page, 'Undo')
  await expect.poll(() => moves(page)).toBe(0)
})
