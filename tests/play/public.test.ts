import { beforeEach, expect, test } from 'vitest'
import type { GameAnswer } from '@/lib/play/api/game'
import { Browser, chosenGame, invitedGame, testServices } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

/** Nobody: no cookie, no seat. */
const board = (game: string, p: string) =>
  new Browser().send<GameAnswer>('GET', `/api/games/${game}/board?p=${p}`)

test('the public part of a link shows anybody what a spectator sees, and makes him nobody', async () => {
  const { game, spectator } = await chosenGame()
  const seen = (await spectator.look(game)).body
  const shown = await board(game, seen.public!)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('set-cookie')).toBeNull()
  // Who has no account follows nothing.
  expect({ ...shown.body, log: seen.log, follows: false }).toEqual(seen)
  expect(shown.body.log).toEqual([])
})

test('all at the table share the same public part, which changes with the spectator link', async () => {
  const { game, red, blue, spectator } = await invitedGame()
  const before = (await red.look(game)).body.public!
  expect((await blue.look(game)).body.public).toBe(before)
  expect((await spectator.look(game)).body.public).toBe(before)
  await red.links(game, { make: 'watch' })
  const after = (await red.look(game)).body.public!
  expect(after).not.toBe(before)
  expect((await board(game, before)).status).toBe(404)
  expect((await board(game, after)).status).toBe(200)
})

test('it shows nothing once the spectator link is revoked', async () => {
  const { game, red } = await invitedGame()
  const { public: p } = (await red.look(game)).body
  await red.links(game, { revoke: 'watch' })
  expect((await red.look(game)).body.public).toBeNull()
  expect((await board(game, p!)).status).toBe(404)
})

test('a wrong one, a dead one, and one of no game are answered alike', async () => {
  const { game, red } = await invitedGame()
  const { public: p } = (await red.look(game)).body
  await red.links(game, { make: 'watch' })
  const wrong = `${p!.slice(1)}${p![0]}`
  for (const path of ['board', 'picture']) {
    const nobody = new Browser()
    const get = (id: string, part: string) => nobody.send('GET', `/api/games/${id}/${path}?p=${part}`)
    const told = await Promise.all([get(game, p!), get(game, wrong), get('A'.repeat(22), wrong)])
    expect(told.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(told.map(({ text }) => text)).size).toBe(1)
    expect(new Set(told.map(({ headers }) => JSON.stringify([...headers]))).size).toBe(1)
  }
})

test('it opens nothing else: no seat, no version, no dice', async () => {
  const { game, red } = await invitedGame()
  const { public: p } = (await red.look(game)).body
  const stranger = new Browser()
  expect((await stranger.peek(game, p!.padEnd(43, 'A'))).status).toBe(410)
  for (const path of ['', '/version', '/replay', '/dice'])
    expect((await stranger.send('GET', `/api/games/${game}${path}`)).status).toBe(404)
})
