import { beforeEach, describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import { mergeGuest } from '@/lib/accounts/merge'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { ListAnswer } from '@/lib/play/api/list'
import { ownerField, seatField } from '@/lib/seats/seat'
import { Browser, chosenGame, newId, testServices, whoOf } from '../../support/browser'
import { type Death, processWith } from '../../support/crashes'
import { type MemoryStore, memoryStore } from '../../support/memory-store'
import { toyGame } from '../../support/toy-game'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

const remove = (browser: Browser) => browser.send('POST', '/api/me/delete', { sure: true })
const logOf = (game: string) => JSON.stringify(store.kept(game)!.entries)

/** A game whose red player, who was to move, has deleted his account. */
async function leftGame(more: object = {}) {
  const table = await chosenGame(more)
  const { account } = whoOf(table.red)
  expect((await remove(table.red)).status).toBe(200)
  return { ...table, account }
}

/** Every place where a server may die while it deletes an account, and some after it is done. */
const DEATHS: Death[] = Array.from({ length: 12 }, (_, call) => call).flatMap((call) => [
  { call, when: 'before' },
  { call, when: 'after' },
])

/**
 * A new table whose red player deletes his account on a server that dies of it. `again`: another window of his
 * browser; `before`: entries of the game until then.
 */
async function diedRemoving<Table extends { game: string; red: Browser }>(
  death: Death,
  laid: () => Promise<Table>,
) {
  store = memoryStore()
  testServices(store)
  const table = await laid()
  const before = store.kept(table.game)!.entries.length
  const again = new Browser()
  again.cookie = table.red.cookie
  const process = processWith(store, { death })
  testServices(process.store)
  await Promise.race([remove(table.red), process.died])
  testServices(store)
  return { ...table, again, before }
}

describe('a player who deletes his account', () => {
  test.each([{}, { pace: '1d' }])(
    'leaves a seat that all see is empty, and whoever remains may decide at once: %j',
    async (more) => {
      const { game, blue, spectator, account } = await leftGame(more as object)
      const { body } = await blue.look(game)
      expect(body).toMatchObject({ empty: ['red'], stage: 'play', log: expect.any(Array) })
      expect(body.log.at(-1)).toMatchObject({ key: 'table.did.left', params: { side: 'red' } })
      expect(body.may.filter((deed) => deed !== 'away')).toEqual(['resign', 'claim', 'replace'])
      expect(Object.values(body.clock?.sides ?? {}).map(({ running }) => running)).not.toContainEqual(
        expect.anything(),
      )
      expect((await spectator.look(game)).body).toMatchObject({ empty: ['red'], may: [] })
      const told = Object.keys(store.kept(game)!.fields).filter((name) => name.startsWith('out:'))
      expect(told).toEqual(['out:left:blue'])
      expect(logOf(game)).not.toContain(account)
      const [row] = (await blue.send<ListAnswer>('GET', '/api/games')).body.games
      expect(row).toMatchObject({ empty: ['red'], names: { blue: null } })
      expect((await blue.affair(game, { type: 'offer', what: 'draw' })).body.no).toBe('FP 9')
    },
  )

  test('leaves whoever is to move with no second notice of that', async () => {
    const { game, red } = await chosenGame({ pace: '1d' })
    await red.order(game, { type: 'done' })
    const turn = store.kept(game)!.fields['out:turn:blue']
    expect(turn).toBeDefined()
    await remove(red)
    expect(store.kept(game)!.fields['out:turn:blue']).toBe(turn)
    expect(outOf(game)).toContain('out:left:blue')
  })

  test('is asked by nobody to move on', async () => {
    const { game, blue } = await leftGame()
    expect((await blue.send('POST', `/api/games/${game}/nudge`, {})).status).toBe(422)
    expect(Object.keys(store.kept(game)!.fields)).not.toContain('nudged:red')
  })

  test('loses the game, where the other player ends it', async () => {
    const { game, blue, spectator } = await leftGame()
    expect((await spectator.affair(game, { type: 'claim' })).status).toBe(403)
    const ended = await blue.affair(game, { type: 'claim' })
    expect(ended.body).toMatchObject({ stage: 'over', result: { winner: 'blue', cite: 'FP 9' } })
    expect(ended.body.result!.why.key).toBe('table.end.left')
    const { entries } = (await blue.export(game)).body
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
  })

  test('is followed by the computer, or by a substitute, for whom the clocks run again', async () => {
    const first = await leftGame({ pace: '1d' })
    const next = await first.blue.affair(first.game, { type: 'replace', what: 'computer' })
    expect(next.body).toMatchObject({ empty: [], players: { red: 'computer' }, computerToMove: true })
    expect((await first.blue.advance(first.game)).status).toBe(200)

    const { game, blue } = await leftGame({ pace: '1d' })
    expect((await blue.affair(game, { type: 'replace', what: 'substitute' })).body.sought).toEqual(['red'])
    const { token } = (
      await blue.send<{ token: string }>('POST', `/api/games/${game}/links`, { id: newId(), make: 'invite' })
    ).body
    const green = new Browser()
    const sits = await green.enter(game, token, {})
    expect(sits.body).toMatchObject({
      ...{ seats: ['red'], empty: [], sought: [], substitutes: { red: { why: 'left' } } },
      clock: { sides: { red: { running: expect.anything() }, blue: { running: null } } },
    })
    expect((await green.order(game, { type: 'fight' })).status).toBe(200)
  })

  test('leaves nothing to claim of a player who is there, nor of a game that is over', async () => {
    const { game, red, blue } = await chosenGame()
    expect((await blue.affair(game, { type: 'claim' })).body.no).toBe('FP 10')
    await blue.affair(game, { type: 'resign' })
    const entries = store.kept(game)!.entries.length
    expect((await remove(red)).status).toBe(200)
    expect(store.kept(game)!.entries.length).toBe(entries)
  })

  test('who has the seat in another account as well plays on there', async () => {
    const { game, red, blue } = await chosenGame()
    const made = { id: newId(), make: 'recover' }
    const { token } = (await red.send<{ token: string }>('POST', `/api/games/${game}/links`, made)).body
    const second = new Browser()
    await second.enter(game, token, {})
    await remove(red)
    expect((await blue.look(game)).body.empty).toEqual([])
    expect((await second.order(game, { type: 'fight' })).status).toBe(200)
  })

  test('leaves a table that stands still or says so, wherever the server dies, and all of it done again', async () => {
    for (const death of DEATHS) {
      const { game, blue, again, before } = await diedRemoving(death, chosenGame)
      // Not yet done: either he still plays, or the seat is empty and he does not.
      const { empty } = (await blue.look(game)).body
      const own = await again.look(game)
      expect(empty).toEqual(own.body.seats?.includes('red') ? [] : ['red'])
      await remove(again)
      expect((await blue.look(game)).body.empty).toEqual(['red'])
      expect(store.kept(game)!.entries.length).toBe(before + 1)
      expect((await again.look(game)).status).toBe(404)
    }
  })

  test('leaves no link by which the seat could be opened again', async () => {
    const { game, red, blue } = await chosenGame()
    const made = { id: newId(), make: 'recover' }
    const { token } = (await red.send<{ token: string }>('POST', `/api/games/${game}/links`, made)).body
    await remove(red)
    expect((await new Browser().enter(game, token, {})).status).toBe(410)
    expect((await blue.look(game)).body.empty).toEqual(['red'])
  })
})

/** A game for which the dice are not mixed: red has yet to open his number. `side`: which red asks for. */
async function unmixedGame(side: 'red' | 'random' = 'red', nonce = 'cd'.repeat(32)) {
  const [red, blue, spectator] = [new Browser(), new Browser(), new Browser()]
  const made = (await red.create({ mode: 'invite', side })).body
  await red.nonce(made.game, made.commitment)
  const sits = await blue.enter(made.game, made.invite!, { commitment: made.commitment, nonce })
  await spectator.enter(made.game, made.watch)
  expect(sits.body.stage).toBe('nonce')
  return { ...made, red, blue, spectator, joined: sits.body.seats[0]! }
}
const listOf = async (browser: Browser) => (await browser.send<ListAnswer>('GET', '/api/games')).body.games
const outOf = (game: string) =>
  Object.keys(store.kept(game)!.fields).filter((name) => /^(out|ask):/.test(name))

describe('a player who deletes his account before the dice are mixed', () => {
  test.each(['red', 'blue'] as const)('%s: the game does not begin, and the other is told', async (who) => {
    const table = await unmixedGame()
    const { game, spectator } = table
    const stays = who === 'red' ? table.blue : table.red
    const other = who === 'red' ? 'blue' : 'red'
    expect((await remove(table[who])).status).toBe(200)
    const { body } = await stays.look(game, '?since=0')
    expect(body).toMatchObject({
      stage: 'closed',
      challenge: { closed: 'left' },
      dice: { owes: null },
      may: [],
    })
    expect(body.log.at(-1)).toMatchObject({ key: 'table.left', params: { side: who } })
    expect((await spectator.look(game)).body.stage).toBe('closed')
    expect(outOf(game)).toEqual([`out:over:${other}`])
    expect((await listOf(stays))[0]).toMatchObject({ stage: 'closed', awaits: [], names: { [other]: null } })
    expect((await stays.nonce(game, table.commitment)).status).not.toBe(200)
    expect((await stays.send('POST', `/api/games/${game}/forget`, { id: newId() })).status).toBe(200)
    expect(await listOf(stays)).toEqual([])
    // And when he goes as well there is nothing left to say.
    const entries = store.kept(game)!.entries.length
    await remove(stays)
    expect(store.kept(game)!.entries.length).toBe(entries)
  })

  test('wherever the server dies, and all of it done again: it is said once, and nothing of him stays', async () => {
    for (const death of DEATHS) {
      const { game, blue, again, before } = await diedRemoving(death, unmixedGame)
      await remove(again)
      expect((await blue.look(game)).body).toMatchObject({ challenge: { closed: 'left' } })
      expect(store.kept(game)!.entries.length).toBe(before + 1)
      expect(store.kept(game)!.fields).not.toHaveProperty('owner:red')
    }
  })

  test('while his challenge waits for somebody: it is withdrawn, and its link dead', async () => {
    const red = new Browser()
    const { game, invite, watch } = (await red.create({ mode: 'invite' })).body
    const spectator = new Browser()
    await spectator.enter(game, watch)
    await remove(red)
    expect((await spectator.look(game)).body).toMatchObject({ challenge: { closed: 'withdrawn' } })
    expect((await new Browser().enter(game, invite!, {})).status).toBe(410)
  })

  test('where sides were drawn and his list does not know it: the seat that he has is given up', async () => {
    const drawn = await drawnGame()
    expect((await remove(drawn.red)).status).toBe(200)
    expect((await drawn.blue.look(drawn.game)).body).toMatchObject({ challenge: { closed: 'left' } })
    expect(store.kept(drawn.game)!.fields).not.toHaveProperty('owner:blue')
  })
})

/** A game in which red was given the other seat than his list says. */
async function drawnGame() {
  for (let i = 0; i < 9; i++) {
    const drawn = await unmixedGame('random', String(i).repeat(64))
    const known = store.kept(accountRecord(whoOf(drawn.red).account))!.fields[`game:${drawn.game}`]!
    if (drawn.joined === 'red' && JSON.parse(known).sides[0] === 'red') return drawn
  }
  throw new Error('the draw never fell that way')
}

test('what a list does not know of a draw harms nobody who signs in, nor his notices', async () => {
  const { game, red } = await drawnGame()
  expect(await listOf(red)).toMatchObject([{ game, sides: ['blue'] }])
  const [guest, anna] = [whoOf(red).account, new Browser()]
  await anna.send('POST', '/api/me', { id: newId(), name: 'Anna' })
  const { account } = whoOf(anna)
  await store.setFields(game, { due: null })
  const work: (() => Promise<void>)[] = []
  testServices(store, { later: (one) => work.push(one) })
  const hook = { do: 'hook', kind: 'json', url: 'https://table.example/hook', zone: 'Europe/Berlin' }
  const added = await red.send('POST', '/api/notices', hook)
  expect(added.status).toBe(200)
  for (const one of work) await one()
  expect((await store.due(Number.MAX_SAFE_INTEGER, 9)).map(({ id }) => id)).toContain(game)
  await mergeGuest(store, guest, account)
  expect(store.kept(game)!.fields).toMatchObject({ 'owner:blue': account })
  expect(await listOf(anna)).toMatchObject([{ game, sides: ['blue'] }])
})

describe('the last player who deletes his account', () => {
  test.each(['empty', 'computer'] as const)('ends the game, where the other seat is: %s', async (other) => {
    const { game, red, blue, spectator } = await chosenGame({ pace: '1d' })
    await red.order(game, { type: 'step', pawn: 'red', by: 1 })
    await remove(blue)
    if (other === 'computer') await red.affair(game, { type: 'replace', what: 'computer' })
    expect((await red.look(game)).body.stage).toBe('play')
    await remove(red)
    const { body } = await spectator.look(game)
    expect(body).toMatchObject({ stage: 'over', awaits: [], result: { winner: 'abandoned', cite: 'FP 9' } })
    expect(body.result!.why.key).toBe('table.end.abandoned')
    expect(outOf(game)).toEqual([])
    expect(await store.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([])
    const { entries } = store.kept(game)!
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
    // Nobody else could have ended it so.
    const forged = entries.map((text) => text.replace('"by":"red","k":"affair"', '"by":"blue","k":"affair"'))
    expect(verifyGame(toyGame, forged)).toMatchObject({ sound: false })
  })
})

describe('a player who deleted his account when the log did not yet tell of it', () => {
  /** As the server left a game then: no account has the seat, and no entry says so. */
  const went = (game: string, browser: Browser, side: string) => {
    const seat = seatField(game, whoOf(browser).account)
    return store.setFields(game, { unset: [seat, ownerField(side)] })
  }

  test('is missed as soon as the other looks, who may end the game; once, and by nobody who watches', async () => {
    const { game, red, blue, spectator } = await chosenGame({ pace: '1d' })
    await went(game, red, 'red')
    const entries = store.kept(game)!.entries.length
    expect((await spectator.look(game)).body.empty).toEqual([])
    expect(store.kept(game)!.entries.length).toBe(entries)
    const { body } = await blue.look(game, '?since=0')
    expect(body).toMatchObject({ empty: ['red'], may: expect.arrayContaining(['claim', 'replace']) })
    expect(body.log.at(-1)).toMatchObject({ key: 'table.did.left', params: { side: 'red' } })
    await blue.look(game)
    expect(store.kept(game)!.entries.length).toBe(entries + 1)
    expect((await listOf(blue))[0]).toMatchObject({ empty: ['red'] })
    expect((await blue.affair(game, { type: 'claim' })).body).toMatchObject({ stage: 'over' })
    expect(verifyGame(toyGame, store.kept(game)!.entries)).toMatchObject({ sound: true })
  })

  test('is missed before the dice are mixed, too; and never while any account has the seat', async () => {
    const { game, blue, red } = await unmixedGame()
    // He plays in an account of which the game does not know that the side is its own; so does who looks.
    await store.setFields(game, { unset: [ownerField('red'), ownerField('blue')] })
    for (const browser of [red, blue])
      expect((await browser.look(game)).body).toMatchObject({ stage: 'nonce', seats: [expect.anything()] })
    await went(game, red, 'red')
    expect((await blue.look(game)).body).toMatchObject({ stage: 'closed', challenge: { closed: 'left' } })
  })
})
