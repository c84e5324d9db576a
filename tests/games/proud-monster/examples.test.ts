import { expect, test } from 'vitest'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import type { Order } from '@/lib/games/proud-monster/orders'
import { allows, refuses } from '../../support/ledger'
import { ASSAULT, attack, DONE, given, move, play, position, type Setting, tried, where } from './given'
import { around } from './oracle/map'

// Examples that the book gives with a rule, where no test of the rule itself tells them.

const ids = (face: string, count: number) =>
  Array.from({ length: count }, (_, i) => `SU-${face}-${String(i + 1).padStart(3, '0')}`)
const all = (units: string[], at: string) => Object.fromEntries(units.map((unit) => [unit, at]))
const beginning = (turn: number, units: Setting['units']) =>
  position({ ...{ turn, units, acting: 'soviet', phase: 'reinforcement' }, agenda: [{ step: 'beginTurn' }] })

allows('PM 3.5', 'turn 10 brings 20 rifle, 2 cavalry and 1 tank division and a rifle brigade', () => {
  const faces = ['RD', 'CD', 'TD', 'MRD', 'RB', 'TB']
  const waiting = Object.assign({}, ...faces.map((face) => all(ids(face, 25), 'track'))) as Setting['units']
  const { state } = play(beginning(10, waiting), ['soviet', DONE])
  const come = faces.map((face) => ids(face, 25).filter((unit) => where(state, unit) === 'arriving').length)
  expect(come).toEqual([20, 2, 1, 0, 1, 0])
})

test('the 7th Parachute Division comes in turn 6, the 2nd and 5th Panzer Divisions in turn 7 (3.6, 2.17)', () => {
  const turn = (id: string) => AXIS[id]!.turn
  expect(['DE-PARA-7', 'DE-PZ-2', 'DE-PZ-5'].map(turn)).toEqual([6, 7, 7])
})

test('in turn 2 Germans come at once, in the second couplet, or by the south in it (8.3)', () => {
  const ours = { 'DE-ID-125': 'track', 'DE-GEB-4': 'track', 'DE-ID-197': 'track', 'SU-RD-001': '4808S' }
  const here = play(beginning(2, ours), ['soviet', DONE]).state
  const first = play(
    here,
    ['german', move('DE-ID-125', 'okhNorth', '1908N')],
    ['german', { type: 'shiftReserve', to: 'okhSouth', units: ['DE-ID-197'] }],
  ).state
  given(first)
    .when('german', move('DE-ID-197', 'okhSouth', '1026N'))
    .refuses('PM 8.3')
  const { state } = play(
    first,
    ['german', DONE],
    ['soviet', DONE],
    ['german', move('DE-GEB-4', 'okhNorth', '1908N')],
    ['german', move('DE-ID-197', 'okhSouth', '1026N')],
  )
  expect(['DE-ID-125', 'DE-GEB-4', 'DE-ID-197'].map((unit) => where(state, unit))).toEqual([
    ...['1908N', '1908N', '1026N'],
  ])
})

/** How many come in through a place and round it, if nothing but room counts. */
function through(...places: string[]): number {
  const near = new Set(places.flatMap((hex) => [hex, ...around(hex)]))
  let state = position({
    ...{ turn: 2, acting: 'soviet', phase: 'reinforcement', units: all(ids('RD', 70), 'arriving') },
    agenda: [{ step: 'checkVictory' }, { step: 'reinforce', side: 'soviet' }],
  })
  const left = ids('RD', 70)
  for (const hex of near)
    while (left.length > 0) {
      const order: Order = { type: 'placeUnits', hex, units: [left[0]!] }
      try {
        state = given(state).when('soviet', order).allows().state
      } catch {
        break
      }
      left.shift()
    }
  return 70 - left.length
}
allows('PM 8.7', 'five come in through Riga, 35 through Minsk, 50 through both hexes of Moscow', () => {
  expect([through('2705N'), through('2817N'), through('5017N', '5116N')]).toEqual([5, 35, 50])
})

refuses('PM 14.4', 'a unit in 2407N does not attack both 2406N and 2506N', () => {
  const units = {
    'DE-ID-1': '2407N',
    'DE-ID-11': '2407N',
    ...tried('SU-RD-001', '2406N', '3-3'),
    ...tried('SU-RD-003', '2406N', '3-3'),
    ...tried('SU-RD-002', '2506N', '6-7'),
  }
  const { state } = given(position({ ...ASSAULT, units }))
    .when('german', attack('2406N', 'DE-ID-1'), [5])
    .allows()
  given(state).when('german', attack('2506N', 'DE-ID-1')).refuses('PM 14.4')
})

test('a unit of two steps pays one of two by turning over, or both by being eliminated (14.35)', () => {
  const here = (value: string) =>
    position({ ...ASSAULT, units: { 'DE-ID-1': '4006S', ...tried('SU-RD-001', '4007S', value) } })
  // 6 against 7 is 1:2: a six costs one, a four two.
  const after = (die: number) =>
    given(here('6-7')).when('german', attack('4007S', 'DE-ID-1'), [die]).allows().state
  expect(after(6).table.counters['DE-ID-1']).toMatchObject({ at: '4006S', lost: 1 })
  expect(where(after(4), 'DE-ID-1')).toBe('dead')
})

test('with four points at the end of the first turn play stops, with three it goes on (4.5)', () => {
  const over = (taken: string[]) => {
    const here = position({ ...{ turn: 1, acting: 'soviet', taken }, units: { 'SU-RD-001': '4808S' } })
    return play(here, ['soviet', DONE]).state.table.result?.winner ?? null
  }
  expect(over(['2311N', '2512N', '2705N', '2817N'])).toBe('german')
  expect(over(['2311N', '2512N', '2705N'])).toBe(null)
})
