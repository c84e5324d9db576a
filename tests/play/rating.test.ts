import { beforeEach, describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import { mergeGuest } from '@/lib/accounts/merge'
import { readRating, readRecord } from '@/lib/accounts/record'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { TALLY_FIELD } from '@/lib/notices/row'
import type { ChallengesAnswer } from '@/lib/play/api/list'
import type { MeAnswer } from '@/lib/play/api/me'
import { countTally } from '@/lib/play/games/count-tally'
import { round } from '@/lib/play/notices/round'
import type { Services } from '@/lib/play/services'
import type { EventStore } from '@/lib/store/event-store'
import { noteBeat } from '@/lib/store/outages'
import { Browser, chosen, chosenGame, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { emptyStores } from '../support/stores'
import { toyGame } from '../support/toy-game'

let store: EventStore
let services: Services
beforeEach(() => {
  store = memoryStore()
  services = testServices(store)
})

const wish = (browser: Browser, rated: boolean) =>
  browser.send<MeAnswer>('POST', '/api/me', { id: newId(), name: 'Rosa', rated })
const accountOf = async (browser: Browser) => store.whole(accountRecord(whoOf(browser).account))
const recordOf = async (browser: Browser) => readRecord((await accountOf(browser)).record)
const ratingOf = async (browser: Browser) => readRating((await accountOf(browser))['rating:toy'])

/** A game between two accounts, each of which wishes to be rated or does not. */
async function game(wishes: readonly [boolean, boolean], more: object = {}) {
  const [red, blue] = [new Browser(), new Browser()]
  await wish(red, wishes[0])
  await wish(blue, wishes[1])
  const made = (await red.create({ mode: 'invite', ...more })).body
  await red.nonce(made.game, made.commitment)
  await blue.enter(made.game, made.invite!, { commitment: made.commitment, nonce: 'cd'.repeat(32) })
  await red.nonce(made.game, made.commitment)
  return { ...made, red, blue }
}

describe.each(Object.entries(emptyStores()))('kept in %s, a game that was rated for both', (_name, empty) => {
  beforeEach(async () => {
    store = await empty()
    services = testServices(store)
  })

  test('moves both ratings once, however often it is counted', async () => {
    const { game: id, red, blue } = await game([true, true])
    await red.affair(id, { type: 'resign' })
    expect((await store.fields(id, [TALLY_FIELD]))[0]).not.toBeNull()
    await Promise.all([countTally(services, id), countTally(services, id), countTally(services, id)])
    expect(await countTally(services, id)).toBe(false)
    const [lost, won] = [await ratingOf(red), await ratingOf(blue)]
    expect([lost!.games, won!.games]).toEqual([1, 1])
    expect(lost!.rating + won!.rating).toBeCloseTo(3000, 6)
    expect(won!.rating).toBeGreaterThan(1600)
    expect(await recordOf(red)).toMatchObject({ finished: 1, late: 0, results: { toy: [0, 0, 1] } })
    expect(await recordOf(blue)).toMatchObject({ finished: 1, late: 0, results: { toy: [1, 0, 0] } })
  })

  test('is counted by the next round of the sender, should nobody have come to it', async () => {
    const { game: id, red, blue } = await game([true, true], { side: 'random' })
    await blue.affair(id, { type: 'resign' })
    expect(await ratingOf(red)).toBeNull()
    await round(services, 10_000)
    expect((await ratingOf(red))!.rating).toBeGreaterThan(1600)
  })

  test('says so in its log, which verifies', async () => {
    const { game: id, red, blue } = await game([true, true])
    expect((await red.look(id)).body.challenge).toMatchObject({ rated: true })
    await red.affair(id, { type: 'resign' })
    expect(verifyGame(toyGame, (await blue.export(id)).body.entries)).toMatchObject({ sound: true })
  })
})

describe('out of time', () => {
  const DAY = 86_400_000
  const hour = { now: 0 }
  beforeEach(() => {
    hour.now = Date.parse('2026-01-05T00:00:00Z')
    services = testServices(store, { now: () => hour.now })
  })
  /** A game in which red is to move, and in whose pace there are four days for that. */
  async function waiting() {
    const table = await invitedGame({ pace: '1d' })
    await chosen(table.game, table.red, table.blue)
    return table
  }
  const counted = async (game: string, ...browsers: Browser[]) => {
    await countTally(services, game)
    const records = await Promise.all(browsers.map(recordOf))
    return records.map(({ finished, late }) => [finished, late])
  }

  test('is whose time is claimed', async () => {
    const { game, red, blue } = await waiting()
    hour.now += 4 * DAY
    await blue.affair(game, { type: 'claim' })
    expect(await counted(game, red, blue)).toEqual([
      [1, 1],
      [1, 0],
    ])
  })

  test.each([
    [4, 1],
    [3, 0],
  ])('is who resigns when it is out already: after %d days', async (days, late) => {
    const { game, red, blue } = await waiting()
    hour.now += days * DAY
    await red.affair(game, { type: 'resign' })
    expect(await counted(game, red, blue)).toEqual([
      [1, late],
      [1, 0],
    ])
  })

  test('is nobody whose time was lost while our server was away', async () => {
    const { game, red, blue } = await waiting()
    await noteBeat(services, 15_000)
    hour.now += 2 * DAY
    await noteBeat(services, 15_000)
    hour.now += 2 * DAY
    await red.affair(game, { type: 'resign' })
    expect(await counted(game, red)).toEqual([[1, 0]])
    expect(await counted(game, blue)).toEqual([[1, 0]])
  })

  test('is nobody who plays on in spite of it', async () => {
    const { game, red, blue } = await waiting()
    hour.now += 4 * DAY
    expect((await red.order(game, { type: 'fight' })).status).toBe(200)
    await blue.affair(game, { type: 'resign' })
    expect(await counted(game, red, blue)).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test.each(['computer', 'substitute'] as const)(
    'is whose side is given to a %s, at once, and for him alone is the game over',
    async (what) => {
      const { game, red, blue } = await waiting()
      hour.now += 4 * DAY
      await blue.affair(game, { type: 'replace', what })
      const next = new Browser()
      if (what === 'substitute') {
        expect(await counted(game, red)).toEqual([[0, 0]])
        const { token } = (await blue.links(game, { make: 'invite' })).body
        await next.enter(game, token!)
      }
      expect(await counted(game, red, blue)).toEqual([
        [1, 1],
        [0, 0],
      ])
      expect(await countTally(services, game)).toBe(false)
      if (what === 'computer') return
      await blue.affair(game, { type: 'resign' })
      expect(await counted(game, red, blue, next)).toEqual([
        [1, 1],
        [1, 0],
        [1, 0],
      ])
      // It was the game of neither alone.
      expect((await recordOf(next)).results).toEqual({})
    },
  )

  test('is who was silent for long where there is no clock', async () => {
    const { game, red, blue } = await chosenGame()
    hour.now += 60 * DAY
    await blue.affair(game, { type: 'claim' })
    expect(await counted(game, red, blue)).toEqual([
      [1, 1],
      [1, 0],
    ])
  })
})

describe('nobody is rated', () => {
  test.each([[[true, false]], [[false, true]], [[false, false]]] as const)(
    'unless both wished it as the game began: %j',
    async ([...wishes]) => {
      const { game: id, red, blue } = await game(wishes as [boolean, boolean])
      // It is too late now.
      await wish(red, true)
      await wish(blue, true)
      await red.affair(id, { type: 'resign' })
      await countTally(services, id)
      expect([await ratingOf(red), await ratingOf(blue)]).toEqual([null, null])
      expect((await recordOf(red)).finished).toBe(1)
    },
  )

  test('by a game of one device, or against the computer', async () => {
    for (const mode of ['hotseat', 'computer'] as const) {
      const red = new Browser()
      await wish(red, true)
      const made = (await red.create({ mode })).body
      const as = mode === 'hotseat' ? { side: 'red' } : {}
      expect((await red.affair(made.game, { type: 'resign' }, as)).status).toBe(200)
      expect(await countTally(services, made.game)).toBe(false)
      expect((await recordOf(red)).finished).toBe(0)
    }
  })
})

test('an open challenge tells how reliable its player is, and nothing of whose account it is', async () => {
  const { game: id, red, blue } = await game([true, true])
  await red.affair(id, { type: 'resign' })
  await countTally(services, id)
  await blue.create({ mode: 'invite', to: 'all' })
  const got = await new Browser().send<ChallengesAnswer>('GET', '/api/challenges')
  expect(got.body.challenges[0]!.player).toMatchObject({
    ...{ finished: 1, late: 0, rated: true },
    rating: { games: 1, provisional: true },
  })
  expect(got.text).not.toContain(whoOf(blue).account)
  // Who does not wish to be rated any more has no rating for others.
  await wish(blue, false)
  const now = await new Browser().send<ChallengesAnswer>('GET', '/api/challenges')
  expect(now.body.challenges[0]!.player).toMatchObject({ finished: 1, rating: null, rated: false })
})

test('what a guest has played goes over with him, once', async () => {
  const { game: id, red, blue } = await game([true, true])
  await red.affair(id, { type: 'resign' })
  await countTally(services, id)
  const other = await invitedGame()
  await other.blue.affair(other.game, { type: 'resign' })
  await countTally(services, other.game)
  for (let n = 0; n < 2; n += 1) await mergeGuest(store, whoOf(other.red).account, whoOf(blue).account)
  expect((await recordOf(blue)).finished).toBe(2)
  expect((await ratingOf(blue))!.games).toBe(1)
})
