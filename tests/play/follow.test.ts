import { beforeEach, describe, expect, test } from 'vitest'
import { mergeGuest } from '@/lib/accounts/merge'
import type { Channel } from '@/lib/notices/channel'
import type { Message } from '@/lib/notices/message'
import { unfollowToken } from '@/lib/notices/stop'
import type { GameAnswer } from '@/lib/play/api/game'
import type { FollowAnswer } from '@/lib/play/api/notices'
import { round } from '@/lib/play/notices/round'
import type { Services } from '@/lib/play/services'
import { Browser, chosen, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'

let store: MemoryStore
let services: Services
let sent: { channel: Channel; message: Message }[]
const hour = { now: 0 }
const MINUTE = 60_000
beforeEach(() => {
  store = memoryStore()
  sent = []
  hour.now = Date.parse('2026-01-05T12:00:00Z')
  services = testServices(store, {
    now: () => hour.now,
    later: (work) => void work(),
    post: {
      deliver: async (channel, message) => {
        sent.push({ channel, message })
        return { done: 'sent' }
      },
      pushKey: () => null,
      hasMail: true,
    },
  })
})

const follow = (browser: Browser, game: string, on = true) =>
  browser.send<FollowAnswer>('POST', `/api/games/${game}/follow`, { on })
const told = (browser: Browser, name: string) =>
  browser.send('POST', '/api/notices', { do: 'hook', kind: 'json', url: `https://${name}.example/hook` })
const heard = async () => {
  hour.now += 10 * MINUTE
  await round(services, MINUTE)
  return sent.splice(0).map(({ message: { kind, title, path } }) => ({ kind, title, path }))
}

/** A game that a spectator follows who is told by a webhook; red is to move in the first turn. */
async function followed() {
  const table = await invitedGame()
  const { game, red, blue, spectator } = table
  await red.send('POST', '/api/me', { id: newId(), name: 'Rosa' })
  await told(spectator, 'carla')
  expect((await spectator.look(game)).body.follows).toBe(false)
  expect((await follow(spectator, game)).body).toEqual({ follows: true })
  await chosen(game, red, blue)
  return table
}
/** Both finish the turn. */
async function turn(game: string, red: Browser, blue: Browser) {
  await red.order(game, { type: 'done' })
  await blue.order(game, { type: 'done' })
}

describe('who follows a game', () => {
  test('hears of a new turn and of the end, and of nothing else', async () => {
    const { game, red, blue, spectator } = await followed()
    expect(await heard()).toEqual([])
    await turn(game, red, blue)
    const path = `/games/${game}`
    expect(await heard()).toEqual([{ kind: 'watched', title: expect.stringMatching(/turn 2$/), path }])
    await red.send('POST', `/api/games/${game}/chat`, { id: newId(), say: 'Only for you.' })
    expect(await heard()).toEqual([])
    await blue.affair(game, { type: 'resign' })
    expect(await heard()).toEqual([{ kind: 'watched', title: expect.stringMatching(/is over/), path }])
    expect((await spectator.look(game)).body.follows).toBeNull()
    expect(await heard()).toEqual([])
  })

  test('reads who plays, and what anybody may know who watches', async () => {
    const { game, red, blue } = await followed()
    await turn(game, red, blue)
    hour.now += 10 * MINUTE
    await round(services, MINUTE)
    const [{ message } = {} as { message: Message }] = sent
    expect(message.room).toMatch(/^Turn 2 has begun in Toy: Rosa against /)
    expect(message.body).toContain('Rosa against')
  })

  test.each([
    ['who ends it', async ({ spectator, game }) => void (await follow(spectator, game, false))],
    [
      'whose link to watch by is dead',
      async ({ red, game }) => void (await red.links(game, { revoke: 'watch' })),
    ],
    [
      'who takes it off his list',
      async ({ spectator, game }) =>
        void (await spectator.send('POST', `/api/games/${game}/forget`, { id: newId() })),
    ],
    [
      'who deletes his account',
      async ({ spectator }) => void (await spectator.send('POST', '/api/me/delete', { sure: true })),
    ],
    [
      'who uses the link of a letter',
      async ({ spectator, game }) => {
        const token = unfollowToken(services.key(), whoOf(spectator).account, game)
        expect((await new Browser().send('POST', `/api/notices/stop?token=${token}`, {})).status).toBe(200)
      },
    ],
  ] as [string, (table: Awaited<ReturnType<typeof followed>>) => Promise<void>][])(
    'hears no more %s',
    async (_name, ends) => {
      const table = await followed()
      await ends(table)
      await turn(table.game, table.red, table.blue)
      expect(await heard()).toEqual([])
    },
  )

  test('is not called as long as he looks', async () => {
    const { game, red, blue, spectator } = await followed()
    await turn(game, red, blue)
    hour.now += 5 * MINUTE
    await spectator.version(game)
    expect(await heard()).toEqual([])
  })

  test('follows on in the account to which he signs in', async () => {
    const { game, red, blue, spectator } = await followed()
    const other = new Browser()
    await other.send('POST', '/api/me', { id: newId(), name: 'Carla' })
    await mergeGuest(store, whoOf(spectator).account, whoOf(other).account)
    await turn(game, red, blue)
    expect((await heard()).map(({ kind }) => kind)).toEqual(['watched'])
  })

  test('hears it in the digest, where he wishes it so', async () => {
    const { game, red, blue, spectator } = await followed()
    const { channels } = (await spectator.send<{ channels: { id: string }[] }>('GET', '/api/notices')).body
    await spectator.send('POST', '/api/notices', {
      ...{ do: 'wishes', wishes: { channels: { [channels[0]!.id]: 'digest' } } },
    })
    await turn(game, red, blue)
    expect(await heard()).toEqual([])
    hour.now += 12 * 60 * MINUTE
    await round(services, MINUTE)
    expect(sent.map(({ message }) => [message.kind, message.body])).toEqual([
      ['digest', expect.stringMatching(/turn 2$/)],
    ])
  })
})

test('a player follows no game of his own, and a link of a letter that we did not make ends nothing', async () => {
  const { game, red, spectator } = await followed()
  expect((await follow(red, game)).status).toBe(403)
  expect((await red.look(game)).body.follows).toBeNull()
  const token = unfollowToken(Buffer.alloc(32, 8), whoOf(spectator).account, game)
  expect((await new Browser().send('POST', `/api/notices/stop?token=${token}`, {})).status).toBe(410)
  expect((await spectator.look(game)).body.follows).toBe(true)
})

test('nothing is kept for followers of a game that nobody follows', async () => {
  const { game, red, blue } = await invitedGame()
  await chosen(game, red, blue)
  await turn(game, red, blue)
  expect(Object.keys(store.kept(game)!.fields).filter((name) => /watched|followed/.test(name))).toEqual([])
})

test('who plays sees that the other is at the table, unless that one hides it; who watches does not', async () => {
  const { game, red, blue, spectator } = await invitedGame()
  const here = async (browser: Browser) =>
    (await browser.send<{ here: boolean }>('GET', `/api/games/${game}/version`)).body.here
  hour.now += 60 * MINUTE
  expect(await here(red)).toBe(false)
  expect([await here(blue), await here(red), await here(spectator)]).toEqual([true, true, false])
  hour.now += 6 * MINUTE
  expect(await here(red)).toBe(false)
  await blue.send('POST', '/api/me', { id: newId(), hides: true })
  await blue.send<GameAnswer>('GET', `/api/games/${game}`)
  expect([await here(blue), await here(red)]).toEqual([true, false])
})
