import type { Page } from '@playwright/test'
import { sheet as moscow } from '@/components/games/moscow-1941/sheet'
import type { en } from '@/lib/words/en'
import { placeOf } from './map-places'
import { newTable, plant } from './planted'
import type { Stage } from './stage'

/** What is done on a page before one looks. */
export type Act = (page: Page, stage: Stage, say: Say) => Promise<void>
/** The interface in the language of the page. */
export type Say = (key: keyof typeof en) => string

/** The address of a table. */
export const table =
  (name: keyof Stage['tables'], more = '') =>
  ({ tables }: Stage) =>
    tables[name] + more

/** The map stands. */
export const drawn = (page: Page) => page.locator('[data-testid="map"][data-view]').waitFor()

/** Presses a button by what it says. */
export const press =
  (key: keyof typeof en): Act =>
  (page, _stage, say) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()

/** One thing after the other. */
export const after =
  (...acts: readonly Act[]): Act =>
  async (page, stage, say) => {
    for (const act of acts) await act(page, stage, say)
  }

/** The whole map, and so many steps nearer. */
export const zoom =
  (times: number): Act =>
  async (page) => {
    await drawn(page)
    await page.getByTestId('map').focus()
    await page.keyboard.press('w')
    for (let i = 0; i < times; i += 1) await page.keyboard.press('+')
  }

/** What the parts of the panel are called: those of the words that have a `tab.` before them. */
type Tab<Word = keyof typeof en> = Word extends `tab.${infer Name}` ? Name : never

/** The sheet of a phone at its full height, with one of its parts open. */
export const tab =
  (name: Tab): Act =>
  async (page, _stage, say) => {
    await drawn(page)
    const larger = page.getByRole('button', { name: say('sheet.full'), exact: true })
    for (let i = 0; i < 2 && (await larger.isVisible()); i += 1) await larger.click()
    const one = page.getByRole('tab', { name: say(`tab.${name}`) })
    if (await one.isVisible()) await one.click()
  }

/** Leads to a part of what is open, by its heading or button. */
export const at =
  (key: keyof typeof en): Act =>
  async (page, _stage, say) => {
    const part = page.getByText(say(key), { exact: true }).first()
    await part.waitFor()
    await part.evaluate((element) => {
      // Below the row of tabs.
      element.style.scrollMarginTop = '3.5rem'
      element.scrollIntoView()
    })
  }

/** Unfolds a part. */
export const unfold =
  (key: keyof typeof en): Act =>
  async (page, _stage, say) => {
    const part = page.locator('details:not([open]) > summary').filter({ hasText: say(key) })
    if (await part.count()) await part.first().click()
  }

/** Standing orders, with one kind of decision open and decided for the player. */
export const standing = (kind?: 'losses' | 'stuka'): Act =>
  after(tab('more'), async (page) => {
    const panel = page.getByTestId('standing')
    await panel.locator('summary').first().click()
    if (!kind) return panel.evaluate((one) => one.scrollIntoView())
    const section = panel.locator(`[data-kind=${kind}]`)
    await section.locator('summary').click()
    await section.locator('input[type=radio]').nth(1).check()
    await section.evaluate((one) => one.scrollIntoView())
  })

/** Touches a unit that may move, if the map has been led to one. */
export const chooseUnit: Act = async (page, { states }) => {
  await drawn(page)
  const { activation, counters } = states.march.table
  const size = page.viewportSize()!
  for (const unit of activation!.units) {
    const { x, y, scale } = await placeOf(page, counters[unit]!.at)
    if (scale < 30 || x < 20 || y < 80 || x > size.width - 60 || y > size.height * 0.55) continue
    await page.mouse.click(x, y)
    return
  }
}

/** The first aircraft that may fly, over a Soviet stack, before it is sent. */
export const aimBombs: Act = async (page) => {
  await page.locator('button[aria-pressed=false]:has(canvas)').first().click()
  const { x, y } = await placeOf(page, 'H2', moscow)
  await page.mouse.click(x, y)
}

/** The first attack that may be made, before it is declared. */
export const chooseAttack = after(drawn, press('act.next'))

/** A table of its own, for what cannot be undone for the next picture. */
export const another =
  (moment: 'fight') =>
  async ({ origin, data, states }: Stage, page: Page): Promise<string> => {
    const { game } = await newTable(page.context().request, origin, { mode: 'computer', side: 'german' })
    await plant(data, game, states[moment])
    return `/games/${game}`
  }

/** Makes it, and waits for what comes of it. */
export const attack = after(chooseAttack, async (page) => {
  await page.getByTestId('commit').click()
  await page.getByTestId('commit').or(page.getByTestId('finish')).first().waitFor()
  await quiet(page)
  await page.waitForTimeout(1000)
})

/** A table that was last looked at some hours ago. */
export const leftAlone =
  (name: keyof Stage['tables']) =>
  async ({ origin, tables }: Stage, page: Page): Promise<string> => {
    // A page of the same origin, where nothing keeps what was seen.
    await page.goto(`${origin}/nowhere`)
    await page.evaluate((game) => {
      const time = new Date(Date.now() - 3 * 3_600_000).toISOString()
      localStorage.setItem(
        'fieldpost/seen',
        JSON.stringify({ [game]: { viewer: 'spectator', lines: 4, time } }),
      )
    }, tables[name].split('/')[2]!)
    return tables[name]
  }

/** Is about to sign out where nobody could come back. */
export const giveUp: Act = (page, _stage, say) =>
  page.getByText(say('me.signOut'), { exact: true }).first().click()

/** Watches a part of the story and stops there. */
export const lookBack = after(drawn, press('log.watch'), async (page) => {
  await page.getByRole('slider').fill('6')
})

/** Scripts, words and answers have come; a table that asks for news now and then is quiet in between. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
