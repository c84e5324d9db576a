import type { APIRequestContext, Page } from '@playwright/test'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import { en } from '@/lib/words/en'
import { placeOf } from './map-places'
import { moments } from './moments'
import { newTable, plant } from './planted'

/** A table at a fixed moment, seen by the side that is to act. */
export interface Stage {
  origin: string
  data: string
  /** Addresses of the tables, by the name of their moment. */
  tables: Record<Moment | 'join' | 'curtain' | 'fresh', string>
  states: Record<Moment, State>
}

const actor = (state: State): Side => {
  const step = state.table.agenda.at(-1)
  return step && 'side' in step ? step.side : 'german'
}

const MOMENTS = {
  march: (state: State) =>
    state.table.turn >= 2 &&
    state.table.agenda.at(-1)?.step === 'move' &&
    actor(state) === 'german' &&
    state.table.activation!.units.length > 4 &&
    state.table.activation!.march === null,
  fight: (state: State) =>
    state.table.turn >= 2 &&
    state.table.agenda.at(-1)?.step === 'fight' &&
    actor(state) === 'german' &&
    state.table.activation!.units.length > 4 &&
    state.table.activation!.fought.length === 0,
  losses: (state: State) => state.table.agenda.at(-1)?.step === 'losses',
  retreat: (state: State) => state.table.agenda.at(-1)?.step === 'retreat',
  advance: (state: State) => state.table.agenda.at(-1)?.step === 'advance',
  reserve: (state: State) => state.table.agenda.at(-1)?.step === 'reserve',
  over: (state: State) => state.table.result !== null,
}
export type Moment = keyof typeof MOMENTS

/** Lays out one table for every moment; the browser of the request has the seat of whoever is to act there. */
export async function layOut(request: APIRequestContext, origin: string, data: string): Promise<Stage> {
  const states = moments('game-1', MOMENTS)
  const address = ({ game }: { game: string }) => `/games/${game}`
  const tables: Record<string, string> = {}
  for (const [name, state] of Object.entries(states)) {
    const made = await newTable(request, origin, { mode: 'computer', side: actor(state) })
    await plant(data, made.game, state)
    tables[name] = address(made)
  }
  tables.fresh = address(await newTable(request, origin, { mode: 'computer', side: 'german' }))
  tables.curtain = address(await newTable(request, origin))
  tables.join = address(await newTable(request, origin, { mode: 'invite', side: 'german' }))
  return { origin, data, tables: tables as Stage['tables'], states }
}

/** One picture: where it is, and what is done there before one looks. */
export interface Screen {
  name: string
  path: (stage: Stage) => string
  act?: (page: Page, stage: Stage) => Promise<void>
  /** true: it looks otherwise on a desk, or is not there, because panels take the place of the sheet. */
  sheet?: boolean
}

const table =
  (name: keyof Stage['tables']) =>
  ({ tables }: Stage) =>
    tables[name]

export const drawn = (page: Page) => page.locator('[data-testid="map"][data-view]').waitFor()

const press = (page: Page, name: keyof typeof en) =>
  page.getByRole('button', { name: en[name], exact: true }).first().click()

async function zoom(page: Page, times: number): Promise<void> {
  await page.getByTestId('map').focus()
  await page.keyboard.press('w')
  for (let i = 0; i < times; i += 1) await page.keyboard.press('+')
}

/** The sheet of a phone at its full height, with one of its parts open. */
const tab = (name: 'here' | 'orders' | 'log' | 'tracks' | 'more') => async (page: Page) => {
  await drawn(page)
  const larger = page.getByRole('button', { name: en['sheet.full'], exact: true })
  for (let i = 0; i < 2 && (await larger.isVisible()); i += 1) await larger.click()
  const one = page.getByRole('tab', { name: en[`tab.${name}`] })
  if (await one.isVisible()) await one.click()
}

/** Touches a unit that may move, if the map has been led to one. */
async function chooseUnit(page: Page, { states }: Stage): Promise<void> {
  await drawn(page)
  const { activation, counters } = states.march.table
  const size = page.viewportSize()!
  for (const unit of activation!.units) {
    const { x, y, scale } = await placeOf(page, counters[unit]!.at)
    if (scale < 30 || x < 20 || y < 80 || x > size.width - 60 || y > size.height * 0.55) continue
    await page.mouse.click(x, y)
    return
  }
}

/** The first attack that may be made, before it is declared. */
const chooseAttack = (page: Page) => drawn(page).then(() => press(page, 'act.next'))

/** An attack is declared on a table of its own: what is decided cannot be undone for the next picture. */
async function attack(page: Page, { origin, data, states }: Stage): Promise<void> {
  const made = await newTable(page.context().request, origin, { mode: 'computer', side: 'german' })
  await plant(data, made.game, states.fight)
  await page.goto(`${origin}/games/${made.game}`)
  await chooseAttack(page)
  await page.getByTestId('commit').click()
  await quiet(page)
  await page.waitForTimeout(1500)
}

/** Everything there is to see, each at a fixed moment. */
export const SCREENS: readonly Screen[] = [
  { name: 'first-page', path: () => '/' },
  {
    name: 'new-game',
    path: () => '/',
    act: (page) => page.getByText(en['home.more'], { exact: true }).click(),
  },
  { name: 'challenge', path: () => '/challenge' },
  { name: 'edition', path: () => '/about/a-victory-denied' },
  { name: 'rules', path: () => '/rules/a-victory-denied' },
  { name: 'not-found', path: () => '/nowhere' },
  { name: 'no-table', path: () => '/games/nowhere' },
  { name: 'dead-link', path: () => `/games/nowhere#join=${'a'.repeat(43)}` },
  { name: 'join', path: table('join') },
  { name: 'curtain', path: table('curtain') },
  { name: 'dice', path: (stage) => `${stage.tables.march}/dice` },
  { name: 'chits', path: table('fresh'), act: drawn },
  { name: 'map-far', path: table('march'), act: (page) => drawn(page).then(() => zoom(page, 0)) },
  { name: 'map-mid', path: table('march'), act: (page) => drawn(page).then(() => zoom(page, 5)) },
  { name: 'map-near', path: table('march'), act: (page) => drawn(page).then(() => zoom(page, 9)) },
  {
    name: 'layers',
    path: table('march'),
    act: (page) => drawn(page).then(() => press(page, 'map.layers')),
  },
  { name: 'march', path: table('march'), act: chooseUnit },
  { name: 'fight', path: table('fight'), act: chooseAttack },
  { name: 'outcome', path: () => '/', act: attack },
  {
    name: 'finish-check',
    path: table('fight'),
    act: (page) => drawn(page).then(() => page.getByTestId('finish').click()),
  },
  { name: 'losses', path: table('losses'), act: drawn },
  { name: 'retreat', path: table('retreat'), act: drawn },
  { name: 'advance', path: table('advance'), act: drawn },
  { name: 'reserve', path: table('reserve'), act: tab('here') },
  { name: 'over', path: table('over'), act: drawn },
  { name: 'sheet-here', path: table('march'), act: tab('here'), sheet: true },
  { name: 'sheet-orders', path: table('march'), act: tab('orders') },
  { name: 'sheet-log', path: table('fresh'), act: tab('log'), sheet: true },
  { name: 'sheet-tracks', path: table('march'), act: tab('tracks'), sheet: true },
  { name: 'sheet-more', path: table('march'), act: tab('more') },
]

/** Scripts, words and answers have come; a table that asks for news now and then is quiet in between. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Opens a screen and waits until it has come to rest. */
export async function open(page: Page, screen: Screen, stage: Stage): Promise<void> {
  await page.goto(`${stage.origin}${screen.path(stage)}`, { waitUntil: 'load' })
  await quiet(page)
  await screen.act?.(page, stage)
  if (await page.getByTestId('map').isVisible()) await placeOf(page, '3218')
  await page.waitForTimeout(300)
}
