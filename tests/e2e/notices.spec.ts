import { expect, type Page } from '@playwright/test'
import { signUp } from '../support/planted'
import { push, shown, subscribed, tapNotice } from './push'
import { challenge, openPhone, press, test } from './table'

const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'A'.repeat(22),
}

/** A game against a friend, and its creator at the page of its notices. */
async function atNotices(page: Page): Promise<string> {
  await challenge(page)
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}/notices`)
  return pathname
}

test('a phone is signed up after it was said what for, and shows what a push says', async ({ browser }) => {
  const { context, page } = await openPhone(browser, { serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'])
  await context.addInitScript(subscribed, KEYS)
  const path = await atNotices(page)
  await press(page, 'Tell me on this device')
  await expect(page.getByText('Your browser will ask')).toBeVisible()
  await press(page, 'Go on')
  await expect(page.getByText('This device is told.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This device is told.')).toBeVisible()

  const notice = { id: '1', title: 'A Victory Denied: your move', body: 'Move your units.', path, tag: 't' }
  await push(context, page, notice)
  await expect.poll(() => shown(page)).toEqual([{ title: notice.title, body: notice.body, path }])
  // Only the newest of a game is shown.
  await push(context, page, { ...notice, id: '2', title: 'A Victory Denied: 3 hours left' })
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title))
    .toEqual(['A Victory Denied: 3 hours left'])

  await press(page, 'Stop on this device')
  await expect(page.getByRole('button', { name: 'Tell me on this device' })).toBeVisible()
})

test('what each kind of webhook asks for keeps within the page of a phone', async ({ browser }) => {
  const { page } = await openPhone(browser)
  await atNotices(page)
  await page.goto('/me')
  await page.getByText('Add another way').tap()
  const kinds = page.getByLabel('Kind of webhook')
  for (const kind of ['discord', 'slack', 'ntfy', 'telegram', 'matrix', 'json']) {
    await kinds.selectOption(kind)
    const { x, width } = (await kinds.boundingBox())!
    expect(x + width, kind).toBeLessThan(390)
  }
})

test('a tap on what a push shows leads to its game: to the page that has it open, else to a new one', async ({
  browser,
}) => {
  const { context, page } = await openPhone(browser, { serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'])
  await context.addInitScript(subscribed, KEYS)
  const path = await atNotices(page)
  await press(page, 'Tell me on this device')
  await press(page, 'Go on')
  await expect(page.getByText('This device is told.')).toBeVisible()
  const notice = { title: 'A Victory Denied: your move', body: 'Move your units.', tag: 't' }

  await push(context, page, { ...notice, id: '1', path })
  await expect.poll(() => shown(page)).toHaveLength(1)
  expect(await tapNotice(context)).toEqual({ focused: [], opened: [path], left: 0 })

  await page.goto(path)
  const other = await context.newPage()
  await other.goto('/')
  await push(context, page, { ...notice, id: '2', path })
  await expect.poll(() => shown(page)).toHaveLength(1)
  expect(await tapNotice(context)).toEqual({ focused: [path], opened: [], left: 0 })

  // Whatever a push says, it opens no page of others.
  await push(context, page, { ...notice, id: '3', path: 'https://elsewhere.example/' })
  await expect.poll(() => shown(page)).toHaveLength(1)
  expect(await tapNotice(context)).toEqual({ focused: [], opened: [], left: 0 })
})

test('a way that was switched off is shown to its owner, who switches it on again', async ({ browser }) => {
  const { context, page } = await openPhone(browser)
  await atNotices(page)
  await signUp(process.env.E2E_DATA!, await context.cookies())
  await page.goto('/')
  await expect(page.getByText('One of the ways you are told no longer works.')).toBeVisible()
  await page.getByRole('link', { name: 'Look at your notices' }).tap()
  const told = page.getByText('Nothing got through for a day, so this is switched off.')
  await expect(told).toBeVisible()
  await press(page, 'Switch it on again')
  await expect(told).toHaveCount(0)
  const gone = page.getByText('Safari · iPhone takes no more notices and was removed.')
  await expect(gone).toBeVisible()
  await press(page, 'All right: Safari · iPhone')
  await expect(gone).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
  await expect(page.getByText('One of the ways you are told no longer works.')).toHaveCount(0)
})

test('wishes for one game are kept', async ({ browser }) => {
  const { page } = await openPhone(browser)
  await atNotices(page)
  await page.getByLabel('Wait before telling me').selectOption({ label: '15 minutes' })
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel('From').fill('23:30')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Wait before telling me')).toHaveValue('15')
  await expect(page.getByLabel('From')).toHaveValue('23:30')
  await press(page, 'As for all games')
  await expect(page.getByLabel('Quiet hours')).not.toBeChecked()
})

test('an address that cannot be used is refused beside its field', async ({ browser }) => {
  const { page } = await openPhone(browser)
  await challenge(page)
  await page.goto('/me')
  const other = page.locator('details', { hasText: 'Add another way' })
  await other.getByText('Add another way').tap()
  await other.getByLabel('Address of the webhook').fill('https://127.0.0.1/')
  await other.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(other.getByText('begins with https://discord.com/api/webhooks/')).toBeVisible()
})

test('a link that ends mail does nothing before its button is pressed', async ({ browser }) => {
  const { page } = await openPhone(browser)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await page.goto('/notices/stop#nothing')
  await expect(page.getByRole('button', { name: 'No more mail' })).toBeVisible()
  expect(asked).toEqual([])
  await press(page, 'No more mail')
  await expect(page.getByText('This leads nowhere any more')).toBeVisible()
})
