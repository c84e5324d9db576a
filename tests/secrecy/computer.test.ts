import { afterEach, expect, test } from 'vitest'
import { makeAccount } from '@/lib/accounts/account'
import type { GameAnswer } from '@/lib/play/api/game'
import { setServices } from '@/lib/play/services'
import { Browser, cookieOf, testServices } from '../support/browser'
import { entriesOf } from '../support/forged'
import { memoryStore } from '../support/memory-store'
import { toyGame } from '../support/toy-game'

afterEach(() => setServices(undefined))

/** What the computer plays against itself, in the same game on a server with this key. */
async function playedUnder(key: number): Promise<string[]> {
  const store = memoryStore()
  testServices(store, { key: () => Buffer.alloc(32, key), now: () => 0 })
  const browser = new Browser()
  const who = { account: 'a'.repeat(22), secret: 'b'.repeat(43) }
  await makeAccount(store, who, '', 0)
  browser.cookie = cookieOf(who)
  const id = 'the-same-request'
  const { game } = (await browser.create({ id, mode: 'watch' })).body
  for (let n = 0; n < 100; n++) {
    const advance = { id: `advance-${n}`.padEnd(16, '-') }
    const { body } = await browser.send<GameAnswer>('POST', `/api/games/${game}/advance`, advance)
    if (!body.computerToMove) break
  }
  const { entries } = (await browser.export(game)).body
  return entriesOf(toyGame, entries).flatMap((entry) =>
    entry.kind === 'order' ? [JSON.stringify(entry.order)] : [],
  )
}

test("nobody without the server's key can tell what the computer will choose", async () => {
  const [one, again, other] = [await playedUnder(1), await playedUnder(1), await playedUnder(2)]
  expect(one.length).toBeGreaterThan(5)
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
})
