import { describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import { Browser, invitedGame, whoOf } from '../../support/browser'
import { mailAndProvider } from '../../support/mail-and-provider'
import { byMail, confirm, deviceLink, me, peekLink, signIn } from '../../support/sign-in'
import { tokenIn } from '../../support/smtp'

/** Links and ways to sign in that were begun in one browser and are opened in another. */
const outside = mailAndProvider()

const ATTACKER = 'attacker@evil.example'
/** A link to an address that somebody else has asked for. */
async function linkOf(address: string, asking = new Browser()): Promise<string> {
  await signIn(asking, { door: 'email', address })
  return tokenIn(outside.smtp)
}
const labels = async (browser: Browser) =>
  (await me(browser)).body.account?.identities.map(({ label }) => label)
const fieldsOf = (account: string) => outside.store.kept(accountRecord(account))!.fields

describe('a link that another browser has asked for', () => {
  test.each(['unknown', 'known'] as const)(
    'takes nothing of a guest who plays, and binds no address to him: an address that is %s',
    async (which) => {
      const { game, red } = await invitedGame()
      if (which === 'known') await byMail(new Browser(), outside.smtp, ATTACKER)
      const before = [red.cookie, JSON.stringify(fieldsOf(whoOf(red).account))]
      const token = await linkOf(ATTACKER)
      expect((await peekLink(red, token)).body).toMatchObject({ elsewhere: true, lost: 1, brings: 0 })
      const got = await confirm(red, token)
      expect([got.status, got.body.error]).toEqual([422, 'refused'])
      expect([red.cookie, JSON.stringify(fieldsOf(whoOf(red).account))]).toEqual(before)
      expect((await red.look(game)).body.seats).toEqual(['red'])
      // It was not used up: in another browser it opens the account of its address.
      const own = new Browser()
      expect((await confirm(own, token)).body.account).toMatchObject({ games: 0 })
      expect((await own.look(game)).status).toBe(404)
    },
  )

  test('leaves who has signed in by another way as he is, and signs the browser in elsewhere', async () => {
    const { game, red } = await invitedGame()
    await byMail(red, outside.smtp, 'anna@table.example')
    const { account } = whoOf(red)
    const token = await linkOf(ATTACKER)
    expect((await peekLink(red, token)).body).toMatchObject({ stays: 'anna@table.example', elsewhere: true })
    expect((await confirm(red, token)).status).toBe(200)
    expect(whoOf(red).account).not.toBe(account)
    expect(await labels(red)).toEqual([ATTACKER])
    const thief = new Browser()
    await byMail(thief, outside.smtp, ATTACKER)
    expect((await thief.look(game)).status).toBe(404)
    await byMail(red, outside.smtp, 'anna@table.example')
    expect(whoOf(red).account).toBe(account)
    expect((await red.look(game)).body.seats).toEqual(['red'])
  })

  test('gives a guest without games an account of its own, and leaves his channels where they are', async () => {
    const guest = new Browser()
    await guest.send('POST', '/api/me', { id: 'request-of-a-name', name: 'Gustav' })
    const hook = { do: 'hook', kind: 'json', url: 'https://table.example/hook', zone: 'Europe/Berlin' }
    expect((await guest.send('POST', '/api/notices', hook)).status).toBe(200)
    await confirm(guest, await linkOf(ATTACKER))
    expect((await me(guest)).body.account).toMatchObject({ name: null })
    expect(Object.keys(fieldsOf(whoOf(guest).account)).some((name) => name.startsWith('channel:'))).toBe(
      false,
    )
  })

  test('opens the account that is here already', async () => {
    const { red } = await invitedGame()
    await byMail(red, outside.smtp, 'anna@table.example')
    const { account } = whoOf(red)
    const token = await linkOf('anna@table.example')
    expect((await peekLink(red, token)).body).toMatchObject({ brings: 0, leaves: 0 })
    await confirm(red, token)
    expect(whoOf(red).account).toBe(account)
  })

  test('is not taken for one of its own by a browser that only says that it has asked', async () => {
    const { red } = await invitedGame()
    const token = await linkOf(ATTACKER)
    for (const cookie of ['fieldpost-asked=x', `fieldpost-asked=${'A'.repeat(43)}`, 'fieldpost-asked=']) {
      const forged = new Browser()
      forged.cookie = `${red.cookie}; ${cookie}`
      expect((await confirm(forged, token)).status).toBe(422)
    }
  })
})

describe('who asks on his phone and opens the letter at his desk', () => {
  test('signs in at his desk, and brings the games of his phone along by a link that he opens there', async () => {
    const { game, red: phone } = await invitedGame()
    const desk = new Browser()
    const token = await linkOf('anna@table.example', phone)
    expect((await peekLink(desk, token)).body).toMatchObject({ elsewhere: true, brings: 0 })
    expect((await confirm(desk, token)).status).toBe(200)
    expect(await labels(desk)).toEqual(['anna@table.example'])
    expect((await phone.look(game)).body.seats).toEqual(['red'])

    const again = await linkOf('anna@table.example', phone)
    expect((await peekLink(phone, again)).body).toMatchObject({ brings: 1 })
    await confirm(phone, again)
    for (const browser of [phone, desk]) expect((await browser.look(game)).body.seats).toEqual(['red'])
  })

  test('or by a link for a second device', async () => {
    const { game, red: phone } = await invitedGame()
    const desk = new Browser()
    await confirm(desk, await linkOf('anna@table.example', phone))
    await confirm(phone, (await deviceLink(desk)).body.token)
    for (const browser of [phone, desk]) expect((await browser.look(game)).body.seats).toEqual(['red'])
  })

  test('loses no game of the desk: there he asks for a link of its own', async () => {
    const [one, two] = [await invitedGame(), await invitedGame()]
    const token = await linkOf('anna@table.example', one.red)
    expect((await confirm(two.blue, token)).status).toBe(422)
    await confirm(one.red, token)
    await byMail(two.blue, outside.smtp, 'anna@table.example')
    expect((await one.red.look(two.game)).body.seats).toEqual(['blue'])
  })
})

describe('a browser that has asked', () => {
  test('may use any of its letters, also as a guest that it has become since', async () => {
    const browser = new Browser()
    const first = await linkOf('anna@table.example', browser)
    await linkOf('anna@table.example', browser)
    const { game } = (await browser.create()).body
    await confirm(browser, first)
    expect(await labels(browser)).toEqual(['anna@table.example'])
    expect((await browser.look(game)).status).toBe(200)
  })

  test('is told before that the address opens the account by which it is signed in', async () => {
    const browser = new Browser()
    await browser.create()
    await byMail(browser, outside.smtp, 'old@table.example')
    expect((await peekLink(browser, await linkOf('new@table.example', browser))).body).toMatchObject({
      adds: true,
    })
  })

  test('has not asked for whoever comes after him who has signed out there', async () => {
    const browser = new Browser()
    await browser.create()
    const token = await linkOf(ATTACKER, browser)
    await browser.send('POST', '/api/me/sign-out', {})
    expect(browser.cookie).toBeNull()
    await browser.create()
    expect((await confirm(browser, token)).status).toBe(422)
  })
})

test('whoever set out for a provider himself is not signed in by what another brings back from there', async () => {
  const { game, red } = await invitedGame()
  const visit = async (browser: Browser) =>
    outside.provider.visit((await signIn(browser, { door: 'github' })).body.url!)
  await visit(red)
  const { account } = whoOf(red)
  const pushed = new URLSearchParams(await visit(new Browser()).then(({ state, code }) => ({ state, code })))
  const got = await red.send('GET', `/api/auth/callback/github?${pushed}`, undefined, {
    'sec-fetch-site': 'cross-site',
  })
  expect(got.headers.get('location')).toBe('/me?failed')
  expect([whoOf(red).account, await labels(red)]).toEqual([account, []])
  expect((await red.look(game)).body.seats).toEqual(['red'])
})
