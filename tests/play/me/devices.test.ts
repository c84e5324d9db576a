import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountRecord, deviceField } from '@/lib/accounts/account'
import { mergeGuest } from '@/lib/accounts/merge'
import type { ChallengesAnswer, ListAnswer } from '@/lib/play/api/list'
import { seatField } from '@/lib/seats/seat'
import { Browser, chosen, invitedGame, newId, testServices, whoOf } from '../../support/browser'
import { processWith } from '../../support/crashes'
import { type MemoryStore, memoryStore } from '../../support/memory-store'
import { byMail, confirm, deviceLink, mailDoors, me, peekLink, signIn } from '../../support/sign-in'
import { type Smtp, startSmtp, tokenIn } from '../../support/smtp'
import { seededLuck } from '../../support/toy-match'

let smtp: Smtp
let store: MemoryStore
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.stop())
beforeEach(() => {
  store = memoryStore()
  testServices(store, { providers: mailDoors(smtp), now: Date.now })
})

const out = (browser: Browser, body: object) => browser.send('POST', '/api/me/sign-out', body)
const rename = (browser: Browser, body: object) =>
  browser.send<{ path?: string }>('POST', '/api/me', { id: newId(), ...body })

/** Has a browser told by push, at an address of this name. */
const subscribe = (browser: Browser, name: string) =>
  browser.send('POST', '/api/notices', {
    ...{ do: 'push', endpoint: `https://fcm.googleapis.com/fcm/send/${name}` },
    ...{ p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  })
/** The names of all that an account is told by. */
const pushesOf = (account: string): string[] =>
  Object.entries(store.kept(accountRecord(account))!.fields)
    .flatMap(([name, text]) =>
      name.startsWith('channel:') ? [JSON.parse(text).endpoint.split('/').at(-1)] : [],
    )
    .sort()

describe('a second browser', () => {
  test('is opened by a link, once, and plays the same seats', async () => {
    const { game, red } = await invitedGame()
    await rename(red, { name: 'Anna' })
    const { token } = (await deviceLink(red)).body
    const [phone, thief] = [new Browser(), new Browser()]
    expect((await peekLink(phone, token)).body).toEqual({
      kind: 'device',
      name: 'Anna',
      brings: 0,
      leaves: 0,
    })
    expect((await confirm(phone, token)).body.account).toMatchObject({ name: 'Anna', games: 1 })
    expect([(await confirm(thief, token)).status, (await peekLink(thief, token)).status]).toEqual([410, 410])
    for (const browser of [red, phone]) expect((await browser.look(game)).body.seats).toEqual(['red'])
  })

  test('brings along what it had as a guest, and is told so before', async () => {
    const [one, two] = [await invitedGame(), await invitedGame()]
    const { token } = (await deviceLink(one.red)).body
    expect((await peekLink(two.blue, token)).body).toMatchObject({ brings: 1, leaves: 0 })
    await confirm(two.blue, token)
    expect((await one.red.look(two.game)).body.seats).toEqual(['blue'])
  })

  test('of a guest with a third is told that the third must sign in anew, and so it is', async () => {
    const [one, two] = [await invitedGame(), await invitedGame()]
    const third = new Browser()
    await confirm(third, (await deviceLink(two.blue)).body.token)
    expect((await third.look(two.game)).status).toBe(200)
    const { token } = (await deviceLink(one.red)).body
    expect((await peekLink(two.blue, token)).body).toMatchObject({ brings: 1, leaves: 1 })
    await confirm(two.blue, token)
    expect((await third.look(two.game)).status).toBe(404)
  })

  test('is opened for ten minutes only, and not at an account that is gone', async () => {
    const red = new Browser()
    await red.create()
    const { token } = (await deviceLink(red)).body
    testServices(store, { now: () => Date.now() + 10 * 60_000 })
    expect((await confirm(new Browser(), token)).status).toBe(410)
    testServices(store, { now: Date.now })
    const second = (await deviceLink(red)).body.token
    await red.send('POST', '/api/me/delete', { sure: true })
    expect((await confirm(new Browser(), second)).status).toBe(410)
  })

  test('is not opened by the link of one that has been signed out since', async () => {
    for (const body of [{ everywhere: true }, {}]) {
      const red = new Browser()
      await red.create()
      const { token } = (await deviceLink(red)).body
      await out(red, body)
      const thief = new Browser()
      expect([(await peekLink(thief, token)).status, (await confirm(thief, token)).status]).toEqual([
        410, 410,
      ])
      expect(thief.cookie).toBeNull()
    }
  })

  test('whose first answer was lost is answered once more, as is who uses his own link', async () => {
    const red = new Browser()
    await red.create()
    for (const browser of [new Browser(), red]) {
      const lost = new Browser()
      lost.cookie = browser.cookie
      const [{ token }, id] = [(await deviceLink(red)).body, newId()]
      expect((await confirm(lost, token, { id })).status).toBe(200)
      expect((await confirm(browser, token, { id })).body.account).toMatchObject({ games: 1 })
      expect(browser.cookie).toBe(lost.cookie)
    }
  })

  test('keeps its place if its owner uses his own link', async () => {
    const { game, red } = await invitedGame()
    await confirm(red, (await deviceLink(red)).body.token)
    expect((await me(red)).body.account?.devices).toHaveLength(1)
    expect((await red.look(game)).status).toBe(200)
  })
})

describe('signing out', () => {
  async function three() {
    const table = await invitedGame()
    const [phone, desk] = [new Browser(), new Browser()]
    for (const browser of [phone, desk]) await confirm(browser, (await deviceLink(table.red)).body.token)
    return { ...table, phone, desk }
  }

  test('here leaves the others as they are', async () => {
    const { game, red, phone } = await three()
    const { secret } = whoOf(red)
    expect((await out(red, {})).body).toMatchObject({ account: null })
    expect(red.cookie).toBeNull()
    const old = new Browser()
    old.cookie = `fieldpost=${whoOf(phone).account}.${secret}`
    expect((await old.look(game)).status).toBe(404)
    expect((await phone.look(game)).status).toBe(200)
  })

  test('is not undone by what the page sends by itself of zone and language, and comes too late', async () => {
    const { red } = await three()
    const late = new Browser()
    late.cookie = red.cookie
    await out(red, {})
    for (const one of [late, new Browser()]) {
      expect((await rename(one, { zone: 'Europe/Berlin', language: 'de' })).status).toBe(401)
      expect((await me(one)).body.account).toBeNull()
    }
    // A name he gives himself.
    expect((await rename(late, { name: 'Anna' })).status).toBe(200)
  })

  test('one other browser ends it there at its next request', async () => {
    const { game, red, phone, desk } = await three()
    const other = (await me(phone)).body.account!.devices.find(({ here }) => here)!
    await out(red, { device: other.id })
    expect((await phone.look(game)).status).toBe(404)
    expect((await desk.look(game)).status).toBe(200)
  })

  test('ends the pushes to that browser and to no other, however its secret has changed since', async () => {
    const { red, phone, desk } = await three()
    const guest = new Browser()
    await guest.create()
    const named = { red, phone, desk, guest }
    for (const [name, browser] of Object.entries(named)) await subscribe(browser, name)
    await confirm(red, (await deviceLink(red)).body.token)
    await confirm(guest, (await deviceLink(red)).body.token)
    const { account } = whoOf(red)
    const told = () => pushesOf(account)
    expect(told()).toEqual(['desk', 'guest', 'phone', 'red'])
    await out(guest, {})
    expect(told()).toEqual(['desk', 'phone', 'red'])
    const other = (await me(desk)).body.account!.devices.find(({ here }) => here)!
    await out(red, { device: other.id })
    expect(told()).toEqual(['phone', 'red'])
    await out(red, { everywhere: true })
    expect(told()).toEqual([])
  })

  test('ends the pushes of an account whose browser goes over to another one', async () => {
    const [anna, other] = [new Browser(), new Browser()]
    for (const browser of [anna, other]) await browser.create()
    await byMail(anna, smtp, 'anna@table.example')
    await subscribe(anna, 'anna')
    const { account } = whoOf(anna)
    expect(pushesOf(account)).toEqual(['anna'])
    await confirm(anna, (await deviceLink(other)).body.token)
    expect([pushesOf(account), pushesOf(whoOf(other).account)]).toEqual([[], []])
  })

  test('everywhere ends it everywhere at the next request: reading, polling and playing', async () => {
    const { game, red, blue, phone, desk } = await three()
    await chosen(game, red, blue)
    const order = { id: newId(), seen: await phone.version(game), order: { type: 'fight' } }
    await out(red, { everywhere: true })
    for (const browser of [red, phone, desk]) {
      expect((await browser.look(game)).status).toBe(404)
      expect((await browser.send('GET', `/api/games/${game}/version`)).status).toBe(404)
      expect((await browser.send('POST', `/api/games/${game}/orders`, order)).status).toBe(404)
      expect((await deviceLink(browser)).status).toBe(401)
    }
    expect((await blue.look(game)).status).toBe(200)
  })
})

describe('an account', () => {
  test('has a name that others may read without harm', async () => {
    const red = new Browser()
    for (const name of ['Anna', 'Jürgen O’Neil', 'Иван 2', '  two   blanks ']) {
      expect((await rename(red, { name })).status).toBe(200)
    }
    expect((await me(red)).body.account?.name).toBe('two blanks')
    for (const name of [
      '<b>x</b>',
      'a\nb: c',
      '@everyone',
      '[x](http://e.example)',
      '\u202ex',
      'x\u200b',
      'a'.repeat(25),
      'a"b',
      'x\u0000',
    ]) {
      const got = await rename(red, { name })
      expect([name, got.status]).toEqual([name, 400])
    }
    await rename(red, { name: '' })
    expect((await me(red)).body.account?.name).toBeNull()
  })

  test('knows time zone and language, if there are such', async () => {
    const red = new Browser()
    await rename(red, { name: 'Anna', zone: 'Europe/Berlin', language: 'de' })
    expect((await me(red)).body.account).toMatchObject({ zone: 'Europe/Berlin', language: 'de' })
    for (const bad of [{ zone: 'Mars/Base' }, { zone: '../x' }, { language: 'xx' }, { admin: true }]) {
      expect((await rename(red, bad)).status).toBe(400)
    }
  })

  test('can be taken along, without a secret in it', async () => {
    const { game, red } = await invitedGame()
    await byMail(red, smtp, 'anna@table.example')
    await rename(red, { name: 'Anna' })
    const got = await red.send('GET', '/api/me/data')
    expect(got.body).toMatchObject({
      account: { name: 'Anna', identities: [{ label: 'anna@table.example' }] },
      games: [{ game, sides: ['red'], mode: 'invite' }],
    })
    const { account, secret } = whoOf(red)
    for (const hidden of [secret, account, deviceField(whoOf(red))]) expect(got.text).not.toContain(hidden)
  })

  test('is taken along with what was written by it, and by nobody else', async () => {
    const { game, red, blue } = await invitedGame()
    const at = `/api/games/${game}`
    const say = (browser: Browser, text: string) =>
      browser.send('POST', `${at}/chat`, { id: newId(), say: text })
    for (const [name, browser] of Object.entries({ red, blue })) {
      await browser.send('POST', `${at}/notes`, { n: 0, text: `Note of ${name}.` })
      await say(browser, `Said by ${name}.`)
    }
    await red.affair(game, { type: 'offer', what: 'substitute' }, {})
    await blue.affair(game, { type: 'accept', what: 'substitute' })
    const green = new Browser()
    await green.enter(game, (await red.links(game, { make: 'invite' })).body.token!)
    await say(green, 'Said by green.')
    const written = async (browser: Browser) =>
      (
        await browser.send<{ games: { notes: object; messages: { text: string }[] }[] }>(
          'GET',
          '/api/me/data',
        )
      ).body.games[0]!
    const texts = async (browser: Browser) => (await written(browser)).messages.map(({ text }) => text)
    expect((await written(blue)).notes).toEqual({ blue: 'Note of blue.' })
    expect((await written(red)).notes).toEqual({ red: 'Note of red.' })
    expect([await texts(blue), await texts(green)]).toEqual([['Said by blue.'], ['Said by green.']])
  })

  test('that is deleted leaves no challenge behind that somebody could accept', async () => {
    const red = new Browser()
    const { game, invite } = (await red.create({ mode: 'invite', to: 'all' })).body
    expect((await red.send('POST', '/api/me/delete', { sure: true })).status).toBe(200)
    const green = new Browser()
    const { body } = await green.send<ChallengesAnswer>('GET', '/api/challenges')
    expect(body.challenges).toEqual([])
    expect((await green.peek(game, invite!)).status).toBe(410)
  })

  test('can be deleted: its games go on without it, and nothing of it is left', async () => {
    const { game, red, blue } = await invitedGame()
    await byMail(red, smtp, 'anna@table.example')
    await rename(red, { name: 'Anna' })
    await chosen(game, red, blue)
    const note = { n: 0, text: 'Hold Smolensk.' }
    expect((await red.send('POST', `/api/games/${game}/notes`, note)).status).toBe(200)
    const old = new Browser()
    old.cookie = red.cookie
    const { account } = whoOf(red)
    expect((await red.send('POST', '/api/me/delete', { sure: true })).status).toBe(200)
    expect(Object.keys(store.kept(accountRecord(account))!.fields).sort()).toEqual(['gone', 'made'])
    for (const browser of [red, old]) expect((await browser.look(game)).status).toBe(404)
    const { status, body } = await blue.look(game)
    expect([status, body.players]).toEqual([200, { red: 'person', blue: 'person' }])
    const list = (await blue.send<ListAnswer>('GET', '/api/games')).body
    expect(list.games[0]!.names).toEqual({ blue: null })
    expect(store.kept(game)!.fields).not.toHaveProperty('owner:red')
    expect(JSON.stringify(store.kept(`chat:${game}`)?.fields)).not.toContain('Smolensk')
    const again = new Browser()
    await byMail(again, smtp, 'anna@table.example')
    expect(whoOf(again).account).not.toBe(account)
    expect((await me(again)).body.account?.games).toBe(0)
  })

  test('of another is not changed by what one sends', async () => {
    const [anna, thief] = [new Browser(), new Browser()]
    await anna.create()
    await thief.create()
    thief.cookie = `fieldpost=${whoOf(anna).account}.${whoOf(thief).secret}`
    expect((await me(thief)).body.account).toBeNull()
    for (const path of ['link', 'sign-out', 'delete']) {
      const body =
        path === 'link' ? { id: newId() } : path === 'delete' ? { sure: true } : { everywhere: true }
      expect((await thief.send('POST', `/api/me/${path}`, body)).status).toBe(401)
    }
    await rename(thief, { name: 'Thief' })
    expect((await me(anna)).body.account).toMatchObject({ name: null, games: 1 })
  })
})

describe('moving a guest into an account', () => {
  /** A guest with games of all kinds, and an account that has some of them too. */
  async function both() {
    const [one, two, three] = [await invitedGame(), await invitedGame(), await invitedGame()]
    const [guest, owner] = [new Browser(), new Browser()]
    guest.cookie = one.red.cookie
    owner.cookie = two.blue.cookie
    await guest.enter(two.game, two.watch)
    await guest.enter(three.game, three.watch)
    await guest.create({ mode: 'hotseat' })
    await rename(guest, { name: 'Guest', zone: 'Europe/Berlin' })
    await rename(owner, { name: 'Owner' })
    return {
      one,
      two,
      three,
      guest,
      owner,
      ids: [guest, owner].map((who) => whoOf(who).account) as [string, string],
    }
  }
  const all = (games: string[], accounts: string[]) =>
    JSON.stringify([...games, ...accounts.map(accountRecord)].map((id) => store.kept(id)!.fields))

  test('moves games, seats and settings, and leaves what is there', async () => {
    const { one, two, three, owner, ids } = await both()
    await mergeGuest(store, ...ids)
    const seats = await Promise.all([one, two, three].map(({ game }) => owner.look(game)))
    expect(seats.map(({ status, body }) => [status, body.seats])).toEqual([
      [200, ['red']],
      [200, ['blue']],
      [200, []],
    ])
    expect((await me(owner)).body.account).toMatchObject({ name: 'Owner', zone: 'Europe/Berlin', games: 4 })
  })

  test('needs both proofs: whoever knows but the name of a guest, or an old secret of his, gets nothing of his', async () => {
    const { game, red } = await invitedGame()
    const { account, secret } = whoOf(red)
    const phone = new Browser()
    await confirm(phone, (await deviceLink(red)).body.token)
    await out(red, {})
    const forged = ['A'.repeat(43), secret, whoOf(new Browser()).secret || 'B'.repeat(43)]
    for (const [n, one] of forged.entries()) {
      const ways: ((thief: Browser) => Promise<unknown>)[] = [
        (thief) => byMail(thief, smtp, `thief${n}@table.example`),
        async (thief) => {
          const own = new Browser()
          await own.create()
          await confirm(thief, (await deviceLink(own)).body.token)
        },
      ]
      for (const way of ways) {
        const thief = new Browser()
        thief.cookie = `fieldpost=${account}.${one}`
        await way(thief)
        expect(whoOf(thief).account).not.toBe(account)
        expect((await thief.look(game)).status).toBe(404)
        expect((await phone.look(game)).body.seats).toEqual(['red'])
      }
    }
  })

  test('never gives anybody a seat that was not his, in whatever order people come and go', async () => {
    const luck = seededLuck(49)
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(luck() * items.length)]!
    const people = ['anna', 'boris', 'clara'].map((name) => ({
      address: `${name}@table.example`,
      browsers: [new Browser(), new Browser()],
      games: [] as string[],
      used: [] as { id: string; token: string }[],
    }))
    let seats = 0
    for (let n = 0; n < 80; n++) {
      const one = pick(people)
      const browser = pick(one.browsers)
      const did = luck()
      if (did < 0.25) one.games.push((await browser.create()).body.game)
      else if (did < 0.5) {
        await signIn(browser, { door: 'email', address: one.address })
        one.used.push({ id: newId(), token: tokenIn(smtp) })
        await confirm(browser, one.used.at(-1)!.token, one.used.at(-1)!)
      } else if (did < 0.65) {
        const { status, body } = await deviceLink(browser)
        if (status === 200) await confirm(pick(one.browsers), body.token)
      } else if (did < 0.8) await out(browser, luck() < 0.3 ? { everywhere: true } : {})
      else {
        // Somebody else repeats what he may have seen on the way, and signs in under a name that is not his.
        const other = pick(people.filter((person) => person !== one))
        const thief = pick(other.browsers)
        for (const { token } of one.used.slice(-2)) expect((await confirm(thief, token)).status).toBe(410)
        thief.cookie = `fieldpost=${whoOf(browser).account}.${whoOf(thief).secret}`
        await byMail(thief, smtp, other.address)
      }
      for (const { browsers, games } of n % 10 === 9 ? people : []) {
        for (const own of browsers) {
          const { body } = await own.send<ListAnswer>('GET', '/api/games')
          for (const { game } of body.games) {
            expect(games).toContain(game)
            seats++
          }
        }
      }
    }
    expect(seats).toBeGreaterThan(20)
  })

  test("moves a player's notes with his seat", async () => {
    const { game, red } = await invitedGame()
    const path = `/api/games/${game}/notes`
    expect((await red.send('POST', path, { n: 0, text: 'Hold Smolensk.' })).status).toBe(200)
    const owner = new Browser()
    await rename(owner, { name: 'Owner' })
    await mergeGuest(store, whoOf(red).account, whoOf(owner).account)
    expect((await owner.send('GET', path)).body).toMatchObject({ text: 'Hold Smolensk.' })
  })

  test('done again changes nothing', async () => {
    const { one, two, three, ids } = await both()
    const games = [one, two, three].map(({ game }) => game)
    await mergeGuest(store, ...ids)
    const once = all(games, ids)
    await mergeGuest(store, ...ids)
    expect(all(games, ids)).toBe(once)
  })

  test('comes to the same wherever it dies and is done again, or is done twice at once', async () => {
    for (let call = 0; call < 24; call++) {
      for (const when of ['before', 'after'] as const) {
        store = memoryStore()
        testServices(store, { now: () => 0 })
        const { one, two, three, ids } = await both()
        const games = [one, two, three].map(({ game }) => game)
        const process = processWith(store, { death: { call, when } })
        await Promise.race([mergeGuest(process.store, ...ids), process.died])
        await Promise.all([mergeGuest(store, ...ids), mergeGuest(store, ...ids)])
        for (const { game } of [one, two, three]) expect(sat(game, ids[0])).toBe(false)
        for (const game of games) expect(sat(game, ids[1])).toBe(true)
      }
    }
  })

  const sat = (game: string, account: string) =>
    store.kept(game)!.fields[seatField(game, account)] !== undefined
})
