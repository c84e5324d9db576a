import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '@/lib/cli/ready.mjs'
import { EVERY_DOOR, launch, production } from '../support/production'
import { open, SCREENS, type Screen } from '../support/screens'
import { layOut, type Stage } from '../support/stage'

// `npm run shots`: pictures of all screens, by day and by night, into .shots/ with a page that shows them all.
// `-- --only WORD` makes those with the word in their name, such as `390x844-night` or `fight`; `-- --german` in German.
const OUT = join(root, '.shots')
const SIZES = [
  { width: 390, height: 844, phone: true },
  { width: 360, height: 640, phone: true },
  { width: 844, height: 390, phone: true },
  { width: 1440, height: 900, phone: false },
]
const AT_ONCE = 2

const at = process.argv.indexOf('--only')
const only = at < 0 ? '' : (process.argv[at + 1] ?? '')
const language = process.argv.includes('--german') ? 'de' : 'en'

interface Job {
  folder: string
  size: (typeof SIZES)[number]
  night: boolean
  screens: readonly Screen[]
}

const jobs: Job[] = SIZES.flatMap((size) =>
  [false, true].map((night) => {
    const folder = `${size.width}x${size.height}-${night ? 'night' : 'day'}`
    const screens = SCREENS.filter(
      ({ name, sheet }) => (size.phone || !sheet) && `${folder}/${name}`.includes(only),
    )
    return { folder, size, night, screens }
  }),
).filter(({ screens }) => screens.length > 0)

const made: string[] = []
const failed: string[] = []

async function take(browser: Browser, stage: Stage, job: Job): Promise<void> {
  const { folder, size, night, screens } = job
  const { width, height, phone } = size
  mkdirSync(join(OUT, folder), { recursive: true })
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: phone ? 2 : 1,
    hasTouch: phone,
    isMobile: phone,
    colorScheme: night ? 'dark' : 'light',
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  for (const screen of screens) {
    const file = `${folder}/${screen.name}.png`
    try {
      await open(page, screen, stage, language)
      made.push(file)
    } catch (error) {
      failed.push(`${file}: ${String(error).split('\n')[0]}`)
    }
    // The map is painted a little after it stands.
    if (await page.getByTestId('map').isVisible()) await page.waitForTimeout(1500)
    await page.screenshot({ path: join(OUT, file) })
    // A page that is longer than its window is shown whole as well.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight + 1)
    if (whole) await page.screenshot({ path: join(OUT, file.replace('.png', '-whole.png')), fullPage: true })
  }
  await context.close()
}

const picture = (file: string) =>
  `<a href="${file}"><img loading="lazy" src="${file}" alt=""><br>${file.replace(/^.*\/|\.png$/g, '')}</a>`

/** All pictures on one page, a row for each screen. */
function contactSheet(): string {
  const rows = SCREENS.map(
    ({ name }) =>
      `<tr>${jobs.map(({ folder }) => `<td>${made.includes(`${folder}/${name}.png`) ? picture(`${folder}/${name}.png`) : ''}</td>`).join('')}</tr>`,
  )
  const head = jobs.map(({ folder }) => `<th>${folder}</th>`).join('')
  return `<!doctype html><meta charset="utf-8"><title>Fieldpost, all screens</title>
<style>body{font:14px sans-serif;background:#777}img{max-width:320px;max-height:420px}td{vertical-align:top}a,th{color:#fff}</style>
<table><tr>${head}</tr>${rows.join('\n')}</table>`
}

const { origin, data, stop } = await production(EVERY_DOOR)
const browser = await launch()
try {
  if (only === '') rmSync(OUT, { recursive: true, force: true })
  const stage = await layOut(browser, origin, data)
  const waiting = [...jobs]
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await take(browser, stage, job)
      console.log(`${job.folder}: ${job.screens.length} pictures`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  writeFileSync(join(OUT, 'index.html'), contactSheet())
} finally {
  await browser.close()
  stop()
}
for (const one of failed) console.error(`not as wanted: ${one}`)
console.log(`${made.length} pictures, see .shots/index.html`)
process.exit(failed.length === 0 ? 0 : 1)
