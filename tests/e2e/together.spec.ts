import { expect, type Page } from '@playwright/test'
import { later } from '@/components/games/a-victory-denied/later-port'
import { port } from '@/components/games/a-victory-denied/port'
import type { Choice } from '@/components/wargame/port'
import { game } from '@/lib/games/a-victory-denied'
import type { State } from '@/lib/games/a-victory-denied/state'
import type { LegalEntry } from '@/lib/kernel/game'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { newTable, plant } from '../support/planted'
import { asked } from './decide'
import { answerOf, commit, openPhone, press, tapHex, test } from './table'

const at = moments('game-1', {
  reserve: ({ table }, step) => step?.step === 'reserve' && step.points > 3 && table.turn > 2,
  march: ({ table }, step) =>
    table.turn >= 2 &&
    step?.step === 'move' &&
    table.activation?.side === 'german' &&
    table.activation.units.length > 4,
})

/** A table at a moment, on the phone of who is to act. */
async function table(page: Page, origin: string, side: 'german' | 'soviet', state: State): Promise<void> {
  const made = await newTable(page.context().request, origin, { mode: 'computer', side })
  await plant(process.env.E2E_DATA!, made.game, state)
  await page.goto(`/games/${made.game}`)
}
const told = async (page: Page) => (await answerOf(page)).log.map(({ key }) => key)

test('reinforcements come together in three touches, and are taken back in one', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  await table(page, baseURL!, 'soviet', at.reserve)
  const { legal } = await asked(page)
  const unit = legal.find(({ order }) => order.type === 'reinforce' && !order.unit!.includes('HQ'))!
  const together = page.getByRole('button', { name: /^Up to \d+ together$/ }).first()
  const [units] = /\d+/.exec((await together.textContent())!)!
  await together.tap()
  const hex = unit.choose!.from[0]!
  await tapHex(page, hex)
  await expect(commit(page)).toHaveText(/^Up to \d+ here and close by$/)
  await commit(page).tap()
  // As many as there are and as there are points for, the first of them there.
  const points = (at.reserve.table.agenda.at(-1) as { points: number }).points
  await expect
    .poll(async () => (await told(page)).filter((key) => key === 'log-reinforced').length)
    .toBe(Math.min(points, Number(units)))
  const { counters } = (await asked(page)).view.table
  expect(Object.values(counters).map(({ at }) => at)).toContain(hex)
  await press(page, 'Undo')
  await expect.poll(async () => (await told(page)).includes('log-reinforced')).toBe(false)
})

test('a way leads by the hex that its player names, and is taken back hex by hex', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  await table(page, baseURL!, 'german', at.march)
  const { legal } = await asked(page)
  const view = game.view(at.march, 'german')
  const offer = port.offers(view, legal as unknown as LegalEntry[]).find(({ kind }) => kind === 'move')!
  const [place] = offer.choices as [Choice]
  const shortest = port.routes(view, offer, place, offer.order)
  // By some hex to another, to which the shortest way does not lead by it.
  const [by, to] = [...shortest].flatMap(([hex, [way]]) =>
    [...later.waysOn!(view, offer, place, offer.order, way!).keys()]
      .filter((end) => !shortest.get(end)?.[0]?.hexes.includes(hex))
      .map((end) => [hex, end] as const),
  )[0]!
  await tapHex(page, offer.hex!)
  await tapHex(page, by)
  await page.getByTestId('via').tap()
  await expect(page.getByText('Choose where to go on from here.', { exact: true })).toBeVisible()
  await press(page, 'One step back')
  await expect(commit(page)).toBeEnabled()
  await page.getByTestId('via').tap()
  await tapHex(page, to)
  const sent = page.waitForRequest('**/orders')
  await commit(page).tap()
  const { path } = (await sent).postDataJSON().order
  expect([path.includes(by), path.at(-1)]).toEqual([true, to])
  await expect.poll(() => told(page)).toContain('log-moved')
})
