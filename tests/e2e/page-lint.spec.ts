import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { pageFaults } from '../support/page-faults'
import { layOut, open, SCREENS, type Stage } from '../support/screens'

const SIZES = [
  { width: 360, height: 640, phone: true },
  { width: 1440, height: 900, phone: false },
]

// The longest of all browser tests: both sizes at once.
test.describe.configure({ mode: 'parallel' })

let stage: Stage
let cookies: Awaited<ReturnType<import('@playwright/test').BrowserContext['cookies']>>

test.beforeAll(async ({ browser, baseURL }) => {
  const seat = await browser.newContext()
  stage = await layOut(seat.request, baseURL!, process.env.E2E_DATA!)
  cookies = await seat.cookies()
  await seat.close()
})

/** What browsers did not let our pages do. */
const forbidden: string[] = []

/** Findings of axe that keep somebody from using the page. */
async function grave(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

async function pageOf(
  browser: Browser,
  { width, height, phone }: (typeof SIZES)[number],
  night: boolean,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    colorScheme: night ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) forbidden.push(message.text())
  })
  return page
}

for (const size of SIZES) {
  test(`every screen can be read and touched at ${size.width} x ${size.height}, by day and by night`, async ({
    browser,
  }) => {
    test.slow()
    const [day, night] = [await pageOf(browser, size, false), await pageOf(browser, size, true)]
    const found: Record<string, string[]> = {}
    for (const screen of SCREENS.filter(({ sheet }) => size.phone || !sheet)) {
      await open(day, screen, stage)
      const faults = await pageFaults(day)
      // What axe finds is the same at every size, and only colours change at night.
      if (size.phone) {
        faults.push(...(await grave(day)))
        await open(night, screen, stage)
        faults.push(...(await grave(night, ['color-contrast'])).map((fault) => `at night, ${fault}`))
      }
      if (faults.length > 0) found[screen.name] = faults
    }
    await day.context().close()
    await night.context().close()
    expect({ found, forbidden }).toEqual({ found: {}, forbidden: [] })
  })
}

test('the lint sees each kind of fault', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0">
    <button style="width:100px;height:30px">low</button>
    <p>A sentence with <a href="/">a link</a> in it</p>
    <p style="font-size:12px">tiny</p>
    <div style="width:60px;overflow:hidden;white-space:nowrap">much longer than its box</div>
    <div style="height:20px;overflow:hidden">two<br><span>lines</span></div>
    <div style="width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">abbreviated by dots</div>
    <div style="position:fixed;top:630px"><p style="margin:0">below the window</p></div>
    <div style="width:500px;height:1px"></div>
    <div style="overflow-x:auto"><div style="width:900px">what scrolls may be long</div></div>`)
  expect(await pageFaults(page)).toEqual([
    'the page scrolls sideways: 500 px in 360',
    'small: button "low" 100 x 30',
    'tiny: p "tiny" 12 px',
    'cut off at the side: div "much longer than its box"',
    'cut off above or below: span "lines"',
    'cut off at the side: div "abbreviated by dots"',
    'shortened: div "abbreviated by dots"',
    'outside of the window: p "below the window"',
  ])
})
