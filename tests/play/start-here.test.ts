import { beforeEach, describe, expect, test } from 'vitest'
import { games } from '@/lib/games'
import { game as avd } from '@/lib/games/a-victory-denied'
import { HERE, type Here } from '@/lib/kernel/game'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import type { ApiError } from '@/lib/play/api/game'
import type { ImportAnswer, SeenGame } from '@/lib/play/api/past'
import type { CreateAnswer, PeekAnswer, StartHereRequest } from '@/lib/play/api/seats'
import { openPublicSince } from '@/lib/play/games/open-public'
import type { Services } from '@/lib/play/services'
import { Browser, NONCE, newId, testServices } from '../support/browser'
import { entriesOf } from '../support/forged'
import { memoryStore } from '../support/memory-store'

let store: ReturnType<typeof memoryStore>
let services: Services
beforeEach(() => {
  store = memoryStore()
  services = testServices(store, { games: { ...games } })
})

const setUp = { game: avd.id, scenario: avd.scenarios[0]!.id, mode: 'hotseat', side: 'german' } as const
const startHere = (browser: Browser, game: string, body: Partial<StartHereRequest> = {}) =>
  browser.send<CreateAnswer & ApiError>('POST', `/api/games/${game}/start-here`, {
    ...{ id: newId(), mode: 'hotseat', side: 'german' },
    ...body,
  })
const createdOf = (game: string) =>
  JSON.parse(store.kept(game)!.entries[0]!) as { scenario: string; options: Here }

async function over(browser: Browser, game: string): Promise<string> {
  expect((await browser.affair(game, { type: 'resign' }, { side: 'german' })).status).toBe(200)
  return game
}

describe('a new game where a finished one stood', () => {
  test('begins for whoever may look at that, and its dice hold', async () => {
    const player = new Browser()
    const { game } = (await player.create(setUp)).body
    expect((await startHere(player, game)).status).toBe(422)
    await over(player, game)
    const made = await startHere(player, game)
    expect(made.status).toBe(200)
    expect(createdOf(made.body.game)).toMatchObject({ scenario: HERE, options: { turn: 1 } })
    const look = (await player.look(made.body.game)).body
    expect(look).toMatchObject({ stage: 'play', mode: 'hotseat' })
    await over(player, made.body.game)
    const { entries } = (await player.export(made.body.game)).body
    expect(verifyGame(avd as never, entries)).toMatchObject({ sound: true })
    expect((await startHere(new Browser(), game)).status).toBe(404)
    // Once more from there, as from any other.
    expect((await startHere(player, made.body.game)).status).toBe(200)
  })

  test('says so in the challenge', async () => {
    const [player, friend] = [new Browser(), new Browser()]
    const game = await over(player, (await player.create(setUp)).body.game)
    const made = (await startHere(player, game, { mode: 'invite' })).body
    const told = await friend.send<PeekAnswer>('POST', `/api/games/${made.game}/peek`, { token: made.invite })
    expect(told.body.terms).toMatchObject({ kind: avd.id, here: 1, options: { vpChits: 'even' } })
    expect(told.text).not.toMatch(/hidden|"cup"|chosen/)
  })

  test('is shown by its link as who watches it will see it first, before anybody has joined', async () => {
    const [player, friend] = [new Browser(), new Browser()]
    const { game } = (await player.create({ ...setUp, mode: 'computer' })).body
    for (let n = 0; n < 8; n++) await advanced(player, game)
    await over(player, game)
    const made = (await startHere(player, game, { mode: 'invite' })).body
    const p = (await player.look(made.game)).body.public!
    const shown = await openPublicSince(services, made.game, p)
    expect(shown).toMatchObject({ stage: 'join', scenario: HERE })
    await player.nonce(made.game, made.commitment)
    await friend.enter(made.game, made.invite!, { commitment: made.commitment, nonce: NONCE })
    await player.nonce(made.game, made.commitment)
    const begun = await openPublicSince(services, made.game, p)
    expect(begun.stage).toBe('play')
    // The chits that are drawn anew are not seen by who watches.
    expect(shown.view).toEqual(begun.view)
  })

  test('tells nothing of what lay face down: of two games that differ in that alone, the same begins', async () => {
    const player = new Browser()
    const first = (await player.create(setUp)).body.game
    const document = (await player.send<SeenGame>('GET', `/api/games/${first}/export?as=german`)).body
    const begun: Here[] = []
    const faceDown: unknown[] = []
    for (let i = 0; i < 3; i++) {
      const body = { id: newId(), document }
      const { game } = (await player.send<ImportAnswer>('POST', '/api/games/import', body)).body
      faceDown.push((createdOf(game).options as unknown as { hidden: unknown }).hidden)
      await over(player, game)
      begun.push(createdOf((await startHere(player, game)).body.game).options)
    }
    expect(faceDown[1]).not.toEqual(faceDown[0])
    expect(begun[1]).toEqual(begun[0])
    expect(begun[2]).toEqual(begun[0])
  })

  test('begins at a moment of its replay as at its end', async () => {
    const player = new Browser()
    const { game } = (await player.create({ ...setUp, mode: 'computer' })).body
    for (let n = 0; n < 8; n++) await advanced(player, game)
    await over(player, game)
    const end = createdOf((await startHere(player, game)).body.game).options
    const start = createdOf((await startHere(player, game, { line: 0 })).body.game).options
    expect(start.turn).toBe(1)
    expect(end).not.toEqual(start)
    const entries = entriesOf(avd as never, store.kept(game)!.entries)
    expect(entries.length).toBeGreaterThan(5)
  })
})

/** The first lawful choice of whoever plays, and what the computer answers. */
async function advanced(player: Browser, game: string): Promise<void> {
  const { view, legal } = (await player.look(game)).body
  const order = legal.length > 0 ? avd.computer(view as never, legal, () => 0.5) : null
  if (order) await player.order(game, order as never)
  else await player.advance(game)
}
