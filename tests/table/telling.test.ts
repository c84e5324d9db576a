import { describe, expect, test } from 'vitest'
import type { GameControls, LogLine } from '@/components/table/game-controls'
import { thrownBetween, toldFrom } from '@/components/wargame/past/telling'

const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({
  ...{ n, id: `l${n}`, time: '2026-01-01T00:00:00Z', key: 'log-moved', params: {}, cite: 'TOY 1' },
  ...more,
})
const die = { dice: [{ sides: 6, face: 4 }], at: ['0102', '0101'] }
const table = (log: readonly LogLine[], more: object = {}, busy = false) =>
  ({
    answer: { viewer: 'red', seats: ['red'], computerToMove: false, version: log.length, ...more },
    ...{ log, busy },
  }) as unknown as GameControls
const before = table([line(0)])

describe('dice', () => {
  test('fall on the hex of the fight before anything else is told', () => {
    const now = table([line(0), line(1, { at: ['0102'] }), line(2, die), line(3)])
    expect(thrownBetween(before, now)).toEqual({ line: 2, dice: die.dice, hex: '0102' })
  })

  test('do not fall twice, nor for what has no place on the map, nor at a table through other eyes', () => {
    expect(thrownBetween(table([line(0, die)]), table([line(0, die), line(1)]))).toBeNull()
    expect(thrownBetween(before, table([line(0), line(1, { dice: die.dice })]))).toBeNull()
    expect(thrownBetween(before, table([line(0), line(1, die)], { viewer: 'blue' }))).toBeNull()
  })
})

describe('what the other side has done', () => {
  const moved = [line(0), line(1), line(2, { at: ['0102'] })]

  test('is told line by line from the first on that came', () => {
    expect(toldFrom(before, table(moved))).toBe(1)
  })

  test.each([
    ["is not, where it is the answer to one's own order", table([line(0)], {}, true), table(moved)],
    ['is not, where nothing of it is on the map', before, table([line(0), line(1)])],
    ['is not, while a computer plays step by step', table([line(0)], { computerToMove: true }), table(moved)],
    ['is not, where two play on one device', before, table(moved, { seats: ['red', 'blue'] })],
  ])('%s', (_why, was, now) => expect(toldFrom(was, now)).toBeNull())
})
