import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { LANGUAGE_COOKIE, type Language, languageCookie } from '@/lib/words/language'
import { grave, type Skipped } from '../support/axe'
import { pageFaults } from '../support/page-faults'
import { open, SCREENS, type Screen } from '../support/screens'
import { layOut, type Stage } from '../support/stage'
import { leaveUnprinted } from '../support/unprinted'

const PHONE = { width: 360, height: 640 }
const DESK = { width: 1440, height: 900 }

// The longest of all browser tests: its parts are shared out.
test.describe.configure({ mode: 'parallel' })

/** In so many parts all screens are looked at. */
const PARTS = 3

/** The screens of one part; what follows from a screen stays with it. */
function screensOf(part: number): Screen[] {
  let at = -1
  return SCREENS.filter(({ onlyMap }) => !onlyMap).filter(({ follows }) => {
    if (!follows) at += 1
    return at % PARTS === part
  })
}

/** The tables are laid out once by each worker: looking changes nothing at them. */
let stage: Promise<Stage> | undefined

/** Gives a page the colours of the night, or takes them away, and leaves the map as it is painted. */
const dress = (page: Page, night: boolean) =>
  page.evaluate((night) => {
    const [from, to] = ['(prefers-color-scheme: dark)', '(min-width: 1px)']
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSMediaRule && rule.media.mediaText === (night ? from : to))
          rule.media.mediaText = night ? to : from
  }, night)

async function atNight(page: Page): Promise<string[]> {
  await dress(page, true)
  const found = await pageFaults(page)
  await dress(page, false)
  return found.filter((fault) => fault.startsWith('faint')).map((fault) => `at night, ${fault}`)
}

/** How a table stands is told in one line below the turn, so that its bar need not grow. */
const barFaults = (page: Page): Promise<string[]> =>
  page
    .locator('header:has(> a[href="/"] + div) p:not([data-testid=clock])')
    .evaluateAll((lines) =>
      lines.filter((line) => line.clientHeight > 20).map((line) => `wraps in the bar: ${line.textContent}`),
    )

/** Lays out what browsers leave until it comes near the window, so that it is looked at as well. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(all)
  })

/** Changes the language as its switch does: in place, and what was done on the page stays. */
async function speak(page: Page, language: Language): Promise<void> {
  const root = page.locator(`html[lang=${language}]`)
  if ((await root.count()) > 0) return
  await page.evaluate((cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the switch does it
    document.cookie = cookie
    ;(window as unknown as { next: { router: { refresh(): void } } }).next.router.refresh()
  }, languageCookie(language))
  await root.waitFor({ state: 'attached' })
}

/** A screen in a large window, before a mouse. */
async function large<T>(page: Page, cdp: CDPSession, look: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await page.setViewportSize(DESK)
  await page.waitForTimeout(200)
  const seen = await look()
  await page.setViewportSize(PHONE)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return seen
}

const named = (name: string, faults: readonly string[]) => faults.map((fault) => `${name}: ${fault}`)

for (let part = 0; part < PARTS; part += 1)
  test(`every screen can be read and touched, by day and by night, in English and in German, whose words are longer, in a small window and in a large one: ${part + 1} of ${PARTS}`, async ({
    browser,
    baseURL,
  }) => {
    stage ??= layOut(browser, baseURL!, process.env.E2E_DATA!)
    const tables = await stage
    const phone = {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      locale: 'en',
    } as const
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const found: string[] = []
    let name = ''
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) found.push(`${name}: forbidden: ${message.text()}`)
    })
    // Words and controls are looked at here.
    await page.addInitScript(leaveUnprinted)
    for (const screen of screensOf(part)) {
      name = screen.name
      if (screen.follows) await speak(page, 'en')
      else await context.clearCookies({ name: LANGUAGE_COOKIE })
      await open(page, screen, tables)
      await layOutAll(page)
      // Contrast is seen by the lint, by day and by night.
      found.push(
        ...named(name, [
          ...(await pageFaults(page)),
          ...(await atNight(page)),
          ...(await grave(page, 'color-contrast')),
        ]),
      )
      await speak(page, 'de')
      found.push(...named(`${name} in German`, [...(await pageFaults(page)), ...(await barFaults(page))]))
      if (!screen.sheet)
        found.push(...named(`${name} in German, large`, await large(page, cdp, () => pageFaults(page))))
    }
    await context.close()
    expect(found).toEqual([])
  })

test('for whoever wishes no motion a colour changes at once, however deep it is inherited', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.goto('/')
  const inks = await page.evaluate(() => {
    const outer = document.createElement('div')
    outer.innerHTML = '<p><span><b>deep</b></span></p>'
    document.body.append(outer)
    const deep = outer.querySelector('b')!
    const before = getComputedStyle(deep).color
    outer.style.color = 'rgb(1, 2, 3)'
    return [before, getComputedStyle(deep).color]
  })
  expect(inks[0]).not.toBe('rgb(1, 2, 3)')
  expect(inks[1]).toBe('rgb(1, 2, 3)')
  await page.context().close()
})

test('the parts of the lint are all screens', () => {
  const screens = SCREENS.filter(({ onlyMap }) => !onlyMap)
  const shared = Array.from({ length: PARTS }, (_, part) => screensOf(part)).flat()
  expect(shared.map(({ name }) => name).sort()).toEqual(screens.map(({ name }) => name).sort())
  for (const [n, screen] of shared.entries())
    if (screen.follows) expect(shared[n - 1]).toBe(screens[screens.indexOf(screen) - 1])
})

test('the lint sees each kind of fault', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0">
    <button style="width:100px;height:30px">low</button>
    <p>A sentence with <a href="/">a link</a> in it</p>
    <p style="font-size:12px">tiny</p>
    <p style="color:#999">faint</p>
    <p style="color:#999;font-size:24px">large enough</p>
    <div style="width:60px;overflow:hidden;white-space:nowrap">much longer than its box</div>
    <div style="height:20px;overflow:hidden">two<br><span>lines</span></div>
    <div style="width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">abbreviated by dots</div>
    <div style="position:fixed;top:630px"><p style="margin:0">below the window</p></div>
    <div style="width:500px;height:1px"></div>
    <div style="overflow-x:auto"><div style="width:900px">what scrolls may be long</div></div>
    <img src="data:,">`)
  expect(await pageFaults(page)).toEqual([
    'the page scrolls sideways: 500 px in 360',
    'small: button "low" 100 x 30',
    'tiny: p "tiny" 12 px',
    'faint: p "faint" 2.8',
    'faint: p "large enough" 2.8',
    'cut off at the side: div "much longer than its box"',
    'cut off above or below: span "lines"',
    'cut off at the side: div "abbreviated by dots"',
    'shortened: div "abbreviated by dots"',
    'outside of the window: p "below the window"',
  ])
  const heard = async (...skipped: Skipped[]) =>
    (await grave(page, ...skipped)).map((fault) => fault.split(':')[0])
  const deaf = ['document-title', 'html-has-lang', 'image-alt']
  expect(await heard()).toEqual(expect.arrayContaining(['color-contrast', ...deaf]))
  expect(await heard('color-contrast')).toEqual(expect.arrayContaining(deaf))
  expect(await heard('color-contrast')).not.toContain('color-contrast')
})
