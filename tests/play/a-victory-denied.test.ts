import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { games } from '@/lib/games'
import { board, type View } from '@/lib/games/a-victory-denied/view'
import { checkDice } from '@/lib/kernel/dice/check-dice'
import { changed } from '@/lib/kernel/log/change'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { GameAnswer } from '@/lib/play/api/game'
import { Browser, NONCE, newId, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'

/** Compressed bytes of a whole game's replay. */
const MOST_REPLAY = 20_000

const AVD = { game: 'a-victory-denied', scenario: 'campaign' }

beforeEach(() => {
  let ticks = 0
  testServices(memoryStore(), { games, now: () => Date.UTC(2026, 0, 1) + ticks++ })
})

async function opponents() {
  const [german, soviet, spectator] = [new Browser(), new Browser(), new Browser()]
  const { game, commitment, invite, watch } = (
    await german.create({ ...AVD, mode: 'invite', side: 'german' })
  ).body
  await german.nonce(game, commitment, NONCE)
  await soviet.enter(game, invite!, { commitment, nonce: 'cd'.repeat(32) })
  await german.nonce(game, commitment, NONCE)
  await spectator.enter(game, watch)
  return { game, german, soviet, spectator }
}

/** An order that takes the first of what is offered. */
function firstOf({ legal }: GameAnswer): { type: string } & Record<string, unknown> {
  const { order, choose } = legal[0]!
  return choose ? { ...order, [choose.field]: choose.from.slice(0, choose.max) } : { ...order }
}

describe('both sides choosing chits at the same instant', () => {
  test('both succeed, and until then neither sees what the other has done', async () => {
    const { game, german, soviet, spectator } = await opponents()
    const [first, second] = [(await german.look(game)).body, (await soviet.look(game)).body]
    const both = await Promise.all([german.order(game, firstOf(first)), soviet.order(game, firstOf(second))])
    expect(both.map(({ status, body }) => [status, body.message])).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    expect((await spectator.look(game)).body.awaits).not.toEqual(['german', 'soviet'])
  })

  test('one after the other, the first changes no byte of what the others see', async () => {
    const { game, german, soviet, spectator } = await opponents()
    const others = async () => [(await soviet.look(game)).text, (await spectator.look(game)).text]
    const before = await others()
    const chosen = await german.order(game, firstOf((await german.look(game)).body))
    expect(chosen.body).toMatchObject({ awaits: ['soviet'], legal: [] })
    expect(await others()).toEqual(before)
    expect((await soviet.order(game, firstOf((await soviet.look(game)).body))).status).toBe(200)
  })
})

test('the computer plays itself to the end; the log verifies under the rules, the dice without them', async () => {
  const [maker, guest] = [new Browser(), new Browser()]
  const { game, watch } = (await maker.create({ ...AVD, mode: 'watch', side: 'german' })).body
  await guest.enter(game, watch)
  let now = (await maker.look(game)).body
  while (now.computerToMove) {
    const got = await maker.send<GameAnswer>('POST', `/api/games/${game}/advance`, { id: newId() })
    expect([got.status, got.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    now = got.body
  }
  expect(now).toMatchObject({ stage: 'over', awaits: [], legal: [] })
  const { body: past, text } = await guest.replay(game)
  expect(past.steps).toHaveLength(now.logLength)
  // Who looks back sees besides what lay face down.
  const { cupKnown, cupUnknown, vpOnMap, ...last } = past.steps.reduce(changed, past.start!)
  expect(board(now.view as View)).toMatchObject(last)
  expect(Object.values(vpOnMap as object)).not.toContain('down')
  expect([cupKnown, cupUnknown]).toEqual([expect.any(Array), { german: 0, soviet: 0 }])
  expect(gzipSync(text).length).toBeLessThan(MOST_REPLAY)
  const dice = checkDice((await guest.dice(game)).body)
  expect(dice.map(({ what, wrong }) => [what, wrong.length])).toEqual([
    ['commitments', 0],
    ['mix', 0],
    ['turn-keys', 0],
    ['throws', 0],
    ['seed', 0],
    ['all-keys', 0],
  ])
  const { entries } = (await guest.export(game)).body
  expect(verifyGame(games['a-victory-denied']!, entries)).toMatchObject({
    sound: true,
    entries: entries.length,
  })
})
