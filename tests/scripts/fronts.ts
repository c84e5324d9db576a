import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { MapSheet } from '@/components/map/sheet'
import { makeWorld } from '@/components/map/world'
import { root } from '@/lib/cli/ready.mjs'
import { games } from '@/lib/games'
import type { Game } from '@/lib/kernel/game'
import { LANGUAGES } from '@/lib/words/language'
import { placeOf } from '../support/map-places'
import { newTable } from '../support/planted'
import { launch, production } from '../support/production'
import { TABLES } from '../support/tables'

// `npm run fronts`: makes the pictures of the map that the first page shows, with the map itself. To be run when its
// look or the set-up of the first scenario changes; the pictures are kept with the sources. `-- --only WORD` makes those
// with the word in their name, `-- --game ID` those of one game.

const given = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? '' : (process.argv[at + 1] ?? '')
}
const only = given('--only')
const wanted = Object.values(games).filter(({ id }) => id.includes(given('--game')))

/** What is seen, in CSS pixels, with so many to a hex at least; `at`: where in the picture the hex of the middle lies. */
const PICTURES = [
  { name: 'phone', width: 430, height: 380, ratio: 2, scale: 32, at: { x: 0.42, y: 0.5 } },
  // On the shelf: cut to a strip on a phone, at the sides on a desk.
  { name: 'card', width: 380, height: 148, ratio: 2, scale: 24, at: { x: 0.42, y: 0.5 } },
  { name: 'desk', width: 1440, height: 900, ratio: 4 / 3, scale: 42, at: { x: 0.34, y: 0.5 } },
] as const
const QUALITY = 0.72

/** By how much a key brings the map nearer or farther, with some room. */
const STEP = 1.5

/** The screenshot as WebP, which Chromium writes better than it takes screenshots. */
const webp = (page: Page, png: Buffer) =>
  page.evaluate(
    async ([data, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const canvas = Object.assign(document.createElement('canvas'), image)
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')!.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1]!
    },
    [png.toString('base64'), QUALITY] as const,
  )

/** The whole map as it is printed, in pixels to a hex: what stands in until the table has painted its own. */
const SMALL = 16

/** Has the worker of a table paint a whole sheet, and answers it as WebP. */
const small = (page: Page, { id, lattice, edge }: MapSheet, worker: string, night: boolean) => {
  const { width, height } = makeWorld(lattice, edge)
  return page.evaluate(
    async ([address, sheet, job, quality]) => {
      const worker = new Worker(address)
      const painted = new Promise<ImageBitmap>((done, fail) => {
        worker.onmessage = ({ data }) => done(data.picture)
        worker.onerror = fail
      })
      worker.postMessage({ west: null, sheet })
      worker.postMessage({ number: 1, job })
      const image = await painted
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      })
      canvas.getContext('2d')!.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1]!
    },
    [worker, id, { rect: { x: 0, y: 0, width, height }, scale: SMALL, ratio: 1, night }, QUALITY] as const,
  )
}

/** A part of the window once it does not change any more: until the last tile has come. */
async function painted(page: Page, clip: NonNullable<Parameters<Page['screenshot']>[0]>['clip']) {
  for (let before: Buffer | null = null; ; ) {
    await page.waitForTimeout(5000)
    const now: Buffer = await page.screenshot({ clip })
    if (before?.equals(now)) return now
    before = now
  }
}

/** Makes the pictures of one game, about the hex at which its table is looked at first, or another. */
async function paint(browser: Browser, origin: string, game: Game): Promise<void> {
  const folder = join(root, 'components/games', game.id)
  const {
    port,
    sheet,
    others = {},
    front = game.scenarios[0]!.id,
    middle = port.middle,
    closer = 1,
  } = TABLES[game.id]!
  const keep = (file: string, made: string) => {
    mkdirSync(join(folder, 'fronts'), { recursive: true })
    writeFileSync(join(folder, 'fronts', file), Buffer.from(made, 'base64'))
    console.log(`${game.id} ${file}: ${Math.round(made.length * 0.00075)} kB`)
  }
  const table = (context: BrowserContext) =>
    newTable(context.request, origin, {
      ...{ game: game.id, scenario: front },
      ...{ mode: 'computer', side: game.sides[0]! },
    })
  const owner = await browser.newContext()
  if ('small'.includes(only)) {
    const context = await browser.newContext({ bypassCSP: true })
    const { game: name } = await table(context)
    const page = await context.newPage()
    const painter = page.waitForEvent('worker')
    await page.goto(`${origin}/games/${name}`)
    const worker = (await painter).url()
    for (const look of ['day', 'night'] as const) {
      keep(`small-${look}.webp`, await small(page, sheet, worker, look === 'night'))
      for (const [name, other] of Object.entries(others))
        keep(`small-${name}-${look}.webp`, await small(page, other, worker, look === 'night'))
    }
    await context.close()
  }
  for (const picture of PICTURES.filter(({ name }) => name.includes(only))) {
    for (const look of ['day', 'night'] as const) {
      for (const locale of LANGUAGES) {
        const context = await browser.newContext({
          viewport: { width: 2200, height: 1500 },
          deviceScaleFactor: picture.ratio,
          colorScheme: look === 'night' ? 'dark' : 'light',
          locale,
          bypassCSP: true,
        })
        // Who looks on is marked nothing that he could do.
        const { game: name, watch: token } = await table(owner)
        await context.request.post(`${origin}/api/games/${name}/enter`, {
          headers: { origin },
          data: { id: randomBytes(16).toString('hex'), token },
        })
        const page = await context.newPage()
        await page.goto(`${origin}/games/${name}`)
        await page.getByTestId('map').focus()
        await page.addStyleTag({
          content: `body { visibility: hidden } [data-testid="map"] { visibility: visible }`,
        })
        await page.keyboard.press('w')
        let at = await placeOf(page, middle, sheet)
        const least = picture.scale * closer
        // A small part of the map is seen nearer than that at first.
        for (const [key, isFar] of [
          ['-', () => at.scale > STEP * least],
          ['+', () => at.scale < least],
        ] as const)
          while (isFar()) {
            await page.keyboard.press(key)
            at = await placeOf(page, middle, sheet)
          }
        const { width, height } = picture
        const clip = { x: at.x - width * picture.at.x, y: at.y - height * picture.at.y, width, height }
        keep(`${picture.name}-${look}-${locale}.webp`, await webp(page, await painted(page, clip)))
        await context.close()
      }
    }
  }
  await owner.close()
}

const { origin, stop } = await production()
const browser = await launch()
try {
  for (const game of wanted) await paint(browser, origin, game)
} finally {
  await browser.close()
  stop()
}
process.exit(0)
