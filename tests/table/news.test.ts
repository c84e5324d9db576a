import { expect, test } from 'vitest'
import { port } from '@/components/games/a-victory-denied/port'
import { besideCards } from '@/components/table/beside-cards'
import type { LogLine } from '@/components/table/game-controls'
import { tellingMost } from '@/components/table/news-card'
import { toldOf } from '@/components/table/told'
import { newsOf } from '@/components/wargame/past/news'
import type { GameAnswer } from '@/lib/play/api/game'

const line = (n: number, key: string): LogLine => ({
  ...{ n, key, id: `${n}`, params: {} },
  time: '2026-01-01T00:00:00.000Z',
})
const answer = { offers: [], computerToMove: false } as unknown as GameAnswer
const log = [line(0, 'log-attack'), line(1, 'table.did.offered.draw'), line(2, 'table.did.declined')]

test('news is what has not been told yet', () => {
  const of = (told: number) => newsOf(port.lines, { log, told, answer, plan: null }).map(({ n }) => n)
  expect(of(1)).toEqual([1, 2])
  expect(of(3)).toEqual([])
})

test('where not all news has room, what tells of nothing decisive goes first', () => {
  const lines = ['log-attack', 'log-moved', 'log-moved', 'log-lost', 'log-moved'].map((key, n) =>
    line(n, key),
  )
  const of = (room: number) => tellingMost(lines, room, new Set(['log-moved'])).map(({ n }) => n)
  expect([of(5), of(4), of(1)]).toEqual([[0, 1, 2, 3, 4], [0, 3], [3]])
  expect(tellingMost(lines.slice(1, 3), 1, new Set(['log-moved'])).map(({ n }) => n)).toEqual([2])
})

test('an offer that stands is not told beside its own card', () => {
  const of = (...offered: string[]) =>
    besideCards(log, {
      offers: offered.map((what) => ({ what })) as unknown as GameAnswer['offers'],
      result: null,
    }).map(({ n }) => n)
  expect(of('draw')).toEqual([0, 2])
  expect(of('pause')).toEqual([0, 1, 2])
})

test('how a game ended is not told beside who has won by it', () => {
  const lines = [line(0, 'log-moved'), line(1, 'table.did.declined'), line(2, 'table.did.resigned')]
  const of = (result: unknown) =>
    besideCards(lines, { offers: [], result: result as GameAnswer['result'] }).map(({ n }) => n)
  expect(of(null)).toEqual([0, 1, 2])
  expect(of({ winner: 'german', why: { key: 'table.end.resigned' } })).toEqual([0, 1])
  expect(of({ winner: 'german', why: { key: 'log-moved' } })).toEqual([1])
})

test('where players went back, what came instead has not been told', () => {
  const agreed = line(1, 'table.did.accepted.takeBack')
  expect(toldOf({ told: 3, log }, [log[0]!, agreed])).toBe(1)
  expect(toldOf({ told: 3, log }, [...log, line(3, 'log-moved')])).toBe(3)
  expect(toldOf({ told: 1, log }, [log[0]!, agreed])).toBe(1)
  // A line that is firm now may have another id and time than the draft had.
  expect(toldOf({ told: 1, log }, [{ ...log[0]!, id: 'firm', time: '2027' }])).toBe(1)
})
