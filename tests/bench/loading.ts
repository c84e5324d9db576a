import type { Browser, BrowserContext } from '@playwright/test'
import { atMost, type Figure, forComparison, median } from './figure'
import { type Phone, phone, slowCpu, slowNetwork } from './phone'

const RUNS = 3
const PAINT_S = 2.5
/** Of a table that this device has opened before. */
const SHARP_S = 2

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

const SHARP = '[data-testid="map"][data-sharp]'
/** The map that comes with the page. */
const STILL = '[data-testid="still"] text'
/** The table is playable when the map is drawn and something can be chosen. */
const PLAYABLE = '[data-testid="map"][data-view] >> visible=true'

/** Has the page note when its map has been drawn, when all of what is printed on it was sharp, and when one was seen at all. */
const markDrawing = ({ page }: Phone) =>
  page.addInitScript(
    ([sharp, still]) => {
      const mark = (what: string, found: () => void) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(what)) return
          observer.disconnect()
          found()
        })
        const attributeFilter = ['data-view', 'data-sharp']
        observer.observe(document, { subtree: true, childList: true, attributeFilter })
      }
      mark('[data-testid="map"][data-view]', () => performance.mark('map-drawn'))
      mark(sharp, () => performance.mark('map-sharp'))
      // Once the picture has been painted in which it is first there.
      mark(still, () => requestAnimationFrame(() => setTimeout(() => performance.mark('map-sent'))))
    },
    [SHARP, STILL] as const,
  )

/** Compressed script that a table fetches until it is playable, in thousands of bytes as they come over the wire. */
export async function scriptWeight(
  browser: Browser,
  { of, address, cookies, kb }: { of: string; address: string; cookies: Cookies; kb: number },
): Promise<Figure> {
  const one = await phone(browser, cookies)
  await markDrawing(one)
  await one.page.goto(address)
  await one.page.locator(PLAYABLE).waitFor()
  const bytes = await one.page.evaluate(() => {
    const drawn = performance.getEntriesByName('map-drawn')[0]!.startTime
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= drawn)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
  await one.close()
  return atMost(`script of the first playable view, ${of}`, bytes / 1000, 'kB', kb)
}

const mapMarks = ({ page }: Phone) =>
  page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY
    return { drawn: at('map-drawn'), sharp: at('map-sharp'), sent: at('map-sent') }
  })

/**
 * When the largest thing of a page was painted, on a slow phone with a slow connection and an empty cache; `map`: and its
 * map, then and when the same phone opens it again, as it does for months.
 */
export async function largestPaint(
  browser: Browser,
  name: string,
  address: string,
  cookies: Cookies,
  map: boolean,
): Promise<Figure[]> {
  const times: number[] = []
  const maps: { drawn: number; sharp: number; sent: number; again: number }[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const one = await phone(browser, cookies)
    await slowCpu(one)
    await slowNetwork(one)
    await markDrawing(one)
    await one.page.goto(address, { waitUntil: 'load' })
    if (map) await one.page.locator(PLAYABLE).waitFor()
    await one.page.waitForTimeout(4000)
    if (map) {
      await one.page.locator(SHARP).waitFor()
    }
    times.push(
      await one.page.evaluate(
        () =>
          new Promise<number>((found) => {
            new PerformanceObserver((list) => found(list.getEntries().at(-1)!.startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            })
          }),
      ),
    )
    if (map) {
      const first = await mapMarks(one)
      // A browser keeps compiled scripts from the second time on, so the third is as all that follow.
      for (const _time of ['second', 'third']) {
        await one.page.goto(address, { waitUntil: 'load' })
        await one.page.locator(PLAYABLE).waitFor()
        await one.page.locator(SHARP).waitFor()
        await one.page.waitForTimeout(4000)
      }
      maps.push({ ...first, again: (await mapMarks(one)).sharp })
    }
    await one.close()
  }
  return [
    atMost(`largest contentful paint, ${name}`, median(times) / 1000, 's', PAINT_S),
    ...(map
      ? [
          forComparison(
            `first drawing of the map, ${name}`,
            median(maps.map(({ drawn }) => drawn)) / 1000,
            's',
          ),
          forComparison(
            `sharp drawing of the map, ${name}`,
            median(maps.map(({ sharp }) => sharp)) / 1000,
            's',
          ),
          atMost(
            `a sharp map is seen, ${name}`,
            median(maps.map(({ sharp, sent }) => Math.min(sharp, sent))) / 1000,
            's',
            SHARP_S,
          ),
          atMost(
            `sharp drawing of the map, ${name} opened before`,
            median(maps.map(({ again }) => again)) / 1000,
            's',
            SHARP_S,
          ),
        ]
      : []),
  ]
}
