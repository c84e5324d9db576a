// Fieldpost's service worker. Notices: what a push says is shown, and a tap on it opens the right game.

/** A push is JSON { id, title, body, path, tag }; a newer one with the same tag takes the place of the older. */
function shown(event) {
  const { id, title = 'Fieldpost', body = '', path = '/', tag } = event.data?.json() ?? {}
  const icon = '/icon.svg'
  return self.registration.showNotification(title, {
    body,
    icon,
    data: { id, path },
    ...(tag ? { tag, renotify: true } : {}),
  })
}

/** The page of a game if one is open, else a new one. */
async function opened({ notification }) {
  notification.close()
  const url = new URL(notification.data?.path ?? '/', self.location.origin)
  if (url.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = pages.find((page) => new URL(page.url).pathname === url.pathname)
  if (same) return same.focus()
  return self.clients.openWindow(url.href)
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(shown(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(opened(event)))
