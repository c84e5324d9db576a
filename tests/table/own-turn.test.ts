import { expect, test } from 'vitest'
import type { LogLine } from '@/components/table/game-controls'
import { ownTurnIn } from '@/components/wargame/past/own-turn'

const line = (n: number, key: string, params: LogLine['params'] = {}): LogLine => ({
  ...{ n, id: `${n}`, time: `2026-01-0${n + 1}T00:00:00.000Z`, key, params, at: [] },
})
const log = [
  ...[line(0, 'turn', { side: 'german' }), line(1, 'moved')],
  ...[line(2, 'turn', { side: 'soviet' }), line(3, 'moved')],
  ...[line(4, 'turn', { side: 'german' }), line(5, 'moved')],
]
const TURNS = new Set(['turn'])
const turn = (to: number, side: string) => ownTurnIn(log.slice(0, to), TURNS, side)

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
  expect(ownTurnIn(log.slice(3), TURNS, 'german')).toBeNull()
  expect(ownTurnIn(log, new Set(['other']), 'german')).toBeNull()
})
