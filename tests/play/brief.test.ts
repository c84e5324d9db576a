import { describe, expect, test } from 'vitest'
import { brief } from '@/app/brief'
import { gameOf } from '@/components/games'
import { standingOf } from '@/components/picture/standing'
import { game } from '@/lib/games/a-victory-denied'
import type { State } from '@/lib/games/a-victory-denied/state'
import type { SeenSince } from '@/lib/play/api/past'
import type { Language } from '@/lib/words/language'
import { wordsIn } from '@/lib/words/reader'
import { moments } from '../games/a-victory-denied/moments'

const { second, fourth } = moments('game-1', {
  second: ({ table }) => table.turn === 2,
  fourth: ({ table, hidden }) => table.turn === 4 && new Set(hidden.cup).size > 2,
})
const lines = [{ n: 0, id: '0', time: '2026-01-01T00:00:00.000Z', key: 'log-moved', params: {} }]
const VIEWERS = ['german', 'soviet', 'spectator'] as const
type Seen = (typeof VIEWERS)[number]

/** What a viewer may know of a game at one moment, and since another. */
const seenBy = (viewer: Seen, then: State, now: State) => {
  const since: SeenSince = { start: game.board(game.view(then, viewer)), lines }
  const scenario = 'campaign'
  return { view: game.view(now, viewer), stage: 'play', result: null, since, scenario } as const
}
const told = (viewer: Seen, then: State, now: State, language: Language) =>
  brief({ kind: game.id, language, ...seenBy(viewer, then, now) })
/** The same with what lies face down in another order. */
const twin = (state: State): State => ({
  ...state,
  hidden: { ...state.hidden, cup: [...state.hidden.cup].reverse() },
})

describe('what a notice says of what has happened', () => {
  test.each(['en', 'de'] as const)('is two sentences of the recap, for each viewer: %s', async (language) => {
    for (const viewer of VIEWERS) {
      const all = await told(viewer, second, fourth, language)
      expect(all).toHaveLength(2)
      for (const one of all!) expect(one).toMatch(/^[\p{Lu}\d][^{}]+[^.]\.$/u)
    }
  })

  test('is of his own language, and nothing where nothing has happened', async () => {
    expect(await told('german', second, fourth, 'de')).not.toEqual(await told('german', second, fourth, 'en'))
    const none = { ...seenBy('german', second, second), since: { start: {}, lines: [] } }
    none.since.start = game.board(game.view(second, 'german'))
    expect(await brief({ kind: game.id, language: 'en', ...none })).toEqual([])
  })

  test('follows from what its viewer may know alone', async () => {
    expect(twin(fourth)).not.toEqual(fourth)
    for (const viewer of ['soviet', 'spectator'] as const)
      expect(await told(viewer, twin(second), twin(fourth), 'en')).toEqual(
        await told(viewer, second, fourth, 'en'),
      )
  })
})

test('the picture of a link shows of what is said beside it, and where', async () => {
  const size = { width: 1200, height: 448 }
  const seen = seenBy('spectator', second, fourth)
  const words = wordsIn('en')
  const [plain, front] = await Promise.all([
    gameOf(game.id)!.picture({ ...seen, since: null }, words),
    gameOf(game.id)!.picture(seen, words),
  ])
  expect(plain.told).toEqual([])
  // What is told of one hex has one tag.
  const isTagged = ({ texts }: ReturnType<typeof front.map>) =>
    texts.some(({ text }) => /^A( B)?$/.test(text))
  expect(isTagged(front.map(size, 54))).toBe(true)
  expect(isTagged(plain.map(size, 54))).toBe(false)
  const shown = {
    ...{ ...seen, kind: game.id, title: game.title, awaits: ['german'], challenge: null },
    players: { german: 'person', soviet: 'person' } as const,
  }
  expect((await standingOf(shown, words)).told).toEqual(front.told)
})
