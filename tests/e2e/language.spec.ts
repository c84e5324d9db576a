import { expect } from '@playwright/test'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { game as moscow } from '@/lib/games/moscow-1941'
import { dueOf } from '@/lib/games/moscow-1941/state'
import type { CreateRequest } from '@/lib/play/api/seats'
import { moments } from '@/tests/games/a-victory-denied/moments'
import type { Moscow } from '@/tests/games/moscow-1941/suite'
import { goldenLines, goldenStates } from '../support/game-suite/golden'
import { restOf } from '../support/map-places'
import { newTable, plant } from '../support/planted'
import { seated } from '../support/seated'
import { commit, FIRST_PAGE, map, openPhone, PHONE, press, test } from './table'

/** A German with a long name for what he moves with. */
const { march } = moments('game-1', {
  march: ({ table }, due) => due?.step === 'move' && table.activation?.chit === 'G-2PG',
})

test('a table opens in German, turns English at a tap and German again, and loses nothing by it', async ({
  browser,
}) => {
  // Of an address of its own: what other tests ask for meanwhile does not count for it.
  const extraHTTPHeaders = { 'x-forwarded-for': '192.0.2.77' }
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE', extraHTTPHeaders })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(FIRST_PAGE)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await press(page, 'Jetzt spielen')
  await expect(page.getByTestId('prompt')).toContainText('Wähle die Befehlschits für Runde 1.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Runde 1 · 10.–16. Juli')

  // One chit is chosen; the choice outlives the change of language.
  await page.getByRole('button', { name: '+ Panzergruppe 3' }).tap()
  await expect(page.getByTestId('prompt')).toContainText('1 von 3 gewählt')
  await map(page).press('+')
  const place = await restOf(page)
  await page.getByRole('button', { name: 'Mehr', exact: true }).tap()
  await press(page, 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByTestId('prompt')).toContainText('Choose the command chits for turn 1.')
  await expect(page.getByTestId('prompt')).toContainText('1 of 3 chosen')
  await expect(page.getByRole('tab', { name: 'More' })).toHaveAttribute('aria-selected', 'true')
  // The map with other names is looked at where the one before was.
  expect(await restOf(page)).toBe(place)

  // The choice holds for the next page, against the language of the browser.
  await page.reload()
  await expect(page.getByTestId('prompt')).toContainText('Choose the command chits for turn 1.')
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await press(page, 'Deutsch')
  await expect(page.getByTestId('prompt')).toContainText('Wähle die Befehlschits für Runde 1.')
  await expect(commit(page)).toHaveText('In den Becher (0 von 3)')

  // What was told in one language is told again in the other.
  await page.getByRole('tab', { name: 'Protokoll' }).tap()
  await expect(page.getByText('Runde 1 (10.–16. Juli).')).toBeVisible()
  expect(errors).toEqual([])
})

/** The same march by something else than this chit. */
const marchOf = (chit: string) => ({
  ...march,
  table: { ...march.table, activation: { ...march.table.activation!, chit } },
})
/** All Germans on the map move by it: more than nine are left. */
const crowd = {
  ...march,
  table: {
    ...march.table,
    activation: {
      ...march.table.activation!,
      units: Object.keys(march.table.counters).filter(
        (unit) => unit.startsWith('G-') && board.has(march.table.counters[unit]!.at),
      ),
    },
  },
}
const [arrivals, timoshenko] = [marchOf('entry'), marchOf('timoshenko-entry')]

for (const [locale, hours, rows] of [
  [
    'de-DE',
    'Std.',
    [
      [march, 0, /^Dein Zug\s· Panzergruppe 2\s· noch \d+$/],
      [crowd, 0, /^Dein Zug\s· Panzergruppe 2\s· noch \d\d$/],
      [march, 1, /^Deutsche dran\s· Panzergruppe 2$/],
      [arrivals, 0, /^Dein Zug\s· Ankünfte\s· noch \d+$/],
      [timoshenko, 0, /^Dein Zug\s· Timoschenko\s· noch \d+$/],
    ],
  ],
  [
    'en-GB',
    'h',
    [
      [march, 0, /^Your move\s· 2nd Panzer Group\s· \d+ left$/],
      [crowd, 0, /^Your move\s· 2nd Panzer Group\s· \d\d left$/],
      [arrivals, 0, /^Your move\s· Arrivals\s· \d+ left$/],
      [timoshenko, 0, /^Your move\s· Timoshenko\s· \d+ left$/],
    ],
  ],
] as const)
  test(`the bar of a table takes two lines on a phone, with a clock, in ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const contexts = await Promise.all(
      [0, 1].map(() => browser.newContext({ ...PHONE, locale, timezoneId: 'Europe/Berlin' })),
    )
    const { game } = await seated(contexts[0]!.request, contexts[1]!.request, baseURL!, { pace: '3d' })
    for (const [position, seat, status] of rows) {
      await plant(process.env.E2E_DATA!, game, position)
      const page = await contexts[seat]!.newPage()
      await page.goto(`/games/${game}`)
      await expect(page.getByTestId('clock')).toContainText(hours)
      const [title, line] = [page.locator('header h1'), page.locator('header p').first()]
      await expect(line).toHaveText(status)
      // Beside a clock the score is seen from the second width on.
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 740 })
        const heights = await line.evaluate((one) => [one.clientHeight, one.scrollHeight])
        expect(heights, `${status} at ${width}`).toEqual([15, 15])
        expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      }
      await page.close()
    }
  })

test('an order with a long name has a line of its own, whatever else there is to press', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser, { locale: 'de-DE' })
  const asked = { game: moscow.id, scenario: 'whole', mode: 'computer', side: 'german' } as const
  const { game } = await newTable(page.context().request, baseURL!, asked)
  const states = goldenStates<Moscow>(moscow, goldenLines(moscow.id, 'game-1'))
  await plant(
    process.env.E2E_DATA!,
    game,
    [...states].find(({ table }) => dueOf(table, 'advance')),
  )
  await page.goto(`/games/${game}`)
  for (const beside of ['Nächstes', 'Rückgängig']) {
    await expect(page.getByRole('button', { name: beside })).toBeVisible()
    await press(page, 'Nächstes')
    await expect(commit(page)).toHaveText(/^Hierher vorrücken: Angriff bis .*, wie sie stehen$/)
    // Two lines of letters at most.
    expect((await commit(page).boundingBox())!.height).toBeLessThan(65)
    await commit(page).tap()
  }
})

test('a page asks ahead for the words of its table where that is laid out, and only there', async ({
  request,
  baseURL,
}) => {
  const sent = async (more: Partial<CreateRequest>) => {
    const { game } = await newTable(request, baseURL!, more)
    return (await request.get(`/games/${game}`)).text()
  }
  // As a part of the page: what a script must ask for comes after all scripts.
  expect(await sent({ mode: 'hotseat' })).toMatch(/<link[^>]*href="\/words\/a-victory-denied\/en"/)
  expect(await sent({ mode: 'invite' })).not.toContain('words/a-victory-denied/')
})

test('who reads English is sent no German, and who reads German no English', async ({ browser }) => {
  for (const [locale, prompt, foreign] of [
    ['en-GB', 'Choose the command chits', 'Wähle die Befehlschits'],
    ['de-DE', 'Wähle die Befehlschits', 'Choose the command chits'],
  ] as const) {
    const context = await browser.newContext({ ...PHONE, locale })
    const page = await context.newPage()
    // Whatever is text: pages, scripts and the words themselves.
    const texts: Promise<string>[] = []
    page.on('response', (response) => {
      const kind = response.headers()['content-type'] ?? ''
      if (/html|script|json|x-component/.test(kind)) texts.push(response.text().catch(() => ''))
    })
    await page.goto(FIRST_PAGE)
    await page.getByRole('button', { name: /^(Play now|Jetzt spielen)$/ }).tap()
    await expect(page.getByTestId('prompt')).toContainText(prompt)
    const sent = (await Promise.all(texts)).join('\n')
    expect(sent.includes(prompt)).toBe(true)
    expect(sent.includes(foreign)).toBe(false)
  }
})
