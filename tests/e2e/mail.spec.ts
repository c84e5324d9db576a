import { fileURLToPath } from 'node:url'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { type HttpsCatcher, httpsCatcher, pushReceiver, vapidOf } from '../support/catchers'
import { plant } from '../support/planted'
import { type Production, production } from '../support/production'
import { seated } from '../support/seated'
import { type Smtp, startSmtp, tokenIn } from '../support/smtp'
import { asked, decide } from './decide'
import { push, shown, subscribed, tapNotice } from './push'
import { sound } from './sound'
import { answerOf, finishSegment, map, openPhone, press, test } from './table'

let smtp: Smtp
let pushes: HttpsCatcher
let server: Production
test.beforeAll(async () => {
  ;[smtp, pushes] = await Promise.all([startSmtp(), httpsCatcher()])
  const post = {
    EMAIL_SERVER: smtp.url,
    EMAIL_FROM: 'Fieldpost <post@table.example>',
    NODE_OPTIONS: `--require ${fileURLToPath(new URL('../support/home-calls.cjs', import.meta.url))}`,
    CATCHER_PORT: String(pushes.port),
    CATCHER_CA: String(Object(pushes.ways.options).ca),
  }
  server = await production((origin) => ({ ...post, FIELDPOST_URL: origin }), true)
})
test.afterAll(async () => {
  server.stop()
  await Promise.all([smtp.stop(), pushes.stop()])
})

/** The German is about to finish fighting, and whatever comes out of the cup then is the Soviet's. */
function soviets() {
  const { last } = moments('game-7', {
    last: ({ table, hidden }, due) =>
      table.turn === 3 &&
      due?.step === 'fight' &&
      due.side === 'german' &&
      hidden.cup.every((chit) => /^(S-\d|N-REINF)/.test(chit)),
  })
  const cup = last.hidden.cup.filter((chit) => chit.startsWith('S-'))
  return { ...last, hidden: { ...last.hidden, cup } }
}

/** The last address of ours of such a form in a letter to an address. */
async function linkIn(to: string, path: RegExp): Promise<string> {
  const letters = () => smtp.letters.filter((letter) => letter.to.includes(to))
  const found = () =>
    letters()
      .flatMap(({ text }) => path.exec(text)?.[0] ?? [])
      .at(-1)
  await expect.poll(found).toBeTruthy()
  return found()!
}

/** Has mail sent to an address without delay, as its owner would set it up. */
async function wishMail(page: Page, address: string) {
  await page.goto('/me')
  await page.getByRole('textbox', { name: 'Name' }).fill('Boris')
  await press(page, 'Save')
  const notices = page.locator('#notices')
  await notices.getByText('Add another way').tap()
  await notices.getByLabel('E-mail address').fill(address)
  await notices.getByRole('button', { name: 'Add', exact: true }).first().tap()
  await page.goto(await linkIn(address, /http\S+\/notices\/confirm#[\w.-]+/))
  await press(page, 'Yes, write to me here')
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(page.url()).toBe(`${server.origin}/notices/confirm`)
  await page.goto('/me')
  await page.getByLabel('Wait before telling me').selectOption({ label: 'No wait' })
  await expect(page.getByText('Saved.')).toBeVisible()
}

/** Signs a phone up for pushes at its page "You". */
async function wishPush({ context, page }: { context: BrowserContext; page: Page }) {
  const phone = pushReceiver()
  await context.grantPermissions(['notifications'])
  await context.addInitScript(subscribed, { p256dh: phone.p256dh, auth: phone.auth })
  await page.goto('/me')
  await press(page, 'Tell me on this device')
  await press(page, 'Go on')
  await expect(page.getByText('This device is told.')).toBeVisible()
  return phone
}

test('who is told by push and mail opens the table from either and decides; the other watches what he did', async ({
  browser,
}) => {
  const options = { baseURL: server.origin }
  const told = { ...options, serviceWorkers: 'allow' } as const
  const [a, b] = [await openPhone(browser, options), await openPhone(browser, told)]
  await wishMail(b.page, 'boris@table.example')
  const phone = await wishPush(b)
  const { game } = await seated(a.context.request, b.context.request, server.origin, { pace: '3d' })
  // The set-up has its own letter; the one of the hand-off is what comes after that.
  const table = `${server.origin}/games/${game}`
  const lettersOf = () => smtp.letters.filter(({ text }) => text.includes(table))
  await expect.poll(() => lettersOf().length).toBe(1)
  await plant(server.data, game, soviets())

  await a.page.goto(`/games/${game}`)
  // Who draws has been woken by now: a letter waits for a picture no longer than it takes to draw one.
  const { public: p } = await answerOf(a.page)
  expect((await a.context.request.get(`${server.origin}/api/games/${game}/picture?p=${p}`)).ok()).toBe(true)
  await finishSegment(a.page)
  await expect(a.page.getByTestId('prompt')).toContainText('Waiting for the Soviet player')
  await a.page.goto('/me')
  await expect.poll(() => lettersOf().length).toBe(2)
  const letter = lettersOf()[1]!
  expect(letter.to).toEqual(['boris@table.example'])
  expect(letter.text).toContain('A Victory Denied: your move')
  expect(letter.text).toContain('days left')
  // Two lines say what happened, and the front lies within the letter.
  expect(letter.text).toMatch(/<img src="cid:front@fieldpost"/)
  expect(letter.raw).toMatch(/Content-ID: <front@fieldpost>[\s\S]*\r\n\r\niVBORw0KGgo/)
  const pushed = () => pushes.caught.map(({ body }) => JSON.parse(phone.read(body)))
  await expect.poll(pushed).toHaveLength(2)
  expect(vapidOf(String(pushes.caught[1]!.headers.authorization))).not.toBeNull()
  await push(b.context, b.page, pushed()[1])
  expect(await shown(b.page)).toMatchObject([{ title: 'A Victory Denied: your move' }])
  expect((await tapNotice(b.context)).opened).toEqual([`/games/${game}`])

  await b.page.goto(new RegExp(`${table}\\S*`).exec(letter.text)![0])
  await expect(map(b.page)).toBeVisible()
  expect(b.page.url()).toBe(table)
  const done = new Map<string, number>()
  for (let n = 0; (await asked(b.page)).view.prompt.mine; n++) {
    expect(n).toBeLessThan(40)
    await decide(b.page, { moves: 1, attacks: 0 }, done)
  }

  await a.page.goto(`/games/${game}`)
  await expect(a.page.getByRole('region', { name: 'Since you last looked' })).toContainText(/moved/)
  await press(a.page, 'Watch')
  await expect(a.page.getByTestId('watch')).toBeVisible()
})

test('a mail opens the games of a guest on another device at once, and once', async ({ browser }) => {
  const options = { baseURL: server.origin }
  const phones = [openPhone(browser, options), openPhone(browser, options), openPhone(browser, options)]
  const [a, b, c] = await Promise.all(phones)
  await wishMail(b!.page, 'bodo@table.example')
  const { game } = await seated(a!.context.request, b!.context.request, server.origin, { pace: '3d' })
  const table = `${server.origin}/games/${game}`
  const mailed = await linkIn('bodo@table.example', new RegExp(`${table}#mail=[\\w.~-]+`))
  const { page } = c!
  await page.goto(mailed)
  await page.getByRole('link', { name: 'Open my games here, once' }).tap()
  await expect(page.getByText('bodo@table.example')).toBeVisible()
  await press(page, 'Yes, sign in here')
  await page.waitForURL(table)
  await expect(map(page)).toBeVisible()
  // It is used up; who comes by it where it is of no use can still have a letter sent.
  const other = await openPhone(browser, options)
  await other.page.goto(mailed)
  await other.page.getByRole('link', { name: 'Open my games here, once' }).tap()
  await expect(other.page.getByRole('button', { name: 'Yes, sign in here' })).toHaveCount(0)
})

test('a mail that is read on another device leads to the table there, and a stranger learns nothing', async ({
  browser,
}) => {
  const options = { baseURL: server.origin }
  const phones = [openPhone(browser, options), openPhone(browser, options), openPhone(browser, options)]
  const [a, b, c] = await Promise.all(phones)
  await wishMail(b!.page, 'berta@table.example')
  const { game } = await seated(a!.context.request, b!.context.request, server.origin, { pace: '3d' })
  const table = `${server.origin}/games/${game}`
  const { page } = c!
  const mailed = await linkIn('berta@table.example', new RegExp(`${table}#mail=\\S+`))

  const door = async (path: string) => {
    await page.goto(path)
    await expect(page.getByText('Sign in as you do where you play')).toBeVisible()
    return page.locator('main').innerText()
  }
  expect(await door(`/games/${game}`)).toBe(await door(`/games/${'A'.repeat(22)}`))
  await sound(page)

  await page.goto(mailed)
  await expect(page.getByRole('link', { name: 'Open my games here, once' })).toBeVisible()
  expect(page.url()).toBe(table)
  await sound(page)
  const before = smtp.letters.length
  await press(page, 'Send a link to that address')
  await expect(page.getByText('A link is on its way to the address this mail went to.')).toBeVisible()
  await expect.poll(() => smtp.letters.length).toBe(before + 1)
  await page.goto(`/sign-in#${tokenIn(smtp)}`)
  await expect(page.getByText('berta@table.example')).toBeVisible()
  await press(page, 'Yes, sign in here')
  await page.waitForURL(table)
  await expect(map(page)).toBeVisible()
})
