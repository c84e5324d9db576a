import { expect, test } from 'vitest'
import { later } from '@/components/games/a-victory-denied/later-port'
import type { LogLine } from '@/components/table/game-controls'
import { byTurns, ownTurnIn } from '@/components/wargame/past/own-turn'

const line = (n: number, key: string, params: LogLine['params'] = {}): LogLine => ({
  ...{ n, id: `${n}`, time: `2026-01-0${n + 1}T00:00:00.000Z`, key, params, at: [] },
})
const log = [
  ...[line(0, 'turn', { side: 'german' }), line(1, 'moved')],
  ...[line(2, 'turn', { side: 'soviet' }), line(3, 'moved')],
  ...[line(4, 'turn', { side: 'german' }), line(5, 'moved')],
]
const TURNS = new Set(['turn'])
const turn = (to: number, side: string) => ownTurnIn(log.slice(0, to), byTurns(TURNS), side)

test('what one ordered is from the line with which the turn began to that of the next, once that has begun', () => {
  const first = { lines: 0, to: 2, time: log[2]!.time, own: true }
  expect(turn(2, 'german')).toBeNull()
  expect(turn(3, 'german')).toEqual(first)
  // In one's next turn it is still the one before.
  expect(turn(6, 'german')).toEqual(first)
  expect(turn(4, 'soviet')).toBeNull()
  expect(turn(6, 'soviet')).toEqual({ lines: 2, to: 4, time: log[4]!.time, own: true })
})

test('nobody else has a turn of his own, and no line that is missing is guessed', () => {
  expect(turn(6, 'spectator')).toBeNull()
  expect(ownTurnIn(log.slice(3), byTurns(TURNS), 'german')).toBeNull()
  expect(ownTurnIn(log, byTurns(new Set(['other'])), 'german')).toBeNull()
})

test('where no line tells of player turns it is the last activation that is over, however the next begins (AVD 7.2)', () => {
  const told = (...keys: readonly (readonly [key: string, chit?: string])[]): LogLine[] =>
    keys.map(([key, chit], n) => ({
      ...{
        n,
        id: `${n}`,
        time: `2026-01-01T00:00:0${n}.000Z`,
        key,
        params: { units: 3, ...(chit && { chit }) },
      },
    }))
  const begun = told(
    ...([['log-turn'], ['log-drawn', 'G-3PG'], ['log-activated', 'G-3PG'], ['log-moved']] as const),
    ...([
      ['log-drawn', 'S-20A'],
      ['log-activated', 'S-20A'],
      ['log-moved'],
      ['log-special', 'special'],
    ] as const),
    ...([['log-moved'], ['log-drawn', 'G-2PG']] as const),
  )
  const last = (side: string, log = begun) => ownTurnIn(log, later.begins!, side)
  expect(last('german')).toMatchObject({ lines: 2, to: 4, own: true })
  // The special segment of the other side is none of it.
  expect(last('soviet')).toMatchObject({ lines: 5, to: 7, own: true })
  // What is not over is not told.
  expect(last('soviet', begun.slice(0, 7))).toBeNull()
  expect(last('german', begun.slice(0, 4))).toBeNull()
})
