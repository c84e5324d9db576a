import { describe, expect, test } from 'vitest'
import { dueWords, isPaused, opponentOf, stateOf, timeAgo, timeLeft } from '@/components/home/game-words'
import { momentOf } from '@/components/table/clock'
import type { ListedGame } from '@/lib/play/api/list'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'

const english = wordsOf('en', en)
const german = wordsOf('de', de)
const NOW = Date.UTC(2026, 4, 1, 12)
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

const game = (more: Partial<ListedGame> = {}): ListedGame => ({
  ...{ game: 'g', kind: 'a-victory-denied', title: 'A Victory Denied', mode: 'invite', sides: ['german'] },
  ...{ players: { german: 'person', soviet: 'person' }, names: { german: 'Ada', soviet: 'Boris' } },
  ...{ stage: 'play', turn: 2, turns: 10, awaits: ['soviet'], mine: false, asked: null, winner: null },
  ...{ challenge: { drawn: false, to: 'link', closed: null }, pace: null, picture: null, unread: 0 },
  ...{ version: 1, changed: at(-1) },
  ...more,
})

/** Left for good before the dice were mixed. */
const LEFT = { stage: 'closed', challenge: { drawn: false, to: 'link', closed: 'left' } } as const

describe('with whom a game is played', () => {
  test.each<[Partial<ListedGame>, string]>([
    [{}, 'Boris'],
    [{ names: { soviet: null } }, 'Soviet player'],
    [{ names: { german: 'Ada' } }, 'A former player'],
    [{ players: { german: 'person', soviet: 'open' } }, 'Opponent wanted'],
    [{ players: { german: 'person', soviet: 'open' }, stage: 'closed' }, 'Your challenge'],
    [{ names: { german: 'Ada' }, ...LEFT }, 'A former player'],
    [{ mode: 'computer' }, 'Against the computer'],
    [{ players: { german: 'person', soviet: 'computer' } }, 'Against the computer'],
    [{ mode: 'hotseat', sides: ['german', 'soviet'] }, 'Two players, one device'],
    [{ mode: 'hotseat', sides: ['german', 'soviet'], practice: true }, 'Practice table'],
    [{ mode: 'watch', sides: [] }, 'Computer against computer'],
    [{ sides: [] }, 'As a spectator'],
  ])('%j: %s', (more, told) => {
    expect(opponentOf(english, game(more))).toBe(told)
  })
})

describe('how a game stands', () => {
  test.each<[Partial<ListedGame>, string]>([
    [{}, 'Soviet to move'],
    [{ mine: true, awaits: ['german'] }, 'Your move'],
    [{ mine: true, awaits: ['german'], empty: ['soviet'] }, 'Their seat is empty'],
    [{ stage: 'join', awaits: [] }, 'Not accepted yet'],
    [
      { stage: 'join', awaits: [], challenge: { drawn: false, to: 'player', closed: null } },
      'Offered; not answered yet',
    ],
    [{ stage: 'closed', challenge: { drawn: false, to: 'link', closed: 'declined' } }, 'Declined'],
    [LEFT, 'Left before it began'],
    [{ stage: 'nonce', awaits: ['soviet'] }, 'The dice are being made'],
    [{ stage: 'nonce', mine: true, awaits: ['german'] }, 'Open it once for the dice'],
    [{ stage: 'over', awaits: [], winner: 'german' }, 'You have won'],
    [{ stage: 'over', awaits: [], winner: 'soviet' }, 'You have lost'],
    [{ stage: 'over', awaits: [], winner: 'draw' }, 'A draw'],
    [{ stage: 'over', awaits: [], winner: 'abandoned', sides: [] }, 'Abandoned'],
    [{ stage: 'over', awaits: [], winner: 'soviet', sides: [] }, 'Soviet has won'],
    [{ mode: 'computer', players: { german: 'person', soviet: 'computer' } }, 'The computer moves'],
  ])('%j: %s', (more, told) => {
    expect(stateOf(english, game(more))).toBe(told)
  })
})

test.each<[Partial<ListedGame>, boolean]>([
  [{ pace: '3d' }, true],
  [{ pace: '3d', deadline: at(5), left: 1 }, false],
  [{ pace: null }, false],
  [{ pace: '3d', stage: 'over', awaits: [] }, false],
  [{ pace: '3d', players: { german: 'person', soviet: 'computer' } }, false],
])('%j: both clocks stand still: %j', (more, still) => {
  expect(isPaused(game(more))).toBe(still)
})

test('the time that is left and counts is told in two units at most, and that it is out', () => {
  const told = (until: number, counting = until) =>
    timeLeft(english, { deadline: at(until), left: counting * 3_600_000 }, NOW)
  expect([told(51), told(51, 3.5), told(0.1), told(-1, 0)]).toEqual([
    '2\u00a0d 3\u00a0h left',
    '3\u00a0h 30\u00a0min left',
    '6\u00a0min left',
    'time is\u00a0out',
  ])
})

test('a list says until when, in the time zone of its reader, and what of it counts', () => {
  const due = { deadline: at(99), left: 51 * 3_600_000 }
  const date = momentOf(german, NOW + 99 * 3_600_000)
  expect(dueWords(german, due, NOW)).toBe(`bis ${date}, noch 2\u00a0T 3\u00a0Std.`)
  expect(dueWords(german, { ...due, deadline: at(-1) }, NOW)).toBe('Zeit abgelaufen')
  expect(dueWords(german, {}, NOW)).toBe('')
})

test('how long ago something was is told in the language of the reader', () => {
  expect(timeAgo(english, at(-26), NOW)).toBe('yesterday')
  expect(timeAgo(german, at(-26), NOW)).toBe('gestern')
  expect(timeAgo(english, at(-3), NOW)).toMatch(/^3 hr/)
  // A clock that goes ahead of the server's does not tell of the future.
  expect(timeAgo(english, at(2), NOW)).toBe('this minute')
})
