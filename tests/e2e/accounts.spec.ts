import { type Browser, expect, type Page } from '@playwright/test'
import { type Production, production } from '../support/production'
import { type Smtp, startSmtp, tokenIn } from '../support/smtp'
import { sound } from './sound'
import { map, openPhone, playNow, press, test } from './table'

let smtp: Smtp
let server: Production
test.beforeAll(async () => {
  smtp = await startSmtp()
  server = await production({ EMAIL_SERVER: smtp.url, EMAIL_FROM: 'Fieldpost <post@table.example>' }, true)
})
test.afterAll(async () => {
  server.stop()
  await smtp.stop()
})

/** A guest's phone with a game on it, and another phone. */
async function guestAt(browser: Browser) {
  const options = { baseURL: server.origin }
  const [one, two] = [await playNow(browser, options), await openPhone(browser, options)]
  return { one, two, game: new URL(one.page.url()).pathname }
}

/** `unsent`: how many orders wait on this phone. */
async function signIn(page: Page, address: string, unsent = 0) {
  await page.goto('/me')
  await page.getByLabel('E-mail address').fill(address)
  const before = smtp.letters.length
  await press(page, 'Send me a link')
  await expect.poll(() => smtp.letters.length).toBe(before + 1)
  await expect(page.getByText('A link is on its way')).toBeVisible()
  await page.goto(`/sign-in#${tokenIn(smtp)}`)
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText(/have not been sent, and would be lost/)).toHaveCount(unsent > 0 ? 1 : 0)
  await sound(page)
  await press(page, 'Yes, sign in here')
  await page.waitForURL(`${server.origin}/`)
}

test('a guest becomes an e-mail account on one phone, signs in on another and has his game', async ({
  browser,
}) => {
  const { one, two, game } = await guestAt(browser)
  await one.page.goto('/me')
  await expect(one.page.getByText('You play as a guest')).toBeVisible()
  await one.page.getByRole('textbox', { name: 'Name' }).fill('Anna')
  await press(one.page, 'Save')
  await expect(one.page.getByRole('heading', { name: 'Anna' })).toBeVisible()
  await sound(one.page)
  await one.page.evaluate((id) => {
    const plan = { side: 'german', version: 1, orders: [{}, {}], held: null }
    localStorage.setItem('fieldpost/plans', JSON.stringify({ [id]: plan }))
  }, game.split('/')[2]!)
  await signIn(one.page, 'anna@table.example', 2)
  await one.page.goto(game)
  await expect(map(one.page)).toBeVisible()

  await two.page.goto(game)
  await expect(map(two.page)).toBeHidden()
  await signIn(two.page, 'anna@table.example')
  await two.page.goto(game)
  await expect(map(two.page)).toBeVisible()
  await two.page.goto('/me')
  await expect(two.page.getByRole('heading', { name: 'Anna' })).toBeVisible()
  await press(two.page, 'Remove: E-mail')
  await expect(two.page.getByText('This is your last way to sign in.')).toBeVisible()
  await sound(two.page)
  await press(two.page, 'Yes, remove it: E-mail')
  await expect(two.page.getByText('You play as a guest')).toBeVisible()
  await press(two.page, 'Sign out everywhere')
  await expect(two.page.getByText('signed out everywhere, you cannot come back')).toBeVisible()
  await press(two.page, 'Yes, sign out everywhere')
  await one.page.goto(game)
  await expect(map(one.page)).toBeHidden()
})

test('a second device is opened by the link behind the code', async ({ browser }) => {
  const { one, two, game } = await guestAt(browser)
  await one.page.goto('/me')
  await press(one.page, 'Play on another device too')
  await expect(one.page.getByRole('img', { name: 'Code with the link' })).toBeVisible()
  await sound(one.page)
  await two.page.goto(
    await one.page.getByRole('textbox', { name: 'Link for your other device' }).inputValue(),
  )
  // The answer is lost on its way: the same button asks once more, and the link is not used up.
  await two.page.route(
    '**/api/sign-in/confirm',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await press(two.page, 'Yes, sign in here')
  await expect(two.page.getByRole('alert').first()).toBeVisible()
  await press(two.page, 'Yes, sign in here')
  await two.page.waitForURL(`${server.origin}/`)
  await two.page.goto(game)
  await expect(map(two.page)).toBeVisible()
})

test('it is said which way to sign in does not work, and a failure is told once', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const data = { id: 'q'.repeat(16), name: 'Anna' }
  await page.request.post('/api/me', { headers: { origin: baseURL! }, data })
  const silent = { error: 'unavailable', message: '' }
  await page.route('**/api/sign-in', (route) => route.fulfill({ status: 503, json: silent }))
  // His zone is told by the page itself, which takes nothing back that went wrong.
  const told = page.waitForResponse((reply) => reply.request().postData()?.includes('"zone"') ?? false)
  await page.goto('/me?failed')
  await told
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('The sign-in did not succeed.')).toBeVisible()
  await press(page, 'Sign in with Google')
  await expect(page.getByText('Signing in with Google does not work just now.')).toBeVisible()
  await page.getByLabel('E-mail address').fill('anna@table.example')
  await press(page, 'Send me a link')
  await expect(page.getByText('The mail could not be sent just now.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  await expect(page.getByText('The sign-in did not succeed.')).toHaveCount(0)

  // Who comes back from elsewhere is asked no more.
  const lost = page.getByText('2 orders that you have planned here have not been sent')
  await expect(lost).toHaveCount(0)
  await page.evaluate(() => {
    const plan = { side: 'german', version: 1, orders: [{}, {}], held: null }
    localStorage.setItem('fieldpost/plans', JSON.stringify({ one: plan }))
  })
  await page.reload()
  await press(page, 'Sign in with Google')
  await expect(lost).toBeVisible()
  await press(page, 'Sign in with Google')
  await expect(page.getByText('Signing in with Google does not work just now.')).toBeVisible()
})
