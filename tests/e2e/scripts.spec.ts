import { type APIRequestContext, expect } from '@playwright/test'
import { games } from '@/lib/games'
import { newTable } from '../support/planted'
import { test } from './table'

/** By game: a word out of its counters or its map that no other game has, by which its scripts are known. */
const TELLTALES: Readonly<Record<string, string>> = {
  'a-victory-denied': 'timoshenko',
  'moscow-1941': '8FlK',
  'proud-monster': 'DE-AG-184',
  'death-and-destruction': 'DE-SSPZ-9SS',
}

/** Games that extend another, whose map and counters they have. */
const PARENTS: Readonly<Record<string, string>> = { 'death-and-destruction': 'proud-monster' }

/** The games of which a page names scripts, so that they are fetched before any script has run. */
async function named(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const names = [...html.matchAll(/<(?:script|link)\b[^>]*?"(\/_next\/static\/[^"]+\.js)"/g)]
  const scripts = await Promise.all(names.map(async ([, name]) => (await request.get(name!)).text()))
  return Object.keys(games).filter((id) => scripts.some((text) => text.includes(TELLTALES[id]!)))
}

test('every game has a word by which its scripts are known', () => {
  expect(Object.keys(TELLTALES).sort()).toEqual(Object.keys(games).sort())
})

for (const { id, scenarios, sides } of Object.values(games))
  test(`the table of ${id} names its own scripts and no other game's`, async ({ request, baseURL }) => {
    const { game } = await newTable(request, baseURL!, {
      game: id,
      scenario: scenarios[0]!.id,
      side: sides[0]!,
    })
    expect(await named(request, `/games/${game}`)).toEqual([PARENTS[id] ?? [], id].flat())
  })

test('the page that opens every table without a network names the scripts of all games', async ({
  request,
}) => {
  expect(await named(request, '/games/kept')).toEqual(Object.keys(games))
})

for (const path of ['/', '/challenge', '/games/g_none', ...Object.keys(games).map((id) => `/rules/${id}`)])
  test(`${path} names the scripts of no table`, async ({ request }) => {
    expect(await named(request, path)).toEqual([])
  })
