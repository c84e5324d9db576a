import { expect, test } from 'vitest'
import type { LogLine } from '@/components/table/game-controls'
import { type Seen, toldSince } from '@/components/table/seen'

const TURNS = new Set(['turn'])
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
const line = (n: number, key: string, side = ''): LogLine => ({
  ...{ n, id: `${n}`, time: at(n), key, params: { side }, at: [] },
})
/** The German's turn, the Soviet's, and then the German's again, in which he has not moved yet. */
const log = [
  ...[line(0, 'turn', 'german'), line(1, 'moved'), line(2, 'turn', 'soviet')],
  ...[line(3, 'moved'), line(4, 'moved'), line(5, 'turn', 'german')],
]
const handed: Seen = { viewer: 'german', lines: 2, time: at(2) }
const seen = (lines: number): Seen => ({ viewer: 'german', lines, time: at(lines) })

test('a device that has never seen a table tells what came since its player handed over', () => {
  expect(toldSince(log, TURNS, 'german', null)).toEqual(handed)
  expect(toldSince(log.slice(0, 4), TURNS, 'german', null)).toEqual(handed)
})

test('a device that saw it last before he went on elsewhere does not tell again what he did there', () => {
  expect(toldSince(log, TURNS, 'german', seen(1))).toEqual(handed)
  expect(toldSince(log, TURNS, 'german', seen(4))).toEqual(seen(4))
})

test('who has gone on since his turn began has been told before', () => {
  const moved = [...log, line(6, 'moved')]
  expect(toldSince(moved, TURNS, 'german', null)).toBeNull()
  expect(toldSince(moved, TURNS, 'german', seen(4))).toEqual(seen(4))
  // What belongs to the line with which it began was written with it.
  const weather = { ...line(6, 'weather'), time: at(5) }
  expect(toldSince([...log, weather], TURNS, 'german', null)).toEqual(handed)
})

test('lines that are not here yet are asked for, unless the device knows from where on', () => {
  expect(toldSince(log.slice(3), TURNS, 'german', null)).toBe('missing')
  expect(toldSince(log.slice(3, 5), TURNS, 'german', null)).toBe('missing')
  expect(toldSince(log.slice(3), TURNS, 'german', seen(3))).toEqual(seen(3))
})

test('nobody has handed over in the first turn, nor in a game of which no line names a turn', () => {
  expect(toldSince(log.slice(0, 1), TURNS, 'german', null)).toBeNull()
  expect(toldSince(log, new Set(), 'german', null)).toBeNull()
  expect(toldSince([], TURNS, 'german', null)).toBeNull()
})
