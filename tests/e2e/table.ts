import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { placeOf, type Sheet } from '../support/map-places'
import { leaveUnprinted } from '../support/unprinted'

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const
export const DESK = { viewport: { width: 1440, height: 900 } } as const
/** The first page about the game that most tests play; a newcomer is shown another. */
export const FIRST_PAGE = '/?game=a-victory-denied'

/** A test at whose end all is closed that it has opened, so that nothing goes on asking the server beside the next. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

/**
 * What a phone does beside the words and the controls that most tests are about, and what costs the most: a worker paints
 * the sharp map, counters slide, and a service worker keeps pages and files.
 */
export const WHOLE = { prints: true, reducedMotion: 'no-preference', serviceWorkers: 'allow' } as const
type PhoneOptions = BrowserContextOptions & { prints?: boolean }

/**
 * A browser of its own, that fails the test when its page stumbles. Every other second a sign has it look for what others have
 * done, so that a test need not wait for the clock of the page: of a network that is back at once, of somebody who comes
 * back as soon as what it has seen is no longer fresh.
 */
export async function openPhone(
  browser: Browser,
  { prints = false, ...more }: PhoneOptions = {},
  sign: 'online' | 'focus' = 'online',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, ...more })
  if (!prints) await context.addInitScript(leaveUnprinted)
  await context.addInitScript((sign) => {
    setInterval(() => window.dispatchEvent(new Event(sign)), 2000)
  }, sign)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) throw new Error(message.text())
  })
  return { context, page }
}

/** Makes a challenge by link; without a side it is drawn. Answers the links to be sent. */
export async function challenge(
  page: Page,
  {
    side,
    auto = false,
    from = FIRST_PAGE,
  }: { side?: 'German' | 'Soviet'; auto?: boolean; from?: string } = {},
): Promise<{ invitation: string; spectating: string }> {
  await page.goto(from)
  await page.getByRole('link', { name: 'Challenge a friend' }).tap()
  // The first page has a choice of sides as well.
  await page.waitForURL('**/challenge?*')
  if (side) await page.getByLabel(side, { exact: true }).check()
  if (auto) {
    await page.getByText('Options of the game').tap()
    await page.getByLabel('Decide everything').check()
  }
  await press(page, 'Make the link')
  return {
    invitation: await page.getByLabel(/^Invitation/).inputValue(),
    spectating: await page.getByLabel('Link for spectators').inputValue(),
  }
}

export const map = (page: Page) => page.getByRole('application')
export const commit = (page: Page) => page.getByTestId('commit')
export const finish = (page: Page) => page.getByTestId('finish')

/** The button that is tapped by touch on a phone and clicked elsewhere. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).tap()
}

/** Opens a panel of a table, and the sheet if it lies low. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name })
  if (!(await tab.isVisible())) await press(page, 'Larger')
  await tab.tap()
}
/** The panel of what else can be done at a table. */
export const openMore = (page: Page): Promise<void> => openTab(page, 'More')

/** What of the page a finger would touch that comes down here; nothing: the map. */
const coverOf = (page: Page, x: number, y: number): Promise<string> =>
  map(page).evaluate(
    (map, [x, y]) => {
      const found = document.elementFromPoint(x, y)
      if (map.contains(found)) return ''
      return found ? `${found.tagName} ${found.textContent?.slice(0, 60)}` : 'beside the window'
    },
    [x, y] as const,
  )

/** Milliseconds within which a hex lies open to a finger, whatever passes over the map meanwhile. */
const OPEN = 20_000

/** Touches a hex of the map, looking for it on the whole map first if it is out of sight. */
export async function tapHex(page: Page, hex: string, sheet?: Sheet): Promise<void> {
  const begun = Date.now()
  let cover = ''
  do {
    const { x, y, scale } = await placeOf(page, hex, sheet)
    cover = await coverOf(page, x, y)
    if (cover) await page.getByRole('button', { name: 'Show the whole map' }).tap()
    else {
      await page.touchscreen.tap(x, y)
      // From far off a touch only comes nearer.
      if (scale >= 28) return
    }
    // Another so soon would be taken for a double one.
    await page.waitForTimeout(400)
  } while (Date.now() - begun < OPEN)
  throw new Error(`hex ${hex} could not be touched: ${cover}`)
}

/** Chooses the first chits that may be chosen. */
export async function chooseChits(page: Page): Promise<void> {
  const plus = page.getByRole('button', { name: /^\+ / })
  await expect(plus.first()).toBeVisible()
  for (let round = 0; round < 12 && !(await commit(page).isEnabled()); round += 1) {
    const count = await plus.count()
    for (let i = 0; i < count; i += 1) {
      if (!(await plus.nth(i).isEnabled())) continue
      await plus.nth(i).tap()
      break
    }
  }
  await expect(commit(page)).toHaveText(/^Into the cup \((\d+) of \1\)$/)
  await commit(page).tap()
}

/** What a button says, or null if it is not there (any more): the computer may act between two looks. */
const said = async (button: Locator): Promise<string | null> =>
  (await button.isVisible()) ? button.textContent({ timeout: 500 }).catch(() => null) : null

/** Taps a button if it is still there; what comes of it is seen at the next look. */
export const tapIfThere = (button: Locator): Promise<void> =>
  button.tap({ timeout: 1500 }).catch(() => undefined)

/** true: the button is there and can be tapped now; another's move may take it away between two looks. */
export const isReady = async (button: Locator): Promise<boolean> =>
  (await button.isVisible()) && button.isEnabled({ timeout: 500 }).catch(() => false)

/** A newcomer's phone with a practice table on it. */
export async function playNow(
  browser: Browser,
  more: PhoneOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const opened = await openPhone(browser, more)
  await opened.page.goto(FIRST_PAGE)
  await press(opened.page, 'Play now')
  // The first page has a map as well.
  await opened.page.waitForURL('**/games/*')
  await expect(map(opened.page)).toBeVisible()
  return opened
}

/** The same when the chits of turn 1 have been chosen: the German may attack. */
export async function playToFirstFight(browser: Browser, more: PhoneOptions = {}): Promise<Page> {
  const { page } = await playNow(browser, more)
  await chooseChits(page)
  await expect(page.getByTestId('prompt')).toContainText('Attack with your active units')
  await expect(finish(page)).toHaveText('Finish fighting')
  return page
}

/** Makes every decision that an attack leaves to this player, until he may choose a new attack or is done. */
export async function settleBattle(page: Page, until: RegExp): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  for (let step = 0; step < 120; step += 1) {
    const done = await said(finish(page))
    if (done && until.test(done)) return
    const order = await said(commit(page))
    if (done === 'Stay' || done === 'Done') await tapIfThere(finish(page))
    else if (order === 'Choose …') await firstPlace(page)
    else if (order) await tapIfThere(commit(page))
    else if (await next.isVisible()) await tapIfThere(next)
    await page.waitForTimeout(250)
  }
  throw new Error('the battle did not end')
}

/** Takes the first way that the list of orders offers. */
async function firstPlace(page: Page): Promise<void> {
  const orders = page.getByRole('tab', { name: 'Orders' })
  if (!(await orders.isVisible())) await tapIfThere(page.getByRole('button', { name: 'Larger' }))
  await tapIfThere(orders)
  await tapIfThere(page.getByRole('group', { name: 'Where to?' }).getByRole('button').first())
}

/** Finishes a segment: a second tap if something is left undone, which the button says. */
export async function finishSegment(page: Page): Promise<void> {
  const label = await finish(page).textContent()
  await finish(page).tap()
  // The next segment may be called the same: then nothing is to be seen.
  await expect
    .poll(() => said(finish(page)), { timeout: 1500, intervals: [50] })
    .not.toBe(label)
    .catch(() => undefined)
  if ((await said(finish(page))) === `${label} all the same`) await finish(page).tap()
}

/** What the server tells this browser, whose cookies are sent along. */
export async function answerOf(page: Page): Promise<{
  view: Record<string, unknown>
  legal: readonly unknown[]
  log: { key: string; params?: Record<string, unknown> }[]
  mayTakeBack: boolean
  viewer: string
  public: string | null
}> {
  const { origin, pathname } = new URL(page.url())
  const answer = await page.context().request.get(`${origin}/api/games/${pathname.split('/')[2]}?since=0`)
  return answer.json()
}
