import { expect, type Page, test } from '@playwright/test'
import { beside } from '@/components/wargame/screen/keys'
import { board } from '@/lib/games/moscow-1941/geometry'
import type { Table } from '@/lib/games/moscow-1941/state'
import type { LegalEntry } from '@/lib/kernel/game'
import type { GameAnswer } from '@/lib/play/api/game'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { restOf } from '../support/map-places'
import { newTable, plant } from '../support/planted'
import { push, tabTo } from './by-keys'
import { answerOf, commit, DESK, FIRST_PAGE, finish, map } from './table'

test.use(DESK)

test('an activation is played with the keyboard alone', async ({ page }) => {
  await page.goto(FIRST_PAGE)
  await push(page, page.getByRole('button', { name: 'Play now' }))
  await expect(map(page)).toBeVisible()

  const plus = page.getByRole('button', { name: '+ 2nd Panzer Group' })
  for (let n = 0; n < 2; n += 1) await push(page, plus)
  // The last there is: the button does no more, and yet the keys are where they were.
  await expect(plus).toBeDisabled()
  await expect(plus).toBeFocused()
  await push(page, page.getByRole('button', { name: '+ 3rd Panzer Group' }))
  // The button that sends them is far by the Tab key: what is ready is sent from where one is.
  await page.keyboard.press('Control+Enter')
  await expect(finish(page)).toHaveText('Finish fighting')

  // F asks once what is left undone, and finishes at the second stroke.
  await page.keyboard.press('f')
  await expect(page.getByText(/attacks are still possible/)).toBeVisible()
  await page.keyboard.press('f')
  await expect(finish(page)).toHaveText('Finish moving')

  // In the map Tab walks the units, arrows move the cursor, Enter selects and confirms.
  await map(page).focus()
  await page.keyboard.press('Tab')
  const unit = await chosen(page)
  const from = await placeOf(page, unit)
  const spoken = page.getByTestId('spoken-choice')
  await expect(spoken).toHaveText(/^Move .* from /)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move here' })).toBeEnabled()
  await expect(spoken).toHaveText(/Move here: Enter confirms\.$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => placeOf(page, unit)).not.toBe(from)

  // The page has heard of it too: until then nothing is taken back.
  await expect(page.getByRole('button', { name: 'Move here' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await page.keyboard.press('u')
  await expect.poll(() => placeOf(page, unit)).toBe(from)
  for (const layer of ['Zones of control', 'Supply', 'Command range']) {
    await page.keyboard.press(layer[0]!.toLowerCase())
  }
  await push(page, page.getByRole('button', { name: 'Layers of the map' }))
  await expect(page.getByRole('checkbox', { name: 'Supply' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('region', { name: 'Keys' })).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('f')
  await page.keyboard.press('f')
  await expect(finish(page)).toHaveText('Finish fighting')
  // An attack out of the list of orders.
  await tabTo(page, page.getByRole('tab', { name: 'Here' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Everything you may do now')).toBeVisible()
  await push(page, page.getByRole('button', { name: /^Attack .*Rifle Corps/ }).first())
  await tabTo(page, page.getByRole('button', { name: /^Attack [\d.+]+-1$/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await answerOf(page)).log.map(({ key }) => key)).toContain('log-die')
  await expect(page.getByTestId('spoken')).not.toBeEmpty()
})

/** Notes on each element to which the Tab key can lead that it has not been there; answers how many they are. */
const noted = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    )
    const open = [...all].filter(
      (one) =>
        one.tabIndex >= 0 &&
        one.checkVisibility({ visibilityProperty: true }) &&
        // Of several that exclude each other the chosen one alone.
        !one.matches(':disabled, [type=radio]:not(:checked)'),
    )
    for (const one of open) one.dataset.tabbed = 'not yet'
    return open.length
  })

/** By which one goes through a table: its head, the map, what is asked, what else is read beside it, and the tracks. */
const STATIONS = [
  'header a',
  '[role=application]',
  'aside[aria-label=Orders] > div:nth-child(2) button',
  '[role=tab]',
  'aside:last-of-type [type=search]',
]

test('the Tab key leads from the head of a table to the map, what is asked, and all the rest, and back again', async ({
  page,
  baseURL,
}) => {
  const { game } = await newTable(page.context().request, baseURL!, { mode: 'computer', side: 'german' })
  const { march } = moments('game-1', { march: (_, due) => due?.step === 'move' && due.side === 'german' })
  await plant(process.env.E2E_DATA!, game, march)
  await page.goto(`/games/${game}`)
  // What shows the map lies in the bar, where it covers none of it.
  const whole = await page.getByRole('button', { name: 'Show the whole map' }).boundingBox()
  expect(whole!.y + whole!.height).toBeLessThan((await page.locator('header').boundingBox())!.height)
  await expect(page.getByRole('heading', { name: 'What has happened' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await restOf(page)
  for (const [key, from] of [
    ['Tab', 'header a'],
    ['Shift+Tab', 'aside:last-of-type [type=search]'],
  ] as const) {
    const many = await noted(page)
    await page.locator(from).first().focus()
    const met: number[] = []
    // Units that can act are gone through in the map.
    for (let n = 0; n < 2 * many; n += 1) {
      met.push(
        await page.evaluate((stations) => {
          const one = document.activeElement as HTMLElement
          one.dataset.tabbed = 'met'
          return stations.findIndex((station) => one.matches(station))
        }, STATIONS),
      )
      await page.keyboard.press(key)
    }
    const order = [...new Set(met.filter((at) => at >= 0))]
    expect(order, key).toEqual(key === 'Tab' ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0])
    // What was to be pressed before may not be any more, with a unit chosen.
    const left = page.locator('[data-tabbed="not yet"]:not(:disabled)')
    expect(await left.allTextContents(), key).toEqual([])
  }
})

/** How often something is done in a step of Moscow 1941 before it is finished, in a phase or in a battle; absent: never. */
const IN_PHASE: Readonly<Record<string, number>> = { luftwaffe: 1, move: 2, attack: 2 }
const IN_BATTLE: Readonly<Record<string, number>> = { drive: 1, advance: 2 }

test('a whole turn of both sides is played with the keyboard alone', async ({ page, baseURL }) => {
  const { game } = await newTable(page.context().request, baseURL!, {
    ...{ game: 'moscow-1941', scenario: 'typhoon', mode: 'hotseat', side: 'german' },
  })
  await page.goto(`/games/${game}`)
  const curtain = page.getByRole('button', { name: /^I am the/ })
  const skip = page.getByRole('button', { name: 'Skip ahead' })
  const kinds = new Set<string>()
  const given = new Map<string, number>()
  let last: string | null = null
  for (let n = 0; n < 200; n += 1) {
    const { table, side, step, entries, mayFinish } = await dueAt(page, game)
    if (table.turn > 1) break
    // The map of the side before stands until the curtain falls.
    await expect(last === null || last === side ? curtain.or(map(page)).first() : curtain).toBeVisible()
    last = side
    if (await curtain.isVisible()) await push(page, curtain)
    await restOf(page)
    // A key shows what the die has brought, and only the next one acts on it.
    if (await skip.isVisible()) await page.keyboard.press('Tab')
    await expect(skip).toBeHidden()
    // An advance or a retreat is of a battle, and counted anew in each.
    const part = step in IN_PHASE ? `${side} ${table.phase} ${step}` : `${table.battles} ${step}`
    const times = given.get(part) ?? 0
    given.set(part, times + 1)
    const answered = page.waitForResponse(/\/orders$/)
    if (mayFinish && (entries.length === 0 || times >= (IN_PHASE[step] ?? IN_BATTLE[step] ?? 0)))
      await finishByKey(page, entries)
    else {
      kinds.add(entries[0]!.order.type)
      await orderByKeys(page, entries, table.counters)
    }
    expect((await answered).ok()).toBe(true)
  }
  expect((await dueAt(page, game)).table.turn).toBe(2)
  for (const kind of ['bomb', 'declareAttack', 'moveUnit']) expect(kinds).toContain(kind)
})

/** What is due at a table of Moscow 1941 with both sides on one device, and of whom. */
async function dueAt(page: Page, game: string) {
  const answers = await Promise.all(
    ['german', 'soviet'].map(async (as): Promise<GameAnswer> => {
      const { origin } = new URL(page.url())
      return (await page.context().request.get(`${origin}/api/games/${game}?since=0&as=${as}`)).json()
    }),
  )
  const answer = answers.find(({ legal }) => legal.length > 0) ?? answers[0]!
  const { table, prompt } = answer.view as { table: Table; prompt: { step: string } }
  const { legal } = answer
  return {
    ...{ table, side: answer.viewer, step: prompt.step },
    entries: legal.filter(({ order }) => order.type !== 'done' && order.type !== 'removeUnit'),
    mayFinish: legal.some(({ order }) => order.type === 'done'),
  }
}

/** Finishes the step: F, and a second time where something is left undone that somebody may want. */
async function finishByKey(page: Page, entries: readonly LegalEntry[]): Promise<void> {
  await expect(finish(page)).toBeEnabled()
  await page.keyboard.press('f')
  if (!entries.some(({ order }) => order.type === 'moveUnit' || order.type === 'declareAttack')) return
  await expect(finish(page)).toHaveText(/ all the same$/)
  await page.keyboard.press('f')
}

/** Gives the first of the orders by the keys of the map: Tab chooses it, arrows lead to where it is to go, Enter says so. */
async function orderByKeys(
  page: Page,
  entries: readonly LegalEntry[],
  counters: Table['counters'],
): Promise<void> {
  const { order, choose } = entries[0]!
  await map(page).focus()
  // Whatever was touched before, nothing is under the cursor now.
  await page.keyboard.press('Escape')
  const ends = (choose?.from ?? []).map((way) => way.split(' ').at(-1)!)
  // What there is alone may be chosen by itself: then Tab walks its places at once.
  const isChosen = await commit(page).isVisible()
  await page.keyboard.press('Tab')
  await expect(commit(page)).toBeVisible()
  if (await commit(page).isDisabled()) {
    if (entries.length === 1 && order.type !== 'moveUnit') {
      if (!isChosen) await page.keyboard.press('Tab')
    } else {
      const stands = counters[String(order.unit)]?.at ?? (order.target as string | undefined)
      const to = ends.filter((end) => end !== stands).at(-1)!
      const isOnMap = stands !== undefined && board.has(stands)
      if (!isOnMap) await page.keyboard.press('ArrowLeft')
      for (const key of arrowsTo(isOnMap ? stands : ends[0]!, to)) await page.keyboard.press(key)
    }
    await page.keyboard.press('Enter')
  }
  await expect(commit(page)).toBeEnabled()
  await page.keyboard.press('Enter')
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** The arrow keys that lead from one hex to another. */
function arrowsTo(from: string, to: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[from, []]])
  for (const [hex, keys] of ways)
    for (const key of ARROWS) {
      const next = beside(board, hex, key)
      if (next && !ways.has(next)) ways.set(next, [...keys, key])
    }
  return ways.get(to)!
}

/** The unit that is active and stands first in the list of legal orders. */
async function chosen(page: Page): Promise<string> {
  const answer = (await answerOf(page)) as unknown as { legal: { order: { unit: string } }[] }
  return answer.legal[0]!.order.unit
}

async function placeOf(page: Page, unit: string): Promise<string> {
  const { view } = await answerOf(page)
  return (view.table as { counters: Record<string, { at: string }> }).counters[unit]!.at
}
