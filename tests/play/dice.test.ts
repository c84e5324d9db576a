import { beforeEach, describe, expect, test } from 'vitest'
import { commitNonce } from '@/lib/kernel/dice/fair-dice'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { BLIND, Browser, NONCE, newId, testServices } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'

const HOUR = 3_600_000
const OTHER = 'cd'.repeat(32)
const hour = { now: 0 }

let store: MemoryStore
beforeEach(() => {
  store = memoryStore()
  hour.now = Date.UTC(2026, 0, 1)
  testServices(store, { now: () => hour.now++ })
})

/** A game whose maker has committed and whose second player has come: only opening is waited for. */
async function waiting(more: object = {}) {
  const [red, blue, spectator] = [new Browser(), new Browser(), new Browser()]
  const made = (await red.create({ mode: 'invite', ...more })).body
  await red.nonce(made.game, made.commitment)
  await blue.enter(made.game, made.invite!, { commitment: made.commitment, nonce: OTHER })
  await spectator.enter(made.game, made.watch)
  return { ...made, red, blue, spectator }
}
const entriesOf = (game: string) => store.kept(game)!.entries.length
const sealed = (game: string, commitment: string, nonce: string) =>
  commitNonce(game, 'red', commitment, nonce, BLIND)

describe('a number for the dice', () => {
  test('is nowhere but with its player until all stand, and the other then sees what was said', async () => {
    const { game, commitment, red, blue, spectator } = await waiting()
    const answers = await Promise.all(
      [red, blue, spectator].flatMap((one) => [one.look(game), one.dice(game), one.export(game)]),
    )
    const known = JSON.stringify([store.kept(game), ...answers.map(({ text }) => text)])
    expect(known).not.toContain(NONCE)
    expect(known).not.toContain(BLIND)
    const said = (browser: Browser) => browser.look(game).then(({ body }) => body.dice!.said)
    // Before its own is opened, a browser can note the other number, so that it cannot be changed any more.
    expect(await said(red)).toContainEqual({ seat: 'blue', commitment: '-', nonce: OTHER })
    expect(await said(spectator)).toContainEqual({ seat: 'blue', commitment: '-', nonce: null })
    await red.nonce(game, commitment)
    const { seats } = (await spectator.dice(game)).body
    expect(seats).toEqual([
      { seat: 'red', as: 'red', commitment: sealed(game, commitment, NONCE), nonce: NONCE, blind: BLIND },
      { seat: 'blue', as: 'blue', commitment: '-', nonce: OTHER, blind: null },
    ])
  })

  test('is waited for by the name of its player, which only who plays with him is told', async () => {
    const { game, commitment, red, blue, spectator } = await waiting()
    const names = async (browser: Browser) => (await browser.look(game)).body.dice!.names
    expect(await names(blue)).toEqual({})
    await red.send('POST', '/api/me', { id: newId(), name: 'Anna' })
    await blue.send('POST', '/api/me', { id: newId(), name: 'Boris' })
    expect(await names(blue)).toEqual({ red: 'Anna' })
    for (const other of [red, spectator]) expect(await names(other)).toBeUndefined()
    // Also by the answer to what he says himself.
    const proposed = await blue.say(game, { commitment, try: 2, sealed: 'ee'.repeat(32) })
    expect(proposed.body.dice).toMatchObject({ names: { red: 'Anna' } })
    await red.nonce(game, commitment)
    expect((await blue.look(game)).body).toMatchObject({ stage: 'play', dice: null })
  })

  test('that does not open its commitment is refused, and nothing changes', async () => {
    const { game, commitment, red, blue } = await waiting()
    const before = JSON.stringify(store.kept(game))
    for (const [who, wrong, status] of [
      [red, { nonce: 'ee'.repeat(32), blind: BLIND }, 400],
      [red, { nonce: NONCE, blind: 'ee'.repeat(32) }, 400],
      [red, { nonce: NONCE }, 400],
      [red, { sealed: 'ee'.repeat(32) }, 409],
      [red, { sealed: 'ee'.repeat(32), nonce: NONCE }, 400],
      [red, { nonce: NONCE, blind: BLIND, try: 7 }, 400],
      [blue, { nonce: NONCE }, 409],
      [blue, { nonce: NONCE, try: 2, agreed: true }, 422],
    ] as const)
      expect((await who.say(game, { commitment, ...wrong })).status, JSON.stringify(wrong)).toBe(status)
    expect(JSON.stringify(store.kept(game))).toBe(before)
  })

  test('that begins the game is answered with its first lines, so that no page misses one', async () => {
    const { game, commitment, red } = await waiting()
    const got = await red.say(game, { commitment, nonce: NONCE, blind: BLIND, since: 0 })
    expect(got.body.stage).toBe('play')
    expect(got.body.log.length).toBeGreaterThan(0)
    expect(got.body.log).toHaveLength(got.body.logLength)
  })

  test('said again changes nothing, by the same request or another', async () => {
    const { game, commitment, red } = await waiting()
    const body = { id: newId(), commitment, nonce: NONCE, blind: BLIND }
    const first = await red.say(game, body)
    const entries = entriesOf(game)
    expect((await red.say(game, body)).text).toBe(first.text)
    expect((await red.say(game, { ...body, id: newId() })).status).toBe(200)
    expect(entriesOf(game)).toBe(entries)
  })

  test('costs nobody time while it is missing', async () => {
    const { game, commitment, red, blue } = await waiting({ pace: '3d' })
    hour.now += 400 * HOUR
    for (const one of [red, blue]) {
      const { clock, awaits, may } = (await one.look(game)).body
      expect([clock!.sides.red!.running, clock!.sides.blue!.running, awaits, may]).toEqual([
        null,
        null,
        [],
        [],
      ])
    }
    const opened = hour.now
    await red.nonce(game, commitment)
    const since = (await blue.look(game)).body.clock!.sides.blue!.running!.since
    expect(Date.parse(since)).toBeGreaterThanOrEqual(opened)
  })

  test('is asked for by a notice to him who has it, which falls away with it', async () => {
    const { game, commitment, red } = await waiting()
    const rows = () => Object.keys(store.kept(game)!.fields).filter((name) => /^out:(?!silence)/.test(name))
    expect(rows()).toEqual(['out:accepted:red'])
    await red.nonce(game, commitment)
    expect(rows()).toEqual(['out:turn:red', 'out:turn:blue'])
  })
})

describe('a device that is lost', () => {
  const FRESH = '77'.repeat(32)

  test('does not hold the game up where both agree to mix anew', async () => {
    const { game, commitment, red, blue } = await waiting()
    const anew = sealed(game, commitment, FRESH)
    expect((await red.say(game, { commitment, try: 2, sealed: anew })).status).toBe(200)
    expect((await blue.look(game)).body.dice).toMatchObject({
      owes: 'agreement',
      anew: { by: 'red', commitment: anew },
      try: 1,
    })
    expect(store.kept(game)!.fields).toHaveProperty('out:offer:blue')
    const rash = await blue.say(game, { commitment, try: 2, nonce: OTHER })
    expect([rash.status, rash.body.error]).toEqual([422, 'refused'])
    await blue.say(game, { commitment, try: 2, nonce: OTHER, agreed: true })
    expect((await red.look(game)).body.dice).toMatchObject({ owes: 'reveal', try: 2, anew: null })
    await red.say(game, { commitment, try: 2, nonce: FRESH, blind: BLIND })
    expect((await red.look(game)).body.stage).toBe('play')
    expect((await red.dice(game)).body.tries).toBe(2)
    expect(JSON.stringify(store.kept(game)!.entries)).not.toContain(NONCE)
    await red.affair(game, { type: 'resign' })
    expect(verifyGame(toyGame, (await blue.export(game)).body.entries)).toMatchObject({
      sound: true,
      tries: 2,
    })
  })

  test('is answered by one proposal at a time, from whichever side and however often it is tried', async () => {
    const { game, commitment, red, blue } = await waiting()
    const propose = (who: Browser, nonce: string) =>
      who.say(game, { commitment, try: 2, sealed: sealed(game, commitment, nonce) })
    expect((await propose(red, FRESH)).status).toBe(200)
    const [entries, row] = [entriesOf(game), store.kept(game)!.fields['out:offer:blue']]
    // The same again is the same; another one, or the other's, has to wait.
    expect((await propose(red, FRESH)).status).toBe(200)
    for (const who of [red, blue]) expect((await propose(who, OTHER)).status).toBe(422)
    expect([entriesOf(game), store.kept(game)!.fields['out:offer:blue']]).toEqual([entries, row])
    await blue.say(game, { commitment, try: 2, nonce: OTHER, agreed: true })
    const third = { commitment, try: 3, sealed: sealed(game, commitment, '66'.repeat(32)) }
    expect((await blue.say(game, third)).body.dice).toMatchObject({ try: 2, anew: { by: 'blue' } })
  })

  test('after 72 hours needs only the next visit of the other', async () => {
    const { game, commitment, red, blue } = await waiting()
    await red.say(game, { commitment, try: 2, sealed: sealed(game, commitment, FRESH) })
    const { until } = (await blue.look(game)).body.dice!
    hour.now = Date.parse(until!)
    expect((await blue.say(game, { commitment, try: 2, nonce: OTHER })).body.dice).toMatchObject({ try: 2 })
  })

  test('is of no matter once the dice are mixed', async () => {
    const { game, commitment, red } = await waiting()
    await red.nonce(game, commitment)
    hour.now += 100 * HOUR
    const got = await red.say(game, { commitment, try: 2, sealed: sealed(game, commitment, FRESH) })
    expect(got.status).toBe(409)
  })
})
