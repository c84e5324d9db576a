import { type BrowserContext, expect, type Page } from '@playwright/test'

/** No push service is reached from here: the browser says that it has subscribed. */
export const subscribed = ({ p256dh, auth }: { p256dh: string; auth: string }) => {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer
  const made = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/test',
    options: { applicationServerKey: null as ArrayBuffer | null },
    getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
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

/**
 * What a push service would bring, until it is shown: Chromium forgets a notice for which it is asked while it is still
 * on its way to the screen.
 */
export async function push(context: BrowserContext, page: Page, payload: object) {
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

export const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notices = await registration.getNotifications()
    return notices.map(({ title, body, data }) => ({ title, body, path: data.path }))
  })

/** Taps the only notice that is shown; answers which page the worker brought to the front and which it opened. */
export async function tapNotice(context: BrowserContext) {
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
