import { describe, expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import { airFactor } from '@/lib/games/proud-monster/full/air'
import { seenBy } from '@/lib/games/proud-monster/full/fog'
import { on, rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import type { Aircraft } from '@/lib/games/proud-monster/names'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { attackStrength, defenceStrength, shiftsOf } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../../support/ledger'
import { ASSAULT, DONE, dueNow, given, move, play, position, type Setting, SOVIET, tried } from './given'

/** A player turn that begins with its aircraft. */
const flying = (side: Side, more: Setting): State =>
  position({
    ...(side === 'soviet' ? SOVIET : {}),
    agenda: [
      { step: 'assault', side },
      { step: 'move', side },
      { step: 'commit', side, recalled: true },
    ],
    ...more,
  })
const commit = (air: Aircraft, unit: string) => ({ type: 'commitAir', air, unit }) as const
const VIII = 'DE-AIR-VIII'
const II = 'DE-AIR-II'
const stack = { 'DE-ID-1': '3005S', 'DE-ID-11': '3005S', ...tried('SU-RD-001', '3006S', '6-7') } as const

allows('PM 10.2', 'an aircraft supports a stack, attacking and defending, and follows one part of it', () => {
  const { state } = given(flying('german', { units: stack }))
    .when('german', commit(II, 'DE-ID-1'))
    .allows()
  expect(state.table.air).toEqual({ [II]: 'DE-ID-1' })
  expect(dueNow(state)).toBe('move')
  const at = on(state.table) as never
  // Ten points in the second turn, beside twelve factors.
  expect(attackStrength(at, battleOf(at, 'german', '3006S', ['DE-ID-1', 'DE-ID-11']))).toBe(22)
  const moved = given(state)
    .when('german', move('DE-ID-1', '3005S', '3004S'))
    .allows().state
  const later = on(moved.table) as never
  expect(attackStrength(later, battleOf(later, 'german', '3006S', ['DE-ID-11']))).toBe(6)
  expect(defenceStrength(at, battleOf(at, 'soviet', '3005S', ['SU-RD-001']))).toBe(24)
})
allows('PM 8.10', 'the Soviet aircraft comes in turn 12, and stays though Moscow is lost later', () => {
  const comesBy = (units: Setting['units']) =>
    given(
      position({
        ...{ ...ASSAULT, ...SOVIET, turn: 11, couplet: 2 },
        units: { 'DE-ID-61': '2005S', ...tried('SU-RD-001', '2106S', '6-7'), ...units },
      }),
    )
      .when('soviet', DONE, [1, 1, 1])
      .allows().state.table.airWithheld
  expect([comesBy({}), comesBy({ 'DE-ID-1': '5116N' })]).toEqual([false, true])
  const later = flying('soviet', {
    turn: 12,
    units: { ...tried('SU-RD-002', '5015N', '6-7'), 'DE-ID-1': '5116N' },
  })
  given(later).when('soviet', commit('SU-AIR-6', 'SU-RD-002')).allows()
})
refuses(
  'PM 10.2',
  'not two over one stack, none twice, none of the other side, and no more points than factors',
  () => {
    const state = flying('german', { units: stack })
    const one = given(state).when('german', commit(II, 'DE-ID-1')).allows().state
    given(one).when('german', commit(VIII, 'DE-ID-11')).refuses('PM 10.2')
    given(one).when('german', commit(II, 'DE-ID-11')).refuses('PM 10.2')
    given(state).when('german', commit(II, 'SU-RD-001')).refuses('PM 10.2')
    given(state)
      .when('german', commit('constructor' as Aircraft, 'DE-ID-1'))
      .refuses('PM 10.2')
    const weak = position({
      ...ASSAULT,
      air: { [II]: 'DE-AG-184' },
      units: { 'DE-AG-184': '3005S', ...tried('SU-RD-001', '3006S', '6-7') },
    })
    const at = on(weak.table) as never
    expect(attackStrength(at, battleOf(at, 'german', '3006S', ['DE-AG-184']))).toBe(4)
  },
)

test('whoever has gone back brings no aircraft to those who stand there (14.34)', () => {
  const defence = (guests: string[]) => {
    const state = position({
      ...{ ...ASSAULT, ...SOVIET, guests },
      air: { [II]: 'DE-ID-1' },
      units: { 'DE-ID-1': '3005S', 'DE-ID-11': '3005S', ...tried('SU-RD-001', '3006S', '6-7') },
    })
    const at = on(state.table) as never
    return defenceStrength(at, battleOf(at, 'soviet', '3005S', ['SU-RD-001']))
  }
  expect(defence(['DE-ID-1'])).toBeLessThan(defence([]) - 7)
})

describe('the VIII air corps', () => {
  const shifts = (side: Side, air: string) => {
    const state = position({ ...ASSAULT, air: { [air]: 'DE-ID-1' }, units: stack })
    const at = on(state.table) as never
    const battle =
      side === 'german'
        ? battleOf(at, 'german', '3006S', ['DE-ID-1'])
        : battleOf(at, 'soviet', '3005S', ['SU-RD-001'])
    return shiftsOf(at, battle).map(({ cite, by }) => `${cite} ${by}`)
  }
  allows('PM 10.3', 'shifts a column for whom it supports', () => {
    expect(shifts('german', VIII)).toEqual(['PM 10.3 1'])
    expect(shifts('soviet', VIII)).toEqual(['PM 10.3 -1'])
  })
  refuses('PM 10.3', 'and others do not', () => {
    expect(shifts('german', II)).toEqual([])
  })
})

const moscow = { ...tried('SU-RD-001', '5017N', '6-7'), 'DE-ID-1': '5018N' }
allows('PM 10.4', 'in December a Soviet aircraft of five points flies near Moscow', () => {
  const state = flying('soviet', { turn: 12, units: moscow })
  const { state: after } = given(state).when('soviet', commit('SU-AIR-6', 'SU-RD-001')).allows()
  const at = on(after.table) as never
  expect(attackStrength(at, battleOf(at, 'soviet', '5018N', ['SU-RD-001']))).toBe(11)
})
refuses('PM 10.4', 'not beyond ten hexes from it', () => {
  const far = flying('soviet', { turn: 12, units: { ...moscow, ...tried('SU-RD-002', '3006S', '6-7') } })
  given(far).when('soviet', commit('SU-AIR-6', 'SU-RD-002')).refuses('PM 10.4')
})
allows('PM 8.10', 'it comes where both hexes of Moscow are Soviet', () => {
  const state = flying('soviet', { turn: 12, units: moscow })
  expect(full.legal(state, 'soviet').map(({ order }) => order.type)).toContain('commitAir')
})
refuses('PM 8.10', 'and does not where one is German', () => {
  const state = flying('soviet', { turn: 12, airWithheld: true, units: moscow })
  given(state).when('soviet', commit('SU-AIR-6', 'SU-RD-001')).refuses('PM 10.2')
})
test('in turn 12 no German aircraft is left, and those before it come back for each commitment', () => {
  const december = position({ turn: 12, units: stack })
  const order = { type: 'commitAir', air: II, unit: 'DE-ID-1' } as const
  expect(full.check(flying('german', { turn: 12, units: stack }), 'german', order)?.no).toBe('PM 10.2')
  expect(december.table.air).toEqual({})
  const before = position({ ...ASSAULT, ...SOVIET, air: { [II]: 'DE-ID-1' }, units: stack })
  const { state } = play(before, ['soviet', DONE], ['german', DONE])
  expect(dueNow(state)).toBe('commit')
  expect(state.table.air).toEqual({})
})

allows('PM 15.5', 'it counts in mobile assaults', () => {
  const state = position({
    air: { [II]: 'DE-PZ-1' },
    units: { 'DE-PZ-1': '3005S', ...tried('SU-RD-001', '3006S', '6-7') },
  })
  const { events } = given(state)
    .when('german', { type: 'mobileAssault', from: '3005S', target: '3006S', units: ['DE-PZ-1'] }, [6])
    .allows()
  const resolved = events.find(({ type }) => type === 'BattleResolved')
  expect(resolved).toMatchObject({ attack: 22 })
})

allows('PM 17.8', 'each German aircraft is worth what the table says of the turn', () => {
  const worth = (turn: number) => airFactor(on(position({ turn }).table), 'german')
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(worth)).toEqual([4, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})

test('the other side sees over which stack it flies, and not whom it follows', () => {
  const state = position({ air: { [II]: 'DE-ID-11' }, units: stack })
  expect(seenBy(rules, state.table, 'german').air).toEqual({ [II]: 'DE-ID-11' })
  expect(seenBy(rules, state.table, 'soviet').air).toEqual({ [II]: 'DE-ID-1' })
})
test('it stays with its stack when whom it follows is lost', () => {
  const state = position({
    ...{ ...ASSAULT, ...SOVIET, air: { [II]: 'DE-AG-184' } },
    units: {
      'DE-AG-184': '3006S',
      'DE-ID-1': '3006S',
      ...tried('SU-RD-001', '3005S', '6-7'),
      ...tried('SU-RD-002', '3005S', '6-7'),
      ...tried('SU-TD-001', '3007S', '8-6'),
    },
  })
  const { state: after } = given(state)
    .when(
      'soviet',
      { type: 'declareAttack', target: '3006S', attackers: ['SU-RD-001', 'SU-RD-002', 'SU-TD-001'] },
      [6],
    )
    .allows()
  const { state: end } = given(after).when('german', { type: 'takeLoss', unit: 'DE-ID-1' }).allows()
  expect(Object.values(end.table.air).every((unit) => end.table.counters[unit]!.at === '3006S')).toBe(true)
})
