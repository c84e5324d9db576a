import { expect, type Page } from '@playwright/test'
import { sheet } from '@/components/games/a-victory-denied/sheet'
import { makeWorld } from '@/components/map/world'
import { moments } from '../games/a-victory-denied/moments'
import { placeOf, restOf } from '../support/map-places'
import { newTable, plant } from '../support/planted'
import { DESK, map, test } from './table'

test.use(DESK)

type Wanted = Parameters<typeof moments>[1][string]

async function at(page: Page, origin: string, wanted: Wanted): Promise<void> {
  const { game } = await newTable(page.context().request, origin, { mode: 'computer', side: 'german' })
  await plant(process.env.E2E_DATA!, game, moments('game-1', { wanted }).wanted)
  await page.goto(`/games/${game}`)
  await expect(map(page)).toBeVisible()
}

test('who chooses chits looks at the front, and is led behind it only if he asks for it', async ({
  page,
  baseURL,
}) => {
  await at(page, baseURL!, ({ table }, due) => due?.step === 'chits' && table.turn === 6)
  // Roslavl and Smolensk, where the armies have met by then: the panels leave the map between them.
  for (const hex of ['2530', '3127']) {
    const { x, y } = await placeOf(page, hex)
    expect(x, hex).toBeGreaterThan(300)
    expect(x, hex).toBeLessThan(1060)
    expect(y, hex).toBeGreaterThan(56)
    expect(y, hex).toBeLessThan(900)
  }
  const before = await restOf(page)
  await page.getByRole('button', { name: '+ 9th Army' }).click()
  expect(await restOf(page)).toBe(before)
  await page.getByRole('button', { name: 'Show who acts with 9th Army' }).click()
  await expect.poll(() => restOf(page)).not.toBe(before)
})

test('where a game was decided is seen without a bare table above and below it', async ({
  page,
  baseURL,
}) => {
  await at(page, baseURL!, ({ table }) => table.result !== null)
  const { height } = makeWorld(sheet.lattice, sheet.edge)
  await expect
    .poll(async () => {
      const [, y, scale] = (await restOf(page)).split(' ').map(Number)
      return [y! <= 56, y! + height * scale! >= 899]
    })
    .toEqual([true, true])
})

test('a mouse is shown where a click does something, and nowhere else', async ({ page, baseURL }) => {
  await at(page, baseURL!, ({ table }, due) => due?.step === 'fight' && table.turn === 1)
  const cursor = async (hex: string) => {
    const { x, y } = await placeOf(page, hex)
    await page.mouse.move(x, y)
    return map(page).evaluate((host) => host.style.cursor)
  }
  // An enemy that may be attacked; the middle of a wood.
  await expect.poll(() => cursor('2316')).toBe('pointer')
  expect(await cursor('2913')).toBe('')
})
