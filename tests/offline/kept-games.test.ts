import { beforeEach, expect, test, vi } from 'vitest'
import { askForGames, keptGames, nextGame, noteTurn } from '@/components/offline/kept-games'
import type { GameAnswer } from '@/lib/play/api/game'
import type { ListAnswer, ListedGame } from '@/lib/play/api/list'

let asked: string[]
let sent: ListAnswer
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(JSON.stringify(sent))
  })
  const one = (game: string, mine: boolean) =>
    ({ game, mine, stage: 'play', awaits: [] }) as unknown as ListedGame
  sent = { here: 'd', games: [one('a', true), one('b', true), one('c', false)], offers: [] }
})

const table = (game: string, more: Partial<GameAnswer>) =>
  ({ game, stage: 'play', awaits: [], seats: ['red'], version: 9, ...more }) as GameAnswer

test('a table knows the next game that waits without asking for a list', async () => {
  expect(nextGame('a')).toBeNull()
  await askForGames()
  expect(asked).toEqual(['/api/games'])
  expect([nextGame('a'), nextGame('b'), nextGame('c')]).toEqual(['b', 'a', 'a'])
  // What he sees at the tables counts: he has moved at one, and the other waits for him.
  noteTurn(table('a', { awaits: ['blue'] }))
  noteTurn(table('c', { awaits: ['red'] }))
  expect([nextGame('a'), nextGame('b'), nextGame('c')]).toEqual(['b', 'c', 'b'])
  noteTurn(table('b', { stage: 'over', awaits: ['red'] }))
  noteTurn(table('unknown', { awaits: ['red'] }))
  expect([nextGame('a'), nextGame('c')]).toEqual(['c', null])
  expect(keptGames()?.list.games).toHaveLength(3)
  expect(asked).toHaveLength(1)
})

test('a list is told once, and kept on as long as the server says that it is the same', async () => {
  sent = { ...sent, tag: 't'.repeat(22) }
  const first = (await askForGames()).reply
  const list = sent
  sent = { unchanged: true } as unknown as ListAnswer
  const again = (await askForGames()).reply
  expect(asked.at(-1)).toBe(`/api/games?seen=${'t'.repeat(22)}`)
  expect([first, again]).toEqual([{ ok: list }, { ok: list }])
  expect(keptGames()?.list.games).toHaveLength(3)
})
