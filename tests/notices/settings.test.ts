import { beforeEach, describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import { identityHash } from '@/lib/accounts/identities'
import { stopToken } from '@/lib/notices/stop'
import type { ApiError } from '@/lib/play/api/game'
import type { ListAnswer } from '@/lib/play/api/list'
import type { NoticeSettings, NoticeTestAnswer, NudgeAnswer } from '@/lib/play/api/notices'
import type { Services } from '@/lib/play/services'
import { Browser, chosen, chosenGame, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { HOSTILE } from '../support/hostile-addresses'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { Hour, Receivers } from '../support/notices'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let store: MemoryStore
let hour: Hour
let receivers: Receivers
let later: (() => Promise<void>)[]
let services: Services
beforeEach(() => {
  hour = new Hour()
  store = memoryStore()
  receivers = new Receivers(hour.now)
  later = []
  services = testServices(store, {
    now: hour.now,
    post: { ...receivers.post, pushKey: () => 'K'.repeat(87) },
    later: (work) => void later.push(work),
    cronSecret: 'a secret of the scheduler',
  })
})
/** What is done after the answers have gone out. */
async function afterwards() {
  for (const work of later.splice(0)) await work()
}

const change = (browser: Browser, body: object) =>
  browser.send<NoticeSettings & ApiError>('POST', '/api/notices', body)
const read = async (browser: Browser, query = '') =>
  (await browser.send<NoticeSettings>('GET', `/api/notices${query}`)).body
const hook = (browser: Browser, name: string) =>
  change(browser, { do: 'hook', kind: 'json', url: `https://${name}.example/x`, zone: 'Europe/Berlin' })
const wishing = (browser: Browser, wishes: object = {}) =>
  change(browser, { do: 'wishes', wishes: { delay: 0, open: true, ...wishes } })
/** Whether the list of games tells him that he is not told any more. */
const isCutOff = async (browser: Browser) =>
  (await browser.send<ListAnswer>('GET', '/api/games')).body.cutOff === true
const scheduler = (authorization: string | null) =>
  new Browser().send<{ looked: number }>('GET', '/api/notices/send', undefined, { authorization })

describe('a player', () => {
  test('is told after the order that hands over to him, and not of his own', async () => {
    const { game, red, blue } = await invitedGame()
    await hook(red, 'red')
    await hook(blue, 'blue')
    await wishing(red)
    await wishing(blue)
    await afterwards()
    receivers.got.length = 0
    await chosen(game, red, blue)
    await afterwards()
    expect(receivers.got.map(({ line }) => line)).toEqual(['red'])
    await red.order(game, { type: 'done' })
    await afterwards()
    expect(receivers.got.map(({ line }) => line)).toEqual(['red', 'blue'])
    expect(receivers.got[1]!.message.path).toBe(`/games/${game}`)
  })

  test('is told that the other has ended the game, and not that he has himself', async () => {
    const { game, red, blue } = await invitedGame()
    for (const [name, browser] of [
      ['red', red],
      ['blue', blue],
    ] as const) {
      await hook(browser, name)
      await wishing(browser)
    }
    await afterwards()
    receivers.got.length = 0
    expect((await red.affair(game, { type: 'resign' })).status).toBe(200)
    await afterwards()
    expect(receivers.got.map(({ line, message }) => [line, message.kind])).toEqual([['blue', 'over']])
  })

  test('is not told of his move when he has looked at it, however short before he had been there', async () => {
    const { game, red, blue } = await chosenGame()
    await afterwards()
    await hook(blue, 'blue')
    await wishing(blue, { delay: 2, open: false })
    await blue.look(game)
    await blue.version(game)
    await afterwards()
    hour.wait(MINUTE)
    await red.order(game, { type: 'done' })
    await afterwards()
    hour.wait(1_000)
    await blue.look(game)
    await afterwards()
    for (let n = 0; n < 20; n++) {
      hour.wait(MINUTE)
      await scheduler('Bearer a secret of the scheduler')
    }
    expect(receivers.got).toEqual([])
  })

  test('is reminded of a turn that began before he said how, and told at once of none that did', async () => {
    const { red } = await chosenGame({ pace: '1d' })
    await afterwards()
    hour.wait(HOUR)
    await hook(red, 'red')
    const hours: number[] = []
    for (const began = hour.at; hour.at < began + 60 * HOUR; hour.wait(HOUR)) {
      await afterwards()
      await scheduler('Bearer a secret of the scheduler')
      for (const { at, line } of receivers.got.splice(0)) if (line === 'red') hours.push((at - began) / HOUR)
    }
    // Half of a day and a reserve of three are over.
    expect(hours).toEqual([47])
  })

  test('is reminded by a channel that he adds while a sender is at the game', async () => {
    const { game, red, blue } = await invitedGame({ pace: '1d' })
    await hook(blue, 'blue')
    await wishing(blue)
    await chosen(game, red, blue)
    await afterwards()
    receivers.answer = async (_line, n) => {
      if (n === 1) {
        await hook(red, 'red')
        await afterwards()
      }
      return { done: 'sent' }
    }
    receivers.got.length = 0
    await red.send('POST', `/api/games/${game}/chat`, { id: newId(), say: 'Good luck.' })
    await afterwards()
    expect(receivers.got.map(({ line }) => line)).toEqual(['blue'])
    hour.wait(60 * HOUR)
    await scheduler('Bearer a secret of the scheduler')
    expect(receivers.got.map(({ line }) => line)).toEqual(['blue', 'red'])
  })

  test('keeps his wishes, everywhere and at one game', async () => {
    const { game, red } = await invitedGame()
    await wishing(red, { quiet: { from: 1320, to: 420 } })
    await change(red, { do: 'wishes', game, wishes: { delay: 30 } })
    expect((await read(red)).wishes).toMatchObject({ delay: 0, quiet: { from: 1320, to: 420 } })
    expect((await read(red, `?game=${game}`)).here).toEqual({ delay: 30 })
    await change(red, { do: 'wishes', game, wishes: null })
    expect((await read(red, `?game=${game}`)).here).toBeNull()
  })

  test('keeps what he wishes also where his time zone is not known here', async () => {
    const { red } = await invitedGame({ zone: 'Europe/Berlin' })
    const wishes = { delay: 30, quiet: { from: 1320, to: 420 } }
    expect((await change(red, { do: 'wishes', wishes, zone: 'Mars/Olympus' })).status).toBe(200)
    expect(await read(red)).toMatchObject({ wishes, zone: 'Europe/Berlin' })
  })

  test.each([
    { do: 'wishes', wishes: { delay: -1 } },
    { do: 'wishes', wishes: { quiet: { from: 0, to: 1440 } } },
    { do: 'hook', kind: 'json', url: 'https://127.0.0.1/x' },
    { do: 'hook', kind: 'discord', url: 'https://evil.example/api/webhooks/1/a' },
    { do: 'push', endpoint: 'https://evil.example/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    { do: 'mail', address: 'me@victim.example;evil@attacker.example' },
    { do: 'mail', address: 'me@victim.example\r\nBcc: evil@attacker.example' },
    { do: 'else' },
  ])('cannot wish for this: %j', async (body) => {
    const { red } = await invitedGame()
    expect((await change(red, body)).status).toBe(400)
    expect((await read(red)).channels).toEqual([])
  })

  test('gives no address that could lead a letter elsewhere', async () => {
    const { red } = await invitedGame()
    await afterwards()
    receivers.got.length = 0
    for (const address of HOSTILE)
      expect([address, (await change(red, { do: 'mail', address })).status]).toEqual([address, 400])
    await afterwards()
    expect([receivers.got, (await read(red)).channels]).toEqual([[], []])
  })

  test('is written to after he has confirmed his address, and no more after he has said so', async () => {
    const { red } = await invitedGame()
    await afterwards()
    receivers.got.length = 0
    await change(red, { do: 'mail', address: 'me@victim.example', language: 'de' })
    await afterwards()
    const [{ message }] = receivers.got as [(typeof receivers.got)[0]]
    expect(message.kind).toBe('confirm')
    expect((await read(red)).channels[0]).toMatchObject({ name: 'me@victim.example', proven: false })
    const token = message.path.split('#')[1]!
    const anybody = new Browser()
    const forged = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')
    expect((await anybody.send('POST', '/api/notices/confirm', { token: forged })).status).toBe(410)
    expect((await anybody.send('POST', '/api/notices/confirm', { token })).status).toBe(200)
    expect((await read(red)).channels[0]).toMatchObject({ proven: true })
    // The link that confirms does not end anything.
    const stop = (text: string) =>
      anybody.send('POST', `/api/notices/stop?token=${text}`, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
        origin: null,
        'sec-fetch-site': null,
      })
    expect((await stop(token)).status).toBe(410)
    const { account } = whoOf(red)
    const { id } = (await read(red)).channels[0]!
    const right = stopToken(services.key(), account, id, 'me@victim.example')
    expect((await stop(right)).status).toBe(200)
    expect((await read(red)).channels).toEqual([])
    expect((await stop(right)).status).toBe(200)
  })

  test('need not confirm the address by which he signs in', async () => {
    const { red } = await invitedGame()
    const id = 'me@victim.example'
    const identity = { hash: identityHash({ provider: 'email', id }), label: id, since: '2026-01-14' }
    await store.setFields(accountRecord(whoOf(red).account), {
      set: { 'identity:email': JSON.stringify(identity) },
    })
    expect((await change(red, { do: 'mail', address: id })).body.channels[0]).toMatchObject({ proven: true })
    const other = await change(red, { do: 'mail', address: 'you@victim.example' })
    expect(other.body.channels.map(({ name, proven }) => [name, proven]).sort()).toEqual([
      [id, true],
      ['you@victim.example', false],
    ])
  })

  test('has few letters sent to one address, whoever asks', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      const { red } = await invitedGame()
      for (let i = 0; i < 2; i++)
        statuses.push((await change(red, { do: 'mail', address: 'me@victim.example' })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    expect(statuses).toContain(429)
  })

  test('can try a channel, and hears what became of it', async () => {
    const { red } = await invitedGame()
    const { id } = (await hook(red, 'red')).body.channels[0]!
    const tried = () => red.send<NoticeTestAnswer>('POST', '/api/notices', { do: 'test', channel: id })
    receivers.answer = () => ({ done: 'failed', why: 'silent', after: null })
    expect((await tried()).body).toEqual({ sent: false, why: 'silent' })
    receivers.answer = () => ({ done: 'sent' })
    expect((await tried()).body).toEqual({ sent: true, why: null })
  })

  test('sees a channel that was switched off, and switches it on again', async () => {
    const { game, red, blue } = await invitedGame()
    const { id } = (await hook(red, 'red')).body.channels[0]!
    await wishing(red)
    receivers.answer = () => ({ done: 'failed', why: 'refused', after: null })
    await chosen(game, red, blue)
    for (let n = 0; n < 60; n++) {
      await scheduler('Bearer a secret of the scheduler')
      hour.wait(HOUR)
    }
    expect((await read(red)).channels[0]!.trouble).toEqual({ why: 'refused', off: true })
    expect([await isCutOff(red), await isCutOff(blue)]).toEqual([true, false])
    expect((await change(red, { do: 'again', channel: id })).body.channels[0]!.trouble).toBeNull()
    receivers.got.length = 0
    receivers.answer = () => ({ done: 'sent' })
    await later.at(-1)!()
    await scheduler('Bearer a secret of the scheduler')
    expect(receivers.got.map(({ line }) => line)).toEqual(['red'])
    expect(await isCutOff(red)).toBe(false)
  })

  test('hears in list and settings that a channel is no more, until he has seen it or adds it anew', async () => {
    const { game, red, blue } = await invitedGame()
    const { id } = (await hook(red, 'red')).body.channels[0]!
    await wishing(red)
    receivers.answer = () => ({ done: 'gone' })
    await chosen(game, red, blue)
    await afterwards()
    const lost = [{ id, name: 'red.example' }]
    expect(await read(red)).toMatchObject({ channels: [], lost })
    expect(await isCutOff(red)).toBe(true)
    expect((await change(red, { do: 'remove', channel: id })).body.lost).toEqual([])
    expect(await isCutOff(red)).toBe(false)

    await store.setFields(accountRecord(whoOf(red).account), { set: { [`lost:${id}`]: 'red.example' } })
    expect((await hook(red, 'red')).body).toMatchObject({ channels: [{ id }], lost: [] })
    expect(await isCutOff(red)).toBe(false)
  })

  test('tries a channel again that he adds once more', async () => {
    const { red } = await invitedGame()
    const { id } = (await hook(red, 'red')).body.channels[0]!
    const trouble = JSON.stringify({ tries: 9, next: 0, why: 'refused', off: true })
    await store.setFields(accountRecord(whoOf(red).account), { set: { [`trouble:${id}`]: trouble } })
    expect((await hook(red, 'red')).body.channels).toMatchObject([{ id, trouble: null }])
  })

  test('is told at once of what was put off for a digest if he wishes that instead, and not again of what was in one', async () => {
    const { game, red, blue } = await invitedGame()
    const { id } = (await hook(red, 'red')).body.channels[0]!
    const wish = async (how: string) => {
      await wishing(red, { channels: { [id]: how } })
      await afterwards()
      await scheduler('Bearer a secret of the scheduler')
      return receivers.got.splice(0).flatMap(({ line, message }) => (line === 'red' ? [message.kind] : []))
    }
    await wish('digest')
    await chosen(game, red, blue)
    expect(await wish('digest')).toEqual([])
    expect(await wish('each')).toEqual(['turn'])
    await wish('digest')
    await blue.affair(game, { type: 'offer', what: 'draw' })
    expect(await wish('digest')).toEqual([])
    hour.wait(24 * HOUR)
    expect(await wish('digest')).toEqual(['digest'])
    expect(await wish('each')).toEqual([])
  })

  test('finds in the next digest what waits already when he wishes one again', async () => {
    const { game, red, blue } = await invitedGame()
    const { id } = (await hook(red, 'red')).body.channels[0]!
    const days = async (how: string) => {
      await wishing(red, { channels: { [id]: how } })
      await afterwards()
      for (let n = 0; n < 24; n++) {
        await scheduler('Bearer a secret of the scheduler')
        hour.wait(HOUR)
      }
      return receivers.got.splice(0).flatMap(({ line, message }) => (line === 'red' ? [message.kind] : []))
    }
    await wishing(red, { channels: { [id]: 'digest' } })
    await chosen(game, red, blue)
    await afterwards()
    expect(await days('off')).toEqual([])
    expect(await days('digest')).toEqual(['digest'])
    expect(await days('digest')).toEqual([])
  })

  test("cannot touch another's channels", async () => {
    const { red, blue } = await invitedGame()
    const { id } = (await hook(red, 'red')).body.channels[0]!
    await change(blue, { do: 'remove', channel: id })
    expect((await read(red)).channels).toHaveLength(1)
    expect((await blue.send('POST', '/api/notices', { do: 'test', channel: id })).status).toBe(400)
    expect(JSON.stringify(await read(blue))).not.toContain('red.example')
  })

  test('is not told while he has the game open', async () => {
    const { game, red, blue } = await invitedGame()
    await hook(red, 'red')
    await wishing(red, { open: false })
    await afterwards()
    receivers.got.length = 0
    await red.version(game)
    await afterwards()
    await chosen(game, red, blue)
    await afterwards()
    expect(receivers.got).toEqual([])
  })
})

describe('a nudge', () => {
  const nudge = (browser: Browser, game: string) =>
    browser.send<NudgeAnswer & ApiError>('POST', `/api/games/${game}/nudge`, {})

  test('reaches the other at once, and once in 24 hours', async () => {
    const { game, red, blue } = await invitedGame()
    await hook(red, 'red')
    await wishing(red, { delay: 60 })
    await chosen(game, red, blue)
    expect((await nudge(red, game)).status).toBe(422)
    expect((await nudge(blue, game)).status).toBe(200)
    await afterwards()
    expect(receivers.got.map(({ message }) => message.kind)).toEqual(['nudge'])
    expect((await nudge(blue, game)).status).toBe(422)
    hour.wait(24 * HOUR)
    expect((await nudge(blue, game)).status).toBe(200)
  })

  test('does not show whether the other has chosen in secret', async () => {
    const asked = async (first: 'red' | 'blue') => {
      const { game, red, blue } = await invitedGame()
      await hook(blue, 'blue')
      if (first === 'blue') await blue.order(game, { type: 'choose', number: 3 })
      const early = await nudge(red, game)
      if (first === 'blue') return early.status
      await red.order(game, { type: 'choose', number: 4 })
      return [early.status, (await nudge(red, game)).status]
    }
    expect(await asked('blue')).toBe(422)
    expect(await asked('red')).toEqual([422, 200])
  })
})

describe('the scheduler', () => {
  test('sends what is due when it shows the secret, and finds nothing without', async () => {
    const { game, red, blue } = await invitedGame()
    await hook(red, 'red')
    await wishing(red)
    await chosen(game, red, blue)
    for (const wrong of [null, 'Bearer', 'Bearer ', 'Bearer a secret', 'a secret of the scheduler'])
      expect((await scheduler(wrong)).status).toBe(404)
    expect(receivers.got).toEqual([])
    const { status, body } = await scheduler('Bearer a secret of the scheduler')
    expect([status, body.looked > 0, receivers.got.length > 0]).toEqual([200, true, true])
  })

  test('does not come where no secret is set', async () => {
    testServices(store, { cronSecret: null })
    expect((await scheduler('Bearer ')).status).toBe(404)
    expect((await scheduler('Bearer null')).status).toBe(404)
  })
})
