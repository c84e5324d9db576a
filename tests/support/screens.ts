import type { Page } from '@playwright/test'
import type { en } from '@/lib/words/en'
import { placeOf } from './map-places'
import { newTable, plant } from './planted'
import { CATALOGUES, type Person, type Stage } from './stage'

/** What is done on a page before one looks. */
type Act = (page: Page, stage: Stage, say: Say) => Promise<void>
/** The interface in the language of the page. */
type Say = (key: keyof typeof en) => string

/** One picture: where it is, who looks, and what is done there before. */
export interface Screen {
  name: string
  path: (stage: Stage, page: Page) => string | Promise<string>
  /** Without a name: whoever has the seats of the tables. */
  who?: Person
  act?: Act
  /** It follows from the screen before, on the same page, or else from a fresh one. */
  follows?: true
  /** It looks otherwise on a desk, or is not there, because panels take the place of the sheet. */
  sheet?: true
  /** Nothing but the map differs from the screen before. */
  onlyMap?: true
  /** Computers stand still, so that now stays now. */
  still?: true
}

const table =
  (name: keyof Stage['tables'], more = '') =>
  ({ tables }: Stage) =>
    tables[name] + more

const drawn = (page: Page) => page.locator('[data-testid="map"][data-view]').waitFor()

const press =
  (key: keyof typeof en): Act =>
  (page, _stage, say) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()

const after =
  (...acts: readonly Act[]): Act =>
  async (page, stage, say) => {
    for (const act of acts) await act(page, stage, say)
  }

const zoom =
  (times: number): Act =>
  async (page) => {
    await drawn(page)
    await page.getByTestId('map').focus()
    await page.keyboard.press('w')
    for (let i = 0; i < times; i += 1) await page.keyboard.press('+')
  }

/** The sheet of a phone at its full height, with one of its parts open. */
const tab =
  (name: 'here' | 'orders' | 'log' | 'tracks' | 'more'): Act =>
  async (page, _stage, say) => {
    await drawn(page)
    const larger = page.getByRole('button', { name: say('sheet.full'), exact: true })
    for (let i = 0; i < 2 && (await larger.isVisible()); i += 1) await larger.click()
    const one = page.getByRole('tab', { name: say(`tab.${name}`) })
    if (await one.isVisible()) await one.click()
  }

/** Leads to a part of what is open, by its heading or button. */
const at =
  (key: keyof typeof en): Act =>
  async (page, _stage, say) => {
    const part = page.getByText(say(key), { exact: true }).first()
    await part.waitFor()
    await part.evaluate((element) => {
      // Below the row of tabs.
      element.style.scrollMarginTop = '3.5rem'
      element.scrollIntoView()
    })
  }

/** Unfolds a part. */
const unfold =
  (key: keyof typeof en): Act =>
  async (page, _stage, say) => {
    const part = page.locator('details:not([open]) > summary').filter({ hasText: say(key) })
    if (await part.count()) await part.first().click()
  }

/** Standing orders, with one kind of decision open and decided for the player. */
const standing = (kind?: 'losses' | 'stuka'): Act =>
  after(tab('more'), async (page) => {
    const panel = page.getByTestId('standing')
    await panel.locator('summary').first().click()
    if (!kind) return panel.evaluate((one) => one.scrollIntoView())
    const section = panel.locator(`[data-kind=${kind}]`)
    await section.locator('summary').click()
    await section.locator('input[type=radio]').nth(1).check()
    await section.evaluate((one) => one.scrollIntoView())
  })

/** Touches a unit that may move, if the map has been led to one. */
const chooseUnit: Act = async (page, { states }) => {
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
const chooseAttack = after(drawn, press('act.next'))

/** A table of its own, for what cannot be undone for the next picture. */
const another =
  (moment: 'fight') =>
  async ({ origin, data, states }: Stage, page: Page): Promise<string> => {
    const { game } = await newTable(page.context().request, origin, { mode: 'computer', side: 'german' })
    await plant(data, game, states[moment])
    return `/games/${game}`
  }

const attack = after(chooseAttack, async (page) => {
  await page.getByTestId('commit').click()
  await page.getByTestId('commit').or(page.getByTestId('finish')).first().waitFor()
  await quiet(page)
  await page.waitForTimeout(1000)
})

/** A table that was last looked at some hours ago. */
const leftAlone =
  (name: keyof Stage['tables']) =>
  async ({ origin, tables }: Stage, page: Page): Promise<string> => {
    // A page of the same origin, where nothing keeps what was seen.
    await page.goto(`${origin}/nowhere`)
    await page.evaluate((game) => {
      const time = new Date(Date.now() - 3 * 3_600_000).toISOString()
      localStorage.setItem(
        'fieldpost/seen',
        JSON.stringify({ [game]: { viewer: 'spectator', lines: 4, time } }),
      )
    }, tables[name].split('/')[2]!)
    return tables[name]
  }

/** Is about to sign out where nobody could come back. */
const giveUp: Act = (page, _stage, say) => page.getByText(say('me.signOut'), { exact: true }).first().click()

/** Watches a part of the story and stops there. */
const lookBack = after(drawn, press('log.watch'), async (page) => {
  await page.getByRole('slider').fill('6')
})

/** Everything there is to see, each at a fixed moment. */
export const SCREENS: readonly Screen[] = [
  { name: 'first-page', path: () => '/', who: 'nobody' },
  { name: 'new-game', path: () => '/', who: 'nobody', follows: true, act: unfold('home.more') },
  { name: 'home', path: () => '/', who: 'anna' },
  { name: 'challenge', path: () => '/challenge', who: 'guest' },
  {
    name: 'challenge-options',
    path: () => '/challenge',
    who: 'guest',
    follows: true,
    act: unfold('home.options'),
  },
  { name: 'invitation', path: table('invitation'), who: 'nobody' },
  { name: 'join', path: table('join'), who: 'anna' },
  { name: 'wait', path: table('wait'), who: 'anna' },
  { name: 'me-nobody', path: () => '/me', who: 'nobody' },
  { name: 'me-guest', path: () => '/me', who: 'guest', act: giveUp },
  { name: 'me', path: () => '/me', who: 'anna' },
  { name: 'sign-in', path: table('signIn'), who: 'nobody' },
  { name: 'sign-in-dead', path: () => `/sign-in#${'a'.repeat(43)}`, who: 'nobody' },
  { name: 'notices', path: table('duel', '/notices'), who: 'anna', act: unfold('notices.add') },
  { name: 'notices-confirm', path: () => '/notices/confirm#x', who: 'nobody' },
  { name: 'notices-stop', path: () => '/notices/stop#x', who: 'nobody' },
  { name: 'edition', path: () => '/about/a-victory-denied' },
  { name: 'rules', path: () => '/rules/a-victory-denied' },
  { name: 'offline', path: () => '/offline' },
  { name: 'not-found', path: () => '/nowhere' },
  { name: 'no-table', path: () => '/games/nowhere' },
  { name: 'dead-link', path: () => `/games/nowhere#join=${'a'.repeat(43)}` },
  { name: 'embed', path: table('embed'), who: 'nobody' },
  { name: 'dice', path: table('story', '/dice') },
  { name: 'dice-ended', path: table('ended', '/dice'), who: 'anna' },
  { name: 'curtain', path: table('curtain') },
  { name: 'chits', path: table('fresh'), act: drawn },
  { name: 'map-far', path: table('march'), act: zoom(0), onlyMap: true },
  { name: 'map-mid', path: table('march'), follows: true, act: zoom(5), onlyMap: true },
  { name: 'map-near', path: table('march'), follows: true, act: zoom(9), onlyMap: true },
  { name: 'layers', path: table('march'), act: after(drawn, press('map.layers')) },
  { name: 'march', path: table('march'), act: chooseUnit },
  { name: 'sheet-here', path: table('march'), follows: true, act: tab('here'), sheet: true },
  { name: 'sheet-orders', path: table('march'), follows: true, act: tab('orders') },
  { name: 'sheet-tracks', path: table('march'), follows: true, act: tab('tracks'), sheet: true },
  { name: 'fight', path: table('fight'), act: chooseAttack },
  {
    name: 'finish-check',
    path: table('fight'),
    act: after(drawn, (page) => page.getByTestId('finish').click()),
  },
  { name: 'outcome', path: another('fight'), act: attack },
  { name: 'losses', path: table('losses'), act: drawn },
  { name: 'retreat', path: table('retreat'), act: drawn },
  { name: 'advance', path: table('advance'), act: drawn },
  { name: 'reserve', path: table('reserve'), act: tab('here') },
  { name: 'over', path: table('over'), act: drawn },
  { name: 'ended', path: table('ended'), who: 'anna', act: drawn },
  { name: 'offer', path: table('duel'), who: 'anna', act: drawn },
  {
    name: 'messages',
    path: table('duel'),
    who: 'anna',
    follows: true,
    act: after(tab('more'), at('chat.title')),
  },
  {
    name: 'notes',
    path: table('duel'),
    who: 'anna',
    follows: true,
    act: after(tab('more'), unfold('notes.title')),
  },
  {
    name: 'affairs',
    path: table('duel'),
    who: 'anna',
    follows: true,
    act: after(
      tab('more'),
      unfold('affairs.takeBack'),
      unfold('affairs.away'),
      press('affairs.resign'),
      at('affairs.title'),
    ),
  },
  { name: 'links', path: table('sought'), act: after(tab('more'), at('links.title')) },
  { name: 'practice', path: table('sought'), follows: true, act: after(tab('more'), at('practice.title')) },
  { name: 'story', path: leftAlone('story'), still: true, act: drawn },
  { name: 'log', path: table('story'), still: true, follows: true, act: tab('log'), sheet: true },
  { name: 'look-back', path: table('line'), still: true, act: lookBack },
  { name: 'standing', path: table('march'), act: standing() },
  { name: 'standing-losses', path: table('losses'), act: standing('losses') },
  { name: 'standing-stuka', path: table('march'), act: standing('stuka') },
]

/** Scripts, words and answers have come; a table that asks for news now and then is quiet in between. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Opens a screen and waits until it has come to rest. */
export async function open(
  page: Page,
  screen: Screen,
  stage: Stage,
  language: 'en' | 'de' = 'en',
): Promise<void> {
  const { path, who = 'owner', act, follows, still } = screen
  const context = page.context()
  const stays = looks.get(page) === who
  if (!stays) {
    await context.clearCookies()
    await context.addCookies([...stage.people[who]])
    looks.set(page, who)
  }
  const address = `${stage.origin}${await path(stage, page)}`
  if (!(follows && stays && page.url() === address)) {
    await page.unroute('**/advance')
    if (still) await page.route('**/advance', (route) => route.abort())
    // What only differs behind the # would not be fetched anew.
    if (address.includes('#')) await page.goto('about:blank')
    await page.goto(address, { waitUntil: 'load' })
    await quiet(page)
  }
  await act?.(page, stage, (key) => CATALOGUES[language][key])
  if (await page.getByTestId('map').isVisible()) await placeOf(page, '3218')
  await page.waitForTimeout(300)
}

/** Who looks at each page now. */
const looks = new WeakMap<Page, Person>()
