import type { Browser, CDPSession } from '@playwright/test'
import { atLeast, type Figure, forComparison, median } from './figure'
import { type Phone, slowCpu } from './phone'

const RUNS = 5
const SECONDS = 2
const FRAMES = 30
const STEP_MS = 16

type Points = { x: number; y: number; id: number }[]
type Gesture = (part: number) => Points

const MIDDLE = { x: 195, y: 330 }
/** One finger to and fro, a screen's width in half a second; two fingers apart and together. */
const GESTURES: Readonly<Record<string, Gesture>> = {
  panning: (part) => [{ x: MIDDLE.x + 150 * Math.sin(part * 4 * Math.PI), y: MIDDLE.y + 60 * part, id: 0 }],
  pinching: (part) => {
    const half = 90 + 60 * Math.cos(part * 4 * Math.PI)
    return [
      { x: MIDDLE.x - half, y: MIDDLE.y, id: 0 },
      { x: MIDDLE.x + half, y: MIDDLE.y, id: 1 },
    ]
  },
}

/** Frames that reached the screen in each second of a gesture, at a phone's speed. */
export async function frameRates(browser: Browser, table: Phone, bare: Phone): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const one of [table, bare]) {
    for (const { name, rate } of await gestureRates(browser, one))
      figures.push(
        one === table
          ? atLeast(`frames while ${name} the map`, rate, '1/s', FRAMES)
          : forComparison(`frames while ${name} a bare canvas`, rate, '1/s'),
      )
  }
  return figures
}

/** Of each gesture the frames in a second, the median of five. */
export async function gestureRates(browser: Browser, one: Phone): Promise<{ name: string; rate: number }[]> {
  await one.page.bringToFront()
  await slowCpu(one)
  const found: { name: string; rate: number }[] = []
  for (const [name, gesture] of Object.entries(GESTURES)) {
    const rates: number[] = []
    for (let run = 0; run < RUNS; run += 1) rates.push(await frameRate(browser, one, gesture))
    found.push({ name, rate: median(rates) })
  }
  return found
}

async function frameRate(browser: Browser, { page, cdp }: Phone, gesture: Gesture): Promise<number> {
  await page.waitForTimeout(500)
  await browser.startTracing(page, {
    categories: [
      'disabled-by-default-devtools.timeline.frame',
      'devtools.timeline.frame',
      'blink.user_timing',
    ],
  })
  await page.evaluate(() => performance.mark('gesture-begins'))
  await carryOut(cdp, gesture)
  await page.evaluate(() => performance.mark('gesture-ends'))
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; ts: number }[]
  }
  const [from, to] = ['gesture-begins', 'gesture-ends'].map(
    (mark) => trace.traceEvents.find(({ name }) => name === mark)!.ts,
  ) as [number, number]
  const drawn = trace.traceEvents.filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to)
  return (drawn.length * 1e6) / (to - from)
}

/** Sends a gesture at the pace of a touch screen, however busy the page is. */
async function carryOut(cdp: CDPSession, gesture: Gesture): Promise<void> {
  const sent: Promise<unknown>[] = []
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Points) =>
    sent.push(cdp.send('Input.dispatchTouchEvent', { type, touchPoints }))
  const began = performance.now()
  send('touchStart', gesture(0))
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const part = (performance.now() - began) / (SECONDS * 1000)
      if (part < 1) return send('touchMove', gesture(part))
      clearInterval(timer)
      done()
    }, STEP_MS)
  })
  send('touchEnd', [])
  await Promise.all(sent)
}

/**
 * A page with nothing but a painted picture that follows the fingers: what this machine can show at best. A picture, for
 * a canvas that is drawn on is copied for each frame where there is no graphics processor.
 */
export const BARE = `<!doctype html><meta name=viewport content="width=device-width">
<style>body{margin:0;height:100vh;overflow:hidden;touch-action:none}canvas{will-change:transform;transform-origin:0 0}</style>
<canvas></canvas><script>
const canvas = document.querySelector('canvas'), ratio = devicePixelRatio
const [width, height] = [innerWidth * 1.5, innerHeight * 1.5]
const drawn = new OffscreenCanvas(width * ratio, height * ratio)
Object.assign(canvas.style, { width: width + 'px', height: height + 'px' })
const g = drawn.getContext('2d', { alpha: false })
for (let i = 0; i < 2000; i++) {
  g.fillStyle = 'hsl(' + i * 37 % 360 + ' 40% 60%)'
  g.fillRect(i * 7919 % drawn.width, i * 104729 % drawn.height, 60, 60)
}
canvas.getContext('bitmaprenderer', { alpha: false }).transferFromImageBitmap(drawn.transferToImageBitmap())
const fingers = new Map()
let asked = false
addEventListener('pointerup', (event) => fingers.delete(event.pointerId))
addEventListener('pointermove', (event) => {
  fingers.set(event.pointerId, event)
  if (asked) return
  asked = true
  requestAnimationFrame(() => {
    asked = false
    const [a, b = a] = fingers.values()
    if (!a) return
    const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2]
    const scale = a === b ? 1 : Math.abs(a.clientX - b.clientX) / 200
    canvas.style.transform =
      'translate(' + (x - width / 2 * scale) + 'px,' + (y - height / 2 * scale) + 'px) scale(' + scale + ')'
  })
})
</script>`
