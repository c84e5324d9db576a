import { beforeEach, expect, test } from 'vitest'
import { changed } from '@/lib/kernel/log/change'
import type { VersionAnswer } from '@/lib/play/api/game'
import { Browser, chosenGame, invitedGame, newId, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'

beforeEach(() => void testServices(memoryStore()))

const step = { type: 'step', pawn: 'red', by: 1 }

test('each seat and a spectator see the past line by line, up to the board that they see now', async () => {
  const { game, red, blue, spectator } = await chosenGame()
  await red.order(game, step)
  for (const [viewer, browser] of Object.entries({ red, blue, spectator })) {
    const { body: now } = await browser.look(game)
    const { body: past } = await browser.replay(game)
    expect(past).toMatchObject({ viewer, version: now.version, since: 0 })
    expect(past.steps).toHaveLength(now.logLength)
    expect(past.steps.reduce(changed, past.start!)).toEqual(boardOf(now.view))
  }
  const { body: last } = await red.replay(game, `?since=${(await red.look(game)).body.logLength - 1}`)
  expect(last.steps).toEqual([{ pawns: { red: 1 } }])
})
const boardOf = (view: unknown) => {
  const { turn, pawns, digs } = view as Record<string, unknown>
  return { turn, pawns, digs }
}

test('what somebody else did comes with the answer to a poll, with the boards of its lines, and else nothing does', async () => {
  for (const viewer of ['blue', 'spectator'] as const) {
    const { game, red, ...others } = await chosenGame()
    const browser = others[viewer]
    const { version, logLength } = (await browser.look(game)).body
    const poll = (seen: number) =>
      browser.send<VersionAnswer>('GET', `/api/games/${game}/version?seen=${seen}&since=${logLength}`)
    expect((await poll(version)).body).not.toHaveProperty('table')
    // A copy of the store that lags has nothing to tell.
    expect((await poll(version + 1)).body).not.toHaveProperty('table')
    await red.order(game, step)
    await red.order(game, { type: 'fight' })
    const { table } = (await poll(version)).body
    const { past, ...now } = table!
    expect(now).toEqual((await browser.look(game, `?since=${logLength}`)).body)
    const { body: played } = await browser.replay(game, `?since=${logLength}`)
    expect(played).toEqual({ viewer: now.viewer, version: now.version, ...past })
    expect(past!.steps).toHaveLength(now.logLength - logLength)
    expect((await browser.send('GET', `/api/games/${game}/version?seen=x`)).status).toBe(400)
  }
})

test('shows everything once the game is over, and nothing of it before', async () => {
  const { game, red, blue, spectator } = await chosenGame()
  const boards = async (browser: Browser) => {
    const { body: past } = await browser.replay(game)
    return [past.start, past.steps.reduce(changed, past.start!)]
  }
  for (const browser of [red, blue, spectator])
    for (const board of await boards(browser)) expect(board).not.toHaveProperty('treasure')
  await red.affair(game, { type: 'resign' })
  for (const browser of [red, blue, spectator])
    for (const board of await boards(browser)) expect(board).toHaveProperty('treasure', expect.any(Number))
})

test('at a hot seat one asks for a side; the other seat answers to nobody else', async () => {
  const [both, { game, red }] = [new Browser(), await invitedGame()]
  const { game: hot } = (await both.create()).body
  await both.order(hot, { type: 'choose', number: 4 }, { side: 'blue' })
  const [asRed, asBlue] = [await both.replay(hot, '?as=red'), await both.replay(hot, '?as=blue')]
  expect([asRed.body.viewer, asBlue.body.viewer]).toEqual(['red', 'blue'])
  expect(asBlue.body.steps.length).toBe(asRed.body.steps.length + 1)
  expect((await red.replay(game, '?as=blue')).status).toBe(403)
  expect((await red.replay(game, '?as=green')).status).toBe(400)
  expect((await red.replay(game, '?since=x')).status).toBe(400)
})

test('who has no seat, or a dead link, is shown nothing', async () => {
  const { game, red, spectator, stranger } = await invitedGame()
  expect((await stranger.replay(game)).status).toBe(404)
  expect((await spectator.replay(game)).status).toBe(200)
  await red.links(game, { revoke: 'watch' })
  expect((await spectator.replay(game)).status).toBe(404)
})

test('a table that waits for its second player has no past yet', async () => {
  const maker = new Browser()
  const { game } = (await maker.create({ mode: 'invite', id: newId() })).body
  expect((await maker.replay(game)).body).toMatchObject({ start: null, steps: [] })
})
