import { beforeEach, describe, expect, test } from 'vitest'
import { games } from '@/lib/games'
import type { GameAnswer } from '@/lib/play/api/game'
import type { CreateAnswer } from '@/lib/play/api/seats'
import { Browser, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { nameOf } from '../support/game-suite/suite'
import { memoryStore } from '../support/memory-store'
import { pick, seeded } from '../support/seeded'
import { emptyStores } from '../support/stores'
import { LEVELS, SUITES } from '../support/suites'

/** More than after how many a snapshot is written, from which a repeat is answered. */
const ORDERS = 70
/** How often a phase may end though something else may be done in it. */
const FINISHES = 0.3

const suites = [...SUITES, ...LEVELS].filter(({ game }) => games[game.id])
/** Each store with every so manieth of the games: a store knows nothing of a game, and a game nothing of its store. */
const shares = Object.entries(emptyStores()).map(([name, empty], n, { length }) => {
  const share = suites.filter((_, i) => i % length === n)
  return [name, empty, share] as const
})

test('every game is tried with a store, and every store with a game', () => {
  expect(new Set(shares.flatMap(([, , share]) => share))).toEqual(new Set(suites))
  for (const [, , share] of shares) expect(share.length).toBeGreaterThan(0)
})

describe.each(shares)('a repeated request: %s', (_name, empty, share) => {
  /** Sends the same twice: the second answer differs from the first by no letter. */
  async function twice<Body>(browser: Browser, path: string, body: object): Promise<Body | null> {
    const first = await browser.send<Body>('POST', path, body)
    if (first.status !== 200) return null
    const again = await browser.send('POST', path, body)
    expect([again.status, again.text]).toEqual([200, first.text])
    return first.body
  }

  const named = share.map((suite) => [nameOf(suite), suite] as const)
  test.each(named)('is answered word for word, by whatever way the game was read: %s', async (_id, suite) => {
    const { id, scenarios } = suite.game
    const { played = scenarios.map((one) => one.id) } = suite
    testServices(await empty(), { games })
    const [german, soviet] = [new Browser(), new Browser()]
    const made = (await twice<CreateAnswer>(german, '/api/games', {
      ...{
        id: newId(),
        game: id,
        // The longest: a short one may end before.
        scenario: played.at(-1)!,
        mode: 'invite',
        side: 'german',
        pace: '3d',
      },
    }))!
    const at = `/api/games/${made.game}`
    const { commitment, invite } = made
    await german.nonce(made.game, commitment)
    await twice(soviet, `${at}/enter`, { id: newId(), token: invite, commitment, nonce: 'cd'.repeat(32) })
    await german.nonce(made.game, commitment)
    const luck = seeded('repeats')
    let given = 0
    for (let n = 0; n < 6 * ORDERS && given < ORDERS; n += 1) {
      const browser = n % 2 ? soviet : german
      const { version: seen, logLength: since, legal, view } = (await browser.look(made.game)).body
      if (legal.length === 0) continue
      // Phases that end as often as anything else is done bring a short game to its end before this.
      const others = legal.filter(({ order }) => order.type !== suite.finish)
      const of = others.length > 0 && luck() > FINISHES ? others : legal
      // What may be ordered follows from what lies open.
      const order = suite.completed(view, pick(of, luck), luck)
      if (await twice<GameAnswer>(browser, `${at}/orders`, { id: newId(), seen, order, since })) given += 1
    }
    expect(given).toBe(ORDERS)
    await twice(german, `${at}/chat`, { id: newId(), say: 'Well fought!' })
    await twice(german, `${at}/links`, { id: newId(), make: 'recover' })
    expect(await twice(german, '/api/me', { id: newId(), name: 'Anna' })).toBeTruthy()
  })
})

describe('a request that makes somebody an account', () => {
  const hour = { now: 0 }
  const MINUTE = 60_000
  beforeEach(() => {
    hour.now = Date.UTC(2026, 0, 1)
    testServices(memoryStore(), { now: () => hour.now })
  })
  const asked = {
    'a new game': async () => [
      '/api/games',
      { id: newId(), game: 'toy', scenario: 'short', mode: 'hotseat', side: 'red' },
    ],
    'a name': async () => ['/api/me', { id: newId(), name: 'Anna' }],
    'the link to a seat': async () => {
      const red = new Browser()
      const made = (await red.create({ mode: 'invite' })).body
      const { commitment, invite } = made
      await red.nonce(made.game, commitment)
      return [
        `/api/games/${made.game}/enter`,
        { id: newId(), token: invite, commitment, nonce: 'cd'.repeat(32) },
      ]
    },
    'the link for spectators': async () => {
      const made = await invitedGame()
      return [`/api/games/${made.game}/enter`, { id: newId(), token: made.watch }]
    },
  } as Record<string, () => Promise<[string, object]>>

  test.each(Object.entries(asked))(
    'opens it to its repeat for some minutes, and no longer: %s',
    async (_name, of) => {
      const [path, body] = await of()
      const first = new Browser()
      expect((await first.send('POST', path, body)).status).toBe(200)
      hour.now += 9 * MINUTE
      const soon = new Browser()
      expect((await soon.send('POST', path, body)).status).toBe(200)
      expect(whoOf(soon)).toEqual(whoOf(first))
      hour.now += MINUTE
      const late = new Browser()
      const got = await late.send<{ error: string }>('POST', path, body)
      expect([got.status, got.body.error, late.cookie]).toEqual([410, 'gone', null])
      expect(got.text).not.toContain(whoOf(first).secret)
      // Who is in the account already repeats it whenever he likes.
      expect((await first.send('POST', path, body)).status).toBe(200)
    },
  )
})
