// Fieldpost's service worker. It opens the game without a network, and shows notices.
//
// It keeps what is the same for everybody: scripts, styles, letters, words, and pages that say nothing of anybody. What
// a player has seen of his games his pages keep themselves (components/offline), so that signing out can wipe it away.

const FILES = 'fieldpost-files'
const PAGES = 'fieldpost-pages'
/** Written by pages, wiped by pages. */
const TABLES = 'fieldpost-tables'

/** The page of a table without a game: it is filled in by what was last seen. */
const TABLE = '/games/kept'
/** What is told where a page was not kept. */
const OFFLINE = '/offline'
const ALWAYS = ['/', TABLE, OFFLINE]

/** Milliseconds that the network has for a page that has been kept. */
const PATIENCE = 4000
/** Files of older versions go when there are more than this; a version has about 70. */
const MOST_FILES = 250
const MOST_PAGES = 20

/** Their names change with what is in them. */
const isFile = ({ pathname }) => pathname.startsWith('/_next/static/')
const isWords = ({ pathname }) => pathname.startsWith('/words/')
/** Pages that are kept when they are visited: they are the same for everybody. */
const isOpen = (path) => path === '/' || /^\/(rules|about)\/[^/]+$/.test(path)
const isGood = (answer) => answer.ok && answer.type === 'basic' && !answer.redirected

/** By which page this address is opened without a network. */
const keptPath = (path) => (/^\/games\/[^/]+$/.test(path) ? TABLE : path)
/** Whether there is something to fill the page of this table with: see components/offline/kept-tables.ts. */
const isSeen = (path) => caches.match(path.replace('/games/', '/kept/'), { cacheName: TABLES })
const filesIn = (html) => [...new Set(html.match(/\/_next\/static\/[\w./~-]+/g))]
/** Those that run before anything is chosen: what is only fetched may be of another game than the table that stands. */
const scriptsIn = (html) => [...html.matchAll(/<script[^>]* src="(\/_next\/static\/[\w./~-]+)"/g)].map(([, name]) => name)
const keptPage = (path) => caches.match(path, { cacheName: PAGES, ignoreVary: true })

/** What is put anew takes the place of the old, and is the youngest. */
const put = async (name, key, answer) => (await caches.open(name)).put(key, answer)

/** A file that is kept, or else from the network and kept from now on. */
async function file(request, event) {
  const known = await caches.match(request, { cacheName: FILES, ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (isGood(answer)) event.waitUntil(put(FILES, request, answer.clone()))
  return answer
}

/** A worker takes the address of its answer for its own, and would lose what stands behind its #. */
const asAsked = ({ destination }, answer) => (destination === 'worker' ? new Response(answer.body, answer) : answer)

/** Words as they are now, or else as they were. */
async function words(request, event) {
  try {
    const answer = await fetch(request)
    if (isGood(answer)) event.waitUntil(put(FILES, request, answer.clone()))
    return answer
  } catch (error) {
    const known = await caches.match(request, { cacheName: FILES, ignoreVary: true })
    if (known) return known
    throw error
  }
}

/** A page from the network, or as it was kept if there is none, or it takes too long. */
async function page(event, path) {
  const here = keptPath(path)
  const kept = here === TABLE && !(await isSeen(path)) ? undefined : await keptPage(here)
  const fresh = (async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    // With a query a page is about something else than its path says.
    const isWhole = new URL(event.request.url).search === ''
    if (isGood(answer) && isOpen(path) && isWhole) event.waitUntil(put(PAGES, path, answer.clone()))
    // A gateway without its server is as good as no network.
    if (answer.status >= 502 && kept) throw new Error('no server')
    return answer
  })()
  event.waitUntil(fresh.catch(() => undefined))
  try {
    if (!kept) return await fresh
    let timer
    const late = new Promise((_, fail) => {
      timer = setTimeout(fail, PATIENCE, new Error('too late'))
    })
    return await Promise.race([fresh, late]).finally(() => clearTimeout(timer))
  } catch {
    return kept ?? (await keptPage(OFFLINE)) ?? Response.error()
  }
}

/**
 * What a page asks for when it stands: to be opened in its language without a network, with the files it has loaded.
 * A kept page that runs other scripts is of an older version, and fetched anew.
 */
async function keep({ path, language, files }) {
  const loaded = files.filter((name) => [isFile, isWords].some((is) => is(new URL(name, self.location.origin))))
  await Promise.all(loaded.map(keepFile))
  const kept = new Set(loaded)
  const here = keptPath(path)
  for (const one of new Set([...ALWAYS, ...(isOpen(here) ? [here] : [])])) {
    const html = (await (await keptPage(one))?.text()) ?? ''
    const names = filesIn(html)
    const old = !html.includes(`lang="${language}"`) || (one === here && scriptsIn(html).some((name) => !kept.has(name)))
    for (const name of (old && (await keepPage(one))) || names) kept.add(name)
  }
  await trim(FILES, MOST_FILES, kept)
  await trim(PAGES, MOST_PAGES, new Set(ALWAYS))
}

async function keepFile(name) {
  const cache = await caches.open(FILES)
  if (await cache.match(name, { ignoreVary: true })) return
  const answer = await fetch(name).catch(() => null)
  if (answer && isGood(answer)) await cache.put(name, answer)
}

/** Fetches a page with all its files; answers which they are, or null if it cannot be had. */
async function keepPage(path) {
  const answer = await fetch(path, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!answer || !isGood(answer)) return null
  const names = filesIn(await answer.clone().text())
  await Promise.all(names.map(keepFile))
  await put(PAGES, path, answer)
  return names
}

/** Lets the oldest go that nobody needs. */
async function trim(name, most, needed) {
  const cache = await caches.open(name)
  const all = await cache.keys()
  const idle = all.filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(idle.slice(0, Math.max(0, all.length - most)).map((one) => cache.delete(one, { ignoreVary: true })))
}

function answered(event) {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') event.respondWith(page(event, url.pathname))
  else if (isFile(url)) event.respondWith(file(request, event).then((answer) => asAsked(request, answer)))
  else if (isWords(url)) event.respondWith(words(request, event))
}

/** A push is JSON { id, title, body, path, tag, image }; a newer one with the same tag takes the place of the older. */
function shown(event) {
  const { id, title = 'Fieldpost', body = '', path = '/', tag, image } = event.data?.json() ?? {}
  const icon = '/icon-192.png'
  return self.registration.showNotification(title, {
    body,
    icon,
    data: { id, path },
    ...(tag ? { tag, renotify: true } : {}),
    // Of our own pictures alone.
    ...(image?.startsWith('/api/') ? { image } : {}),
  })
}

/** Pages that are open need not wait until they look again by themselves. */
async function toldPages() {
  for (const one of await self.clients.matchAll({ type: 'window' })) one.postMessage({ push: true })
}

/** The page of a game if one is open, led to what the notice is about; else a new one. */
async function opened({ notification }) {
  notification.close()
  const url = new URL(notification.data?.path ?? '/', self.location.origin)
  if (url.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = pages.find((one) => new URL(one.url).pathname === url.pathname)
  if (!same) return self.clients.openWindow(url.href)
  await same.focus()
  if (url.hash && new URL(same.url).hash !== url.hash) await same.navigate(url.href)
}

async function begun() {
  // A page need not wait until this worker is awake.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begun()))
self.addEventListener('fetch', answered)
self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep))
})
self.addEventListener('push', (event) => event.waitUntil(Promise.all([toldPages(), shown(event)])))
self.addEventListener('notificationclick', (event) => event.waitUntil(opened(event)))
