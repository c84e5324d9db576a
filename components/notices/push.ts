import { mayServe, registered } from '@/components/offline/service-worker'

/** Whether this browser can be told by push, and how it is signed up. */
export type PushState =
  | 'install' // an iPhone or iPad that shows notices for installed pages only
  | 'missing'
  | 'blocked'
  | 'ready'

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

export function pushState(): PushState {
  if (!mayServe() || !('PushManager' in window) || !('Notification' in window)) {
    return isApple() && !isInstalled() ? 'install' : 'missing'
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** By what the server calls this browser's push address; null if it has none. */
export async function ownMark(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return text(hash).slice(0, 22)
}

/** Asks the player's leave through the browser, and signs it up; null if he or the browser says no. */
export async function subscribe(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await registered()
  const known = await pushManager.getSubscription()
  // A subscription under another server's key is of no use.
  const isOurs = known && text(known.options.applicationServerKey ?? new ArrayBuffer(0)) === key
  if (known && !isOurs) await known.unsubscribe()
  const made = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const [p256dh, auth] = [made.getKey('p256dh'), made.getKey('auth')]
  return p256dh && auth ? { endpoint: made.endpoint, p256dh: text(p256dh), auth: text(auth) } : null
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

const text = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
