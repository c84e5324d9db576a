import { expect, test } from 'vitest'
import type { LogLine } from '@/components/table/game-controls'
import { eachLine, stopsOf } from '@/components/table/watch/stops'
import { msOf } from '@/components/table/watch/use-player'

const line = (n: number, dice = false): LogLine => ({
  ...{ n, id: `${n}`, time: '2026-01-01T00:00:00.000Z', key: 'log', params: {}, at: ['0101'] },
  ...(dice ? { dice: [{ sides: 6, face: 3 }] } : {}),
})
const log = Array.from({ length: 20 }, (_, n) => line(n, n === 12))
const parts = [
  { name: 'Kiev', fights: [{ n: 11, to: 14 }] },
  {
    name: 'Riga',
    fights: [
      { n: 3, to: 5 },
      { n: 7, to: 8 },
    ],
  },
]

test('fights are shown part by part, in two seconds each: who attacks, and what came of it where the die fell', () => {
  const stops = stopsOf(parts, (n) => log[n])
  expect(stops.map(({ lines }) => lines.map(({ n }) => n))).toEqual([
    ...[[11], [12, 13, 14]],
    ...[[3], [4, 5]],
    ...[[7], [8]],
  ])
  expect(stops.map(({ to }) => to)).toEqual([11, 14, 3, 5, 7, 8])
  expect(stops.map(({ line }) => line?.n)).toEqual([11, 12, 3, 5, 7, 8])
  expect(stops.map(({ fight }) => [fight?.part, fight?.n, fight?.of])).toEqual([
    ...[
      ['Kiev', 1, 3],
      ['Kiev', 1, 3],
    ],
    ...[
      ['Riga', 2, 3],
      ['Riga', 2, 3],
    ],
    ...[
      ['Riga', 3, 3],
      ['Riga', 3, 3],
    ],
  ])
  // Each part is looked at as it begins.
  expect(stops.map(({ around }) => around?.length)).toEqual([
    1,
    undefined,
    2,
    undefined,
    undefined,
    undefined,
  ])
  for (const n of [0, 2, 4]) expect(stops[n]!.ms + stops[n + 1]!.ms).toBe(2000)
})

test('a fight whose lines have not been fetched is left out, and each line by itself waits for its own', () => {
  const late = (n: number) => (n < 10 ? undefined : log[n])
  expect(stopsOf(parts, late).map(({ fight }) => fight?.part)).toEqual(['Kiev', 'Kiev'])
  const each = eachLine(9, 4, late, msOf)
  expect(each.map(({ to, line }) => [to, line?.n])).toEqual([
    ...[
      [9, undefined],
      [10, 10],
    ],
    ...[
      [11, 11],
      [12, 12],
    ],
  ])
  expect(each[3]!.ms).toBeGreaterThan(each[2]!.ms)
})
