import { placeOf } from '../support/map-places'
import { atMost, type Figure, median } from './figure'
import { type Phone, slowCpu } from './phone'

const TAPS = 7
/** What else a machine does meanwhile only takes time away: the calmest of some rounds counts. */
const ROUNDS = 3
const TAP_MS = 100

/** From the lifted finger, by which a touch is a tap, to the frame that shows where a unit can go; at a phone's speed. */
export async function tapToPreview(one: Phone, hexes: readonly string[]): Promise<Figure> {
  await slowCpu(one)
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = []
    for (let i = 0; i < TAPS; i += 1) {
      const { x, y } = await placeOf(one.page, hexes[i % hexes.length]!)
      times.push(await timed(one, x, y))
      // What was chosen is let go, and the map comes to rest.
      await one.page.keyboard.press('Escape')
      await one.page.waitForTimeout(400)
    }
    rounds.push(median(times))
  }
  return atMost('tap to preview', Math.min(...rounds), 'ms', TAP_MS)
}

async function timed({ page, cdp }: Phone, x: number, y: number): Promise<number> {
  await page.evaluate(() => {
    const map = document.querySelector<HTMLElement>('[data-testid="map"]')!
    const seen = new Promise<number>((done) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          const observer = new MutationObserver(() => {
            observer.disconnect()
            // The map has just been drawn for this frame; a message comes after the frame.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => done(performance.now() - timeStamp)
            port2.postMessage(null)
          })
          observer.observe(map, { attributes: true, attributeFilter: ['data-view'] })
        },
        { once: true, capture: true },
      )
    })
    Object.assign(window, { seen })
  })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen)
}
