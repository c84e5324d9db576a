import { describe, expect } from 'vitest'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import type { State } from '@/lib/games/death-and-destruction/state'
import { needed } from '@/lib/games/proud-monster/rules/04-victory'
import { allows, refuses } from '../../support/ledger'
import { at, DONE, ENOUGH, facts, given, position, RESTORE, type Setting } from './given'

/** The end of a turn, in which the German holds places of so many points. */
function ended(code: number, points: number, more: Setting = {}) {
  const state = position({ code, ...more, agenda: [{ step: 'checkVictory' }] })
  const taken: string[] = []
  let sum = 0
  for (const { hex, points: worth } of rules.places)
    if (worth && worth <= 2 && sum + worth <= points) {
      taken.push(hex)
      sum += worth
    }
  const here: State = { ...state, table: { ...state.table, taken: taken.sort(), debit: sum - points } }
  return given(here).when('german', DONE, ENOUGH).allows()
}
const INFANTRY = ['DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61', 'DE-ID-294', 'DE-ID-298']
const winner = ({ state }: ReturnType<typeof ended>) => state.table.result?.winner ?? null

describe('the check of victory', () => {
  allows('DD 4.1', 'ends the game at either end of its bands', () => {
    expect(winner(ended(124, 27))).toBe('soviet')
    expect(winner(ended(124, 36))).toBe('german')
    expect(winner(ended(407, 4))).toBe('draw')
    expect(winner(ended(407, 7))).toBe('german')
    expect(winner(ended(407, 1))).toBe('soviet')
  })
  allows('DD 4.1', 'is known beforehand, to players and to the computer: so much wins, and no less', () => {
    const counted = Array.from({ length: rules.turns - rules.firstTurn + 1 }, (_, i) => rules.firstTurn + i)
    for (const turn of counted) {
      const code = rules.codeOf(turn)
      const least = needed(at(position({ code })) as never, turn)
      // In the last turn the border counts as well (4.2), of which nobody has anything here.
      const won = least !== null && winner(ended(code, least)) === 'german'
      const less = least !== null && winner(ended(code, least - 1)) === 'german'
      expect([code, won, less]).toEqual([code, rules.VICTORY.some((row) => row.turn === turn), false])
    }
  })
  allows(
    'DD 4.1',
    'ends a half year that is played as a game of its own, between its bands with a draw',
    () => {
      const at212 = (points: number, options: object) =>
        winner(ended(212, points, { options: options as never }))
      expect([27, 28, 35, 36].map((n) => at212(n, { until: 'to212' }))).toEqual([
        'soviet',
        'draw',
        'draw',
        'german',
      ])
      expect([28, 35].map((n) => at212(n, { until: 'to224' }))).toEqual([null, null])
    },
  )
  allows('DD 4.1', 'measures parts of ours by bands of their own, at their end alone', () => {
    const winners = (code: number, points: readonly number[], scenario = 'war') =>
      points.map((n) => winner(ended(code, n, { scenario: scenario as never })))
    expect(winners(207, [34, 35, 36], 'december')).toEqual(['soviet', 'draw', 'german'])
    expect(winners(220, [40, 41, 49, 50], 'june')).toEqual(['soviet', 'draw', 'draw', 'german'])
    expect(winners(320, [4, 5, 16, 17], 'july')).toEqual(['soviet', 'draw', 'draw', 'german'])
    // Whoever begins near a band of the war does not end it in a turn.
    expect(winners(124, [1, 99], 'december')).toEqual([null, null])
    expect(winners(212, [1, 99], 'june')).toEqual([null, null])
    expect(winners(316, [1, 99], 'july')).toEqual([null, null])
    expect(winners(207, [32, 33, 34])).toEqual([null, null, null])
    expect(winners(306, [43, 44, 46, 47], 'november')).toEqual(['soviet', 'draw', 'draw', 'german'])
    expect(winners(306, [31, 32, 39, 40])).toEqual(['soviet', null, null, 'german'])
  })
  refuses('DD 4.1', 'to end it between them', () => {
    for (const points of [28, 35]) expect(winner(ended(124, points))).toBeNull()
  })
  allows('DD 4.4', 'comes in the turns that the table names', () => {
    expect(winner(ended(207, 0))).toBe('soviet')
  })
  refuses('DD 4.4', 'in no others', () => {
    for (const code of [201, 206, 208, 406]) expect(winner(ended(code, 0))).toBeNull()
    expect(winner(ended(208, 99))).toBeNull()
  })
  allows('DD 4.2', 'costs a point in the last turn for each hex of the border with supplied Soviets', () => {
    const units = { 'SU-GRD-1': '1503S', 'SU-GRD-2': '1503S', 'SU-GRD-3': '2417S', 'SU-GRD-4': '1604S' }
    const { result } = ended(407, 6, { units }).state.table
    expect(result).toMatchObject({ winner: 'draw', german: 4 })
  })
  refuses('DD 4.2', 'nothing of it in other turns', () => {
    const units = { 'SU-GRD-1': '1503S' }
    expect(facts(ended(324, 18, { units }), 'VictoryChecked')).toMatchObject([{ points: 18 }])
  })
  refuses('DD 4.2', 'nothing for those whom no supply reaches', () => {
    const around = (hex: string) => rules.board.neighbours(hex).filter(rules.isLand)
    const cut = rules.board.hexes.find((hex) => rules.zomo(hex) && around(hex).length === INFANTRY.length)!
    const ring = Object.fromEntries(around(cut).map((hex, i) => [INFANTRY[i]!, hex]))
    const german = (more: object) =>
      ended(407, 6, { units: { 'SU-GRD-1': cut, ...more } }).state.table.result!.german!
    // In Germany a unit costs a point besides, supplied or not (4.4 of the parent).
    expect([german(ring), german({})]).toEqual([5, 4])
  })
  const rear = (foot: number) =>
    given(position({ ...RESTORE, code: 312, partisans: { foot }, units: { 'DE-ID-1': '2817N' } }))
  allows('DD 4.2', 'costs a point where too few fight partisans', () => {
    expect(rear(2).when('german', DONE, ENOUGH).allows().state.table.debit).toBe(1)
  })
  refuses('DD 4.2', 'nothing where all who are asked for do', () => {
    const { state } = rear(1).when('german', { type: 'sendAgainstPartisans', unit: 'DE-ID-1' }).allows()
    expect(given(state).when('german', DONE, ENOUGH).allows().state.table.debit).toBe(0)
  })
})

describe('forgiveness', () => {
  const always = { options: { playOn: 'always' } } as const
  allows('DD 4.3', 'keeps a point for each check and counts all of them in the last one', () => {
    const won = ended(124, 40, always)
    expect([winner(won), won.state.table.forgiven]).toEqual([null, 1])
    const lost = ended(124, 20, { ...always, forgiven: 1 })
    expect([winner(lost), lost.state.table.forgiven]).toEqual([null, 0])
    expect(winner(ended(407, 5, { ...always, forgiven: 2 }))).toBe('german')
  })
  refuses('DD 4.3', 'to go on where players have not agreed, or after the last turn', () => {
    expect(winner(ended(124, 40))).toBe('german')
    expect(winner(ended(407, 9, always))).toBe('german')
    // What a pause ends is not forgiven (4.5).
    const paused = ended(123, 30, { ...always, logistics: { free: true } })
    expect([winner(paused), paused.state.table.forgiven]).toEqual(['soviet', 0])
  })
})

describe('a pause', () => {
  const pause = { logistics: { free: true } } as const
  allows('DD 4.5', 'ends the game with the turns of the parent', () => {
    expect(winner(ended(123, 30, pause))).toBe('soviet')
    expect(winner(ended(123, 36, pause))).toBe('german')
  })
  refuses('DD 4.5', 'no game without one', () => {
    expect(winner(ended(123, 30))).toBeNull()
  })
})

describe('the fall of Moscow', () => {
  const units = {
    'DE-PZ-1': '5117N',
    ...Object.fromEntries(rules.moscow.slice(0, 1).map((hex) => ['DE-ID-1', hex])),
  }
  const [, second] = rules.moscow
  const fall = (code: number) =>
    given(position({ code, units })).when(
      'german',
      { type: 'moveStack', from: '5117N', units: ['DE-PZ-1'], path: [second!] },
      [2],
    )
  allows('DD 4.8', 'may end the war up to turn 204', () => {
    expect(fall(204).allows().state.table.result?.winner).toBe('german')
  })
  refuses('DD 4.8', 'and later no more', () => {
    expect(fall(206).allows().state.table.result).toBeNull()
  })
})
