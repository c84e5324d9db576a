import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Browser, chosen, invitedGame, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { rows } from './role-rows'

/** What somebody may write into any part of any request, to be run, read, or written where it does not belong. */
const PAYLOADS: readonly unknown[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "' OR '1'='1' --",
  "'; DROP TABLE records; --",
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'x\r\nSet-Cookie: fieldpost=evil',
  '%0d%0aSet-Cookie:%20fieldpost=evil',
  '{{7*7}}<%= 7*7 %>',
  '$(id) `id` | id',
  'fp:{x}:log',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202e\ufeff',
  '💥'.repeat(300),
  'A'.repeat(5_000),
  '',
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.1,
  null,
  true,
  [],
  {},
  ['x', { y: [null] }],
]

/** The same body with one of its leaves another, for each leaf. */
function* replaced(body: unknown, by: unknown): Generator<unknown> {
  if (body === null || typeof body !== 'object') {
    yield by
    return
  }
  for (const [name, part] of Object.entries(body))
    for (const other of replaced(part, by))
      yield Array.isArray(body)
        ? body.map((one, n) => (String(n) === name ? other : one))
        : { ...body, [name]: other }
  if (typeof by === 'string') yield { ...body, [by]: 1 }
}

const errors: unknown[] = []
beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words))
})
afterEach(() => void vi.restoreAllMocks())

let red: Browser
let game: string
beforeEach(async () => {
  testServices(memoryStore())
  const table = await invitedGame()
  ;({ red, game } = table)
  await chosen(game, red, table.blue)
})

/** An answer that is none of ours, or one that hands on what it was given. */
function faults(got: Awaited<ReturnType<Browser['send']>>, payload: unknown): string[] {
  const { status, text, headers } = got
  const wrong: string[] = []
  if (status >= 500) wrong.push(`${status}`)
  if (headers.get('content-type') !== 'application/json; charset=utf-8') wrong.push('no JSON')
  if (headers.get('x-content-type-options') !== 'nosniff') wrong.push('may be taken for something else')
  if (headers.getSetCookie().some((cookie) => cookie.includes('evil'))) wrong.push('sets a cookie of theirs')
  const echo = typeof payload === 'string' && /[^\w.-]/.test(payload) && text.includes(payload)
  // What somebody has written is read by whom it is for; a mistake repeats nothing.
  if (status >= 400 && echo) wrong.push('is repeated')
  if (/root:|SQLITE|at .+\.ts:\d/.test(text)) wrong.push('tells of the inside')
  return wrong
}

describe.each(Object.entries(rows))('%s', (name, { body, query = '' }) => {
  const [method, path] = name.split(' ') as [string, string]

  test('takes nothing amiss, whatever stands in any part of its body or address', async () => {
    const wrong: unknown[] = []
    const { cookie } = red
    const plain = await body?.(game, red)
    const at = path.replace('[gameId]', game).replace('[provider]', 'github') + query
    let asked = 0
    const ask = async (payload: unknown, address: string, sent?: unknown) => {
      red.cookie = cookie
      asked++
      const found = faults(await red.send(method, address, sent), payload)
      if (found.length > 0) wrong.push([payload, address, sent, ...found])
    }
    for (const payload of PAYLOADS) {
      if (plain) for (const other of replaced(plain, payload)) await ask(payload, at, other)
      if (method !== 'GET' || typeof payload !== 'string' || payload === '\ud800') continue
      const value = encodeURIComponent(payload)
      for (const part of ['as', 'since', 'before', 'p', 'v', 'size', 'l', 'game', 'code', 'state', value])
        await ask(payload, `${at}${at.includes('?') ? '&' : '?'}${part}=${value}`)
      if (path.includes('[')) await ask(payload, path.replace(/\[\w+\]/, value))
    }
    expect(asked > 0 || path.endsWith('/send') || plain === undefined).toBe(true)
    expect({ wrong: wrong.slice(0, 5), errors: errors.slice(0, 2) }).toEqual({ wrong: [], errors: [] })
  })
})
