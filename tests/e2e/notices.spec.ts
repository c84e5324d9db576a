import { type BrowserContext, expect, type Page } from '@playwright/test'
import { signUp } from '../support/planted'
import { challenge, openPhone, press, test } from './table'

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

/**
 * What a push service would bring, until it is shown: Chromium forgets a notice for which it is asked while it is still
 * on its way to the screen.
 */
async function push(context: BrowserContext, page: Page, payload: object) {
  const devtools = await context.newCDPSession(page)
  const found: { registrationId: string; isDeleted: boolean }[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => found.push(...registrations))
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => found.filter(({ isDeleted }) => !isDeleted).length).toBeGreaterThan(0)
  const { registrationId } = found.find(({ isDeleted }) => !isDeleted)!
  const origin = new URL(page.url()).origin
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Shows
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.onScreen = new Promise((done) => {
      scope.registration.showNotification = (...notice) => {
        const work = show(...notice)
        void work.then(done, done)
        return work
      }
    })
  })
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(payload),
  })
  await worker.evaluate(() => (globalThis as unknown as Shows).onScreen)
}

interface Shows {
  registration: { showNotification: (...notice: unknown[]) => Promise<void> }
  onScreen: Promise<void>
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

/** Taps the only notice that is shown; answers which page the worker brought to the front and which it opened. */
async function tapNotice(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  return worker!.evaluate(async () => {
    // A browser lets a worker do this only after a finger; so it is written down here.
    const scope = globalThis as unknown as {
      registration: { getNotifications: () => Promise<object[]> }
      clients: { openWindow: (url: string) => Promise<null> }
      WindowClient: { prototype: { focus: () => Promise<void> } }
      NotificationEvent: new (name: string, of: object) => Event
      dispatchEvent: (event: Event) => boolean
    }
    const did: { focused: string[]; opened: string[] } = { focused: [], opened: [] }
    scope.clients.openWindow = async (url) => {
      did.opened.push(new URL(url).pathname)
      return null
    }
    scope.WindowClient.prototype.focus = async function (this: { url: string }) {
      did.focused.push(new URL(this.url).pathname)
    }
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    const work: Promise<unknown>[] = []
    Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) })
    scope.dispatchEvent(event)
    await Promise.all(work)
    return { ...did, left: (await scope.registration.getNotifications()).length }
  })
}

test('a tap on what a push shows leads to its game: to the page that has it open, else to a new one', async ({
  browser,
}) => {
  const { context, page } = await openPhone(browser)
  await context.grantPermissions(['notifications'])
  await context.addInitScript(subscribed, KEY)
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
