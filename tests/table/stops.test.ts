import { describe, expect, test } from 'vitest'
import type { LogLine } from '@/components/table/game-controls'
import { eachLine, stopsOf } from '@/components/table/watch/stops'
import { msOf } from '@/components/table/watch/use-player'
import type { Board } from '@/lib/kernel/game'

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
  const boards = Array.from({ length: 5 }, (_, n) => ({ turn: n }))
  const each = eachLine({ since: 9, boards, lineAt: late, msOf, areAlike: () => false })
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

describe('moves that went alike', () => {
  /** Boards by where pieces stand, each as the one before with some that are elsewhere. */
  const boardsOf = (first: Record<string, string>, ...moves: readonly Record<string, string | null>[]) => {
    const boards: Board[] = [{ turn: 1, control: '0', pieces: first }]
    for (const [n, move] of moves.entries()) {
      const pieces = { ...(boards.at(-1)!.pieces as object), ...move }
      const there = Object.fromEntries(Object.entries(pieces).filter(([, at]) => at !== null))
      boards.push({ turn: 1, control: `${n + 1}`, pieces: there })
    }
    return boards
  }
  const move = (n: number, group: string): LogLine => ({ ...line(n), key: 'moved', params: { group } })
  const areAlike = (a: LogLine, b: LogLine) =>
    a.key === 'moved' && b.key === 'moved' && a.params.group === b.params.group
  const played = (boards: readonly Board[], ...lines: readonly LogLine[]) =>
    eachLine({ since: 0, boards, lineAt: (n) => lines[n], msOf, areAlike })
  const pieces = (board: Board | undefined) => board?.pieces

  test('are shown at once, whoever moved between them, and in the end all stands as it does in the log', () => {
    const boards = boardsOf(
      { a: '1', b: '2', c: '3', d: '4' },
      { a: '5' },
      { b: '6' },
      { c: '7' },
      { d: '8' },
    )
    const stops = played(boards, move(0, 'west'), move(1, 'east'), move(2, 'west'), move(3, 'east'))
    expect(stops.map(({ lines }) => lines.map(({ n }) => n))).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(pieces(stops[0]!.board)).toEqual({ a: '5', b: '2', c: '7', d: '4' })
    // The last of them is the board of the log itself.
    expect(stops[1]).toMatchObject({ to: 3 })
    expect(stops[1]).not.toHaveProperty('board')
  })

  test('are no more than those between two other lines', () => {
    const boards = boardsOf({ a: '1', b: '2' }, { a: '5' }, {}, { b: '6' })
    const stops = played(boards, move(0, 'west'), line(1), move(2, 'west'))
    expect(stops.map(({ lines, to }) => [lines.length, to])).toEqual([
      ...[
        [1, 0],
        [1, 1],
      ],
      [1, 2],
    ])
  })

  test('wait for another move that wrote the same place before them', () => {
    // `b` goes to where `a` lies beneath it then: before `a` has come there it cannot.
    const boards = boardsOf({ a: '1', b: '2', c: '3' }, { c: '9' }, { a: '5' }, { b: '5', a: 'covered' })
    const stops = played(boards, move(0, 'west'), move(1, 'east'), move(2, 'west'))
    expect(stops.map(({ lines }) => lines.map(({ n }) => n))).toEqual([[0], [1], [2]])
    expect(pieces(stops[1]!.board)).toEqual({ a: '5', b: '2', c: '9' })
    // Together with it they may go.
    const all = played(boards, move(0, 'east'), move(1, 'west'), move(2, 'west'))
    expect(all.map(({ lines }) => lines.map(({ n }) => n))).toEqual([[0], [1, 2]])
  })

  test('show nothing that the boards of the log do not have', () => {
    const boards = boardsOf(
      { a: '1', b: '2' },
      { b: '6', uncovered: '2' },
      { a: '5', uncovered: null },
      { b: '7' },
    )
    const stops = played(boards, move(0, 'x'), move(1, 'y'), move(2, 'x'))
    const known = new Set(boards.flatMap(({ pieces }) => Object.entries(pieces as object).map(String)))
    for (const { board } of stops)
      for (const piece of Object.entries((pieces(board) ?? {}) as object).map(String))
        expect(known).toContain(piece)
  })
})
