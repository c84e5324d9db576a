import { Console } from 'node:console'
import { games } from '@/lib/games'
import { board } from '@/lib/games/a-victory-denied/geometry'
import type { State } from '@/lib/games/a-victory-denied/state'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { newTable, plant } from '../support/planted'
import { launch, production } from '../support/production'
import { arrivingFigures } from './arriving'
import { byteFigures } from './bytes'
import { engineFigures } from './engine'
import type { Figure } from './figure'
import { floodFigures } from './flood'
import { BARE, frameRates } from './frames'
import { handOverFigures } from './hand-overs'
import { largeMapFigures } from './large-map/measure'
import { campaignBegun, largestFigures } from './largest'
import { lighthouse } from './lighthouse'
import { listing } from './list'
import { largestPaint, scriptWeight } from './loading'
import { machineFigures } from './machine'
import { noticeFigures } from './notices'
import { openingFigures } from './opening'
import { phone } from './phone'
import { pictureFigures } from './pictures'
import { requestFigures } from './requests'
import { serverFigures } from './server'
import { staffFigures } from './staff'
import { staffTapFigures } from './staff-taps'
import { tapToPreview } from './taps'
import { telltaleFigures } from './telltale'
import { thinkingFigures } from './thinking'

// `npm run bench`: how heavy and how quick the product is, in a real Chromium on a production build. With `--json` an
// array of figures is all that goes to standard output; `--only WORD` measures what has the word in its group's name.
const args = process.argv.slice(2)
const json = args.includes('--json')
const only = args[args.indexOf('--only') + 1]
const wanted = (group: string) => !args.includes('--only') || group.includes(only ?? '')
const tell = new Console(json ? process.stderr : process.stdout)

const { fighting, marching } = moments('game-1', {
  fighting: ({ table }, step) => table.turn === 1 && step?.step === 'fight' && step.side === 'german',
  marching: ({ table }, step) =>
    table.turn >= 2 &&
    step?.step === 'move' &&
    step.side === 'german' &&
    (table.activation?.units.length ?? 0) > 4 &&
    table.activation?.march === null,
})

/** One unit that may move moves by one hex. */
function firstMove(state: State): { type: string } & Record<string, unknown> {
  const [order] = games['a-victory-denied']!.legal(state, 'german').flatMap(({ order, choose }) => {
    if (order.type !== 'moveUnit' || !choose) return []
    const { unit } = order as unknown as { unit: string }
    const near = board.neighbours(state.table.counters[unit]!.at).filter((hex) => choose.from.includes(hex))
    return near.map((hex) => ({ ...order, path: [hex] }))
  })
  return order!
}

const figures: Figure[] = []
const add = (...more: Figure[]) => {
  for (const { name, value, unit, budget, ok } of more)
    tell.log(
      `${ok ? 'ok    ' : 'FAILED'} ${name}: ${value} ${unit}${budget === null ? '' : ` (budget ${budget})`}`,
    )
  figures.push(...more)
}
const end = (): never => {
  if (json) console.log(JSON.stringify(figures))
  process.exit(figures.every(({ ok }) => ok) ? 0 : 1)
}

add(...machineFigures())
// What needs neither a build nor a browser.
if (wanted('bytes')) add(...(await byteFigures()))
if (wanted('hand-overs')) add(...handOverFigures())
if (wanted('largest')) add(...largestFigures())
if (wanted('staff')) add(...staffFigures(), ...staffTapFigures())
if (wanted('thinking')) add(...thinkingFigures())
if (['bytes', 'hand-overs', 'largest', 'staff', 'thinking'].includes(only ?? '')) end()

const { origin, data, stop } = await production()
const browser = await launch()
try {
  const seat = await browser.newContext()
  const { game } = await newTable(seat.request, origin, { mode: 'computer', side: 'german' })
  await plant(data, game, marching)
  const cookies = await seat.cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const table = `${origin}/games/${game}`
  const units = marching.table.activation!.units
  const hexes = units.map((unit) => marching.table.counters[unit]!.at)

  if (wanted('engine')) add(...engineFigures())
  if (wanted('script')) {
    add(await scriptWeight(browser, { of: 'A Victory Denied', address: table, cookies, kb: 200 }))
    const campaign = { game: 'proud-monster', scenario: 'campaign-full', side: 'german' }
    const largest = await newTable(seat.request, origin, { ...campaign, mode: 'computer' })
    await plant(data, largest.game, campaignBegun())
    const address = `${origin}/games/${largest.game}`
    add(await scriptWeight(browser, { of: 'Proud Monster', address, cookies, kb: 260 }))
  }
  if (wanted('paint')) {
    add(...(await largestPaint(browser, 'first page', origin, [], false)))
    add(...(await largestPaint(browser, 'a table', table, cookies, true)))
  }
  if (wanted('frames') || wanted('tap')) {
    const one = await phone(browser, cookies)
    // Hints for a newcomer would make the sheet grow over what is tapped.
    await one.page.addInitScript(() => localStorage.setItem('fieldpost/hints', 'off'))
    await one.page.goto(table)
    if (wanted('tap')) add(await tapToPreview(one, hexes))
    if (wanted('frames')) {
      const bare = await phone(browser, [])
      await bare.page.setContent(BARE)
      add(...(await frameRates(browser, one, bare)))
      await bare.close()
    }
    await one.close()
  }
  if (wanted('large-map')) add(...(await largeMapFigures(browser)))
  if (wanted('server')) {
    add(...(await serverFigures(seat, origin, game, firstMove(marching))))
  }
  if (wanted('picture')) add(...(await pictureFigures(origin)))
  if (wanted('notices')) add(...(await noticeFigures()))
  if (wanted('flood')) add(...(await floodFigures()))
  if (wanted('opening')) add(...(await openingFigures()))
  if (wanted('requests')) add(...(await requestFigures(browser, marching, hexes[0]!)))
  if (wanted('arriving')) add(...(await arrivingFigures(browser, fighting)))
  if (wanted('telltale')) add(...(await telltaleFigures()))
  if (wanted('list')) add(await listing(seat, origin, data, game))
  if (wanted('lighthouse')) {
    // It has a browser of its own, and no other takes part of the machine from that.
    await browser.close()
    add(...lighthouse('first page', origin, ''))
    add(...lighthouse('a table', table, cookie))
    add(...lighthouse('about this edition', `${origin}/about/a-victory-denied`, ''))
    add(...lighthouse('rules', `${origin}/rules/a-victory-denied`, ''))
  }
} finally {
  await browser.close()
  stop()
}
end()
