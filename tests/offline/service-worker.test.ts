import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { root } from '@/lib/cli/ready.mjs'

const ORIGIN = 'https://table.test'
const SCRIPT = readFileSync(join(root, 'public', 'sw.js'), 'utf8')

/** As much of an answer as the worker looks at. */
interface Answer {
  ok: boolean
  status: number
  type: string
  redirected: boolean
  text: () => Promise<string>
  clone: () => Answer
}
const answer = (text: string, more: Partial<Answer> = {}): Answer => {
  const status = more.status ?? 200
  const made: Answer = {
    ...{ status, ok: status < 300, type: 'basic', redirected: false },
    text: async () => text,
    clone: () => made,
    ...more,
  }
  return made
}
const page = (language: string, ...files: string[]) =>
  answer(`<html lang="${language}">${files.map((file) => `<script src="/_next/static/${file}">`).join('')}`)

const pathOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname

/** A worker in a browser of its own, with the network that it is given. */
function worker(server: (path: string) => Answer | 'never' | null) {
  const kept = new Map<string, Map<string, Answer>>()
  const asked: string[] = []
  const handlers: Record<string, (event: object) => void> = {}
  const cacheOf = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Answer>()
    kept.set(name, cache)
    return {
      match: async (key: string) => cache.get(pathOf(key)),
      put: async (key: string, value: Answer) => {
        cache.delete(pathOf(key))
        cache.set(pathOf(key), value)
      },
      delete: async (key: { url: string }) => cache.delete(pathOf(key)),
      keys: async () => [...cache.keys()].map((path) => ({ url: ORIGIN + path })),
    }
  }
  runInNewContext(SCRIPT, {
    ...{ URL, Promise, Set, Error, clearTimeout },
    // Whoever waits for the network has waited long enough.
    setTimeout: (late: (why: Error) => void, _ms: number, why: Error) => setTimeout(late, 0, why),
    Response: { error: () => 'error' },
    caches: {
      open: async (name: string) => cacheOf(name),
      match: async (key: string, { cacheName }: { cacheName: string }) =>
        kept.get(cacheName)?.get(pathOf(key)),
    },
    fetch: async (key: string | { url: string }) => {
      const path = pathOf(key)
      asked.push(path)
      const found = server(path)
      if (found === 'never') return new Promise(() => undefined)
      if (!found) throw new TypeError('no network')
      return found
    },
    self: {
      location: { origin: ORIGIN },
      addEventListener: (name: string, handle: (event: object) => void) => {
        handlers[name] = handle
      },
    },
  })
  /** What a page is answered, in words; null: the worker has no part in it. */
  const ask = async (path: string, request: object = {}): Promise<string | null> => {
    const pending: Promise<unknown>[] = []
    let given: Promise<Answer | 'error'> | null = null
    const headers = new Headers('range' in request ? { range: 'bytes=0-' } : {})
    const url = new URL(path, ORIGIN).href
    handlers.fetch!({
      request: { method: 'GET', mode: 'cors', destination: '', url, ...request, headers },
      respondWith: (promise: Promise<Answer | 'error'>) => {
        given = promise
      },
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
    })
    const got = await (given as Promise<Answer | 'error'> | null)
    // What the network never answers is waited for by nobody.
    await Promise.race([Promise.allSettled(pending), new Promise((done) => setTimeout(done, 20))])
    return got === null || got === 'error' ? got : got.text()
  }
  const keep = (message: object) =>
    new Promise<void>((done) => {
      const waitUntil = (promise: Promise<unknown>) => void promise.then(() => done())
      handlers.message!({ data: { keep: message }, waitUntil })
    })
  const open = (path: string) => ask(path, { mode: 'navigate' })
  const names = (cache: string) => [...(kept.get(`fieldpost-${cache}`)?.keys() ?? [])].sort()
  return { ask, open, keep, names, asked, cacheOf }
}

let online: boolean
let pages: Record<string, Answer>
let phone: ReturnType<typeof worker>
const TABLE = '/games/abc'
beforeEach(async () => {
  online = true
  pages = {
    '/': page('en', 'a.js', 'home.js'),
    '/games/kept': page('en', 'a.js', 'table.js'),
    '/offline': page('en', 'a.js'),
    '/rules/some': page('en', 'rules.js'),
  }
  phone = worker((path) => (online ? (pages[path] ?? answer(path)) : null))
  await phone.keep({ path: '/', language: 'en', files: ['/_next/static/a.js', '/_next/static/home.js'] })
  await phone.cacheOf('fieldpost-tables').put('/kept/abc', answer('{}'))
  phone.asked.length = 0
})

describe('what the worker has no part in', () => {
  test.each([
    ['an order', '/api/games/abc/orders', { method: 'POST' }],
    ['whatever changes something', '/words/some/en', { method: 'POST' }],
    ['whatever is asked of the server', '/api/games', {}],
    ['who one is', '/api/me', {}],
    ['what is only part of a file', '/_next/static/a.js', { range: true }],
    ['what lies elsewhere', 'https://elsewhere.test/_next/static/a.js', {}],
  ])('%s', async (_what, path, request) => {
    expect(await phone.ask(path, request)).toBeNull()
  })
})

describe('what is kept', () => {
  test('is the first page itself, and not as it is about one game', async () => {
    pages['/'] = page('de', 'one-game.js')
    await phone.open('/?game=some')
    expect(phone.asked).toEqual(['/'])
    online = false
    expect(await phone.open('/')).toContain('lang="en"')
  })

  test('is the pages that say nothing of anybody, with their files', async () => {
    await phone.open('/rules/some')
    await phone.open(TABLE)
    await phone.open('/me')
    await phone.open('/sign-in')
    expect(phone.names('pages')).toEqual(['/', '/games/kept', '/offline', '/rules/some'])
    expect(phone.names('files')).toEqual([
      '/_next/static/a.js',
      '/_next/static/home.js',
      '/_next/static/table.js',
    ])
  })

  test('is nothing that went wrong or led elsewhere', async () => {
    for (const bad of [{ status: 500 }, { redirected: true }, { type: 'opaque' }]) {
      pages['/rules/other'] = answer('bad', bad)
      pages['/_next/static/bad.js'] = answer('bad', bad)
      await phone.open('/rules/other')
      await phone.ask('/_next/static/bad.js')
    }
    expect(
      [...phone.names('pages'), ...phone.names('files')].filter((name) => /other|bad/.test(name)),
    ).toEqual([])
  })

  test('files are asked for once, words each time', async () => {
    for (const path of ['/_next/static/new.js', '/words/some/en'])
      for (let n = 0; n < 2; n += 1) expect(await phone.ask(path)).toBe(path)
    expect(phone.asked).toEqual(['/_next/static/new.js', '/words/some/en', '/words/some/en'])
    online = false
    expect(await phone.ask('/words/some/en')).toBe('/words/some/en')
  })

  test('is not fetched again while it is of this version and language', async () => {
    const files = ['/_next/static/a.js', '/_next/static/table.js']
    await phone.keep({ path: TABLE, language: 'en', files })
    expect(phone.asked).toEqual([])
  })

  test('is fetched anew for a page that is made of other files, and in another language', async () => {
    pages['/games/kept'] = page('en', 'b.js')
    await phone.keep({ path: TABLE, language: 'en', files: ['/_next/static/b.js'] })
    expect(phone.asked).toEqual(['/_next/static/b.js', '/games/kept'])
    phone.asked.length = 0
    for (const path of ['/', '/games/kept', '/offline']) pages[path] = page('de', 'b.js')
    await phone.keep({ path: '/me', language: 'de', files: [] })
    expect(phone.asked).toEqual(['/', '/games/kept', '/offline'])
  })

  test('is not fetched again for the table of one game, though the page for all fetches those of others', async () => {
    const scripts = page('en', 'a.js', 'table.js')
    const fetched = '<link rel="preload" href="/_next/static/other.js" as="script">'
    pages['/games/kept'] = answer((await scripts.text()) + fetched)
    const visit = { path: TABLE, language: 'en', files: ['/_next/static/a.js', '/_next/static/table.js'] }
    await phone.keep({ ...visit, files: ['/_next/static/b.js'] })
    expect(phone.names('files')).toContain('/_next/static/other.js')
    phone.asked.length = 0
    await phone.keep(visit)
    expect(phone.asked).toEqual([])
  })

  test('the oldest files go, those of the pages that are kept stay', async () => {
    const files = Array.from({ length: 400 }, (_, n) => `/_next/static/${n}.js`)
    await phone.keep({ path: '/me', language: 'en', files })
    await phone.keep({ path: '/me', language: 'en', files: [] })
    const names = phone.names('files')
    expect(names).toHaveLength(250)
    for (const name of ['a', 'home', 'table', '399']) expect(names).toContain(`/_next/static/${name}.js`)
    expect(names).not.toContain('/_next/static/0.js')
  })
})

describe('without a network', () => {
  beforeEach(() => {
    online = false
  })

  test('pages open as they were kept, and every table that was seen by the one page for all', async () => {
    expect(await phone.open('/')).toContain('home.js')
    expect(await phone.open(TABLE)).toContain('table.js')
  })

  test('whatever was not seen says so', async () => {
    for (const path of ['/games/another', '/me', '/rules/another', `${TABLE}/dice`])
      expect(await phone.open(path)).toBe(await pages['/offline']!.text())
  })

  test('a gateway without its server is no network', async () => {
    online = true
    pages[TABLE] = answer('bad gateway', { status: 502 })
    pages['/games/another'] = answer('bad gateway', { status: 502 })
    expect(await phone.open(TABLE)).toContain('table.js')
    expect(await phone.open('/games/another')).toBe('bad gateway')
  })
})

test('a network that takes too long is not waited for', async () => {
  const slow = worker((path) => (online ? (pages[path] ?? answer(path)) : 'never'))
  await slow.keep({ path: '/', language: 'en', files: [] })
  online = false
  expect(await slow.open('/')).toContain('home.js')
})
