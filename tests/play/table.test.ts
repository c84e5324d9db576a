import { beforeEach, describe, expect, test } from 'vitest'
import { checkDice } from '@/lib/kernel/dice/check-dice'
import { commitNonce } from '@/lib/kernel/dice/fair-dice'
import type { Game } from '@/lib/kernel/game'
import { fold } from '@/lib/kernel/log/fold'
import { legalFor, viewFor } from '@/lib/kernel/log/projection'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { ApiError, GameAnswer } from '@/lib/play/api/game'
import { SNAPSHOT_EVERY } from '@/lib/play/games/append'
import {
  BLIND,
  Browser,
  chosen,
  chosenGame,
  invitedGame,
  NONCE,
  newId,
  testServices,
} from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  testServices(store)
})

describe('a game between two browsers', () => {
  test('waits for the second player, then for nothing', async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const { game, commitment, invite } = (await red.create({ mode: 'invite' })).body
    expect((await red.look(game)).body).toMatchObject({
      stage: 'join',
      dice: { owes: 'commitment', as: 'red', said: [] },
      view: null,
      seats: ['red'],
    })
    await red.nonce(game, commitment)
    expect((await red.look(game)).body).toMatchObject({ stage: 'join', dice: { owes: null } })
    expect((await blue.peek(game, invite!)).body).toEqual({
      kind: 'invite',
      side: 'blue',
      title: 'Toy',
      terms: { kind: 'toy', scenario: 'short', pace: null, weekendsOff: false, options: { deep: false } },
      commitment,
      said: commitNonce(game, 'red', commitment, NONCE, BLIND),
    })
    const entered = await blue.enter(game, invite!, { commitment, nonce: 'cd'.repeat(32) })
    expect(entered.body).toMatchObject({
      ...{ stage: 'nonce', seats: ['blue'], viewer: 'blue', awaits: [] },
      dice: { owes: null, waitsFor: ['red'] },
    })
    expect((await red.nonce(game, commitment)).body).toMatchObject({
      ...{ stage: 'play', viewer: 'red', awaits: ['red', 'blue'], dice: null },
      players: { red: 'person', blue: 'person' },
    })
  })

  test("waits for the creator's part of the dice if the second player is first", async () => {
    const [red, blue] = [new Browser(), new Browser()]
    const { game, commitment, invite } = (await red.create({ mode: 'invite' })).body
    const nonce = 'cd'.repeat(32)
    expect((await blue.enter(game, invite!, { commitment, nonce })).body).toMatchObject({ path: 'nonce' })
    const sealed = commitNonce(game, 'blue', commitment, nonce, BLIND)
    const entered = await blue.enter(game, invite!, { commitment, sealed })
    expect(entered.body).toMatchObject({
      stage: 'nonce',
      view: null,
      dice: { owes: null, waitsFor: ['red'] },
    })
    // Whoever comes last says his number openly.
    expect((await red.look(game)).body.dice).toMatchObject({ owes: 'nonce' })
    expect((await red.nonce(game, commitment)).body).toMatchObject({ stage: 'nonce', dice: { owes: null } })
    expect((await blue.nonce(game, commitment, nonce)).body).toMatchObject({ stage: 'play' })
  })

  test('does not begin on another commitment than the browser saw', async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'invite' })).body
    const wrong = await red.nonce(game, 'ff'.repeat(32))
    expect([wrong.status, wrong.body]).toMatchObject([400, { path: 'commitment' }])
  })

  test('is played to its end, verifies, and can be read whole only then', async () => {
    const { game, red, blue, spectator } = await invitedGame()
    for (let turn = 1; turn <= 3; turn++) {
      await chosen(game, red, blue)
      await red.order(game, { type: 'step', pawn: 'red', by: 1 })
      expect((await red.order(game, { type: 'fight' })).status).toBe(200)
      const open = (await spectator.dice(game)).body
      expect(open.seed).toBeNull()
      expect(open.throws.map(({ purpose }) => purpose)).toEqual(
        Array.from({ length: turn - 1 }, (_, i) => `fight/${i + 1}/red`),
      )
      expect(checkDice(open).flatMap(({ wrong }) => wrong)).toEqual([])
      expect((await red.export(game)).body).not.toHaveProperty('entries')
      await red.order(game, { type: 'done' })
      await blue.order(game, { type: 'done' })
    }
    expect((await red.look(game)).body).toMatchObject({ stage: 'over', awaits: [], legal: [] })
    const dice = (await spectator.dice(game)).body
    expect(dice.throws.map(({ purpose }) => purpose)).toContain('treasure')
    expect(checkDice(dice).map(({ what, wrong }) => [what, wrong])).toEqual([
      ['commitments', []],
      ['mix', []],
      ['turn-keys', []],
      ['throws', []],
      ['seed', []],
      ['all-keys', []],
    ])
    const swapped = {
      ...dice,
      throws: dice.throws.map((one) => ({ ...one, face: (one.face % one.sides) + 1 })),
    }
    expect(checkDice(swapped).find(({ what }) => what === 'throws')?.wrong).toHaveLength(dice.throws.length)
    const { entries } = (await blue.export(game)).body
    expect(verifyGame(toyGame, entries)).toMatchObject({ sound: true })
  })
})

describe('the log', () => {
  test('is told from any line on, however many snapshots lie between', async () => {
    const { game, red, blue } = await chosenGame()
    for (let i = 0; i < SNAPSHOT_EVERY; i++) await red.order(game, { type: 'dig' })
    expect(store.kept(game)?.snapshot?.seq).toBeGreaterThanOrEqual(SNAPSHOT_EVERY)
    const whole = (await blue.look(game)).body
    expect(whole.log.map(({ n }) => n)).toEqual(Array.from({ length: whole.logLength }, (_, i) => i))
    const some = (await blue.look(game, '?since=3')).body
    expect(some.log).toEqual(whole.log.slice(3))
    expect({ ...some, log: [] }).toEqual({ ...whole, log: [] })
  })

  test('and everything else stay the same without the snapshot', async () => {
    const { game, red } = await chosenGame()
    for (let i = 0; i < SNAPSHOT_EVERY; i++) await red.order(game, { type: 'dig' })
    const before = (await red.look(game)).text
    store.dropSnapshot(game)
    expect((await red.look(game)).text).toBe(before)
  })
})

describe('a repeated request', () => {
  test('is answered as the first time, byte for byte, and changes nothing', async () => {
    const { game, red } = await chosenGame()
    const seen = await red.version(game)
    const body = { id: newId(), seen, order: { type: 'step', pawn: 'red', by: 1 }, since: 0 }
    const first = await red.send('POST', `/api/games/${game}/orders`, body)
    expect(first.status).toBe(200)
    for (let i = 0; i < SNAPSHOT_EVERY; i++) await red.order(game, { type: 'dig' })
    const entries = store.kept(game)!.entries.length
    const again = await red.send('POST', `/api/games/${game}/orders`, body)
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(store.kept(game)!.entries.length).toBe(entries)
  })

  test('with another body is refused', async () => {
    const { game, red, blue } = await chosenGame()
    const seen = await red.version(game)
    const body = { id: newId(), seen, order: { type: 'step', pawn: 'red', by: 1 } }
    await red.send('POST', `/api/games/${game}/orders`, body)
    const before = JSON.stringify(store.kept(game))
    for (const other of [
      { ...body, order: { type: 'fight' } },
      { ...body, seen: seen + 1 },
    ]) {
      const got = await red.send<ApiError>('POST', `/api/games/${game}/orders`, other)
      expect([got.status, got.body.error]).toEqual([409, 'repeated-differently'])
    }
    const stolen = await blue.send<ApiError>('POST', `/api/games/${game}/orders`, body)
    expect(stolen.body.error).toBe('repeated-differently')
    expect(JSON.stringify(store.kept(game))).toBe(before)
  })

  test('to make a game or to enter it comes to the same seat, even if the first answer and its cookie were lost', async () => {
    const body = { id: newId(), game: 'toy', scenario: 'short', mode: 'invite', side: 'red' }
    const [lost, red] = [new Browser(), new Browser()]
    const first = await lost.send('POST', '/api/games', body)
    const again = await red.send<{ game: string; commitment: string; invite: string }>(
      'POST',
      '/api/games',
      body,
    )
    expect(again.text).toBe(first.text)
    expect(red.cookie).toBe(lost.cookie)
    const { game, invite, commitment } = again.body
    const entry = { id: newId(), token: invite, commitment, sealed: 'cd'.repeat(32) }
    const [lostToo, blue] = [new Browser(), new Browser()]
    const entered = await lostToo.send('POST', `/api/games/${game}/enter`, entry)
    expect((await blue.send('POST', `/api/games/${game}/enter`, entry)).text).toBe(entered.text)
    expect((await blue.look(game)).body.seats).toEqual(['blue'])
  })
})

describe('two seats at the same instant', () => {
  test('both choose, and both succeed', async () => {
    for (let round = 0; round < 20; round++) {
      const { game, red, blue } = await invitedGame()
      const [first, second] = await Promise.all([
        red.order(game, { type: 'choose', number: 3 }),
        blue.order(game, { type: 'choose', number: 4 }),
      ])
      expect([first.status, second.status]).toEqual([200, 200])
      expect((await red.look(game)).body.awaits).toEqual(['blue'])
    }
  })

  test('one order sent twice at once is carried out once', async () => {
    const { game, red } = await chosenGame()
    const body = { id: newId(), seen: await red.version(game), order: { type: 'dig' } }
    const all = await Promise.all([1, 2, 3, 4].map(() => red.send('POST', `/api/games/${game}/orders`, body)))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await red.look(game)).body.view).toMatchObject({ digs: 1 })
  })

  test('two orders on the same sight of the game: one is carried out, the other asked again', async () => {
    const { game, red } = await chosenGame()
    const seen = await red.version(game)
    const both = await Promise.all([1, 2].map(() => red.order(game, { type: 'dig' }, { seen })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the computer', () => {
  test('plays its side when it is to move, and not before its opponent has chosen', async () => {
    const red = new Browser()
    const { game } = (await red.create({ mode: 'computer' })).body
    expect((await red.look(game)).body.computerToMove).toBe(false)
    const entries = store.kept(game)!.entries.length
    expect((await red.advance(game)).status).toBe(200)
    expect(store.kept(game)!.entries.length).toBe(entries)
    const order = await red.order(game, { type: 'choose', number: 9 })
    expect(order.body.computerToMove).toBe(true)
    let now: GameAnswer = order.body
    for (let i = 0; now.computerToMove && i < 20; i++) now = (await red.advance(game)).body
    expect(now.awaits).toEqual(['red'])
  })

  test('plays itself to the end while its maker watches', async () => {
    const [maker, guest] = [new Browser(), new Browser()]
    const { game, watch } = (await maker.create({ mode: 'watch' })).body
    await guest.enter(game, watch)
    expect((await guest.look(game)).body).toMatchObject({ computerToMove: false, viewer: 'spectator' })
    expect((await guest.advance(game)).status).toBe(403)
    let now = (await maker.look(game)).body
    for (let i = 0; now.computerToMove && i < 100; i++) now = (await maker.advance(game)).body
    expect(now.stage).toBe('over')
    expect(verifyGame(toyGame, (await guest.export(game)).body.entries)).toMatchObject({ sound: true })
  })
})

describe('the computer player', () => {
  test('is shown what a person in its seat would be shown, and nothing else', async () => {
    const shown: unknown[][] = []
    const spying: Game = {
      ...toyGame,
      computer: (...given) => {
        shown.push(given)
        return toyGame.computer(...given)
      },
    }
    testServices(store, { games: { toy: spying } })
    const red = new Browser()
    const { game } = (await red.create({ mode: 'computer' })).body
    await red.order(game, { type: 'choose', number: 9 })
    const before = store.kept(game)!.entries
    await red.advance(game)
    const match = fold(toyGame, null, before)
    expect(shown[0]).toHaveLength(3)
    expect(shown[0]!.slice(0, 2)).toEqual([viewFor(toyGame, match, 'blue'), legalFor(toyGame, match, 'blue')])
  })

  test('that chooses amiss does not stop the game', async () => {
    const dazed: Game = { ...toyGame, computer: () => ({ type: 'surrender' }) }
    testServices(store, { games: { toy: dazed } })
    const red = new Browser()
    const { game } = (await red.create({ mode: 'computer' })).body
    await red.order(game, { type: 'choose', number: 9 })
    expect((await red.advance(game)).body).toMatchObject({ awaits: ['red'], computerToMove: false })
  })
})

describe('a hot seat', () => {
  test('plays both sides, and says for which', async () => {
    const both = new Browser()
    const { game } = (await both.create()).body
    expect((await both.look(game)).body).toMatchObject({ seats: ['red', 'blue'], viewer: 'red' })
    expect((await both.order(game, { type: 'choose', number: 1 })).body).toMatchObject({ path: 'side' })
    await both.order(game, { type: 'choose', number: 1 }, { side: 'red' })
    expect((await both.look(game)).body.viewer).toBe('blue')
    expect((await both.look(game, '?as=red')).body.view).toMatchObject({ own: { chosen: 1 } })
    expect((await both.look(game, '?as=blue')).body.view).toMatchObject({ own: { chosen: null } })
    expect((await both.order(game, { type: 'choose', number: 2 }, { side: 'blue' })).status).toBe(200)
  })
})
