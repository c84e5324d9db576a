import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import { Browser, invitedGame, testServices, whoOf } from '../../support/browser'
import { counted } from '../../support/counted'
import { HOSTILE } from '../../support/hostile-addresses'
import { type MemoryStore, memoryStore } from '../../support/memory-store'
import { byMail, confirm, mailDoors, me, peekLink, signIn } from '../../support/sign-in'
import { type Smtp, startSmtp, tokenIn } from '../../support/smtp'

let smtp: Smtp
let store: MemoryStore
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.letters.length = 0
  store = memoryStore()
  testServices(store, { providers: mailDoors(smtp), now: Date.now })
})

describe('a link by mail', () => {
  test('is offered where a mail server is set up, and nothing is said of what is not', async () => {
    expect((await me(new Browser())).body).toEqual({ account: null, doors: ['email'] })
    testServices(store)
    expect((await me(new Browser())).body).toEqual({ account: null, doors: [] })
    expect((await signIn(new Browser(), { door: 'email', address: 'a@b.example' })).status).toBe(400)
  })

  test('makes an account of the guest, who keeps his game', async () => {
    const { game, red } = await invitedGame()
    const guest = whoOf(red)
    const got = await byMail(red, smtp, 'Anna@Table.Example')
    expect(got.body.account).toMatchObject({
      games: 1,
      identities: [{ provider: 'email', label: 'anna@table.example' }],
    })
    expect(whoOf(red).account).toBe(guest.account)
    expect((await red.look(game)).body.seats).toEqual(['red'])
  })

  test('opens the account with its games in another browser', async () => {
    const { game, red } = await invitedGame()
    await byMail(red, smtp, 'anna@table.example')
    const phone = new Browser()
    await byMail(phone, smtp, 'anna@table.example')
    expect((await phone.look(game)).body.seats).toEqual(['red'])
    expect((await me(phone)).body.account?.devices).toHaveLength(2)
  })

  test('brings the games of a guest along to the account that he has already', async () => {
    const [one, two] = [await invitedGame(), await invitedGame()]
    await byMail(one.red, smtp, 'anna@table.example')
    const guest = whoOf(two.blue)
    await byMail(two.blue, smtp, 'anna@table.example')
    expect(whoOf(two.blue).account).toBe(whoOf(one.red).account)
    for (const browser of [one.red, two.blue]) {
      expect((await browser.look(one.game)).body.seats).toEqual(['red'])
      expect((await browser.look(two.game)).body.seats).toEqual(['blue'])
    }
    expect(store.kept(two.game)!.fields['owner:blue']).toBe(whoOf(one.red).account)
    expect(store.kept(accountRecord(guest.account))!.fields).toEqual({
      made: expect.any(String),
      moved: whoOf(one.red).account,
    })
  })

  test('leaves an account with an identity of its own as it is, and moves the browser only', async () => {
    const [one, two] = [await invitedGame(), await invitedGame()]
    await byMail(one.red, smtp, 'anna@table.example')
    await byMail(two.blue, smtp, 'boris@table.example')
    const boris = whoOf(two.blue)
    await byMail(two.blue, smtp, 'anna@table.example')
    expect((await two.blue.look(two.game)).status).toBe(404)
    const again = new Browser()
    await byMail(again, smtp, 'boris@table.example')
    expect(whoOf(again).account).toBe(boris.account)
    expect((await again.look(two.game)).body.seats).toEqual(['blue'])
  })

  test('signs somebody in who never played', async () => {
    const browser = new Browser()
    expect((await byMail(browser, smtp, 'new@table.example')).body.account?.games).toBe(0)
  })

  test('takes the place of the address before it, which opens nothing any more', async () => {
    const browser = new Browser()
    await byMail(browser, smtp, 'old@table.example')
    await byMail(browser, smtp, 'new@table.example')
    expect((await me(browser)).body.account?.identities).toEqual([
      { provider: 'email', label: 'new@table.example', last: true },
    ])
    const other = new Browser()
    await byMail(other, smtp, 'old@table.example')
    expect(whoOf(other).account).not.toBe(whoOf(browser).account)
  })

  test('gives the browser a new secret, and its old one opens nothing', async () => {
    const { game, red } = await invitedGame()
    const old = new Browser()
    old.cookie = red.cookie
    await byMail(red, smtp, 'anna@table.example')
    expect(red.cookie).not.toBe(old.cookie)
    expect((await old.look(game)).status).toBe(404)
  })

  test('leaves no session and no cookie of another kind', async () => {
    const browser = new Browser()
    const got = await byMail(browser, smtp, 'anna@table.example')
    expect(got.headers.getSetCookie()).toEqual([expect.stringMatching(/^fieldpost=/)])
  })
})

describe('a link that is asked for', () => {
  /** What a server does for a request: how it asks its store, in what order, and how much it says and writes. */
  async function worksFor(browser: Browser, address: string) {
    const services = { providers: mailDoors(smtp), now: Date.now, limits: true }
    const { store: noting, calls } = counted(store)
    testServices(noting, services)
    const before = smtp.letters.length
    const { status, text, headers } = await signIn(browser, { door: 'email', address })
    testServices(store, services)
    const sent = smtp.letters.slice(before).map(({ text }) => text.split('\n').length)
    return { calls, status, text, headers: [...headers].map(([name]) => name), sent }
  }

  // Its answer goes out at a whole tick besides, as of all routes: tests/play/constant-time.test.ts.
  test.each([
    ['a stranger', () => new Browser(), ['count', 'setFields']],
    // Who comes from nowhere is asked for his own account, so that he need not share the limit of those without one.
    ['a guest', () => guest(), ['count', 'fields', 'setFields']],
  ])('by %s costs the same work, whether there is such an account or not', async (_name, asking, calls) => {
    const { red } = await invitedGame()
    await byMail(red, smtp, 'anna@table.example')
    const browser = await asking()
    const known = await worksFor(browser, 'anna@table.example')
    expect(known).toMatchObject({ status: 200, sent: [expect.any(Number)] })
    // Counted, and kept: nothing is read of the address.
    expect(new Set(known.calls.map(([name]) => name))).toEqual(new Set(calls))
    expect(await worksFor(browser, 'hans@table.example')).toEqual(known)
  })
})

async function guest(): Promise<Browser> {
  const browser = new Browser()
  await browser.create()
  return browser
}

describe('the link of a letter', () => {
  test('is used by the confirmation alone: programs that look at it, and people before, change nothing', async () => {
    const browser = new Browser()
    await signIn(browser, { door: 'email', address: 'anna@table.example' })
    const token = tokenIn(smtp)
    for (let n = 0; n < 10; n++) {
      const bot = new Browser()
      expect((await peekLink(bot, token)).body).toEqual({
        kind: 'mail',
        address: 'anna@table.example',
        brings: 0,
        leaves: 0,
        elsewhere: true,
      })
      for (const method of ['GET', 'HEAD']) {
        expect((await bot.send(method, `/api/auth/callback/email?token=${token}`)).status).not.toBe(200)
        expect((await bot.send(method, '/api/sign-in/confirm')).status).toBe(405)
      }
      expect(bot.cookie?.includes('fieldpost=') ?? false).toBe(false)
    }
    expect((await confirm(browser, token)).status).toBe(200)
  })

  test('works once; a repeat of the same request is answered alike, with the same cookie', async () => {
    const browser = new Browser()
    await signIn(browser, { door: 'email', address: 'anna@table.example' })
    const token = tokenIn(smtp)
    const id = 'request-of-mail-1'
    const lost = new Browser()
    lost.cookie = browser.cookie
    expect((await confirm(lost, token, { id })).status).toBe(200)
    expect((await confirm(browser, token, { id })).status).toBe(200)
    expect(browser.cookie).toBe(lost.cookie)
    for (const other of [browser, new Browser()]) {
      expect([(await confirm(other, token)).status, (await peekLink(other, token)).status]).toEqual([
        410, 410,
      ])
    }
    const later = Date.now() + 10 * 60_000
    testServices(store, { providers: mailDoors(smtp), now: () => later })
    const late = new Browser()
    late.cookie = browser
      .cookie!.split('; ')
      .filter((one) => !one.startsWith('fieldpost='))
      .join('; ')
    expect([(await confirm(late, token, { id })).status, late.cookie.includes('fieldpost=')]).toEqual([
      410,
      false,
    ])
  })

  test('is dead after an hour', async () => {
    const browser = new Browser()
    await signIn(browser, { door: 'email', address: 'anna@table.example' })
    expect((await peekLink(browser, tokenIn(smtp))).status).toBe(200)
    testServices(store, { providers: mailDoors(smtp), now: () => Date.now() + 3_600_000 })
    expect((await confirm(browser, tokenIn(smtp))).status).toBe(410)
  })

  test('is stored as a hash, and stands in no address that a server is asked for', async () => {
    const stored: string[] = []
    const { setFields } = store
    store.setFields = (...call) => {
      stored.push(JSON.stringify(call))
      return setFields(...call)
    }
    await signIn(new Browser(), { door: 'email', address: 'anna@table.example' })
    const token = tokenIn(smtp)
    expect(stored.join()).toContain('anna@table.example')
    expect(stored.join()).not.toContain(token)
    expect(smtp.letters[0]!.text).toContain(`http://table.test/sign-in#${token}`)
    expect(smtp.letters[0]!.text).not.toMatch(/[?&]token=/)
  })
})

describe('an address', () => {
  test('that is known is answered as one that is not', async () => {
    const [known, unknown] = [new Browser(), new Browser()]
    await byMail(known, smtp, 'anna@table.example')
    // Whoever has asked before is known again by the same cookie.
    await signIn(unknown, { door: 'email', address: 'hans@table.example' })
    const answers = await Promise.all(
      ['anna@table.example', 'nobody@table.example'].map((address) =>
        signIn(unknown, { door: 'email', address }),
      ),
    )
    expect(answers[0]!.text).toBe(answers[1]!.text)
    expect([...answers[0]!.headers]).toEqual([...answers[1]!.headers])
    const letters = smtp.letters.slice(-2).map(({ text }) => text.replace(/#[\w-]{43}/g, '#').length)
    expect(letters[0]! - 'anna@table.example'.length).toBe(letters[1]! - 'nobody@table.example'.length)
  })

  test('of hostile make is refused, or the letter goes to it alone', async () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60)
    for (const address of HOSTILE) {
      const got = await signIn(new Browser(), { door: 'email', address })
      expect([address, got.status]).toEqual([address, 400])
    }
    expect(smtp.letters).toEqual([])
    const odd = ["o'neil+x@victim.example", '=?utf-8?q?a?=@victim.example', 'a|b@victim.example']
    for (const address of odd) {
      expect((await signIn(new Browser(), { door: 'email', address })).status).toBe(200)
      expect(smtp.letters.at(-1)!.to).toEqual([address])
    }
  })

  test('is never the reason to take somebody for somebody else', async () => {
    const [anna, thief] = [new Browser(), new Browser()]
    await byMail(anna, smtp, 'anna@table.example')
    await signIn(thief, { door: 'email', address: 'anna@table.example' })
    expect((await me(thief)).body.account).toBeNull()
  })
})

test('a letter leads to the address that the server’s owner set, whatever the request says of its host', async () => {
  const got = await new Browser().send(
    'POST',
    '/api/sign-in',
    { door: 'email', address: 'anna@table.example' },
    { host: 'attacker.example', origin: 'http://attacker.example' },
  )
  expect(got.status).toBe(200)
  expect(smtp.letters[0]!.text).not.toContain('attacker')
  testServices(store, { providers: { ...mailDoors(smtp), origin: null }, now: Date.now })
  expect((await me(new Browser())).body.doors).toEqual([])
})
