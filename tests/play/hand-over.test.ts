import { expect, test } from 'vitest'
import { games } from '@/lib/games'
import { game as moscow } from '@/lib/games/moscow-1941'
import { NO_ENTRY } from '@/lib/kernel/log/entry'
import { readLog } from '@/lib/kernel/log/entry-text'
import { fold } from '@/lib/kernel/log/fold'
import { handedOver } from '@/lib/kernel/log/handed-over'
import type { Match } from '@/lib/kernel/log/match'
import { playerTurnIn } from '@/lib/kernel/log/projection'
import { nobodyAt } from '@/lib/play/call'
import { handOverFields, handOverOf } from '@/lib/play/games/hand-over'
import { openForLink } from '@/lib/play/games/open-game'
import { seenSince } from '@/lib/play/games/seen-since'
import { Browser, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { seededLuck } from '../support/toy-match'

test('a recap begins where its reader handed over, by what was kept then or by the whole log', async () => {
  const store = memoryStore()
  const services = testServices(store, { games: { ...games } })
  const [player, luck] = [new Browser(), seededLuck(2)]
  const scenario = moscow.scenarios[0]!.id
  const { game } = (await player.create({ game: moscow.id, scenario, mode: 'hotseat', side: 'german' })).body
  const call = nobodyAt(services, game)
  const opened = async () => (await openForLink(call, () => true))!
  const turns = new Set<string | null>()
  for (let n = 0; n < 400 && turns.size < 4; n++) {
    const { view, legal, viewer } = (await player.look(game)).body
    const order = moscow.computer(view as never, legal, luck)
    expect((await player.order(game, order as never, { side: viewer })).status).toBe(200)
    turns.add(playerTurnIn(moscow as never, (await opened()).match))
  }
  expect(turns.size).toBe(4)
  const table = await opened()
  const { entries, fields } = store.kept(game)!
  const whole = { match: null, texts: entries }
  expect(fields).toMatchObject({
    'over:german': expect.stringMatching(/^\d+$/),
    'over:soviet': expect.stringMatching(/^\d+$/),
  })
  const then = handedOver(moscow as never, whole, 'spectator')!
  expect(await handOverOf(call, table, 'spectator')).toEqual(then)
  const told = (await seenSince(call, table, 'spectator'))!
  expect(told.start).toEqual(moscow.board(moscow.view(then.committed!.open() as never, 'spectator')))
  expect(told.lines.map(({ n }) => n)).toEqual(told.lines.map((_, i) => told.lines[0]!.n + i))
  expect(told.lines.length).toBeGreaterThan(5)
  // What was kept is a cache.
  await store.setFields(game, { set: { 'handed:german': 'damaged', 'handed:soviet': 'damaged' } })
  expect(await handOverOf(call, table, 'spectator')).toEqual(then)
  // No match is kept of a short turn, as no snapshot was written in it.
  const head = Number(fields['over:german'])
  const [before, match] = [head - 1, head].map((n) => fold(moscow as never, null, entries.slice(0, n)))
  const written = readLog(entries.slice(0, head), moscow as never, 0, NO_ENTRY).slice(-1)
  const noted = (past: Match | null, entries: readonly object[] = written) =>
    Object.keys(handOverFields(moscow as never, before!, { match: match!, written: entries } as never, past))
  expect(noted(null)).toEqual(['over:german'])
  expect(noted(fold(moscow as never, null, entries.slice(0, 5)))).toEqual(['over:german'])
  expect(noted(before!)).toEqual(['over:german', 'handed:german'])
  // Of a turn that his staff has led its player is told with what came before; who is told something with it has not moved.
  expect(noted(null, [{ entry: { ...written[0]!.entry, led: true } }])).toEqual([])
  expect(noted(null, [...written, { entry: { kind: 'affair', by: 'soviet' } }])).toEqual(['over:german'])
})
