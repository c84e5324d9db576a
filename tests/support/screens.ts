import type { Page, Route } from '@playwright/test'
import type { AdvanceRequest } from '@/lib/play/api/game'
import type { Language } from '@/lib/words/language'
import {
  type Act,
  after,
  aimBombs,
  another,
  at,
  attack,
  chooseAttack,
  chooseUnit,
  drawn,
  giveUp,
  leftAlone,
  lookBack,
  press,
  quiet,
  standing,
  tab,
  table,
  unfold,
  zoom,
} from './acts'
import { placeOf } from './map-places'
import { CATALOGUES, type Person, type Stage } from './stage'

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
  {
    name: 'wait-map',
    path: table('wait'),
    who: 'anna',
    follows: true,
    act: after(press('wait.look'), drawn),
  },
  { name: 'me-nobody', path: () => '/me', who: 'nobody' },
  { name: 'me-guest', path: () => '/me', who: 'guest', act: giveUp },
  { name: 'me', path: () => '/me', who: 'anna' },
  { name: 'archive', path: () => '/archive', who: 'anna' },
  { name: 'player', path: table('player'), who: 'nobody' },
  {
    name: 'set-up',
    path: () => '/set-up?game=proud-monster&scenario=campaign&side=soviet&plan=RD.TD~1912S',
    who: 'anna',
  },
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
  { name: 'no-table-by-mail', path: () => '/games/nowhere#mail=x', who: 'nobody' },
  { name: 'dead-link', path: () => `/games/nowhere#join=${'a'.repeat(43)}` },
  { name: 'embed', path: table('embed'), who: 'nobody' },
  { name: 'dice', path: table('story', '/dice') },
  { name: 'dice-ended', path: table('ended', '/dice'), who: 'anna' },
  { name: 'curtain', path: table('curtain') },
  { name: 'chits', path: table('fresh'), act: drawn },
  { name: 'moscow', path: table('moscow'), act: drawn },
  { name: 'moscow-bombs', path: table('moscow'), follows: true, act: aimBombs },
  { name: 'proud', path: table('proud'), act: after(drawn, press('act.next')) },
  { name: 'proud-blind', path: table('blind'), act: chooseAttack },
  { name: 'proud-covered', path: table('covered'), act: after(drawn, press('act.next')) },
  { name: 'proud-aircraft', path: table('aircraft'), act: drawn },
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
  { name: 'stuka', path: table('stuka'), act: drawn },
  { name: 'release', path: table('release'), act: drawn },
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
  {
    name: 'links',
    path: table('sought'),
    act: after(tab('more'), at('links.title'), unfold('embed.title'), at('links.title')),
  },
  { name: 'practice', path: table('sought'), follows: true, act: after(tab('more'), at('practice.title')) },
  { name: 'story', path: leftAlone('story'), still: true, act: drawn },
  { name: 'log', path: table('story'), still: true, follows: true, act: tab('log'), sheet: true },
  { name: 'look-back', path: table('line'), still: true, act: lookBack },
  { name: 'standing', path: table('march'), act: standing() },
  { name: 'standing-losses', path: table('losses'), act: standing('losses') },
  { name: 'standing-stuka', path: table('march'), act: standing('stuka') },
]

/** Opens a screen and waits until it has come to rest. */
export async function open(
  page: Page,
  screen: Screen,
  stage: Stage,
  language: Language = 'en',
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
    // What is still on its way to the screen before is not missed.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (still) await page.route('**/advance', standStill)
    // What only differs behind the # would not be fetched anew.
    if (address.includes('#')) await page.goto('about:blank')
    await page.goto(address, { waitUntil: 'load' })
    await quiet(page)
  }
  await act?.(page, stage, (key) => CATALOGUES[language][key])
  if (await page.getByTestId('map').isVisible()) await placeOf(page, '3218')
  await page.waitForTimeout(100)
}

/** What the server would say if the computer still thought: how the table stands. */
async function standStill(route: Route): Promise<void> {
  const { since } = route.request().postDataJSON() as AdvanceRequest
  const table = route
    .request()
    .url()
    .replace(/\/advance$/, '')
  const response = await route.fetch({ url: `${table}?since=${since}`, method: 'GET', postData: '' })
  await route.fulfill({ response })
}

/** Who looks at each page now. */
const looks = new WeakMap<Page, Person>()
