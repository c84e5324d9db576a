import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Game } from '@/lib/kernel/game'
import type { ListAnswer } from '@/lib/play/api/list'
import { SNAPSHOT_EVERY } from '@/lib/play/games/append'
import { StoreUnavailable } from '@/lib/store/event-store'
import { chosenGame, testServices } from '../support/browser'
import { counted } from '../support/counted'
import { memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'

const store = memoryStore()
const services = (game: Game = toyGame) => testServices(store, { games: { toy: game } })
beforeEach(() => void services())

/** A game so long that it has a snapshot, of which a player has resigned. */
let over: Awaited<ReturnType<typeof chosenGame>>
beforeAll(async () => {
  services()
  over = await chosenGame()
  for (let n = 0; n < SNAPSHOT_EVERY; n++) await over.red.order(over.game, { type: 'dig' })
  await over.red.affair(over.game, { type: 'resign' })
})

const damage = (game: string) => {
  const kept = store.kept(game)!
  store.put(game, { ...kept, snapshot: { ...kept.snapshot!, body: 'damaged' } })
}

/** What a look at a game reads and writes beside the game as it is loaded. */
async function callsOf(look: () => Promise<unknown>, game: Game = toyGame): Promise<string[]> {
  const { store: noting, calls } = counted(store)
  testServices(noting, { games: { toy: game }, random: randomBytes })
  await look()
  return calls.map(([name]) => name).filter((name) => name === 'entries' || name === 'append')
}

test('a game that is over is folded once where its snapshot cannot be used, and never again', async () => {
  const { game, red } = over
  const { body: was } = await red.look(game, '?since=0')
  const entries = store.kept(game)!.entries
  damage(game)
  const look = async () => expect((await red.look(game, '?since=0')).body).toEqual(was)
  expect(await callsOf(look)).toEqual(['entries', 'append'])
  expect(await callsOf(look)).toEqual([])
  expect(store.kept(game)!.entries).toEqual(entries)
})

test('so it is after an update of the rules, though no entry says of the new ones yet', async () => {
  const { game, red } = over
  const newer = { ...toyGame, version: '1.99.0' }
  const look = async () => expect((await red.look(game)).status).toBe(200)
  expect(await callsOf(look, newer)).toEqual(['entries', 'append'])
  expect(await callsOf(look, newer)).toEqual([])
})

test('a store that takes nothing at that moment keeps nobody from looking', async () => {
  const { game, red } = over
  damage(game)
  const full = () => Promise.reject(new StoreUnavailable('full'))
  testServices({ ...store, append: full })
  expect((await red.look(game)).status).toBe(200)
})

test('lists say what is asked in words of the rules of now, or not at all', async () => {
  const { game, red } = await chosenGame()
  const newer = { ...toyGame, version: '1.99.0', asked: () => ({ key: 'new-words', params: {} }) }
  const listed = async () => {
    const { games } = (await red.send<ListAnswer>('GET', '/api/games')).body
    return games.find((one) => one.game === game)!
  }
  const { asked, ...rest } = await listed()
  expect(asked).not.toBeNull()
  services(newer)
  expect(await listed()).toEqual({ ...rest, asked: null })
  await red.look(game)
  expect(await listed()).toEqual({ ...rest, asked: { key: 'new-words', params: {} } })
  services()
  expect(await listed()).toEqual({ ...rest, asked: null })
})
