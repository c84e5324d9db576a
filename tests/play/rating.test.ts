import { beforeEach, describe, expect, test } from 'vitest'
import { accountRecord } from '@/lib/accounts/account'
import { mergeGuest } from '@/lib/accounts/merge'
import { readRating, readRecord } from '@/lib/accounts/record'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { TALLY_FIELD } from '@/lib/notices/row'
import type { ChallengesAnswer } from '@/lib/play/api/list'
import type { MeAnswer } from '@/lib/play/api/me'
import { countTally } from '@/lib/play/games/tally'
import { round } from '@/lib/play/notices/round'
import type { Services } from '@/lib/play/services'
import { Browser, invitedGame, newId, testServices, whoOf } from '../support/browser'
import { type MemoryStore, memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'

let store: MemoryStore
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

describe('a game that was rated for both', () => {
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
    expect([(await recordOf(red)).finished, (await recordOf(blue)).finished]).toEqual([1, 1])
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
