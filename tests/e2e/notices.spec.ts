import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { challenge, openPhone, press } from './table'

/** No push service is reached from here: the browser says that it has subscribed. */
const subscribed = (key: string) => {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer
  const made = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/test',
    options: { applicationServerKey: null as ArrayBuffer | null },
    getKey: (name: string) => bytes(name === 'auth' ? 'A'.repeat(22) : key),
    unsubscribe: async () => {
      sessionStorage.removeItem('subscribed')
      return true
    },
  }
  PushManager.prototype.subscribe = async () => {
    sessionStorage.setItem('subscribed', '1')
    return made as unknown as PushSubscription
  }
  PushManager.prototype.getSubscription = async () =>
    sessionStorage.getItem('subscribed') ? (made as unknown as PushSubscription) : null
  // A headless browser asks nobody.
  Notification.requestPermission = async () => 'granted'
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
}
const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'

/** A game against a friend, and its creator at the page of its notices. */
async function atNotices(page: Page): Promise<string> {
  await challenge(page)
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}/notices`)
  return pathname
}

/** What a push service would bring. */
async function push(context: BrowserContext, page: Page, payload: object) {
  const devtools = await context.newCDPSession(page)
  const found: { registrationId: string; isDeleted: boolean }[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => found.push(...registrations))
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => found.filter(({ isDeleted }) => !isDeleted).length).toBeGreaterThan(0)
  const { registrationId } = found.find(({ isDeleted }) => !isDeleted)!
  const origin = new URL(page.url()).origin
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(payload),
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notices = await registration.getNotifications()
    return notices.map(({ title, body, data }) => ({ title, body, path: data.path }))
  })

test('a phone is signed up after it was said what for, and shows what a push says', async ({ browser }) => {
  const { context, page } = await openPhone(browser)
  await context.grantPermissions(['notifications'])
  await context.addInitScript(subscribed, KEY)
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

test('wishes for one game are kept', async ({ browser }) => {
  const { page } = await openPhone(browser)
  await atNotices(page)
  await page.getByLabel('Wait before telling me').selectOption({ label: '15 minutes' })
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel('From').fill('23:30')
  await expect(page.getByText('Kept.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Wait before telling me')).toHaveValue('15')
  await expect(page.getByLabel('From')).toHaveValue('23:30')
  await press(page, 'As for all games')
  await expect(page.getByLabel('Quiet hours')).not.toBeChecked()
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
