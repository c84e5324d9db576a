import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import { confirmToken, doorToken, stopToken } from '@/lib/notices/stop'
import type { NoticeSettings } from '@/lib/play/api/notices'
import type { Services } from '@/lib/play/services'
import { Browser, chosen, invitedGame, newId, testServices, whoOf } from '../../support/browser'
import { type MemoryStore, memoryStore } from '../../support/memory-store'
import { Receivers } from '../../support/notices'
import { byMail, confirm, deviceLink, mailDoors, me, peekLink, signIn } from '../../support/sign-in'
import { type Smtp, startSmtp, tokenIn } from '../../support/smtp'

/** Who reads a notice by mail on another device than he plays on, and follows its link to the table. */
let smtp: Smtp
let store: MemoryStore
let services: Services
let receivers: Receivers
let later: (() => Promise<void>)[]
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.letters.length = 0
  store = memoryStore()
  receivers = new Receivers(Date.now)
  later = []
  services = testServices(store, {
    ...{ providers: mailDoors(smtp), now: Date.now, post: receivers.post },
    later: (work) => void later.push(work),
  })
})
async function afterwards() {
  for (const work of later.splice(0)) await work()
}

const ADDRESS = 'Boris@table.example'
const BACK = '/games/x'
const ask = (browser: Browser, told: string) => signIn(browser, { door: 'email', told, back: BACK })
const settings = (browser: Browser, body: object) =>
  browser.send<NoticeSettings>('POST', '/api/notices', body)

/** A guest who is told by mail that it is his move; `mail`: what the link of that mail brings along. */
async function toldGuest() {
  const { game, red, blue } = await invitedGame()
  const added = await settings(red, { do: 'mail', address: ADDRESS })
  const channel = added.body.channels[0]!.id
  const { account } = whoOf(red)
  const token = confirmToken(services.key(), account, channel, ADDRESS)
  expect((await red.send('POST', '/api/notices/confirm', { token })).status).toBe(200)
  await settings(red, { do: 'wishes', wishes: { delay: 0, open: true } })
  await afterwards()
  receivers.got.length = 0
  await chosen(game, red, blue)
  await afterwards()
  const { message } = receivers.got.find(({ line }) => line === 'mail')!
  const [, mail, once] = new RegExp(`^/games/${game}#mail=([\\w.-]+)~([\\w-]{43})$`).exec(message.path)!
  return { game, red, blue, account, channel, message, mail: mail!, once: once! }
}

describe('the link of a mail', () => {
  test('opens no seat by itself, and has a letter sent to where that mail went, which does', async () => {
    const { game, red, mail } = await toldGuest()
    const phone = new Browser()
    expect((await phone.look(game)).status).toBe(404)
    expect((await ask(phone, mail)).body).toEqual({ sent: true })
    expect((await phone.look(game)).status).toBe(404)
    expect(smtp.letters.map(({ to }) => to)).toEqual([[ADDRESS]])
    const link = tokenIn(smtp)
    expect((await peekLink(phone, link)).body).toEqual({
      ...{ kind: 'mail', address: ADDRESS, brings: 0, leaves: 0, back: BACK },
    })
    expect((await confirm(phone, link)).body.account).toMatchObject({ games: 1 })
    for (const browser of [phone, red]) expect((await browser.look(game)).body.seats).toEqual(['red'])
    expect((await confirm(new Browser(), link)).status).toBe(410)
  })

  test('opens the account of a guest once, in whichever browser, after a look and a word', async () => {
    const { game, red, account, once } = await toldGuest()
    const phone = new Browser()
    expect((await peekLink(phone, once)).body).toMatchObject({ address: ADDRESS, back: `/games/${game}` })
    expect((await phone.look(game)).status).toBe(404)
    expect((await confirm(phone, once)).body.account).toMatchObject({ games: 1 })
    expect(whoOf(phone).account).toBe(account)
    for (const browser of [phone, red]) expect((await browser.look(game)).body.seats).toEqual(['red'])
    expect((await confirm(new Browser(), once)).status).toBe(410)
  })

  test('opens nothing by itself of who plays the other side, has other games or another way, or is told no more', async () => {
    const { blue, account, once } = await toldGuest()
    expect((await confirm(blue, once)).status).toBe(422)
    const identity = { 'identity:github': JSON.stringify({ hash: 'x', label: 'B', since: '2026-01-14' }) }
    await store.setFields(accountRecord(account), { set: identity })
    expect((await confirm(new Browser(), once)).status).toBe(410)
    const removed = await toldGuest()
    await settings(removed.red, { do: 'remove', channel: removed.channel })
    expect((await confirm(new Browser(), removed.once)).status).toBe(410)
  })

  test('does so for three days', async () => {
    const { once } = await toldGuest()
    const at = Date.now()
    const days = (n: number) => testServices(store, { ...services, now: () => at + n * 24 * 3_600_000 })
    days(2.9)
    expect((await peekLink(new Browser(), once)).status).toBe(200)
    days(3.1)
    expect((await peekLink(new Browser(), once)).status).toBe(410)
  })

  test('says beside what happened, and where the front is painted', async () => {
    const { game, message } = await toldGuest()
    expect(message.picture?.path).toMatch(new RegExp(`^/api/games/${game}/picture\\?p=[\\w-]+&l=en$`))
    // What he has done himself he knows.
    expect(message.happened).toEqual(['The toy says Revealed {"first":"red"}.'])
  })

  test('brings the picture along that this process draws, in its reader’s language', async () => {
    const asked: object[] = []
    services.paint = async (of) => {
      asked.push(of)
      return new Uint8Array([137, 80])
    }
    const { game, message } = await toldGuest()
    expect(message.picture).toMatchObject({ png: new Uint8Array([137, 80]) })
    expect(asked.at(-1)).toEqual({ game, p: expect.stringMatching(/^[\w-]{22}$/), language: 'en' })
  })

  test.each([
    ['takes long', () => new Promise<Uint8Array>(() => {})],
    ['fails', () => Promise.reject(new Error('no ink'))],
  ])('does not wait for a picture that %s', async (_how, paint) => {
    services.paint = paint
    const { message } = await toldGuest()
    expect(message.picture).toMatchObject({ png: null, path: expect.stringContaining('/picture?p=') })
  })

  test('is of no use to whom it was sent on: the letter goes to its owner alone, and is his', async () => {
    const { game, red, mail } = await toldGuest()
    const thief = new Browser()
    await ask(thief, mail)
    expect((await me(thief)).body.account).toBeNull()
    expect((await thief.look(game)).status).toBe(404)
    const link = tokenIn(smtp)
    // Its owner opens the letter where he plays, and takes nothing and loses nothing.
    expect((await peekLink(red, link)).body).toMatchObject({ brings: 0, elsewhere: true })
    expect((await confirm(red, link)).body.account).toMatchObject({ games: 1 })
    expect((await red.look(game)).body.seats).toEqual(['red'])
    expect((await thief.look(game)).status).toBe(404)
  })

  test('takes nothing of the guest on whom its letter is pushed, and joins no two sides', async () => {
    const { game, blue, mail } = await toldGuest()
    const owner = new Browser()
    await ask(owner, mail)
    expect((await peekLink(blue, tokenIn(smtp))).body).toMatchObject({ lost: 1 })
    expect((await confirm(blue, tokenIn(smtp))).status).toBe(422)
    await ask(blue, mail)
    expect((await peekLink(blue, tokenIn(smtp))).body).toMatchObject({ against: 1 })
    expect((await confirm(blue, tokenIn(smtp))).status).toBe(422)
    expect((await blue.look(game)).body.seats).toEqual(['blue'])
  })

  test('must be of our making for just this, and of a channel that is still there', async () => {
    const { red, account, channel, mail } = await toldGuest()
    const key = services.key()
    const forged = [
      mail.slice(0, -4) + (mail.endsWith('AAAA') ? 'BBBB' : 'AAAA'),
      stopToken(key, account, channel, ADDRESS),
      confirmToken(key, account, channel, ADDRESS),
      doorToken(key, 'A'.repeat(22), channel, ADDRESS),
      doorToken(key, account, 'A'.repeat(12), ADDRESS),
      doorToken(key, account, channel, 'evil@attacker.example'),
      'x',
    ]
    for (const told of forged) expect([told, (await ask(new Browser(), told)).status]).toEqual([told, 410])
    const phone = new Browser()
    await ask(phone, mail)
    const link = tokenIn(smtp)
    await settings(red, { do: 'remove', channel })
    expect([(await ask(phone, mail)).status, (await peekLink(phone, link)).status]).toEqual([410, 410])
    expect((await confirm(phone, link)).status).toBe(410)
    expect(smtp.letters).toHaveLength(1)
  })

  test('opens nothing where its reader has set up other ways to sign in, and proves his own address', async () => {
    const { game, red, account, mail } = await toldGuest()
    const phone = new Browser()
    await ask(phone, mail)
    const before = tokenIn(smtp)
    const other = { hash: 'x', label: 'Boris', since: '2026-01-14' }
    const identity = { 'identity:github': JSON.stringify(other) }
    await store.setFields(accountRecord(account), { set: identity })
    expect([(await ask(phone, mail)).status, (await confirm(phone, before)).status]).toEqual([422, 410])

    await byMail(red, smtp, ADDRESS.toLowerCase())
    expect((await ask(phone, mail)).status).toBe(200)
    await confirm(phone, tokenIn(smtp))
    expect(whoOf(phone).account).toBe(account)
    expect((await phone.look(game)).body.seats).toEqual(['red'])
  })

  test('leads to the account to which a guest has moved since', async () => {
    const { game, red, mail } = await toldGuest()
    const owner = new Browser()
    await owner.send('POST', '/api/me', { id: newId(), name: 'Boris' })
    await confirm(red, (await deviceLink(owner)).body.token)
    const phone = new Browser()
    await ask(phone, mail)
    await confirm(phone, tokenIn(smtp))
    expect(whoOf(phone).account).toBe(whoOf(owner).account)
    expect((await phone.look(game)).body.seats).toEqual(['red'])
  })

  test('has few letters sent', async () => {
    const { mail } = await toldGuest()
    testServices(store, { providers: mailDoors(smtp), now: Date.now, limits: true })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await ask(new Browser(), mail)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('a letter leads back to the page of ours on which it was asked for, and to no other', async () => {
  const browser = new Browser()
  for (const [back, to] of [
    [`/games/${'g'.repeat(22)}`, `/games/${'g'.repeat(22)}`],
    ['//evil.example', '/me'],
    ['https://evil.example', '/me'],
  ]) {
    await signIn(browser, { door: 'email', address: 'anna@table.example', back })
    expect((await peekLink(browser, tokenIn(smtp))).body.back).toBe(to)
  }
})
