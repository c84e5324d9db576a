import { expect, type Locator, type Page } from '@playwright/test'
import type { TableView } from '@/components/wargame/port'
import { dueChoice, filledWith, NOTHING, proposed } from '@/components/wargame/turn/selection'
import { games } from '@/lib/games'
import { TABLES } from '../support/tables'
import { asked } from './decide'
import { openPhone, tapHex, test } from './table'

/** What somebody is given who looks for what to touch and reads nothing, for each touch; and for all of it. Milliseconds. */
const TOUCH = 6_000
const ALL = 60_000
/** Fewer would be luck, more is a search. */
const MOST_TOUCHES = 9

/** What stands out: the button in the colour of those that go on, as long as it can be pressed. */
const standingOut = (page: Page): Locator =>
  page.locator('.bg-primary:is(button, a):not(:disabled):not([aria-disabled=true]):visible')
/** Or else what asks for more, by a sign that needs no words. */
const adding = (page: Page): Locator =>
  page.getByRole('button', { name: /^\+ / }).and(page.locator(':not([aria-disabled=true])'))

type Shown = (typeof TABLES)[string]

/** Or else what is marked on the map: a place for what is chosen. Nothing where it is not his to act. */
async function marked(page: Page, { port, sheet }: Shown): Promise<string | undefined> {
  // On the way to the table there is none that could be asked.
  const { legal = [], view } = await asked(page)
  const said = legal.flatMap(({ choose }) => choose?.from ?? []).map((way) => way.split(' ').at(-1)!)
  const field = legal.length > 0 ? port.field?.(view as unknown as TableView) : null
  const told = said.find((hex) => sheet.lattice.has(hex) && (field?.includes(hex) ?? true))
  if (told || legal.length === 0) return told
  // Where that is asked for once units are chosen: of the stack that Next has come to.
  const spoken = (await page.getByTestId('spoken-choice').textContent()) ?? ''
  const table = view as unknown as TableView
  const offer = port
    .offers(table, legal)
    .find(({ hex, choices }) => hex && choices.length > 1 && spoken.includes(hex))
  const units = offer && dueChoice(port, table, offer, NOTHING)
  if (!units) return undefined
  const all = filledWith(NOTHING, { value: proposed(units), route: null })
  return dueChoice(port, table, offer, all)?.from.find((hex) => hex !== offer.hex)
}

/** Touches what stands out, or is marked; false: nothing is, as long as what was touched last is under way. */
async function touchNext(page: Page, shown: Shown): Promise<boolean> {
  const next = standingOut(page).or(adding(page))
  if (await next.count()) {
    await next.first().tap()
    return true
  }
  const hex = await marked(page, shown)
  if (hex) await tapHex(page, hex, shown.sheet)
  return hex !== undefined
}

/** Touches what stands out until an order stands that does more than to pass by; answers how often, and which it was. */
async function firstOrder(page: Page, shown: Shown): Promise<{ touches: number; order: string }> {
  let order = ''
  page.on('response', (response) => {
    if (!response.url().endsWith('/orders') || !response.ok()) return
    const { type } = response.request().postDataJSON().order
    if (type !== 'done') order ||= type
  })
  for (let touches = 1; touches <= MOST_TOUCHES; touches += 1) {
    await expect.poll(() => touchNext(page, shown)).toBe(true)
    await page.waitForLoadState('networkidle')
    // The map moves and the sheet grows: what stands out next is looked for when they have.
    await page.waitForTimeout(800)
    if (order) return { touches, order }
  }
  throw new Error('nothing was ordered')
}

for (const { id, title } of Object.values(games))
  test(`somebody who reads nothing gives his first order within a minute: ${title}`, async ({ browser }) => {
    const { page } = await openPhone(browser)
    await page.goto(`/?game=${id}`)
    await expect(standingOut(page).first()).toBeVisible()
    const from = Date.now()
    const { touches, order } = await firstOrder(page, TABLES[id]!)
    const waited = Date.now() - from
    const needed = touches * TOUCH + waited
    const description = `${order} after ${touches} touches, ${Math.round(needed / 1000)} s`
    test.info().annotations.push({ type: 'first order', description })
    expect(needed, `${touches} touches, and ${waited} ms for the pages`).toBeLessThan(ALL)
  })
